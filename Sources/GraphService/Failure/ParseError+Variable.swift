package import HTTPWire

extension ParseError {
    /// The environment variable that raises the limit that was passed; nil when there is none.
    package var variable: String? {
        switch self {
        case .targetTooLong: "ORDINATE_MAX_TARGET"
        case .fieldTooLong: "ORDINATE_MAX_FIELD"
        case .fieldBlockTooLong: "ORDINATE_MAX_HEADER"
        case .tooManyFields: "ORDINATE_MAX_FIELDS"
        case .bodyTooLarge: "ORDINATE_MAX_BODY"
        default: nil
        }
    }
}
