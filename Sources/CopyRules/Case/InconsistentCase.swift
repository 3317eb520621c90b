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
    for run in units.runs
    where units.locale(of: run.lowerBound) == table.sourceLocale
      && units.state(of: run.lowerBound)?.isLive ?? true
    {
      for index in run {
        guard let hash = units.withSource(of: index, { $0.hashOfLabel }) ?? nil else { continue }
        labels.append((hash, index))
      }
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

extension Span<UInt8> {
  /// The hash in any case of a short text of several letters that begins with a capital; nil for any other.
  fileprivate var hashOfLabel: Int? {
    guard count > 2, count <= 48 else { return nil }
    // No string is made of most labels of the source language.
    if let hash = plainHash {
      guard self[0].isASCIICapital, extracting(1...).hasLetter else { return nil }
      return hash
    }
    let text = String(copying: self)
    guard text.first?.isUppercase == true, text.dropFirst().contains(where: \.isLetter) else {
      return nil
    }
    let small = text.lowercased()
    return small.utf8.span.plainHash ?? small.hashValue
  }

  /// The hash in any case of ASCII with typographic quotes and ellipses; nil for any other.
  private var plainHash: Int? {
    var hash = WordHash()
    var index = 0
    while index < count {
      let byte = self[index]
      if byte >= 0x80 {
        switch scalar(at: index).value {
        case 0x2018...0x201F, 0x2026: break
        default: return nil
        }
        hash.add(self[index + 2])
        index += 3
      } else {
        hash.add(byte.isASCIICapital ? byte | 0x20 : byte)
        index += 1
      }
    }
    return Int(hash.short)
  }

  private var hasLetter: Bool { indices.contains { self[$0].isASCIILetter } }
}

extension Message {
  fileprivate static func writeAlike(_ usual: String) -> Message {
    "Elsewhere this label is written “\(usual.excerpt)”; use the same capitals."
  }
}
