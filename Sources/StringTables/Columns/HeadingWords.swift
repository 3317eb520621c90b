import CopyModel

/// One piece of a heading: a known word, a language code, or neither.
enum HeadingPiece: Equatable {
  case word(HeadingWord)
  /// `ko-KR`, as it is spelled. Plain ones are hardly ever anything else than a code.
  case code(String, isPlain: Bool)
  case unknown
}

/// Splits a heading into pieces: “Korean (ko)”, `zh_CN`, `textKo`, “中文（简体）”.
enum HeadingWords {
  /// How long a heading may be, in UTF-8 bytes: what is longer is copy.
  private static let longest = 120

  static func pieces(of heading: String) -> [HeadingPiece] {
    guard heading.utf8.count <= longest else { return [.unknown] }
    var pieces: [HeadingPiece] = []
    for chunk in chunks(of: heading) {
      if let code = code(chunk) {
        pieces.append(code)
      } else {
        for word in words(of: chunk) { pieces += self.pieces(ofWord: word) }
      }
    }
    return pieces
  }

  /// Runs of letters and digits, with `-` and `_` inside.
  private static func chunks(of heading: String) -> [String] {
    var chunks: [String] = []
    var chunk = ""
    var flag: Unicode.Scalar?
    for scalar in heading.unicodeScalars {
      // A flag is two signs, one for each letter of a region’s code.
      if (0x1F1E6...0x1F1FF).contains(scalar.value) {
        if let first = flag {
          chunks += [chunk, LanguageNames.ofFlag[String([first, scalar].map(\.letter))] ?? ""]
            .filter { !$0.isEmpty }
          chunk = ""
        }
        flag = flag == nil ? scalar : nil
        continue
      }
      let isJoint = scalar == "-" || scalar == "_"
      if isJoint && !chunk.isEmpty || scalar == "#" || isWord(scalar) {
        chunk.unicodeScalars.append(scalar)
      } else if !chunk.isEmpty {
        chunks.append(chunk)
        chunk = ""
      }
    }
    return chunk.isEmpty ? chunks : chunks + [chunk]
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass(scalar.value).isLetterOrDigit
      || scalar.properties.generalCategory == .nonspacingMark
      || scalar.properties.generalCategory == .spacingMark
  }

  /// A language code with a script or region, or one that no known word hides.
  private static func code(_ chunk: String) -> HeadingPiece? {
    let parts = chunk.split { "-_".contains($0) }.map { $0.lowercased() }
    guard let language = parts.first, language.utf8.count <= 3,
      let locale = LocaleTag(folding: chunk)
    else { return nil }
    let isScript = { (part: String) in part.count != 4 || LanguageNames.scripts.contains(part) }
    guard parts.dropFirst().allSatisfy(isScript),
      parts.count == 1 || !["id", "no"].contains(parts.last),
      parts.count > 1 || HeadingWord(language) == nil
    else { return nil }
    return .code(chunk, isPlain: LanguageNames.plainCodes.contains(locale.language))
  }

  /// The words of `max_length`, `textKo`, `stringID`.
  private static func words(of chunk: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in chunk {
      let isJoint = character == "-" || character == "_"
      let isHump = character.isUppercase && previous?.isLowercase == true
      if isJoint || isHump, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isJoint { word.append(character) }
      previous = character
    }
    return word.isEmpty ? words : words + [word]
  }

  /// A word of Latin letters is one piece; one of Han or Hangul may be several known words in a row.
  private static func pieces(ofWord word: String) -> [HeadingPiece] {
    let lowercased = word.lowercased()
    if let word = HeadingWord(lowercased) { return [.word(word)] }
    if let code = code(word) { return [code] }
    let text = lowercased.utf8.span
    var pieces: [HeadingPiece] = []
    var start = 0
    while start < text.count {
      guard text[start] >= 0x80, let (word, length) = longestWord(in: text, at: start) else {
        return [.unknown]
      }
      pieces.append(.word(word))
      start += length
    }
    return pieces
  }

  private static func longestWord(
    in text: Span<UInt8>, at start: Int
  ) -> (word: HeadingWord, length: Int)? {
    var end = min(text.count, start + HeadingWord.longest)
    while end > start {
      let isWhole = end == text.count || text[end] & 0xC0 != 0x80
      if isWhole, let word = HeadingWord(String(copying: text.extracting(start..<end))) {
        return (word, end - start)
      }
      end -= 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The letter that a sign of a flag stands for.
  fileprivate var letter: Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value &- 0x1F1E6) & 0x1F + 0x41))
  }
}
