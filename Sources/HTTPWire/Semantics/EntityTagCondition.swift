/// The value of `If-None-Match` or `If-Match` (RFC 9110 sections 13.1.1 and 13.1.2).
package enum EntityTagCondition: Hashable, Sendable {
    /// `*`: any representation that exists.
    case any
    /// One of these.
    case tags([EntityTag])

    /// Reads the field's whole list; nil when it is absent or malformed, and then the field does not count.
    package init?(_ list: String?) {
        guard let list else { return nil }
        let trimmed = ByteClass.trim(list.utf8)
        if trimmed.elementsEqual("*".utf8) {
            self = .any
            return
        }
        // A comma may stand inside an opaque tag; the list splitter respects the quotes.
        let members = ListField.members(trimmed)
        let tags = members.compactMap { EntityTag($0) }
        guard !tags.isEmpty, tags.count == members.count else { return nil }
        self = .tags(tags)
    }

    /// Weak comparison, for `If-None-Match`: weakness does not matter.
    package func matchesWeakly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tags.contains { $0.opaque == tag.opaque }
        }
    }

    /// Strong comparison, for `If-Match`: both must be strong.
    package func matchesStrongly(_ tag: EntityTag) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): !tag.isWeak && tags.contains(tag)
        }
    }
}
