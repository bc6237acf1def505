/// A reading of both clocks: one for deadlines, one for the `Date` field.
package struct Moment: Hashable, Sendable {
    /// Time since an origin of the caller's choice, on a clock that never steps.
    package var elapsed: Duration
    /// The wall clock as IMF-fixdate.
    package var date: String

    /// A reading.
    package init(elapsed: Duration, date: String) {
        self.elapsed = elapsed
        self.date = date
    }
}
