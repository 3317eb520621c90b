import CopyModel
import RuleKit

/// The placeholders of a text by the argument that each stands for.
///
/// An unnumbered printf placeholder stands for the argument of its position: the second `%@` is argument 2.
struct PlaceholderParity {
  /// In the source and not in the target.
  private(set) var lost: [Placeholder] = []
  /// In the target and not in the source.
  private(set) var extra: [Placeholder] = []
  /// One argument, two kinds of value.
  private(set) var retyped: [(source: Placeholder, target: Placeholder)] = []

  init(_ pair: TextPair) {
    let source = Self.arguments(pair.source.placeholders)
    let target = Self.arguments(pair.target.placeholders)
    for (argument, placeholder) in source {
      guard let other = target.first(where: { $0.argument == argument })?.placeholder else {
        lost.append(placeholder)
        continue
      }
      if !Self.isCompatible(placeholder.type, other.type) { retyped.append((placeholder, other)) }
    }
    for (argument, placeholder) in target where !source.contains(where: { $0.argument == argument })
    {
      extra.append(placeholder)
    }
  }

  /// Each argument once, in order. `%@` and `%1$@` are the same argument.
  private static func arguments(
    _ placeholders: [Placeholder]
  ) -> [(argument: String, placeholder: Placeholder)] {
    var arguments: [(argument: String, placeholder: Placeholder)] = []
    var position = 0
    for placeholder in placeholders {
      let name: String
      switch placeholder.syntax {
      case .printf:
        position += placeholder.argument == nil ? 1 : 0
        name = placeholder.argument ?? String(position)
      case .substitution: name = "@" + (placeholder.argument ?? "")
      case .named: name = "{" + (placeholder.argument ?? "")
      }
      if !arguments.contains(where: { $0.argument == name }) {
        arguments.append((name, placeholder))
      }
    }
    return arguments
  }

  private static func isCompatible(_ a: Placeholder.ValueType, _ b: Placeholder.ValueType) -> Bool {
    a == b || a == .any || b == .any
  }
}

extension TextPair {
  /// Whether the form may leave the number out: “one file” for `plural.one`.
  var mayOmitCount: Bool {
    guard let variation else { return false }
    return variation.contains("plural.") && !variation.hasSuffix(".other")
  }
}
