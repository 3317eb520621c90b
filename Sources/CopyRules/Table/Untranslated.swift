import CopyModel
import RuleKit

extension Rule {
  static let untranslated = Rule(
    "untranslated", .table, .warning,
    statusMessage: {
      "\($0) translations are the English left in place. Translate them, or add them to the names that stay."
    },
    summary: "A translation is not the English again.",
    rationale: """
      English left in place looks translated to every tool that counts rows. Names, codes and units
      stay as they are and are not reported, nor are paths, commands, postal addresses, a person with an address of mail, who
      owns the rights, and a name with its plan: Kite Pro.
      """,
    source: .practice("English left in place"),
    examples: [
      .pair("Delete this note?", "⟦Delete this note?⟧", in: "ko"),
      .pair("Delete this note?", "이 메모를 삭제하겠습니까?", in: "ko"),
      .pair("Guests: %d", "⟦Guests: %d⟧", in: "ko"),
      .pair("Guests: %d", "来宾：%d", in: "zh-Hans"),
      .pair("iCloud Drive", "iCloud Drive", in: "ko"),
      .pair("Cancel", "⟦Cancel⟧", in: "zh-Hans"),
      .pair("PDF", "PDF", in: "zh-Hans"),
      .pair("Kitely Plus", "Kitely Plus", in: "ko"),
      .pair("Try Premium", "⟦Try Premium⟧", in: "ko"),
      .pair("res:/images/kite/open.png", "res:/images/kite/open.png", in: "ko"),
      .pair("Save your files", "⟦Save your files⟧", in: "ko"),
      .pair("Kitely, Inc., 1 Harbor Way, Oakland", "Kitely, Inc., 1 Harbor Way, Oakland", in: "ko"),
      .pair("Ctrl+Shift+2", "Ctrl+Shift+2", in: "ko"),
      .pair("1 way to save, and more", "⟦1 way to save, and more⟧", in: "zh-Hant"),
      .pair("%1$@ – %2$@", "%1$@ – %2$@", in: "zh-Hant"),
      .pair("h1 { margin: 0; color: gray; }", "h1 { margin: 0; color: gray; }", in: "ko"),
      .pair("dark_paper", "dark_paper", in: "ko"),
      .pair("min-width: 40em; min-height: 20em;", "min-width: 40em; min-height: 20em;", in: "ko"),
      .pair("%1$dpx × %2$dpx", "%1$dpx × %2$dpx", in: "zh-Hans"),
      .pair("Your changes are saved.", "⟦Your changes are saved.⟧", in: "zh-Hant"),
      .pair("/usr/share/kite", "/usr/share/kite", in: "ko"),
      .pair("C:\\Program Files\\Kite", "C:\\Program Files\\Kite", in: "zh-Hans"),
      .pair("npm install kite", "npm install kite", in: "zh-Hant"),
      .pair("install the kite", "⟦install the kite⟧", in: "zh-Hant"),
      .pair("© 2024 Acme", "© 2024 Acme", in: "ko"),
      .pair("Mina Kim <mina@example.com>", "Mina Kim <mina@example.com>", in: "zh-Hans"),
      .pair("Support <mina@example.com>", "⟦Support <mina@example.com>⟧", in: "zh-Hans"),
      .pair("lid=open", "lid=open", in: "ko"),
      .pair("read/write", "⟦read/write⟧", in: "ko"),
      .pair("Cancel", "⟦Cancel⟧", in: "ja"),
      .pair("Your changes are saved.", "⟦Your changes are saved.⟧", in: "de"),
      .pair("Version", "Version", in: "de"),
      .pair("Import Options", "Import Options", in: "fr"),
    ],
    check: .pair { pair, findings in
      let (source, target) = (pair.source, pair.target)
      guard target.scripts.latin > 0, target.scripts == source.scripts,
        target.string.trimmed == source.string.trimmed
      else { return }
      let words = source.ordinaryWords
      let isLabel = !source.labelConcepts.isEmpty
      guard words > 0, !findings.isNameOfApp, !source.isValue, !source.isPlan,
        !source.isPostalAddress, !source.isKeptByKind
      else {
        return
      }
      // In a language of Latin letters, or one that is not known, a few words may be the same as in
      // English: Type, Version, Format. Words of grammar never are.
      guard target.profile.scripts.isEmpty || target.profile.uses(.latin) else {
        let confidence =
          words < 4 && source.isNotation || source.isSpelledOut
            || !isLabel && (source.mayBeName || source.mayBePlan)
          ? 0.6
          : words > 2 || isLabel ? 0.9 : words == 2 || source.isWordBesideValue ? 0.8 : 0.6
        findings.flag(
          source: nil, target: target.fullRange, .translate, confidence: confidence)
        return
      }
      guard words > 2 else { return }
      let confidence = words > 3 || source.hasWordOfGrammar ? 0.9 : 0.7
      findings.flag(source: nil, target: target.fullRange, .translate, confidence: confidence)
    }
  )
}

extension AnalyzedText {
  /// Whether it is a name that no interface uses as a word, and what a plan is called: Kitely Plus.
  fileprivate var isPlan: Bool {
    guard let vocabulary = profile.vocabulary, endsInPlan else { return false }
    let bytes = string.utf8.span
    return words.dropLast().allSatisfy {
      !vocabulary.knowsAll(of: bytes.extracting($0)) && profile.caseWords.entry(bytes, $0) == nil
    }
  }

  /// Whether it may be the same of words that interfaces have forms of, Meterly Plus, and says nothing besides: Try Premium.
  fileprivate var mayBePlan: Bool {
    guard let vocabulary = profile.vocabulary, endsInPlan else { return false }
    return sure.isEmpty && done.isEmpty
      && words.dropLast().allSatisfy { vocabulary.knows(string.utf8.span.extracting($0)) }
  }

  /// Whether it is one or two words and what a plan is called, all with capitals.
  private var endsInPlan: Bool {
    guard (2...3).contains(words.count), let last = words.last, isWord(last, in: .planWords) else {
      return false
    }
    return words.allSatisfy(isCapitalized)
  }

  /// Whether it is a word of interfaces and a value: “Users: %d”.
  fileprivate var isWordBesideValue: Bool {
    guard let vocabulary = profile.vocabulary, !placeholders.isEmpty else { return false }
    let bytes = string.utf8.span
    let others = words.filter { word in
      !placeholders.contains { $0.range.overlaps(word) }
    }
    guard others.count == 1 else { return false }
    return others[0].count > 2 && vocabulary.knows(bytes.extracting(others[0]))
  }

  /// Whether it is a postal address: a number and a street with commas between, all with capitals.
  fileprivate var isPostalAddress: Bool {
    guard bytes.contains(UInt8(ascii: ",")), bytes.hasDigit, words.count > 2 else { return false }
    return words.allSatisfy {
      !text(in: $0).contains(where: \.isLowercase) || isCapitalized($0)
    }
      && hasWord(of: .streetWords)
  }

  /// Whether it may be the name of a person, a place or a firm: two to five words with capitals that no interface uses,
  /// “de” and the like among them.
  fileprivate var mayBeName: Bool {
    guard let vocabulary = profile.vocabulary, (2...5).contains(words.count),
      words.indices.dropLast().allSatisfy({ words[$0].upperBound + 1 == words[$0 + 1].lowerBound })
    else { return false }
    let bytes = string.utf8.span
    return words.allSatisfy { word in
      (isCapitalized(word) || (2...3).contains(word.count))
        && !vocabulary.knows(bytes.extracting(word))
        && profile.caseWords.entry(bytes, word) == nil
    } && words.contains(where: isCapitalized)
  }

  /// Whether its words have capitals, and those are what stands in parentheses at its end: Kite Data Format (KDF).
  fileprivate var isSpelledOut: Bool {
    let bytes = string.utf8.span
    guard let last = words.last, last.upperBound + 1 == bytes.count,
      bytes.has(")", at: last.upperBound),
      last.lowerBound > 1, bytes[last.lowerBound - 1] == UInt8(ascii: "("),
      words.dropLast().allSatisfy(isCapitalized)
    else { return false }
    return bytes.extracting(0..<last.lowerBound - 1).hasInitials(bytes.extracting(last))
  }

  /// Whether a word begins with a capital.
  private func isCapitalized(_ word: Range<Int>) -> Bool {
    text(in: word).first?.isUppercase == true
  }

  /// Whether it shows how a command is typed, `dirs [-clpv]`, or is a key: `calendar:start:0`.
  fileprivate var isNotation: Bool {
    contains("[-") || !bytes.contains(0x20) && bytes.contains(UInt8(ascii: ":"))
  }
}

extension Message {
  fileprivate static let translate: Message =
    "The English is left in place. Translate it, or add it to the names that stay."
}
