import CopyModel
import RuleKit

extension Rule {
  static let inconsistentCase = Rule(
    "inconsistent-case", .case, .note, isFolded: true,
    summary: "A label has the same capitals wherever it stands.",
    rationale: """
      “Sign In” here and “Sign in” there look like two hands, and are two strings to translate. Only
      labels that begin with a capital are compared: a word in mid-sentence is another matter.
      """,
    source: .practice("one label, one spelling"),
    examples: [
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "menu.signin" = "Sign In";
          "button.signin" = "Sign In";
          "footer.signin" = "⟦Sign in⟧";
          """
        )),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "menu.signin" = "Sign In";
          "footer.signin" = "Sign In";
          "footer.file" = "file";
          "menu.file" = "File";
          """
        )),
    ],
    check: .table { table, findings in
      let mixed = Labels(table).groups.flatMap { indices -> [[String: [Int]]] in
        var spellings: [String: [String: [Int]]] = [:]
        for index in indices {
          let label = table.units.sourceText(of: index) ?? ""
          spellings[label.lowercased(), default: [:]][label, default: []].append(index)
        }
        return spellings.values.filter { $0.count > 1 }
      }
      let minorities: [(usual: String, rare: [Int])] = mixed.map { forms in
        let usual = forms.max {
          ($0.value.count, $1.value.first ?? 0) < ($1.value.count, $0.value.first ?? 0)
        }
        let rare = forms.filter { $0.key != usual?.key }.values.compactMap(\.first)
        return (usual?.key ?? "", rare)
      }
      for (usual, rare) in minorities.sorted(by: { ($0.rare.min() ?? 0) < ($1.rare.min() ?? 0) }) {
        for index in rare.sorted() {
          findings.flag(table.units[index], .writeAlike(usual), confidence: 0.7)
        }
      }
    }
  )
}

/// The labels of a table in the source language, those together that are the same but for capitals.
private struct Labels {
  /// The positions of labels with one hash, several in a group: whole texts would take far more memory.
  private(set) var groups: [ArraySlice<Int>] = []

  init(_ table: UnitTable) {
    let units = table.units
    var labels: [(hash: Int, index: Int)] = []
    for index in units.indices where units.locale(of: index) == table.sourceLocale {
      guard let source = units.sourceText(of: index), source.isLabel,
        units.state(of: index)?.isLive ?? true
      else { continue }
      labels.append((source.lowercased().hashValue, index))
    }
    labels.sort { ($0.hash, $0.index) < ($1.hash, $1.index) }
    let indices = labels.map(\.index)
    var start = 0
    while start < labels.count {
      var end = start + 1
      while end < labels.count, labels[end].hash == labels[start].hash { end += 1 }
      if end - start > 1 { groups.append(indices[start..<end]) }
      start = end
    }
  }
}

extension String {
  /// Whether it is a short text of several letters that begins with a capital.
  fileprivate var isLabel: Bool {
    guard utf8.count > 2, utf8.count <= 48, let first, first.isUppercase else { return false }
    return dropFirst().contains(where: \.isLetter)
  }
}

extension Message {
  fileprivate static func writeAlike(_ usual: String) -> Message {
    "Elsewhere this label is written “\(usual.excerpt)”; use the same capitals."
  }
}
