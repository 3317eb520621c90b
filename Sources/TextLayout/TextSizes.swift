import CopyModel
import JSONText

/// Dynamic Type: the size and leading of each text style at each size that a reader may choose.
struct TextSizes: Sendable {
  private let styles: [String: [(size: Double, leading: Double)]]

  init(_ object: LayoutObject) throws(LayoutError) {
    let names = object.value["names"]?.elements.compactMap(\.string) ?? []
    guard names == TextSize.allCases.map(\.rawValue) else {
      throw object.error("names", TextSize.allCases.map(\.rawValue).joined(separator: ", "))
    }
    var styles: [String: [(size: Double, leading: Double)]] = [:]
    for member in object.value.members where !["sources", "names"].contains(member.name) {
      let sizes = try object.pairs(member.name).map { (size: $0.0, leading: $0.1) }
      guard sizes.count == names.count else { throw object.error(member.name, "a pair a size") }
      styles[member.name] = sizes
    }
    self.styles = styles
  }

  func has(_ style: String) -> Bool { styles[style] != nil }

  /// The font of a part, and the distance of its lines in points.
  func setting(of part: PartStyle, at size: TextSize) -> (font: FontStyle, pitch: Double) {
    var (points, pitch) = (part.size, part.leading)
    if let style = part.style, let sizes = styles[style],
      let number = TextSize.allCases.firstIndex(of: size)
    {
      (points, pitch) = (sizes[number].size, sizes[number].leading)
    }
    if let lineHeight = part.lineHeight {
      pitch = min(pitch, (points * lineHeight).rounded(.up))
    }
    return (FontStyle(size: points, weight: part.weight), pitch)
  }
}
