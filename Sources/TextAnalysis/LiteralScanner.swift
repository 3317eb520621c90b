import CopyModel

/// What is no copy, placeholders apart.
struct FoundLiterals {
  /// Addresses, code spans, dotted names: people see them.
  var shown: [Range<Int>] = []
  /// Markup tags and the targets of links: people do not.
  private var silent: [Range<Int>] = []
  /// Character references: people do not see them either, and a translation may have others.
  private var references: [Range<Int>] = []

  /// What people do not see.
  var hidden: [Range<Int>] { references.isEmpty ? silent : silent + references }

  /// What must stay, in order.
  var kept: [Range<Int>] {
    if silent.isEmpty { return shown }
    return (shown + silent).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Adds what starts with a sign.
  fileprivate mutating func add(_ literal: Range<Int>, from sign: UInt8) {
    switch sign {
    case UInt8(ascii: "<"), UInt8(ascii: "]"): silent.append(literal)
    case UInt8(ascii: "&"): references.append(literal)
    default: shown.append(literal)
    }
  }
}

/// Finds what must stay as it is: addresses, markup tags, code spans, dotted names; and character references.
enum LiteralScanner {
  /// How far a tag or a link's target may reach, in bytes: what is longer is text, and time stays linear.
  private static let longest = 2048
  /// The most bytes of a value behind the name of a tag: colors, sizes and names have few.
  private static let longestValue = 64
  /// Character references that stand between words.
  private static let partingNames = [
    "nbsp;", "ensp;", "emsp;", "thinsp;", "ndash;", "mdash;", "amp;",
  ]

  static func scan(_ text: Span<UInt8>, besides placeholders: FoundPlaceholders) -> FoundLiterals {
    // A link may hold placeholders; what lies inside one, or reaches into one, is part of it.
    let taken = Masks(placeholders.shown, silent: placeholders.silent)
    var found = FoundLiterals()
    var index = 0
    while index < text.count {
      guard var end = end(of: text, at: index) else {
        index += 1
        continue
      }
      // The brace behind an address is the end of its branch.
      if let last = taken.range(at: end - 1), taken.isSilent(last), last.lowerBound > index {
        end = last.lowerBound
      }
      let literal = index..<end
      let ends = [index, end - 1].compactMap(taken.range)
      let isWhole = ends.allSatisfy {
        $0 != literal && $0.lowerBound >= index && $0.upperBound <= end
      }
      if isWhole { found.add(literal, from: text[index]) }
      index = end
    }
    return found
  }

  private static func end(of text: Span<UInt8>, at index: Int) -> Int? {
    switch text[index] {
    case UInt8(ascii: "<"): tag(text, at: index)
    case UInt8(ascii: "`"): codeSpan(text, at: index)
    case UInt8(ascii: "]"): linkTarget(text, at: index)
    case UInt8(ascii: "-"): option(text, at: index)
    case UInt8(ascii: "&"): characterReference(text, at: index)
    case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"):
      address(text, at: index) ?? dotted(text, at: index)
    case let byte where byte.isASCIILetter: dotted(text, at: index)
    default: nil
    }
  }

  /// `<b>`, `</b>`, `<br/>`, `<a href="…">`, `<?xml version=…?>`. Words without `=` are no attributes: `<your name>` is copy.
  private static func tag(_ text: Span<UInt8>, at start: Int) -> Int? {
    var index = start + (text.has("/", at: start + 1) || text.has("?", at: start + 1) ? 2 : 1)
    guard index < text.count else { return nil }
    if text[index].isASCIIDigit { return numberedTag(text, from: index) }
    guard text[index].isASCIILetter else { return nil }
    index = text.end(of: { $0.isASCIINamePart || ":.".utf8.contains($0) }, from: index)
    guard index < text.count else { return nil }
    if text[index] == UInt8(ascii: "=") { return valuedTag(text, from: index + 1) }
    guard " \t\n\r/>".utf8.contains(text[index]) else { return nil }
    var (hasText, hasValue) = (false, false)
    let limit = min(text.count, start + longest)
    while index < limit, text[index] != UInt8(ascii: "<") {
      switch text[index] {
      case UInt8(ascii: ">"): return hasText && !hasValue ? nil : index + 1
      // A line may break between attributes.
      case 0x0A where hasText && !hasValue: return nil
      case UInt8(ascii: "="): hasValue = true
      case UInt8(ascii: "/"): hasText = hasText || !text.has(">", at: index + 1)
      default: hasText = hasText || text[index] > 0x20
      }
      index += 1
    }
    return nil
  }

  /// The rest of `<color=#FF0000>`, whose value stands right behind its name (Unity, “Rich Text”).
  private static func valuedTag(_ text: Span<UInt8>, from start: Int) -> Int? {
    let end = text.end(of: { $0 > 0x20 && !"<>".utf8.contains($0) }, from: start)
    return end > start && end - start <= longestValue && text.has(">", at: end) ? end + 1 : nil
  }

  /// The rest of `<0>`, `</0>`, `<1/>`, `<1 />`: how i18next numbers the elements of a sentence.
  private static func numberedTag(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = text.end(of: \.isASCIIDigit, from: start)
    guard index - start <= 3 else { return nil }
    index = text.end(of: { $0 == 0x20 }, from: index)
    if text.has("/", at: index) { index += 1 }
    return text.has(">", at: index) ? index + 1 : nil
  }

  /// `name`. Two backticks without anything between them are empty, and open nothing, but for those of
  /// ``name``.
  private static func codeSpan(_ text: Span<UInt8>, at start: Int) -> Int? {
    let tick = UInt8(ascii: "`")
    if let end = doubled(text, at: start) { return end }
    var index = start + 1
    var hasApostrophe = false
    while index < text.count, text[index] != tick, text[index] != 0x0A {
      if text[index] == UInt8(ascii: "'"), !hasApostrophe {
        // GNU manuals quote `so': the apostrophe closes what the backtick opened, and there is no code.
        if closesQuote(text, at: index, from: start) { return nil }
        hasApostrophe = true
      }
      index += 1
    }
    guard index < text.count, text[index] == tick, index > start + 1 else { return nil }
    // ``name`` has as many behind it.
    if start > 0, text[start - 1] == tick, !text.has("`", at: index + 1) { return nil }
    return index + 1
  }

  /// The end of what two backticks enclose on either side: ``name`` of reStructuredText and Markdown.
  private static func doubled(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard text.has("``", at: start), !text.has("```", at: start), !text.has("`", at: start - 1)
    else { return nil }
    var index = start + 2
    let limit = min(text.count, start + longest)
    while index < limit, text[index] != UInt8(ascii: "`"), text[index] != 0x0A {
      // TeX quotes ``so''.
      if text.has("''", at: index) { return nil }
      index += 1
    }
    return index > start + 2 && index < limit && text.has("``", at: index) ? index + 2 : nil
  }

  /// `&nbsp;`, `&#8230;` (HTML Living Standard, “Character references”). Within a word stands a letter or an apostrophe,
  /// can&#8217;t, unless its name says that it parts words.
  private static func characterReference(_ text: Span<UInt8>, at start: Int) -> Int? {
    var index = start + 1
    guard index < text.count, text[index].isASCIISmall || text[index] == UInt8(ascii: "#") else {
      return nil
    }
    index = text.end(of: { $0.isASCIILetter || $0.isASCIIDigit }, from: index + 1)
    guard (2...8).contains(index - start - 1), text.has(";", at: index) else { return nil }
    let isInWord = text.hasLetter(before: start) && text.hasLetter(at: index + 1)
    return isInWord && !partingNames.contains(where: { text.has($0, at: start + 1) })
      ? nil : index + 1
  }

  /// Whether the first apostrophe behind the backtick at `start` ends what that quotes: it stands behind
  /// something and before no letter.
  private static func closesQuote(_ text: Span<UInt8>, at index: Int, from start: Int) -> Bool {
    text[index - 1] > 0x20 && index > start + 1
      && (index + 1 == text.count || !text[index + 1].isASCIILetter)
  }

  /// `--all`, `--no-merge`, `--[no-]merge`: an option of a command. A dash typed so has a space or a word before
  /// its second half.
  private static func option(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard text.has("--", at: start), start == 0 || !text[start - 1].isASCIINamePart,
      start + 2 < text.count, text[start + 2].isASCIILetter || text.has("[no-]", at: start + 2)
    else { return nil }
    let name = start + 2 + (text.has("[no-]", at: start + 2) ? 5 : 0)
    var end = text.end(of: \.isASCIINamePart, from: name)
    while end > name, text[end - 1] == UInt8(ascii: "-") { end -= 1 }
    return end - name > 1 ? end : nil
  }

  /// The `](…)` of a Markdown link.
  private static func linkTarget(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard text.has("](", at: start) else { return nil }
    var index = start + 2
    let limit = min(text.count, start + longest)
    // Another `](` starts a link of its own.
    while index < limit, text[index] != UInt8(ascii: ")"), text[index] > 0x20,
      !text.has("](", at: index)
    {
      index += 1
    }
    return index < limit && text[index] == UInt8(ascii: ")") ? index + 1 : nil
  }

  private static func address(_ text: Span<UInt8>, at start: Int) -> Int? {
    // A scheme may have capitals (RFC 3986, 3.1), as a sentence that begins with it has.
    guard
      ["http://", "https://", "www.", "Http://", "Https://"].contains(where: {
        text.has($0, at: start)
      }), start == 0 || !text[start - 1].isASCIINamePart
    else { return nil }
    var end = text.end(
      of: { $0 > 0x20 && $0 < 0x7F && !"<>\"()|".utf8.contains($0) }, from: start)
    while end > start, ".,:;!?'".utf8.contains(text[end - 1]) { end -= 1 }
    return end
  }

  /// `user@example.com`, `Style.destructive`, `report.pdf`: ASCII words around dots or an at sign.
  private static func dotted(_ text: Span<UInt8>, at start: Int) -> Int? {
    guard start == 0 || !text[start - 1].isASCIINamePart else { return nil }
    var end = start
    var joints = 0
    while end < text.count {
      if text[end].isASCIINamePart {
        end += 1
      } else if text[end] == UInt8(ascii: ".") || text[end] == UInt8(ascii: "@"),
        end + 1 < text.count,
        text[end + 1].isASCIINamePart
      {
        joints += 1
        end += 1
      } else {
        break
      }
    }
    guard joints > 0, end - start > 4 else { return nil }
    return path(text, behind: end) ?? end
  }

  /// Where the path ends that follows the name of a host: `example.com/notes`.
  private static func path(_ text: Span<UInt8>, behind host: Int) -> Int? {
    guard host + 1 < text.count, text[host] == UInt8(ascii: "/"), text[host + 1].isASCIINamePart,
      text[host - 1].isASCIILetter, text[host - 2].isASCIILetter
    else { return nil }
    var end = text.end(of: { $0.isASCIINamePart || "/.".utf8.contains($0) }, from: host)
    while text[end - 1] == UInt8(ascii: ".") || text[end - 1] == UInt8(ascii: "/") { end -= 1 }
    return end
  }
}

extension UInt8 {
  /// Letters, digits and what joins them in the names of files, options and variables.
  var isASCIINamePart: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "-")
  }
}
