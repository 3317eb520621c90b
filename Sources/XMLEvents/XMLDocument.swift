import CXML

/// XML parsed by libxml2, hardened: no entities but XML's own, no network, limits on. Names that a document
/// gives to texts may stand in it and are left there as they are written.
package enum XMLDocument {
  /// How many problems are kept of those that stand alone, and of the others: those behind the first are mostly its
  /// echoes.
  private static let mostProblems = 20

  /// Hands each element of a document to `body`, in order, and returns what is wrong with the document.
  ///
  /// `bytes` are UTF-8 and under 2 GiB, whatever encoding the document claims for itself. A damaged
  /// document gives the elements that could be made out.
  package static func read(
    _ bytes: Span<UInt8>, body: (XMLEvent) -> Void
  ) throws(XMLError) -> [XMLProblem] {
    var problems = try part(bytes, body: body)
    // Behind an end tag too many libxml2 takes the document for finished.
    var end = 0
    while let last = problems.last, last.kind == .trailingContent, last.offset > end,
      problems.count < mostProblems
    {
      end = last.offset
      problems += try rest(of: bytes, from: end, body: body)
    }
    return problems.reduce(into: []) { kept, problem in
      if hasRoom(in: kept, for: problem.kind) { kept.append(problem) }
    }
  }

  private static func hasRoom(in problems: [XMLProblem], for kind: XMLProblem.Kind) -> Bool {
    problems.count { $0.kind.standsAlone == kind.standsAlone } < mostProblems
  }

  /// Reads what stands behind the end of a document, as the content of an element of our own.
  private static func rest(
    of bytes: Span<UInt8>, from start: Int, body: (XMLEvent) -> Void
  ) throws(XMLError) -> [XMLProblem] {
    let root = "copydesk-rest"
    var part = Array("<\(root)>".utf8)
    let shift = start - part.count
    for index in start..<bytes.count { part.append(bytes[index]) }
    let problems = try Self.part(part.span) { event in
      switch event {
      case .start(root, _, _, _), .end(root, _): break
      case .start(let name, let attributes, let tag, let offset):
        body(
          .start(name: name, attributes: attributes, tag: tag + shift, offset: offset + shift))
      case .end(let name, let offset): body(.end(name: name, offset: offset + shift))
      }
    }
    // Our own element has no end.
    return problems.filter { $0.kind != .unclosed }.map {
      XMLProblem(kind: $0.kind, offset: max(start, $0.offset + shift))
    }
  }

  @safe private static func part(
    _ bytes: Span<UInt8>, body: (XMLEvent) -> Void
  ) throws(XMLError) -> [XMLProblem] {
    guard bytes.count < Int(Int32.max) else { throw XMLError.tooLarge }
    let (isRead, problems) = withoutActuallyEscaping(body) { body in
      var listener = Listener(body: body)
      // No pointer outlives the call: libxml2 tells the listener everything while it runs.
      let isRead = unsafe withUnsafeMutablePointer(to: &listener) { listener in
        unsafe bytes.withUnsafeBufferPointer { buffer in
          unsafe cxml_parse(
            buffer.baseAddress, Int32(buffer.count),
            Self.handler(for: UnsafeMutableRawPointer(listener)))
        }
      }
      return (isRead == 1, listener.problems)
    }
    guard isRead else { throw XMLError.outOfMemory }
    return problems
  }

  /// Who is told of a document's elements.
  private struct Listener {
    var body: (XMLEvent) -> Void
    var problems: [XMLProblem] = []
    /// Where the tags of the open elements stand.
    var open: [Int] = []
  }

  @unsafe private static func handler(for listener: UnsafeMutableRawPointer) -> cxml_handler {
    unsafe cxml_handler(
      context: listener,
      start: { context, event in
        guard let listener = unsafe context?.assumingMemoryBound(to: Listener.self),
          let event = unsafe event?.pointee
        else { return }
        unsafe listener.pointee.open.append(Int(event.tag))
        unsafe listener.pointee.body(XMLEvent(start: event))
      },
      end: { context, event in
        guard let listener = unsafe context?.assumingMemoryBound(to: Listener.self),
          let event = unsafe event?.pointee
        else { return }
        _ = unsafe listener.pointee.open.popLast()
        unsafe listener.pointee.body(
          .end(name: String(cString: event.name), offset: Int(event.offset)))
      },
      problem: { context, problem, offset, message in
        guard let listener = unsafe context?.assumingMemoryBound(to: Listener.self),
          unsafe listener.pointee.problems.count < 2 * XMLDocument.mostProblems
        else { return }
        let words = unsafe message.map { unsafe String(cString: $0) } ?? ""
        let kind = XMLProblem.Kind(problem, words)
        guard unsafe XMLDocument.hasRoom(in: listener.pointee.problems, for: kind) else { return }
        // An end tag is missing where the element starts, not where that shows.
        let place = kind == .mismatchedTag ? unsafe listener.pointee.open.last : nil
        unsafe listener.pointee.problems.append(
          XMLProblem(kind: kind, offset: place ?? Int(offset)))
      })
  }
}

extension XMLEvent {
  fileprivate init(start event: cxml_event) {
    var attributes = XMLAttributes()
    for number in unsafe 0..<Int(event.attribute_count) {
      guard let name = unsafe event.attributes[number * 5],
        let start = unsafe event.attributes[number * 5 + 3],
        let end = unsafe event.attributes[number * 5 + 4]
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      unsafe attributes.add(String(cString: name), String(decoding: value, as: UTF8.self))
    }
    self = unsafe .start(
      name: String(cString: event.name), attributes: attributes, tag: Int(event.tag),
      offset: Int(event.offset))
  }
}

extension XMLProblem.Kind {
  fileprivate init(_ kind: cxml_problem, _ words: String) {
    self =
      switch kind {
      case CXML_EMPTY: .empty
      case CXML_UNCLOSED: .unclosed
      case CXML_MISMATCHED_TAG: .mismatchedTag
      case CXML_BAD_REFERENCE: .badReference
      case CXML_UNKNOWN_ENTITY: .unknownEntity
      case CXML_BARE_LESS_THAN: .bareLessThan
      case CXML_LOOSE_LESS_THAN: .looseLessThan
      case CXML_BAD_TAG: .badTag
      case CXML_BAD_ATTRIBUTE: .badAttribute
      case CXML_BAD_CHARACTER: .badCharacter
      case CXML_TRAILING_CONTENT: .trailingContent
      case CXML_TOO_DEEP: .tooDeep
      default: .other(String(words.prefix { $0 != "\n" }))
      }
  }
}
