import CopyModel

extension AnalyzedText {
  /// Whether it is of a kind that no language translates: a path, keys, a command, a setting with its value, who owns
  /// the rights, a person with an address.
  var isKeptByKind: Bool {
    isPath || isKeyStroke || isSetting || isCommand || isCopyright || isContact
  }

  /// Whether it tells where something is kept, res:/images/kite.png, /usr/share/kite, C:\Kite, acme/kite, or what kind of
  /// file it is: text/html.
  private var isPath: Bool {
    let hasSpace = bytes.contains(0x20)
    if !hasSpace, contains(":/") { return true }
    let text = string.utf8.span
    if text.count > 3, text[0].isASCIILetter, text.has(":\\", at: 1) { return true }
    guard bytes.contains(UInt8(ascii: "/")) else { return false }
    let parts = string.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if ["/", "~/", "./", "../"].contains(where: { text.has($0, at: 0) }) {
      return parts.count > 1 && (!hasSpace || parts.count > 2 && !hasWordOfGrammar)
    }
    guard !hasSpace, parts.count == 2, let vocabulary = profile.vocabulary else { return false }
    // The kinds of media (RFC 6838, 4.2).
    if ["application/", "audio/", "font/", "image/", "text/", "video/"].contains(where: {
      text.has($0, at: 0)
    }) {
      return true
    }
    return words.count > 1
      && words.allSatisfy {
        text[$0.lowerBound].isASCIISmall && !vocabulary.knows(text.extracting($0))
      }
  }

  /// Whether it names keys that are pressed together: Ctrl+Shift+2.
  private var isKeyStroke: Bool {
    guard bytes.contains(UInt8(ascii: "+")), !bytes.contains(0x20) else { return false }
    let keys = string.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    return (keys.last?.count ?? 0) < 4
      && keys.allSatisfy { $0.first.map { $0.isASCIICapital || $0.isASCIIDigit } ?? false }
  }

  /// Whether it is a name and its value, with a sign between that no space surrounds: lid=open.
  private var isSetting: Bool {
    guard bytes.contains(UInt8(ascii: "=")), !bytes.contains(0x20) else { return false }
    let sides = string.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1)
    return sides.count == 2
      && sides[0].allSatisfy {
        $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  /// Whether a name and its value stand in it, with no space between: export LID=open.
  private var hasSetting: Bool {
    let text = string.utf8.span
    return text.indices.contains {
      text[$0] == UInt8(ascii: "=") && text.hasASCIILetter(before: $0) && text.hasLetter(at: $0 + 1)
    }
  }

  /// Whether it is what is typed to start a program: npm install kite.
  private var isCommand: Bool {
    let text = string.utf8.span
    guard let first = words.first, words.count > 1, first.lowerBound == 0, endMark == nil,
      text[0].isASCIISmall
    else { return false }
    if contains(" && ") { return true }
    guard !hasWordOfGrammar else { return false }
    return isWord(first, in: .programs) || contains(" --") || hasSetting
  }

  /// Whether it says who owns the rights, in names: © 2024 Acme.
  private var isCopyright: Bool {
    guard contains("©") || contains("(c)") || contains("(C)"), !hasWordOfGrammar else {
      return false
    }
    let text = string.utf8.span
    return words.allSatisfy { !text[$0.lowerBound].isASCIISmall || $0.count == 1 }
  }

  /// Whether it is a name and an address of mail: Mina Kim <mina@example.com>.
  private var isContact: Bool {
    guard bytes.contains(UInt8(ascii: "@")), let vocabulary = profile.vocabulary else {
      return false
    }
    let text = string.utf8.span
    guard
      let mail = literals.first(where: { literal in
        literal.contains { text[$0] == UInt8(ascii: "@") }
      })
    else { return false }
    let names = words.filter { !$0.overlaps(mail) }
    return (1...4).contains(names.count)
      && names.allSatisfy {
        text[$0.lowerBound].isASCIICapital && !vocabulary.knows(text.extracting($0))
      }
  }

  /// Whether one of its words is a preposition, an article, a pronoun, a verb form and the like.
  var hasWordOfGrammar: Bool { words.contains { !kinds(of: $0).isDisjoint(with: .grammar) } }
}
