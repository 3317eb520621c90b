import CopyModel

/// A language as a heading or a cell names it.
struct NamedLanguage: Equatable, Sendable {
  var locale: LocaleTag
  /// Whether no more than “Chinese” is said, so that the text decides the script.
  var isBareChinese: Bool

  init?(language: String, script: String?, region: String?) {
    let tag = [language, script, region].compactMap(\.self).joined(separator: "-")
    guard let locale = LocaleTag(folding: tag) else { return nil }
    self.locale = locale
    isBareChinese = language == "zh" && script == nil && region == nil
  }

  init?(code: String) {
    guard let locale = LocaleTag(folding: code) else { return nil }
    self.locale = locale
    isBareChinese = code.lowercased() == "zh"
  }

  /// Whether a script or region is said.
  var isSpecific: Bool { locale.identifier.contains("-") && !isBareChinese }

  /// The language that a cell of a column of languages names: `ko-KR`, “Korean”, “简体中文”.
  init?(naming text: String) {
    let heading = ColumnHeading(text)
    if heading.role == .text, let language = heading.language {
      self = language
    } else {
      self.init(code: text.trimmed)
    }
  }
}

/// What the heading of a column says of its cells.
struct ColumnHeading: Equatable, Sendable {
  enum Role: Equatable, Sendable {
    case key, comment, locale, source, target, text
    /// How many characters a text may have.
    case limit
    case state(StateCell)
    /// Bookkeeping, or a heading that says nothing we know.
    case other
  }

  private(set) var role = Role.other
  /// The language of the column's texts, or of the texts that its comments and states are about.
  private(set) var language: NamedLanguage?
  /// How much more the heading says than its role: of two columns with one role the plainer counts.
  private(set) var surplus = 0
  /// A code that may as well be a word, `id` or `is`: a language only beside columns of others.
  private(set) var doubtfulCode: NamedLanguage?

  init(_ heading: String) {
    let pieces = HeadingWords.pieces(of: heading)
    if pieces.count == 1 { doubtfulCode = Self.doubtfulCode(pieces[0], heading.trimmed) }
    guard doubtfulCode == nil || pieces[0] == .word(.key) else { return }
    let named = Self.language(of: pieces)
    var words: [HeadingWord] = []
    var unknown = 0
    for piece in pieces {
      switch piece {
      case .word(.filler), .code(_, isPlain: true): break
      case .word(let word): words.append(word)
      case .code(let code, isPlain: false):
        let isSaidAgain = LocaleTag(folding: code)?.language == named?.language?.locale.language
        if !isSaidAgain { unknown += 1 }
      case .unknown: unknown += 1
      }
    }
    guard let named else {
      // Words that are not known make it something else, “Key account”, but for “Designer’s notes”.
      if unknown == 0 || pieces.last == .word(.comment) { role = Self.role(of: words) }
      surplus = max(0, words.count - 1)
      return
    }
    guard let language = named.language else { return }
    self.language = language
    role = Self.role(of: words, besideName: named.isName)
    surplus = words.count { !$0.isOfLanguage } + unknown * 2
    // A code among unknown words is none; a name is.
    if unknown > 0, !named.isName { role = .other }
  }

  /// A code that is a word as well, when it is all that the heading says.
  private static func doubtfulCode(_ piece: HeadingPiece, _ heading: String) -> NamedLanguage? {
    // Teams write SC and TC for the scripts of Chinese; the first is Sardinian’s code.
    if let script = ["sc": "zh-Hans", "tc": "zh-Hant"][heading.lowercased()] {
      return NamedLanguage(code: script)
    }
    return switch piece {
    case .code(let code, isPlain: false): NamedLanguage(code: code)
    case .word where LocaleTag(folding: heading) != nil && heading.utf8.count == 2:
      ["id", "no", "is", "it"].contains(heading.lowercased()) ? NamedLanguage(code: heading) : nil
    default: nil
    }
  }

  /// The one language that the pieces name; nil when they name none, `language` nil when they name several.
  private static func language(
    of pieces: [HeadingPiece]
  ) -> (language: NamedLanguage?, isName: Bool)? {
    var (name, script, region): (String?, String?, String?)
    var code: NamedLanguage?
    var isClear = true
    let hasName = pieces.contains { if case .word(.language) = $0 { true } else { false } }
    for piece in pieces {
      switch piece {
      // “English (UK)” is not Ukrainian.
      case .code(let spelling, _) where hasName && spelling.lowercased() == "uk" && name != "uk":
        region = region ?? "GB"
      case .word(.language(let language)):
        // “Norwegian Nynorsk” is one language.
        let isWithin = name == "nb" && language == "nn"
        isClear = isClear && (isWithin || (name ?? language) == language)
        name = language
      case .word(.script(let found)):
        isClear = isClear && (script ?? found) == found
        script = found
      case .word(.region(let found)): region = region ?? found
      case .code(let spelling, isPlain: true):
        let found = NamedLanguage(code: spelling)
        isClear = isClear && (code == nil || code == found)
        code = found
      default: break
      }
    }
    if name == nil, script != nil { name = "zh" }
    // “Serbian (Latin)” is a script, “Spanish (Latin America)” a region.
    if region == "419", ["sr", "uz", "az"].contains(name) { (script, region) = ("Latn", nil) }
    guard name != nil || code != nil || region.flatMap({ LanguageNames.ofRegion[$0] }) != nil
    else { return nil }
    let spoken = name ?? code?.locale.language ?? region.flatMap { LanguageNames.ofRegion[$0] }
    guard isClear, let spoken, code.map({ $0.locale.language == spoken }) ?? true else {
      return (nil, false)
    }
    // A code that says more than a language holds: “Chinese (zh-TW)”.
    if let code, code.isSpecific || script == nil && region == nil { return (code, name != nil) }
    return (NamedLanguage(language: spoken, script: script, region: region), name != nil)
  }

  private static func role(of words: [HeadingWord]) -> Role {
    if words.last == .comment { return .comment }
    let counts = words.filter(\.isOfCounting)
    if !counts.isEmpty {
      let isLimit = counts.contains(.limit) || counts.contains(.most) && counts.contains(.length)
      return isLimit && words.allSatisfy { $0.isOfCounting || $0.isOfLanguage } ? .limit : .other
    }
    guard !words.contains(.bookkeeping) else { return .other }
    for word in words { if case .state(let cell) = word { return .state(cell) } }
    // “String” and “source” beside “key” or “comment” say whose: “string key”, “source comment”.
    if words.contains(.key) { return .key }
    if words.contains(.comment) { return .comment }
    if words.contains(.source) { return .source }
    if words.contains(.target) { return .target }
    if words.contains(.locale) { return .locale }
    return words.contains(.text) ? .text : .other
  }

  /// “Korean name” is a text; “Korean comment” and `ko_id` are none.
  private static func role(of words: [HeadingWord], besideName isName: Bool) -> Role {
    switch role(of: words) {
    case .key where isName: .text
    case .key: .other
    case .locale, .state(.translatable): .text
    case .other:
      words.contains { $0 == .bookkeeping || $0.isOfCounting } ? .other : .text
    case let role: role
    }
  }
}

extension ColumnHeading {
  /// Whether the column holds texts in a language that it names.
  var isText: Bool {
    guard language != nil else { return false }
    return role == .text || role == .source || role == .target
  }

  /// Reads the heading as the language code that it may be.
  mutating func takeCode() {
    guard let doubtfulCode else { return }
    (role, language, self.doubtfulCode) = (.text, doubtfulCode, nil)
  }
}

extension HeadingWord {
  fileprivate var isOfCounting: Bool { [.most, .length, .limit].contains(self) }

  fileprivate var isOfLanguage: Bool {
    switch self {
    case .language, .script, .region: true
    default: false
    }
  }
}
