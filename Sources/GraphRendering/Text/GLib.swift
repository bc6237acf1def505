/// What GLib, and Pango on it, promises of memory.
enum GLib {
    /// The object that a function named `name` has made.
    ///
    /// Without memory GLib ends the process itself, so nil breaks its own promise; nothing from outside leads there, and
    /// no text could be measured after it.
    static func made<Object>(_ object: Object?, by name: StaticString) -> Object {
        guard let object else { fatalError("\(name) has made nothing") }
        return object
    }
}
