/// How long translations of longer strings are, as a multiple of the English length in characters.
public struct LengthRatio: Sendable, Equatable {
  /// The 1st percentile.
  public let low: Double
  /// The 50th percentile.
  public let median: Double
  /// The 99th percentile.
  public let high: Double

  package init(low: Double, median: Double, high: Double) {
    self.low = low
    self.median = median
    self.high = high
  }
}
