import CopyModel

/// A label before a text that says what it is in: `EN: Cancel`, `[KO] 취소`, `**ZH:** 取消`; or a line of its own
/// above texts, `## 한국어`.
struct DocumentLabel {
  let language: NamedLanguage
  /// The text behind the label: empty where it is all that the line says.
  let rest: Range<Int>

  /// How many bytes a label may take.
  private static let longest = 48

  init?(_ line: Range<Int>, in text: Span<UInt8>) {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == UInt8(ascii: "*") { start += 1 }
    let stars = start - line.lowerBound
    let bracket = ["[": "]", "(": ")", "【": "】"].first { text.has($0.key, at: start) }
    if let bracket { start += bracket.key.utf8.count }
    var end = start
    let last = min(line.upperBound, start + Self.longest)
    while end < last, !Self.isEnd(text, end, bracket?.value) { end += 1 }
    guard end < last || end == line.upperBound,
      let language = NamedLanguage(label: String(copying: text.extracting(start..<end)))
    else { return nil }
    if let bracket {
      guard text.has(bracket.value, at: end) else { return nil }
      end += bracket.value.utf8.count
      // A link: `[Korean](README.ko.md)`.
      if text.has("(", at: end) { return nil }
    }
    var open = stars
    while end < line.upperBound {
      if text[end] == UInt8(ascii: "*"), open > 0 {
        open -= 1
        end += 1
      } else if text.has("：", at: end) {
        end += 3
      } else if [UInt8(ascii: ":"), 0x20, 0x09].contains(text[end]) {
        end += 1
      } else {
        break
      }
    }
    self.language = language
    rest = min(end, line.upperBound)..<line.upperBound
  }

  private static func isEnd(_ text: Span<UInt8>, _ index: Int, _ bracket: String?) -> Bool {
    if let bracket { return text.has(bracket, at: index) }
    return text[index] == UInt8(ascii: ":") || text[index] == UInt8(ascii: "*")
      || text.has("：", at: index)
  }
}

extension NamedLanguage {
  /// The language that nothing but its name or code tells.
  fileprivate init?(label: String) {
    let heading = ColumnHeading(label)
    guard heading.isText, heading.surplus <= 1, let language = heading.language else { return nil }
    self = language
  }
}

/// Takes labels off the lines of a document in which they say what the lines are in.
enum DocumentLabels {
  static func apply(to lines: inout [DocumentLine], in text: Span<UInt8>, _ source: LocaleTag) {
    let labels = lines.map { DocumentLabel($0.content, in: text) }
    if areLabels(labels, of: lines, in: text, source) {
      for (index, label) in labels.enumerated() {
        guard let label, !label.rest.isEmpty else { continue }
        lines[index].content = label.rest
        lines[index].language = label.language
        lines[index].isLabelled = true
      }
    }
    takeSections(labels, of: &lines, source)
  }

  /// Whether lines say what they are in: Korean, Chinese or Japanese ones do, and a source or nearly all of them.
  private static func areLabels(
    _ labels: [DocumentLabel?], of lines: [DocumentLine], in text: Span<UInt8>, _ source: LocaleTag
  ) -> Bool {
    var (targets, sources, others) = (0, 0, 0)
    for (line, label) in zip(lines, labels) {
      let range = label?.rest ?? line.content
      let content = String(copying: text.extracting(range))
      let isEastAsian = ScriptCounts(letters: content).eastAsian > 0
      if let label, !range.isEmpty {
        if label.language.locale.language == source.language {
          sources += 1
        } else if label.language.locale.isEastAsian, isEastAsian {
          // A list of languages: “Korean: 한국어”.
          if NamedLanguage(label: content) == nil { targets += 1 } else { others += 1 }
        }
      } else if isEastAsian {
        others += 1
      }
    }
    return targets > 0 && sources > 0 || targets > 1 && targets > others * 2
  }

  /// Lines that only name a language say what those below are in, up to the next or to a heading as high.
  private static func takeSections(
    _ labels: [DocumentLabel?], of lines: inout [DocumentLine], _ source: LocaleTag
  ) {
    let sections = zip(lines, labels).compactMap { line, label in
      label.flatMap { $0.rest.isEmpty ? $0.language.locale : nil }
    }
    guard sections.contains(where: { $0.language == source.language }),
      sections.contains(where: { $0.isEastAsian && $0.language != source.language })
    else { return }
    var language: NamedLanguage?
    var level = 0
    var texts: [DocumentLine] = []
    for (index, label) in labels.enumerated() {
      var line = lines[index]
      if let label, label.rest.isEmpty {
        (language, level) = (label.language, line.headingLevel)
        continue
      }
      if line.headingLevel > 0, level == 0 || line.headingLevel <= level { language = nil }
      line.language = line.language ?? language
      texts.append(line)
    }
    lines = texts
  }
}
