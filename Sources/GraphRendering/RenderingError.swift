/// Why there is no image.
package enum RenderingError: Error, Hashable, Sendable {
    /// fontconfig knows no font at all.
    case noFonts
    /// The font folder holds no font that can be read.
    case fontFolder(String)
    /// The surface would be larger than Cairo can draw; sizes in device pixels.
    case tooLarge(width: Double, height: Double)
    /// Cairo gave up; its own words.
    case cairo(String)
    /// Nobody waits for the picture any more.
    case abandoned
    /// A compressor gave up; its own code.
    case compression(code: Int)
}
