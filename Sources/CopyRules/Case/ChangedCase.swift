import CopyModel
import RuleKit

extension Rule {
  static let changedCase = Rule(
    "changed-case", .case, .warning,
    fix: .unsafe,
    summary: "A Latin name in a translation is written as in its source.",
    rationale: """
      Names keep their capitals in every language: iPhone, not Iphone. In Korean and Chinese a Latin
      word has no other reason for capitals than the one it brought along.
      """,
    source: .practice("names keep their capitals"),
    examples: [
      .pair("Set up your iPhone", "⟦Iphone⟧ 설정", in: "ko"),
      .pair("Set up your iPhone", "iPhone 설정", in: "ko"),
      .pair("Export as PDF", "导出为 ⟦pdf⟧", in: "zh-Hans"),
      .pair("Export as PDF", "导出为 PDF", in: "zh-Hans"),
      .pair("Export as PDF", "导出为 .pdf", in: "zh-Hans"),
      .pair("Email this note", "傳送 email", in: "zh-Hant"),
      .pair("Connect to Wi-Fi", "連接 ⟦WI-FI⟧", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      // In a language with capitals of its own, the sentence may ask for another one.
      guard pair.target.scripts.latin > 0,
        !pair.target.profile.uses([.latin, .other]),
        !pair.target.profile.scripts.isEmpty, pair.target.isInOwnScript,
        pair.source.hasSmallLetter
      else { return }
      // Most words are written as the source writes them; in a long text names are looked up at once.
      let written = pair.source.latinWords
      let isLong = written.count > 32
      func alike(_ word: Range<Int>, _ place: Range<Int>) -> Bool {
        pair.source.writes(pair.target, word, at: place, inAnyCase: true)
      }
      let changed = pair.target.latinWords.filter { word in
        isLong
          || !written.contains { pair.source.writes(pair.target, word, at: $0) }
            && written.contains { alike(word, $0) }
      }
      if changed.isEmpty { return }
      let letters = Set(changed.map { pair.target.letters(of: $0) })
      let asked = written.filter { letters.contains(pair.source.letters(of: $0)) }
      let names = pair.source.names(among: asked)
      if names.isEmpty { return }
      for word in changed {
        let written = pair.target.text(in: word)
        guard let forms = names[written.lowercased()], !forms.contains(written),
          let form = forms.first
        else { continue }
        let words = pair.source.profile.caseWords
        // The source may be what is wrong: “MacOS”.
        if words.fixedCase(ofEntry: words.entry(of: written)) == written { continue }
        // A word all in capitals may be one that the source only stresses, one of two letters another word.
        let isSure =
          form.contains(where: \.isLowercase) && form.count > 2
          || words.fixedCase(ofEntry: words.entry(of: form)) == form
        findings.flag(
          source: nil, target: word, .keepCase(form), fix: form, confidence: isSure ? 0.9 : 0.7)
        return
      }
    }
  )
}

extension AnalyzedText {
  /// The names among some words, by their letters: each word that the locale writes in one way, or that
  /// has a capital behind its first letter; with all the ways in which the text writes it.
  fileprivate func names(among words: [Range<Int>]) -> [String: [String]] {
    var names: [String: [String]] = [:]
    var all: [String: Set<String>] = [:]
    for range in words {
      let word = text(in: range)
      let key = word.lowercased()
      all[key, default: []].insert(word)
      let isName =
        fixedCase(of: range) == word
        || word.dropFirst().contains(where: \.isUppercase)
      guard isName, word.count > 1 else { continue }
      names[key, default: []].append(word)
    }
    return names.filter { all[$0.key]?.count == 1 }
  }

  /// The hash of a word in any case.
  fileprivate func letters(of word: Range<Int>) -> UInt32 {
    let bytes = string.utf8.span
    var hash = WordHash()
    for index in word { hash.add(bytes[index] | 0x20) }
    return hash.short
  }

  /// Whether not all of it is in capitals.
  fileprivate var hasSmallLetter: Bool {
    bytes.hasSmallLetter || bytes.isBeyondASCII && string.contains(where: \.isLowercase)
  }

  private static let joints = ByteSet(ascii: "._@/\\%$#{=&-")
  private static let endJoints = ByteSet(ascii: "_@/\\=(")

  /// The stretches of Latin letters, digits and hyphens outside placeholders and links.
  fileprivate var latinWords: [Range<Int>] {
    let bytes = string.utf8.span
    var words: [Range<Int>] = []
    var start: Int?
    var index = 0
    func close(at end: Int) {
      defer { start = nil }
      guard let first = start else { return }
      let range = first..<end
      // `.pdf` is a suffix, `@name` an address, `a_b` a code.
      let before = first > 0 ? bytes[first - 1] : 0x20
      let after = end < bytes.count ? bytes[end] : 0x20
      guard !Self.joints.contains(before), !Self.endJoints.contains(after), !isMasked(range)
      else { return }
      words.append(range)
    }
    while index < bytes.count {
      let byte = bytes[index]
      let isInside =
        byte.isASCIIDigit || byte.isASCIILetter
        || byte == UInt8(ascii: "-") && start != nil && bytes.hasLetter(at: index + 1)
          && index + 1 < bytes.count && bytes[index + 1] < 0x80
      if isInside { start = start ?? index } else { close(at: index) }
      index += 1
    }
    close(at: bytes.count)
    return words
  }
}

extension Message {
  fileprivate static func keepCase(_ name: String) -> Message {
    "Write “\(name)” with the capitals that it has in the source."
  }
}
