/// Bounds on the number of labels of a value axis.
package enum TickLimits {
    /// The most ticks of an axis, whatever is asked.
    package static let most = 1000
}
