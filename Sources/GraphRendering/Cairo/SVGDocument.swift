/// An SVG as Cairo wrote it, to be completed.
struct SVGDocument {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The document with names that do not vary and with words for those who cannot see it.
    func described(by description: ImageDescription) -> [UInt8] {
        bytes
    }
}
