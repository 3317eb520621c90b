import CopyModel

/// A cursor over a Fluent file that knows what patterns and placeables are made of (Fluent 1.0, `fluent.ebnf`).
struct FluentSyntax {
  let bytes: [UInt8]
  var index = 0

  /// How deeply placeables may stand in each other.
  private static let depthLimit = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the cursor; a line break at the end of the file.
  var current: UInt8 { index < bytes.count ? bytes[index] : 0x0A }

  var isAtLineEnd: Bool { current == 0x0A || current == 0x0D }

  func isAt(_ text: String) -> Bool { bytes.span.has(text, at: index) }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, UInt32(bytes[index]) == character.value else { return false }
    index += 1
    return true
  }

  mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
  }

  /// Steps over spaces and line breaks.
  mutating func skipBlank() {
    while index < bytes.count, [0x20, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  /// A name: a letter, then letters, digits, `_` and `-`.
  mutating func identifier() -> String? {
    guard current.isFluentLetter else { return nil }
    let start = index
    while index < bytes.count, bytes[index].isFluentLetter || bytes[index].isFluentNameTail {
      index += 1
    }
    return String(copying: bytes.span.extracting(start..<index))
  }

  func failure(_ message: String) -> FluentError { FluentError(offset: index, message: message) }
}

// Patterns.
extension FluentSyntax {
  /// The text from the cursor on; nil when there is none.
  mutating func pattern(depth: Int = 0) throws(FluentError) -> FluentPattern? {
    skipSpaces()
    var common: Int?
    var start: Int?
    var end = index
    var placeables = 0
    var variants: [FluentVariant] = []
    var hasText = false
    while index < bytes.count, current != UInt8(ascii: "}") {
      if isAtLineEnd {
        guard let next = continuation() else { break }
        common = min(common ?? next.indentation, next.indentation)
        index = next.start
        continue
      }
      start = start ?? index
      if current == UInt8(ascii: "{") {
        variants = try placeable(depth: depth + 1)
        placeables += 1
        end = index
      } else {
        if current != 0x20 {
          hasText = true
          end = index + 1
        }
        index += 1
      }
    }
    guard let start else { return nil }
    return FluentPattern(
      range: start..<end, indentation: common ?? 0,
      variants: placeables == 1 && !hasText ? variants : [])
  }

  /// Where the pattern goes on behind a line break: at an indented line that starts nothing else, or at a placeable.
  private func continuation() -> (start: Int, indentation: Int)? {
    var line = index
    while line < bytes.count {
      line += bytes.span.lineBreakLength(at: line)
      var first = line
      while first < bytes.count, bytes[first] == 0x20 { first += 1 }
      guard first < bytes.count else { return nil }
      if bytes.span.lineBreakLength(at: first) == 0 {
        let isOther = [".", "*", "[", "}"].contains { bytes.span.has($0, at: first) }
        let goesOn = bytes[first] == UInt8(ascii: "{") || first > line && !isOther
        return goesOn ? (first, first - line) : nil
      }
      line = first
    }
    return nil
  }
}

// Placeables.
extension FluentSyntax {
  /// `{ … }` at the cursor. Returns the variants of a select expression.
  private mutating func placeable(depth: Int) throws(FluentError) -> [FluentVariant] {
    guard depth < Self.depthLimit else { throw failure("Placeables stand too deep in each other.") }
    let open = index
    index += 1
    skipBlank()
    var variants: [FluentVariant] = []
    if current == UInt8(ascii: "{") {
      _ = try placeable(depth: depth + 1)
    } else {
      try expression(depth: depth)
      skipBlank()
      if isAt("->") {
        index += 2
        variants = try self.variants(depth: depth)
      }
    }
    skipBlank()
    guard take("}") else {
      index = open
      throw failure(
        "The “{” that opens here never closes. Add “}”, or write {\"{\"} for a bare one.")
    }
    return variants
  }

  /// A variable, a string, a number, or a reference to a message, a term or a function.
  private mutating func expression(depth: Int) throws(FluentError) {
    if take("\"") {
      while !isAtLineEnd, current != UInt8(ascii: "\"") {
        index += current == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index, bytes.count)
      guard take("\"") else {
        throw failure("The quotation mark before this never closes. Add it.")
      }
      return
    }
    if take("$") {
      guard identifier() != nil else { throw failure("A name should stand behind “$”.") }
      return
    }
    if number() { return }
    _ = take("-")
    guard identifier() != nil else {
      throw failure("Inside “{ }” a name, a string in quotes or a number should stand.")
    }
    if take("."), identifier() == nil { throw failure("A name should stand behind “.”.") }
    let end = index
    skipBlank()
    guard take("(") else {
      index = end
      return
    }
    try arguments(depth: depth)
  }

  /// `-3.14`, if it stands at the cursor.
  private mutating func number() -> Bool {
    let start = index
    _ = take("-")
    let first = index
    while index < bytes.count, current.isASCIIDigit { index += 1 }
    guard index > first else {
      index = start
      return false
    }
    if take(".") { while index < bytes.count, current.isASCIIDigit { index += 1 } }
    return true
  }

  /// What a function or a term is called with, up to the `)`.
  private mutating func arguments(depth: Int) throws(FluentError) {
    guard depth < Self.depthLimit else { throw failure("Calls stand too deep in each other.") }
    while true {
      skipBlank()
      if take(")") { return }
      if current == UInt8(ascii: "{") {
        _ = try placeable(depth: depth + 1)
      } else {
        try expression(depth: depth + 1)
      }
      skipBlank()
      if take(":") {
        skipBlank()
        try expression(depth: depth + 1)
        skipBlank()
      }
      guard take(",") || current == UInt8(ascii: ")") else {
        throw failure("Here “,” or “)” should stand.")
      }
    }
  }

  /// The variants behind `->`.
  private mutating func variants(depth: Int) throws(FluentError) -> [FluentVariant] {
    var variants: [FluentVariant] = []
    var hasDefault = false
    while true {
      skipBlank()
      let isDefault = isAt("*[")
      if isDefault { index += 1 }
      guard take("[") else { break }
      skipBlank()
      let start = index
      guard number() || identifier() != nil else {
        throw failure("Here the name of a variant should stand, such as [one].")
      }
      let key = String(copying: bytes.span.extracting(start..<index))
      skipBlank()
      guard take("]") else { throw failure("“]” is missing behind the name of a variant. Add it.") }
      guard let pattern = try pattern(depth: depth + 1) else {
        throw failure("The variant [\(key)] has no text. Write one, or {\"\"}.")
      }
      hasDefault = hasDefault || isDefault
      variants.append(FluentVariant(key: key, pattern: pattern))
    }
    guard hasDefault else {
      throw failure("One of the variants must be the default. Mark it with “*”, as in *[other].")
    }
    return variants
  }
}

extension UInt8 {
  /// Whether a name may start with this byte.
  var isFluentLetter: Bool {
    self.isASCIILetter && self < 0x80
  }

  /// Whether a name may go on with this byte, besides letters.
  var isFluentNameTail: Bool {
    self.isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
