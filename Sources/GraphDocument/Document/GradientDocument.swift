import GraphLayout

/// A gradient as the wire spells it.
struct GradientDocument: Hashable, Sendable {
    /// One colour of a gradient; both fields are needed.
    struct Stop: Hashable, Sendable {
        var at: Double?
        var color: Color?

        static let schema = ObjectSchema<Stop>("a stop", blank: Stop(), check: checkStop) {
            Field("at", \.at, .required(.number(0, 1)))
            Field("color", \.color, .required(.color))
        }

        private static let checkStop: ObjectSchema<Stop>.Check = { stop, pointer, reading in
            for (name, isMissing) in [("at", stop.at == nil), ("color", stop.color == nil)] where isMissing {
                let place = pointer.appending(name)
                if reading.isClean(place) { reading.fault(place, "is missing") }
            }
        }
    }

    var direction = Gradient.Direction.vertical
    /// Needed: two or more.
    var stops: [Stop]?

    static let schema = ObjectSchema<GradientDocument>("a gradient", blank: GradientDocument(), check: checkStops) {
        Field("direction", \.direction, .choice())
        Field("stops", \.stops, .required(Stop.schema.listKind(of: "stops", most: .fixed(100))))
    }

    private static let checkStops: ObjectSchema<GradientDocument>.Check = { gradient, pointer, reading in
        let place = pointer.appending("stops")
        guard reading.isClean(place) else { return }
        guard let stops = gradient.stops else { return reading.fault(place, "is missing") }
        guard stops.count > 1 else { return reading.fault(place, "must be two stops or more") }
        let places = stops.compactMap(\.at)
        guard let fall = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] }) else { return }
        reading.fault(
            place.appending(fall).appending("at"),
            "must not lie before the stop before it: \(NumberText.shortest(places[fall])) is below "
                + NumberText.shortest(places[fall - 1])
        )
    }

    /// The gradient as the layout takes it.
    var gradient: Gradient {
        Gradient(
            direction: direction,
            stops: (stops ?? []).compactMap { stop in
                guard let at = stop.at, let color = stop.color else { return nil }
                return Gradient.Stop(at: at, color: color)
            }
        )
    }
}
