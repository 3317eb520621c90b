import CICU

/// ICU's parse of a message in MessageFormat: its parts in the order in which they stand.
package struct MessagePattern {
  /// A part: what it is, and where it stands, in UTF-8 bytes.
  package struct Part: Equatable, Sendable {
    package let kind: Kind
    package let range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
      self.kind = kind
      self.range = range
    }
  }

  package enum Kind: Equatable, Sendable {
    /// The start and the end of the whole message or of a branch; a branch's are its braces.
    case messageStart, messageEnd
    /// An apostrophe that quotes and is not shown.
    case quote
    /// Where the apostrophe that should end a quotation is missing.
    case missingQuote
    /// The `#` of a plural.
    case numberSign
    case argumentStart(ArgumentKind)
    case argumentEnd
    /// An argument's name or number.
    case name
    /// The type of a simple argument: `number`.
    case type
    /// The style of a simple argument, with the spaces around it.
    case style
    /// `one`, `=1`, `female`; in a choice, the sign behind its number.
    case selector
    /// The number in `=1`, in `offset:1`, or before a choice's sign.
    case value
  }

  package enum ArgumentKind: Equatable, Sendable {
    case plain, simple, choice, plural, select, ordinal
  }

  /// Why a text is no message.
  package enum Problem: Equatable, Sendable {
    case badSyntax, unmatchedBrace, lacksOther, tooLarge
  }

  /// A text that ICU does not take for a message.
  package struct SyntaxError: Error, Equatable {
    package let problem: Problem
    /// Near which UTF-8 byte: where the message, branch or argument starts that has the problem.
    package let offset: Int

    package init(problem: Problem, offset: Int) {
      self.problem = problem
      self.offset = offset
    }
  }

  /// How deep braces may nest: ICU's parser calls itself for each, and a worker's stack is small.
  package static let deepest = 32

  package let parts: [Part]

  /// Parses a valid UTF-8 text of under 2 GiB.
  package init(parsing text: Span<UInt8>) throws(SyntaxError) {
    if let offset = Self.tooDeep(text) { throw SyntaxError(problem: .tooLarge, offset: offset) }
    var room = 64
    while true {
      var parts = Array(
        repeating: cicu_message_part(type: 0, start: 0, end: 0, kind: 0), count: room)
      var error: Int32 = 0
      var offset: Int32 = 0
      // No more parts are written than there is room for; the count says how many there are.
      let count = unsafe text.withUnsafeBufferPointer { bytes in
        unsafe cicu_message_parse(
          bytes.baseAddress, Int32(bytes.count), &parts, Int32(room), &error, &offset)
      }
      guard count >= 0 else {
        throw SyntaxError(problem: Problem(error), offset: Int(offset))
      }
      if count <= room {
        self.parts = parts.prefix(Int(count)).map(Part.init)
        return
      }
      room = Int(count)
    }
  }

  /// The brace that nests too deep. Quoted braces count too, which ICU would not have nested.
  private static func tooDeep(_ text: Span<UInt8>) -> Int? {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "{") { depth += 1 }
      if text[index] == UInt8(ascii: "}") { depth = max(0, depth - 1) }
      if depth > deepest { return index }
    }
    return nil
  }
}

extension MessagePattern.Part {
  fileprivate init(_ part: cicu_message_part) {
    kind =
      switch Int(part.type) {
      case cicu_message_start: .messageStart
      case cicu_message_end: .messageEnd
      case cicu_message_quote: .quote
      case cicu_message_missing_quote: .missingQuote
      case cicu_message_number_sign: .numberSign
      case cicu_message_argument_start: .argumentStart(.init(part.kind))
      case cicu_message_argument_end: .argumentEnd
      case cicu_message_name: .name
      case cicu_message_type: .type
      case cicu_message_style: .style
      case cicu_message_selector: .selector
      default: .value
      }
    range = Int(part.start)..<Int(part.end)
  }
}

extension MessagePattern.ArgumentKind {
  fileprivate init(_ kind: Int32) {
    self =
      switch Int(kind) {
      case cicu_argument_simple: .simple
      case cicu_argument_choice: .choice
      case cicu_argument_plural: .plural
      case cicu_argument_select: .select
      case cicu_argument_ordinal: .ordinal
      default: .plain
      }
  }
}

extension MessagePattern.Problem {
  fileprivate init(_ error: Int32) {
    self =
      switch Int(error) {
      case cicu_message_unmatched_brace: .unmatchedBrace
      case cicu_message_lacks_other: .lacksOther
      case cicu_message_too_large: .tooLarge
      default: .badSyntax
      }
  }
}
