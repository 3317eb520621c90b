import CopyModel
import XMLEvents

/// A reader of an XML format: it takes the elements as they pass by.
protocol XMLTableReader {
  var file: TableFile { get set }
  var content: TableContent { get set }
  /// The elements that hold no other of the same group: where one begins in another, that one was not closed.
  static var entries: [[String]] { get }

  /// An element starts: `tag` is the byte of its `<`, `offset` the first byte of its content.
  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int)
  /// An element ends: `offset` is the byte behind its content.
  mutating func end(_ name: String, _ offset: Int)
}

/// An element that has no end before the one that begins at the byte `next`, which it cannot hold.
private struct Unclosed {
  let element: XMLNesting.Element
  let next: Int
}

extension XMLTableReader {
  /// The text that stands in an element.
  func text(_ range: Range<Int>) -> String {
    WrittenText.decode(file.bytes.span.extracting(range), as: .xml)
  }

  /// Walks over the file. What is damaged becomes an issue; the elements that can be made out are read.
  mutating func readXML() {
    let piece = XMLPiece(file)
    var nesting = XMLNesting()
    var unclosed: [Unclosed] = []
    do throws(XMLError) {
      let problems = try XMLDocument.read(piece.bytes.span) { event in
        switch event {
        case .start(let name, let attributes, let tag, let offset):
          if let rivals = Self.entries.first(where: { $0.contains(name) }),
            let depth = nesting.depth(beforeAny: rivals)
          {
            let outermost = close(&nesting, to: depth, at: piece.offset(tag))
            if let outermost { unclosed.append(Unclosed(element: outermost, next: tag)) }
          }
          nesting.push(XMLNesting.Element(name: name, tag: tag, content: offset))
          start(name, attributes, tag: piece.offset(tag), offset: piece.offset(offset))
        case .end(let name, let offset):
          if let depth = nesting.depth(behindEndOf: name, at: offset, in: piece.bytes.span) {
            close(&nesting, to: depth, at: piece.offset(offset))
          }
        }
      }
      report(problems, unclosed, piece)
    } catch {
      let message =
        switch error {
        case .tooLarge: "The file is over 2 GiB. Split it."
        case .outOfMemory: "There is not enough memory to read the file."
        }
      content.issues.append(file.issue(.unreadableEntry, 0..<0, message))
    }
  }

  /// Ends the elements inside the first `depth`, and returns the outermost of them.
  @discardableResult
  private mutating func close(
    _ nesting: inout XMLNesting, to depth: Int, at offset: Int
  ) -> XMLNesting.Element? {
    var outermost: XMLNesting.Element?
    while nesting.depth > depth, let element = nesting.pop() {
      end(element.name, offset)
      outermost = element
    }
    return outermost
  }

  /// Reports the first damage, of which those behind it are mostly echoes, then each that stands alone and each
  /// element that never ends, one a line.
  private mutating func report(
    _ problems: [XMLProblem], _ unclosed: [Unclosed], _ piece: XMLPiece
  ) {
    guard !problems.isEmpty || !unclosed.isEmpty, !piece.bytes.isEmpty else { return }
    let bytes = piece.bytes
    var told: [Int] = []
    // Behind the start of a section that takes all the rest, nothing is read.
    var end = bytes.count + 1
    if let section = bytes.span.unclosedSection {
      report(section, piece)
      told.append(section.start)
      end = section.start
    } else if let first = problems.first, !first.kind.standsAlone,
      first.offset <= unclosed.first?.element.tag ?? bytes.count
    {
      report(first, at: piece.offset(first.offset))
      told.append(first.offset)
    }
    for problem in problems where problem.kind.standsAlone && problem.offset < end {
      guard bytes.span.isFar(problem.offset, from: told) else { continue }
      told.append(problem.offset)
      report(problem, at: piece.offset(problem.offset))
    }
    for (element, next) in unclosed.prefix(Self.mostUnclosed).map({ ($0.element, $0.next) })
    where element.tag < end && bytes.span.isFar(element.tag, from: told) {
      // A tag that is damaged may have been its end.
      if told.contains(where: { element.content <= $0 && $0 < next }) { continue }
      told.append(element.tag)
      // What is wrong in its tag may be why its end is not seen.
      if let problem = problems.first(where: {
        element.tag <= $0.offset && $0.offset < element.content
      }) {
        report(problem, at: piece.offset(problem.offset))
      } else {
        report(element, piece)
      }
    }
  }

  /// How many elements without an end are told of a file.
  private static var mostUnclosed: Int { 20 }

  private mutating func report(_ element: XMLNesting.Element, _ piece: XMLPiece) {
    content.issues.append(
      file.issue(
        .unreadableEntry, piece.offset(element.tag)..<piece.offset(element.content),
        "The XML is damaged here: this <\(element.name)>, or an element in it, is never closed. Add its end tag."
      ))
  }

  private mutating func report(
    _ section: (start: Int, opening: String, end: String), _ piece: XMLPiece
  ) {
    let start = piece.offset(section.start)
    content.issues.append(
      file.issue(
        .unreadableEntry, start..<start + section.opening.utf8.count,
        """
        The XML is damaged here: the “\(section.opening)” never closes. Add “\(section.end)”. What stands behind it \
        in the file is not checked.
        """))
  }

  private mutating func report(_ problem: XMLProblem, at offset: Int) {
    let end = min(offset + 1, file.bytes.count)
    content.issues.append(
      file.issue(
        .unreadableEntry, min(offset, end)..<end,
        "The XML is damaged here: \(problem.kind.words) What stands near it may be missing."))
  }
}

extension Span<UInt8> {
  /// A comment or CDATA section that takes all the rest of the file.
  fileprivate var unclosedSection: (start: Int, opening: String, end: String)? {
    var index = 0
    while index < count {
      guard self[index] == UInt8(ascii: "<"), let section = section(at: index) else {
        index += 1
        continue
      }
      var end = index + section.opening.utf8.count
      while end < count, !has(section.end, at: end) { end += 1 }
      guard end < count else { return (index, section.opening, section.end) }
      index = end
    }
    return nil
  }

  private func section(at index: Int) -> (opening: String, end: String)? {
    [("<!--", "-->"), ("<![CDATA[", "]]>")].first { has($0.0, at: index) }
  }
}

extension Span<UInt8> {
  /// Whether a byte stands on another line than all of some others.
  fileprivate func isFar(_ offset: Int, from others: [Int]) -> Bool {
    others.allSatisfy { other in
      let (first, end) = (Swift.min(offset, other), Swift.min(Swift.max(offset, other), count))
      return first < end && (first..<end).contains { self[$0] == UInt8(ascii: "\n") }
    }
  }
}

extension XMLProblem.Kind {
  /// What is wrong and what to do.
  fileprivate var words: String {
    switch self {
    case .empty: "there is no element."
    case .unclosed: "something that was opened never closes. Add its end."
    case .mismatchedTag: "this element is closed by the end tag of another. Add its own."
    case .badReference: "“&” starts no reference. Write “&amp;”."
    case .unknownEntity: "this entity is not defined. Write the character itself."
    case .bareLessThan: "“<” stands in an attribute. Write “&lt;”."
    case .looseLessThan: "“<” starts no tag. Write “&lt;”."
    case .badTag: "a tag does not end. Add “>”, or write “&lt;” for a bare “<”."
    case .badAttribute: "an attribute is not written as name=\"value\", or comes twice."
    case .badCharacter: "XML allows no such control character. Remove it."
    case .trailingContent: "something stands behind the end of the document. Remove it."
    case .tooDeep: "elements are nested too deeply."
    case .other(let words): "\(words)."
    }
  }
}
