/// Words, numbers, comments.
extension LightLexer {
  @inline(__always)
  func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    case UInt8(ascii: "$"): grammar.dollarNames
    default: false
    }
  }

  mutating func word() {
    var key = LightWordTable.start
    var end = at
    while end < bytes.count, isNameByte(bytes[end]) {
      key = LightWordTable.add(bytes[end], to: key)
      end += 1
    }
    let length = end - at
    let next = byte(length)
    if grammar.singleQuotes, length == 1, bytes[at] == UInt8(ascii: "r"),
      next == UInt8(ascii: "'") || next == UInt8(ascii: "\"")
    {
      return openText(prefix: 1, isRaw: true)
    }
    let word = grammar.words.word(of: key)
    if next == UInt8(ascii: "@"), grammar.linesEnd {
      return label(word, length: length)
    }
    append(.word, word: word, length: length)
  }

  /// `return@name`, `this@Name` and `name@` in Kotlin: a label says nothing about values.
  private mutating func label(_ word: LightWord, length: Int) {
    switch word {
    case .return, .jump, .this: append(.word, word: word, length: length)
    case .plain where bytes[at..<(at + length)].elementsEqual("super".utf8):
      append(.word, word: word, length: length)
    default:
      at += length + 1
      return
    }
    at += 1
    while at < bytes.count, isNameByte(bytes[at]) { at += 1 }
  }

  /// `` `is` ``: a name without its marks.
  mutating func quotedName() {
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    at += 1
    append(.word, length: end - at)
    if byte(0) == UInt8(ascii: "`") { at += 1 }
  }

  mutating func number() {
    var end = at + 1
    while end < bytes.count {
      let next = bytes[end]
      let isFraction =
        next == UInt8(ascii: ".") && end + 1 < bytes.count
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end + 1])
      guard isFraction || isNameByte(next) else { break }
      end += 1
    }
    append(.number, length: end - at)
  }

  /// `'x'` where it is a number rather than a text.
  mutating func character() {
    var end = at + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end, bytes.count)
    if end < bytes.count, bytes[end] == UInt8(ascii: "'") { end += 1 }
    append(.number, length: end - at)
  }

  mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
    isSpaced = true
  }

  mutating func skipComment() {
    var depth = 0
    isSpaced = true
    while at < bytes.count {
      let here = bytes[at]
      if here == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"),
        depth == 0 || grammar.nestsComments
      {
        depth += 1
        at += 2
      } else if here == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        if here == 0x0A { startsLine = true }
        at += 1
      }
    }
  }
}
