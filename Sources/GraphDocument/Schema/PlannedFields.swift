/// The fields and words of the contract that are not built yet: they are refused, never ignored.
///
/// Building one means to move it from here into the table of its object.
enum PlannedFields {
    static let graph = [
        "theme", "sparkline", "legend", "frame", "annotations", "fill", "valueLabels", "averageLine",
    ]
    static let line = ["gradient"]
    static let series = ["fill", "gradient"]
    static let seriesAxes = ["right"]
}
