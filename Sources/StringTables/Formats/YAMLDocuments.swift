import CopyModel
import Yams

/// Parses a YAML file with Yams, which stops at the first error: the line is reported and painted over, and it is tried again.
struct YAMLDocuments {
  private(set) var copy: YAMLCopy
  private(set) var roots: [Node] = []
  private var isCut = false
  /// The lines of which the value was painted over, by their first byte.
  private var painted: Set<Int> = []
  private var renames = YAMLRenames()

  /// How many damaged lines are painted over before the rest of the file is given up.
  private static let lineLimit = 20
  /// How often it is parsed at most, for keys that come twice too.
  private static let roundLimit = 100
  /// How many bytes are parsed at most, however often: a large file is not parsed over and over.
  private static let byteLimit = 16 << 20

  init(_ copy: consuming YAMLCopy) {
    self.copy = copy
    read()
  }

  private mutating func read() {
    var (lines, rounds) = (0, 0)
    var room = max(Self.byteLimit, copy.bytes.count * 6)
    while rounds < Self.roundLimit {
      rounds += 1
      room -= copy.bytes.count
      do {
        roots = try parse()
        return
      } catch {
        if case YamlError.duplicatedKeysInMapping(let names, _) = error, room > 0,
          renames.apply(to: &copy, names: names)
        {
          continue
        }
        guard var damage = YAMLDamage(error), let line = line(of: &damage) else {
          return copy.report(0..<0, "This is no YAML that can be read.")
        }
        lines += 1
        if room > 0, lines < Self.lineLimit {
          paint(damage, on: line)
        } else if lines < Self.lineLimit * 2 {
          cut(from: line)
        } else {
          return
        }
      }
    }
  }

  private func parse() throws -> [Node] {
    var text = String(decoding: copy.bytes, as: UTF8.self)
    // Yams keeps a pointer into its text, which a text of less than 16 bytes does not outlive.
    if text.utf8.count < 16 { text += "\n#               " }
    let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
    var roots: [Node] = []
    while let root = try parser.nextRoot() { roots.append(root) }
    return roots
  }

  /// Gives up the file from a damaged line on.
  private mutating func cut(from line: YAMLLine) {
    if !isCut {
      copy.report(
        line.first..<line.end,
        "The file is too damaged to read on. From this line on it is not checked.")
    }
    isCut = true
    copy.blank(line.start..<copy.bytes.count)
  }

  /// Paints over what is damaged: the value behind a line's key, else the whole line.
  private mutating func paint(_ damage: YAMLDamage, on line: YAMLLine) {
    if line.hasTab(in: copy.bytes.span) {
      copy.report(
        line.start..<line.first, "YAML allows no tab for indentation. Indent with spaces.")
      // A file of tabs alone can be read; among spaces nobody knows how deep a tab is.
      if copy.isIndentedBySpaces(before: line.start) {
        copy.blank(line.start..<line.end)
      } else {
        copy.replaceTabs(from: line.start)
      }
      return
    }
    guard !damage.isNesting else {
      copy.report(line.first..<line.end, damage.words(for: line, in: copy.bytes.span))
      copy.blankBlock(at: line)
      return
    }
    let isNew = painted.insert(line.start).inserted
    if isNew { copy.report(line.first..<line.end, damage.words(for: line, in: copy.bytes.span)) }
    let isOfValue = isNew && line.value < line.end && !damage.isOfLine(line)
    copy.blank(isOfValue ? line.value..<line.end : line.start..<line.end)
  }

  /// The line to paint over: the damaged one, or the nearest before it that is not blank yet.
  private func line(of damage: inout YAMLDamage) -> YAMLLine? {
    let text = copy.bytes.span
    var number = 1
    var start = 0
    var (previous, best, context): (YAMLLine?, YAMLLine?, YAMLLine?)
    /// How far the lines are indented that the one before `best` stands under.
    var levels: [Int] = []
    while start < text.count, number <= damage.line || best == nil {
      let line = YAMLLine(at: start, in: text)
      if !line.isBlank, !text.has("#", at: line.first) {
        if let previous {
          while let last = levels.last, last >= previous.indentation { levels.removeLast() }
          levels.append(previous.indentation)
        }
        (previous, best) = (best, line)
        if number == damage.contextLine { context = line }
      }
      start = line.end + max(text.lineBreakLength(at: line.end), 1)
      number += 1
    }
    guard let found = best else { return nil }
    // What a line opens and does not close is noticed at a later one.
    if let context, damage.mayBeOpen,
      damage.isOpenSinceContext || found.indentation <= context.indentation
    {
      return context
    }
    // The line before stands too far to the left, when this one fits those above it.
    if let previous, damage.isOfLine(found), previous.key != nil, previous.value < previous.end,
      found.indentation > previous.indentation, levels.contains(found.indentation)
    {
      damage.isMisplaced = true
      return previous
    }
    return found
  }
}

extension YAMLLine {
  /// Whether a tab stands before its text.
  fileprivate func hasTab(in text: Span<UInt8>) -> Bool {
    for index in start..<first where text[index] == 0x09 { return true }
    return false
  }
}

extension YAMLCopy {
  /// Paints over a line and those that are indented further.
  fileprivate mutating func blankBlock(at line: YAMLLine) {
    var end = line.end
    while end < bytes.count {
      let next = YAMLLine(at: end + max(bytes.span.lineBreakLength(at: end), 1), in: bytes.span)
      guard next.isBlank || next.first - next.start > line.first - line.start else { break }
      end = next.end
    }
    blank(line.start..<min(end, bytes.count))
  }

  /// Whether some line before `end` starts with a space.
  fileprivate func isIndentedBySpaces(before end: Int) -> Bool {
    bytes.indices.prefix(end).contains { index in
      bytes[index] == 0x20 && index > 0 && bytes.span.lineBreakLength(at: index - 1) > 0
    }
  }

  /// Turns the tabs at the starts of lines into spaces, from a line on.
  fileprivate mutating func replaceTabs(from start: Int) {
    var index = start
    while index < bytes.count {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 {
        if bytes[index] == 0x09 { overwrite(index, with: CollectionOfOne(0x20)) }
        index += 1
      }
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      index += 1
    }
  }
}
