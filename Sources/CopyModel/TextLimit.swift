/// How long a text may be, as its table declares: `maxwidth` and `size-unit` of XLIFF.
public struct TextLimit: Sendable, Equatable {
  /// What is counted (XLIFF 1.2, section 2.3, “size-unit”; those that a text alone can be measured by).
  public enum Unit: String, Sendable {
    /// Unicode scalars.
    case characters = "char"
    /// Bytes in the encoding of the file.
    case bytes = "byte"
    case pixels = "pixel"
    case points = "point"
  }

  public let count: Int
  public let unit: Unit

  package init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }
}
