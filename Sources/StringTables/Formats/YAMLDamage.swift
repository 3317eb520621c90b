import CopyModel
import Yams

/// Where and why Yams stopped.
struct YAMLDamage {
  /// Counted from 1, as Yams counts lines.
  let line: Int
  /// In characters, from 1.
  let column: Int
  /// Where that begins which Yams was reading.
  let contextLine: Int?
  /// Whether it turned out to be a line that stands too far to the left.
  var isMisplaced = false
  private let problem: String
  private let context: String

  /// Nil when the error tells no place.
  init?(_ error: any Error) {
    switch error {
    case let YamlError.scanner(context, problem, mark, _),
      let YamlError.parser(context, problem, mark, _),
      let YamlError.composer(context, problem, mark, _):
      (line, column) = (mark.line, mark.column)
      contextLine = context?.mark.line
      self.problem = problem
      self.context = context?.text ?? ""
    case let YamlError.duplicatedKeysInMapping(_, keys):
      (line, column) = (keys.mark.line, keys.mark.column)
      contextLine = nil
      (problem, context) = ("duplicate", "")
    default: return nil
    }
  }

  /// Whether the damage may be that something never ends.
  var mayBeOpen: Bool { isOpenSinceContext || context.contains("flow") }

  /// Whether the damage is that something never ends.
  var isOpenSinceContext: Bool {
    context.contains("simple key") || problem.contains("unexpected end of stream")
      || problem.contains("unexpected document indicator")
  }

  /// Whether the damage is that too many brackets or levels stand in each other: libyaml allows 1,000.
  var isNesting: Bool { problem.contains("nesting") }

  /// Whether the line has no place where it stands, or no key; otherwise its text is what is wrong.
  func isOfLine(_ line: YAMLLine) -> Bool {
    guard let key = line.key, !isMisplaced else { return true }
    return context.contains("simple key") || problem == "duplicate"
      || problem.contains("mapping values") && column <= line.value - line.start
      || column - 1 <= key - line.start
  }

  /// What is wrong and what to do.
  func words(for line: YAMLLine, in text: Span<UInt8>) -> String {
    if isNesting {
      return "The entries are nested too deeply. Use fewer levels."
    }
    if problem == "duplicate" { return "This key comes twice. Remove one." }
    if context.contains("simple key") {
      return "“:” is missing behind the key. Add it, and a space."
    }
    if problem.contains("escape") {
      return
        "YAML knows no such escape. Write “\\\\” for a backslash, or use single quotation marks."
    }
    if isOfLine(line) {
      return "The line does not fit those above it. Check its indentation and its “:”."
    }
    if problem.contains("mapping values") {
      return "A text with “: ” in it must stand between quotation marks. Add them."
    }
    if line.value < line.end, text[line.value].isYAMLQuote {
      return
        "Something stands behind the closing quotation mark. Escape the mark inside the text, or remove what follows."
    }
    if line.value < line.end, text[line.value].isYAMLMark {
      let mark = String(copying: text.extracting(line.value..<line.value + 1))
      return "A text that starts with “\(mark)” must stand between quotation marks. Add them."
    }
    return "This is no YAML. Check its quotation marks, brackets and indentation."
  }
}

extension UInt8 {
  /// Whether the byte means something at the start of a YAML text (YAML 1.2.2, section 5.3).
  var isYAMLMark: Bool {
    "-?:,[]{}#&*!|>'\"%@`".utf8.contains(self)
  }
}
