/// How long a text may be, as its table declares (`maxwidth` and `size-unit` of XLIFF) or the project.
public struct TextLimit: Sendable, Hashable {
  /// What is counted (XLIFF 1.2, section 2.3, “size-unit”; those that a text alone can be measured by).
  public enum Unit: String, Sendable, CaseIterable {
    /// Unicode scalars.
    case characters = "char"
    /// Bytes in the encoding of the file.
    case bytes = "byte"
    case pixels = "pixel"
    case points = "point"
    /// Cells of the longest of the lines that the text itself has; Han, Hangul and kana take two.
    case columns = "col"
    /// Lines in an alert.
    case lines = "row"

    /// Its name for so many of them: `characters`.
    package func noun(_ count: Int) -> String {
      let name =
        switch self {
        case .characters: "character"
        case .bytes: "byte"
        case .pixels: "pixel"
        case .points: "point"
        case .columns: "column"
        case .lines: "line"
        }
      return count == 1 ? name : name + "s"
    }
  }

  /// How many of the unit there may be.
  public let count: Int
  /// What is counted.
  public let unit: Unit

  package init(count: Int, unit: Unit) {
    self.count = count
    self.unit = unit
  }
}
