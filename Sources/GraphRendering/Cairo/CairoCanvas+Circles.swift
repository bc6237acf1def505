import CCairo
import GraphLayout

extension CairoCanvas {
    func circles(at centers: [Point], radius: Double, color: Color) {
        setSource(.color(color))
        if let pixels, radius * pixels.grid.scale <= DiscStamps.largestRadius {
            stampDiscs(at: centers, radius: radius, on: pixels)
        } else if pixels == nil || centers.count == 1 {
            for center in centers where reach.contains(center) { addDisc(center, radius) }
            cairo_fill(context)
        } else if color.alpha >= 1 {
            fillDiscs(at: centers, radius: radius)
        } else {
            throughMask(.color(color)) { fillDiscs(at: centers, radius: radius) }
        }
    }

    /// One by one: the time and the memory of a path with all of them grow with the square of their number.
    private func fillDiscs(at centers: [Point], radius: Double) {
        for center in centers where reach.contains(center) && goesOn() {
            addDisc(center, radius)
            cairo_fill(context)
        }
    }

    private func addDisc(_ center: Point, _ radius: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
    }

    /// Gathers the coverage of all discs, then lays the colour through it once: a hundredth of the time of a path each.
    private func stampDiscs(at centers: [Point], radius: Double, on pixels: Pixels) {
        let scale = pixels.grid.scale
        let stamps = DiscStamps(radius: radius * scale)
        let margin = Double(stamps.reach) / scale
        let visible = visibleArea.inset(by: Insets(left: -margin, top: -margin, right: -margin, bottom: -margin))
        let places = Set(centers.lazy.filter(visible.contains).map { DiscStamps.Place($0, scale: scale) })
        guard let mask = stamps.mask(of: places, in: pixels.masks) else { return }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, mask.surface.handle, Double(mask.column), Double(mask.row))
        cairo_restore(context)
    }

    /// Nothing shows outside.
    var visibleArea: Rect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
