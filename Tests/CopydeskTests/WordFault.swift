import CopyModel
import Copydesk
import Foundation

/// Faults that say one thing for another: `Faults/en.tsv` lists the words of the source that each kind needs,
/// `Faults/TAG.tsv` the wordings that it exchanges in a translation.
struct WordFault: Sendable {
  let kind: String
  private let cues: [Cue]
  private var wordings: [LocaleTag: [Wording]] = [:]

  /// A word or phrase of the source, a beginning of words (`share*`), or the mark that ends it (`?`).
  private struct Cue {
    let text: String
    let isBeginning: Bool
    let isMark: Bool

    init(_ written: Substring) {
      isBeginning = written.hasSuffix("*")
      text = String(isBeginning ? written.dropLast() : written)
      isMark = !text.contains(where: \.isLetter)
    }

    func stands(in source: String) -> Bool {
      if isMark { return source.hasSuffix(text) }
      return source.ranges(of: text).contains { range in
        let before = source[..<range.lowerBound].last
        let after = source[range.upperBound...].first
        return before?.isLetter != true && (isBeginning || after?.isLetter != true)
      }
    }
  }

  /// What a translation may say, at its end alone where it is written with `$`, and what the fault makes of it.
  private struct Wording {
    let text: String
    let isLast: Bool
    let wrong: String

    init(_ written: Substring, _ wrong: Substring) {
      isLast = written.hasSuffix("$")
      text = String(isLast ? written.dropLast() : written)
      self.wrong = String(wrong)
    }

    /// The text with the wording exchanged; nil where it does not stand just once.
    func exchanged(in target: String) -> String? {
      if isLast { return target.hasSuffix(text) ? target.dropLast(text.count) + wrong : nil }
      let places = target.ranges(of: text)
      return places.count == 1 ? target.replacingCharacters(in: places[0], with: wrong) : nil
    }
  }

  /// The locales that have wordings.
  static let locales = ["ko", "zh-Hans", "zh-Hant"].compactMap(LocaleTag.init(folding:))

  static let all: [WordFault] = {
    var faults = cells("en").map { WordFault(kind: String($0[0]), cues: $0[1]) }
    for locale in locales {
      let lines = Dictionary(grouping: cells(locale.identifier)) { String($0[0]) }
      for index in faults.indices {
        faults[index].wordings[locale] = lines[faults[index].kind, default: []].map {
          Wording($0[1], $0[2])
        }
      }
    }
    return faults
  }()

  private init(kind: String, cues: Substring) {
    self.kind = kind
    self.cues = cues.split(separator: "|").map(Cue.init)
  }

  /// The lines of a file of `Faults`, cut at their tabs.
  static func cells(_ name: String) -> [[Substring]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Faults/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
  }

  /// The translation with this fault; nil where the pair gives no place for it.
  func seeded(in pair: CopyPair) -> String? {
    let source = pair.source.lowercased()
    guard cues.contains(where: { $0.stands(in: source) }) else { return nil }
    for wording in wordings[pair.locale, default: []] {
      if let target = wording.exchanged(in: pair.target) { return target }
    }
    return nil
  }
}
