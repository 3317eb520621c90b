import CXML

/// XML parsed by libxml2, hardened: no entities, no network, limits on.
package enum XMLDocument {
  /// How many problems are kept: those behind the first are mostly its echoes.
  private static let mostProblems = 20

  /// Hands each element of a document to `body`, in order, and returns what is wrong with the document.
  ///
  /// `bytes` are UTF-8 and under 2 GiB, whatever encoding the document claims for itself. A damaged
  /// document gives the elements that could be made out.
  package static func read(
    _ bytes: Span<UInt8>, body: (XMLEvent) -> Void
  ) throws(XMLError) -> [XMLProblem] {
    guard bytes.count < Int(Int32.max) - around.utf8.count else { throw XMLError.tooLarge }
    var problems = try parse(bytes, shift: 0, body: body)
    // A damaged tag makes the root seem closed too early, and libxml2 stops. What stands behind it
    // is read as the content of another document.
    var end = 0
    for _ in 0..<mostProblems {
      guard let stop = problems.last(where: { $0.kind == .trailingContent })?.offset, stop > end,
        stop < bytes.count
      else { break }
      end = stop
      var rest = Array(around.utf8)
      rest.reserveCapacity(rest.count + bytes.count - stop)
      for index in stop..<bytes.count { rest.append(bytes[index]) }
      let shift = stop - around.utf8.count
      problems += try parse(rest.span, shift: shift) { event in
        if event.stands(behind: stop) { body(event) }
      }.filter { $0.offset >= stop }
    }
    return problems
  }

  /// What stands around the rest of a document: deep enough that surplus end tags do not close it.
  private static let around = String(repeating: "<r>", count: 16)

  /// Parses a document, or the rest of one, whose byte 0 is byte `shift` of the whole.
  @safe private static func parse(
    _ bytes: Span<UInt8>, shift: Int, body: (XMLEvent) -> Void
  ) throws(XMLError) -> [XMLProblem] {
    let (isRead, problems) = withoutActuallyEscaping(body) { body in
      var listener = Listener(shift: shift, body: body)
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
    /// What is added to every offset.
    let shift: Int
    var body: (XMLEvent) -> Void
    var problems: [XMLProblem] = []
  }

  @unsafe private static func handler(for listener: UnsafeMutableRawPointer) -> cxml_handler {
    unsafe cxml_handler(
      context: listener,
      start: { context, event in
        guard let listener = unsafe context?.assumingMemoryBound(to: Listener.self),
          let event = unsafe event?.pointee
        else { return }
        unsafe listener.pointee.body(XMLEvent(start: event, shift: listener.pointee.shift))
      },
      end: { context, event in
        guard let listener = unsafe context?.assumingMemoryBound(to: Listener.self),
          let event = unsafe event?.pointee
        else { return }
        unsafe listener.pointee.body(
          .end(
            name: String(cString: event.name),
            offset: Int(event.offset) + listener.pointee.shift))
      },
      problem: { context, problem, offset, message in
        guard let listener = unsafe context?.assumingMemoryBound(to: Listener.self),
          unsafe listener.pointee.problems.count < XMLDocument.mostProblems
        else { return }
        let words = unsafe message.map { unsafe String(cString: $0) } ?? ""
        unsafe listener.pointee.problems.append(
          XMLProblem(
            kind: .init(problem, words), offset: Int(offset) + listener.pointee.shift))
      })
  }
}

extension XMLEvent {
  /// Whether it belongs to the document from `offset` on.
  fileprivate func stands(behind offset: Int) -> Bool {
    switch self {
    case .start(_, _, let tag, _): tag >= offset
    case .end(_, let end): end >= offset
    }
  }

  fileprivate init(start event: cxml_event, shift: Int) {
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
      name: String(cString: event.name), attributes: attributes, tag: Int(event.tag) + shift,
      offset: Int(event.offset) + shift)
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
      case CXML_BAD_TAG: .badTag
      case CXML_BAD_ATTRIBUTE: .badAttribute
      case CXML_BAD_CHARACTER: .badCharacter
      case CXML_TRAILING_CONTENT: .trailingContent
      case CXML_TOO_DEEP: .tooDeep
      default: .other(String(words.prefix { $0 != "\n" }))
      }
  }
}
