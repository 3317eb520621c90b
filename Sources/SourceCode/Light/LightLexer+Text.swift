/// Texts: an opening mark, parts and insertions, a closing mark.
extension LightLexer {
  mutating func openText(prefix: Int, isRaw: Bool) {
    let quote = byte(prefix)
    let isTriple = grammar.triples && byte(prefix + 1) == quote && byte(prefix + 2) == quote
    var frame = Frame(token: tokens.count, sign: .text)
    frame.quote = quote
    frame.quotes = isTriple ? 3 : 1
    frame.isRaw = isRaw || (isTriple && grammar.tripleIsRaw)
    append(.open, .text, length: prefix + frame.quotes)
    stack.append(frame)
  }

  /// Reads on to the next insertion or to the end. A text in one pair of marks ends with its line.
  mutating func text() {
    guard let frame = stack.last else { return }
    var end = at
    let count = bytes.count
    while end < count {
      let byte = bytes[end]
      if byte == frame.quote, closes(frame, at: end) {
        part(to: end)
        stack.removeLast()
        // Of more than three marks in a row, the last three close the text.
        return pair(frame, length: frame.quotes)
      }
      if byte == 0x0A, frame.quotes == 1 {
        part(to: end)
        stack.removeLast()
        return pair(frame, length: 0)
      }
      if byte == UInt8(ascii: "\\"), !frame.isRaw {
        end += 2
      } else if byte == UInt8(ascii: "$"), inserts(frame), end + 1 < count {
        let next = bytes[end + 1]
        if next == UInt8(ascii: "{") {
          part(to: end)
          return open(.insertion, length: 2)
        }
        if startsName(next) {
          part(to: end)
          return insertName()
        }
        end += 1
      } else {
        end += 1
      }
    }
    part(to: min(end, count))
  }

  /// A text without escapes has insertions in Kotlin, none in Dart.
  private func inserts(_ frame: Frame) -> Bool {
    grammar.inserts && !(frame.isRaw && grammar.singleQuotes)
  }

  private func closes(_ frame: Frame, at end: Int) -> Bool {
    guard frame.quotes == 3 else { return true }
    guard end + 2 < bytes.count, bytes[end + 1] == frame.quote, bytes[end + 2] == frame.quote else {
      return false
    }
    return !grammar.tripleIsRaw || end + 3 >= bytes.count || bytes[end + 3] != frame.quote
  }

  private func startsName(_ byte: UInt8) -> Bool {
    isNameByte(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      && byte != UInt8(ascii: "$")
  }

  private mutating func part(to end: Int) {
    if end > at { append(.part, length: end - at) }
  }

  /// `$name`: as `${name}` without its braces.
  private mutating func insertName() {
    let frame = Frame(token: tokens.count, sign: .insertion)
    append(.open, .insertion, length: 1)
    var length = 0
    var key = LightWordTable.start
    while isNameByte(byte(length)), byte(length) != UInt8(ascii: "$") {
      key = LightWordTable.add(byte(length), to: key)
      length += 1
    }
    append(.word, word: grammar.words.word(of: key), length: length)
    pair(frame, length: 0)
  }
}
