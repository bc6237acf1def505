import Testing

/// The clients of these tests wait on the threads that all tests share: one at a time leaves the others room.
@Suite(.serialized)
enum ServerTests {}
