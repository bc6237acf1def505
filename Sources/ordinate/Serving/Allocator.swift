import CMalloc

/// The allocator of the C library, from which Swift has its memory too.
enum Allocator {
    /// Lets a service keep its size: large blocks go back to the system as soon as they are freed.
    ///
    /// By itself the allocator soon takes all but the largest from its heaps, where pictures that a cache keeps lie
    /// between those that are gone, and what is free there stays taken. Few heaps leave less of it lying about; small
    /// blocks come from each thread's own store first.
    static func returnLargeBlocks() {
        mallopt(M_MMAP_THRESHOLD, 128 << 10)
        mallopt(M_TRIM_THRESHOLD, 256 << 10)
        mallopt(M_ARENA_MAX, 2)
    }
}
