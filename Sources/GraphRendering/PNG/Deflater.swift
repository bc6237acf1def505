import CDeflate
import CISAL

/// A compressor into zlib streams (RFC 1950), kept from picture to picture.
protocol Deflater {
    /// The most octets that `compress` needs for `count`.
    func bound(_ count: Int) -> Int

    /// Compresses `input` into `output` and gives the number of octets written.
    func compress(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>)
        throws(RenderingError) -> Int
}

extension PNGCompression {
    /// Throws `compression` when there is no memory for it.
    func makeDeflater() throws(RenderingError) -> any Deflater {
        switch self {
        case .fast: FastDeflater()
        case .small: try SmallDeflater()
        }
    }
}

/// ISA-L at level 1.
final class FastDeflater: Deflater {
    /// At the start of a stream ISA-L 2.30 hashes a register that holds the address of the stream, and the output
    /// depends on it; the code for a stream's last octets, which takes pieces shorter than 288, does not.
    private static let firstPiece = 16

    private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    private let work = UnsafeMutablePointer<UInt8>.allocate(capacity: ISAL_LEVEL1_BUFFER)

    deinit {
        stream.deallocate()
        work.deallocate()
    }

    func bound(_ count: Int) -> Int {
        // Octets that do not shrink are stored in blocks of 65,535 with five in front; then the first piece and the
        // zlib frame.
        count + (count / 65_535 + 1) * 5 + 512
    }

    func compress(
        _ input: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutableBufferPointer<UInt8>
    ) throws(RenderingError) -> Int {
        // The frame of the stream is put around it here: ISA-L's own checksum takes a tenth of the time of a picture.
        let header: [UInt8] = [0x78, 0x01]
        let room = output.count - header.count - 4
        guard room > 0, let count = UInt32(exactly: input.count) else {
            throw .compression(code: 0)
        }
        isal_deflate_init(stream)
        stream.pointee.level = 1
        stream.pointee.level_buf = work
        stream.pointee.level_buf_size = UInt32(ISAL_LEVEL1_BUFFER)
        stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
        stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.pointee.next_out = output.baseAddress.map { $0 + header.count }
        stream.pointee.avail_out = UInt32(clamping: room)
        let first = min(count, UInt32(Self.firstPiece))
        try append(first, flush: SYNC_FLUSH, isLast: false)
        try append(count - first, flush: NO_FLUSH, isLast: true)
        let end = header.count + Int(stream.pointee.total_out)
        _ = output[..<header.count].update(fromContentsOf: header)
        let sum = libdeflate_adler32(1, input.baseAddress, input.count)
        _ = output[end..<end + 4].update(fromContentsOf: sum.bigEndianBytes)
        return end + 4
    }

    /// Compresses the next octets of the input, all of them.
    private func append(_ count: UInt32, flush: Int32, isLast: Bool) throws(RenderingError) {
        stream.pointee.avail_in = count
        stream.pointee.flush = UInt16(flush)
        stream.pointee.end_of_stream = isLast ? 1 : 0
        let code = isal_deflate(stream)
        let isWhole = stream.pointee.avail_in == 0 && (!isLast || stream.pointee.internal_state.state == ZSTATE_END)
        guard code == COMP_OK, isWhole else { throw .compression(code: Int(code)) }
    }
}

/// libdeflate at level 7: the next one takes three times as long for 3 % less.
final class SmallDeflater: Deflater {
    private let compressor: OpaquePointer

    init() throws(RenderingError) {
        guard let compressor = libdeflate_alloc_compressor(7) else { throw .compression(code: 0) }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    func bound(_ count: Int) -> Int {
        libdeflate_zlib_compress_bound(compressor, count)
    }

    func compress(
        _ input: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutableBufferPointer<UInt8>
    ) throws(RenderingError) -> Int {
        let count = libdeflate_zlib_compress(
            compressor,
            input.baseAddress,
            input.count,
            output.baseAddress,
            output.count
        )
        guard count > 0 else { throw .compression(code: 0) }
        return count
    }
}
