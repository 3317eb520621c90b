import CopyModel
import Copydesk
import Foundation

/// Faults that need no words of a language: what is lost, added, exchanged or left as it was.
struct TextFault: Sendable {
  let kind: String
  /// The translation with this fault, by chance and by the other copy of its locale; nil where the pair gives no
  /// place for it.
  let seeded: @Sendable (CopyPair, _ others: Others, inout Generator) -> String?

  /// What pairs of one locale lend to each other.
  struct Others {
    let pairs: [CopyPair]
    /// Those that are one sentence with nothing in it that differs from time to time.
    let sentences: [CopyPair]
    let names: [Substring]

    init(_ pairs: [CopyPair]) {
      self.pairs = pairs
      sentences = pairs.filter { pair in
        let ends = pair.target.hasSuffix(".") || pair.target.hasSuffix("。")
        return ends && 8...60 ~= pair.target.count && values(pair.target).isEmpty
          && TextFault.sentences(pair.target).count == 1
      }
      names = pairs.flatMap(TextFault.names)
    }

    /// A sentence that another pair has for itself.
    func sentence(unlike pair: CopyPair, _ generator: inout Generator) -> String? {
      sentences.filter { $0.source != pair.source }.randomElement(using: &generator)?.target
    }
  }

  static let all = [
    TextFault(kind: "lost-sentence") { pair, _, _ in
      severalSentences(of: pair)?.dropLast().joined()
    },
    TextFault(kind: "lost-first-sentence") { pair, _, _ in
      severalSentences(of: pair)?.dropFirst().joined()
    },
    TextFault(kind: "added-sentence") { pair, others, generator in
      guard let end = pair.target.last, ".?。？".contains(end),
        let other = others.sentence(unlike: pair, &generator)
      else { return nil }
      return pair.target + space(in: pair) + other
    },
    TextFault(kind: "other-sentence") { pair, others, generator in
      var sentences = sentences(pair.target).map(String.init)
      guard sentences.count > 1, let other = others.sentence(unlike: pair, &generator) else {
        return nil
      }
      let place = Int.random(in: sentences.indices, using: &generator)
      sentences[place] = other + (place == sentences.count - 1 ? "" : space(in: pair))
      return sentences.joined()
    },
    TextFault(kind: "other-row") { pair, others, generator in
      let near = pair.target.count / 2...pair.target.count * 2
      guard pair.source.split(separator: " ").count > 2 else { return nil }
      return others.pairs.filter { $0.source != pair.source && near ~= $0.target.count }
        .randomElement(using: &generator)?.target
    },
    TextFault(kind: "cut-off") { pair, _, _ in
      guard pair.target.count >= 24, values(pair.target).isEmpty else { return nil }
      return String(pair.target.prefix(pair.target.count * 3 / 5))
    },
    TextFault(kind: "untranslated") { pair, _, _ in
      pair.source.split(separator: " ").count > 2 ? pair.source : nil
    },
    TextFault(kind: "said-twice") { pair, _, generator in
      let words = pair.target.split(separator: " ")
      guard pair.locale.identifier == "ko", words.count > 3,
        let word = words.dropFirst().dropLast().filter({ $0.allSatisfy(\.isHangul) })
          .randomElement(using: &generator)
      else { return nil }
      return pair.target[..<word.endIndex] + " " + word + pair.target[word.endIndex...]
    },
    TextFault(kind: "lost-value") { pair, _, generator in
      guard let value = values(pair.target).randomElement(using: &generator),
        pair.source.contains(pair.target[value])
      else { return nil }
      return pair.target.replacingCharacters(in: value, with: "")
    },
    TextFault(kind: "value-twice") { pair, _, generator in
      guard let value = values(pair.target).randomElement(using: &generator) else { return nil }
      let text = pair.target[value]
      return pair.target.replacingCharacters(in: value, with: "\(text)\(text)")
    },
    TextFault(kind: "broken-value") { pair, _, generator in
      guard let value = values(pair.target).randomElement(using: &generator) else { return nil }
      let text = pair.target[value]
      let broken = Bool.random(using: &generator) ? text.dropFirst() : text.dropLast()
      return pair.target.replacingCharacters(in: value, with: String(broken))
    },
    TextFault(kind: "exchanged-values") { pair, _, _ in
      let values = values(pair.target)
      guard values.count == 2, pair.target[values[0]] != pair.target[values[1]],
        pair.target[values[0]].count > 2
      else { return nil }
      let exchanged = pair.target.replacingCharacters(
        in: values[1], with: String(pair.target[values[0]]))
      return exchanged.replacingCharacters(in: values[0], with: String(pair.target[values[1]]))
    },
    TextFault(kind: "other-number") { pair, _, _ in
      let digits = pair.target.split(whereSeparator: { !("0"..."9" ~= $0) })
      guard values(pair.target).isEmpty, let number = digits.last, pair.source.contains(number),
        let value = Int(number), value < Int.max
      else { return nil }
      return pair.target.replacingCharacters(
        in: number.startIndex..<number.endIndex, with: String(value + 1))
    },
    TextFault(kind: "other-name") { pair, others, generator in
      guard let name = names(pair).first else { return nil }
      let new = others.names.filter { !pair.source.contains($0) }
      return new.randomElement(using: &generator).map { pair.target.replacing(name, with: $0) }
    },
  ]

  /// The sentences of a text, each with the space behind it.
  private static func sentences(_ text: String) -> [Substring] {
    var (rest, sentences) = (text[...], [Substring]())
    while let end = rest.dropLast().firstIndex(where: { ".?!。？！".contains($0) }) {
      var next = rest.index(after: end)
      let isEnd = !rest[end].isASCII || rest[next] == " "
      while next < rest.endIndex, rest[next] == " " { next = rest.index(after: next) }
      guard isEnd, next < rest.endIndex else { break }
      sentences.append(rest[..<next])
      rest = rest[next...]
    }
    return sentences + [rest]
  }

  /// The sentences of a translation where both texts have several.
  private static func severalSentences(of pair: CopyPair) -> [Substring]? {
    let sentences = sentences(pair.target)
    return sentences.count > 1 && Self.sentences(pair.source).count > 1 ? sentences : nil
  }

  private static func space(in pair: CopyPair) -> String {
    pair.locale.identifier == "ko" ? " " : ""
  }

  /// Where placeholders of printf, Foundation and names in braces stand.
  private static func values(_ text: String) -> [Range<String.Index>] {
    text.ranges(of: /%(?:[0-9]\$)?[@ds]|\{\{?\w+\}?\}/)
  }

  /// Names with a capital that both sides have.
  private static func names(_ pair: CopyPair) -> [Substring] {
    pair.target.split(whereSeparator: { !($0.isASCII && $0.isLetter) }).filter {
      $0.count > 3 && $0.first?.isUppercase == true && pair.source.contains($0)
        && !pair.source.hasPrefix($0)
    }
  }
}

extension Character {
  fileprivate var isHangul: Bool { "가"..."힣" ~= self }
}
