import CopyModel
import ICUText

/// Reads texts in ICU MessageFormat, and those of plural forms with pipes between them.
///
/// Only an argument with a type tells such a text from one in which `{name}` means the same in
/// another syntax, where apostrophes and lone braces are plain text.
enum MessageReader {
  /// The types that MessageFormat knows (ICU User Guide, “Formatting Messages”).
  private static let simpleTypes = ["number", "date", "time", "spellout", "ordinal", "duration"]
  private static let branchingTypes = ["plural", "selectordinal", "select", "choice"]

  /// Nil for a text that nothing shows to be either.
  static func read(_ text: Span<UInt8>) -> MessageFormat? {
    guard hasTypedArgument(text) else {
      return PipedForms.startOfLast(in: text).map {
        MessageFormat(arguments: [], quotes: [], otherForms: 0..<$0)
      }
    }
    do throws(MessagePattern.SyntaxError) {
      var builder = MessageBuilder(parts: try MessagePattern(parsing: text).parts)
      return builder.message(of: text)
    } catch {
      let problem = MessageFormat.Problem(kind: .init(error.problem), offset: error.offset)
      return MessageFormat(arguments: [], quotes: [], problem: problem)
    }
  }

  private static func hasTypedArgument(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] == UInt8(ascii: "{") {
      if typedArgument(text, at: index) { return true }
    }
    return false
  }

  /// Whether `{name, type` stands here, with a type that MessageFormat knows.
  static func typedArgument(_ text: Span<UInt8>, at open: Int) -> Bool {
    let name = text.spacesEnd(from: open + 1)
    let end = text.end(of: \.isPlaceholderNameByte, from: name)
    let comma = text.spacesEnd(from: end)
    guard end > name, text.has(",", at: comma) else { return false }
    let type = text.spacesEnd(from: comma + 1)
    let typeEnd = text.endOfLetters(from: type)
    let word = String(copying: text.extracting(type..<typeEnd))
    if branchingTypes.contains(word) { return true }
    let behind = text.spacesEnd(from: typeEnd)
    return simpleTypes.contains(word) && (text.has("}", at: behind) || text.has(",", at: behind))
  }
}

extension Span<UInt8> {
  /// Where the spaces and line breaks that start at `index` end.
  func spacesEnd(from index: Int) -> Int {
    var end = index
    while end < count, self[end] == 0x20 || (0x09...0x0D).contains(self[end]) { end += 1 }
    return end
  }

  /// The text in `range` without spaces at its ends.
  fileprivate func trimmedText(_ range: Range<Int>) -> String {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] <= 0x20 { start += 1 }
    while start < end, self[end - 1] <= 0x20 { end -= 1 }
    return String(copying: extracting(start..<end))
  }
}

/// Makes a tree of ICU's flat parts. ICU has seen to it that they nest, and that they nest no deeper than `MessagePattern.deepest`.
private struct MessageBuilder {
  private let parts: [MessagePattern.Part]
  private var next = 0
  private var quotes: [Range<Int>] = []

  init(parts: [MessagePattern.Part]) {
    self.parts = parts
  }

  mutating func message(of text: Span<UInt8>) -> MessageFormat {
    let content = content(of: text)
    return MessageFormat(arguments: content.arguments, quotes: quotes)
  }

  private typealias Content = (
    range: Range<Int>, numberSigns: [Range<Int>], arguments: [MessageFormat.Argument]
  )

  /// From the start of a message or branch to its end.
  private mutating func content(of text: Span<UInt8>) -> Content {
    var content: Content = (0..<0, [], [])
    var start = 0
    while next < parts.count {
      let part = parts[next]
      next += 1
      switch part.kind {
      case .messageStart: start = part.range.upperBound
      case .messageEnd:
        content.range = start..<max(start, part.range.lowerBound)
        return content
      case .quote: quotes.append(part.range)
      case .numberSign: content.numberSigns.append(part.range)
      case .argumentStart(let kind):
        content.arguments.append(argument(of: text, kind, from: part.range.lowerBound))
      default: break
      }
    }
    return content
  }

  private mutating func argument(
    of text: Span<UInt8>, _ kind: MessagePattern.ArgumentKind, from start: Int
  ) -> MessageFormat.Argument {
    var (name, type, style) = ("", String?.none, String?.none)
    var branches: [MessageFormat.Branch] = []
    var selector: Range<Int>?
    var end = start
    while next < parts.count {
      let part = parts[next]
      if part.kind == .messageStart {
        let content = content(of: text)
        let place = selector ?? part.range
        branches.append(
          MessageFormat.Branch(
            selector: text.trimmedText(place), selectorRange: place, range: content.range,
            numberSigns: content.numberSigns, arguments: content.arguments))
        selector = nil
        continue
      }
      next += 1
      switch part.kind {
      case .name: name = String(copying: text.extracting(part.range))
      case .type: type = String(copying: text.extracting(part.range))
      case .style: style = text.trimmedText(part.range)
      case .selector: selector = (selector ?? part.range).lowerBound..<part.range.upperBound
      // A choice's number stands before its sign; `=1` is a selector and then its number.
      case .value where kind == .choice: selector = part.range
      default: break
      }
      if part.kind == .argumentEnd {
        end = part.range.upperBound
        break
      }
    }
    return MessageFormat.Argument(
      range: start..<end, name: name, kind: .init(kind), type: type, style: style,
      branches: branches)
  }
}

extension MessageFormat.Kind {
  fileprivate init(_ kind: MessagePattern.ArgumentKind) {
    self =
      switch kind {
      case .plain: .plain
      case .simple: .simple
      case .choice: .choice
      case .plural: .plural
      case .select: .select
      case .ordinal: .ordinal
      }
  }
}

extension MessageFormat.Problem.Kind {
  fileprivate init(_ problem: MessagePattern.Problem) {
    self =
      switch problem {
      case .badSyntax: .badSyntax
      case .unmatchedBrace: .unmatchedBrace
      case .lacksOther: .lacksOther
      case .tooLarge: .tooLarge
      }
  }
}
