import CFontconfig

/// The fonts that fontconfig knows, with those of one more folder when there is one.
final class FontconfigSet {
    /// The `FcConfig`.
    let handle: OpaquePointer

    /// Throws `noFonts` when fontconfig cannot start and `fontFolder` when the folder holds no font.
    init(folder: String?) throws(RenderingError) {
        guard let folder else {
            guard let shared = FcConfigReference(nil) else { throw .noFonts }
            handle = shared
            return
        }
        // A set of its own: a folder added to the shared one would be added again for each worker.
        guard let own = FcInitLoadConfigAndFonts() else { throw .noFonts }
        handle = own
        let added = folder.withCString { path in
            path.withMemoryRebound(to: FcChar8.self, capacity: folder.utf8.count + 1) {
                FcConfigAppFontAddDir(own, $0)
            }
        }
        guard added != 0, let fonts = FcConfigGetFonts(own, FcSetApplication), fonts.pointee.nfont > 0 else {
            throw .fontFolder(folder)
        }
    }

    deinit {
        FcConfigDestroy(handle)
    }

    /// Whether a font has this family name, in any language; case does not count.
    func contains(family: String) -> Bool {
        let pattern = FcPatternCreate()
        let objects = FcObjectSetCreate()
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcObjectSetAdd(objects, FC_FAMILY)
        let list = FcFontList(handle, pattern, objects)
        defer {
            if let list { FcFontSetDestroy(list) }
            FcObjectSetDestroy(objects)
            FcPatternDestroy(pattern)
        }
        return list.map { $0.pointee.nfont > 0 } ?? false
    }

    /// The names of the families, sorted, each once.
    var families: [String] {
        let pattern = FcPatternCreate()
        let objects = FcObjectSetCreate()
        FcObjectSetAdd(objects, FC_FAMILY)
        let list = FcFontList(handle, pattern, objects)
        defer {
            if let list { FcFontSetDestroy(list) }
            FcObjectSetDestroy(objects)
            FcPatternDestroy(pattern)
        }
        guard let list, let fonts = list.pointee.fonts else { return [] }
        var names: Set<String> = []
        for index in 0..<Int(list.pointee.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            // The first name of a font is its family; the others are the same in other languages or with the style.
            if FcPatternGetString(fonts[index], FC_FAMILY, 0, &name) == FcResultMatch, let name {
                names.insert(String(cString: name))
            }
        }
        return names.sorted()
    }
}
