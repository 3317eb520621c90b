import CXML

/// The elements of an XML document in order, with their byte offsets. Parsed by libxml2, hardened.
@safe package struct XMLDocument: ~Copyable {
  private let handle: OpaquePointer

  /// Parses UTF-8 bytes of under 2 GiB, whatever encoding the document claims for itself.
  ///
  /// A damaged document gives the elements that could be made out, and `errors`.
  package init(_ bytes: Span<UInt8>) throws(XMLError) {
    guard bytes.count < Int(Int32.max) else { throw XMLError.tooLarge }
    // The document copies what it keeps; no pointer into `bytes` is used after the call.
    let handle = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe cxml_parse(buffer.baseAddress, Int32(buffer.count))
    }
    guard let handle = unsafe handle else { throw XMLError.outOfMemory }
    unsafe self.handle = handle
  }

  deinit { unsafe cxml_free(handle) }

  package var eventCount: Int { unsafe Int(cxml_event_count(handle)) }

  /// The event at `index`, which is below `eventCount`.
  package func event(at index: Int) -> XMLEvent {
    precondition(index >= 0 && index < eventCount, "There is no such event.")
    let event = unsafe cxml_event_at(handle, Int64(index))
    let name = unsafe String(cString: cxml_event_name(handle, Int64(index)))
    guard event.kind == 0 else {
      return .end(name: name, offset: Int(event.offset))
    }
    var attributes: [String: String] = [:]
    for number in 0..<Int64(event.attribute_count) {
      let position = event.first_attribute + number
      let attribute = unsafe String(cString: cxml_attribute_name(handle, position))
      attributes[attribute] = unsafe String(cString: cxml_attribute_value(handle, position))
    }
    return .start(
      name: name, attributes: attributes, tag: Int(event.tag), offset: Int(event.offset))
  }

  /// What libxml2 found wrong, at most 20 places.
  package var errors: [(offset: Int, message: String)] {
    let count = unsafe cxml_error_count(handle)
    return (0..<count).map { index in
      (
        offset: unsafe Int(cxml_error_offset(handle, index)),
        message: unsafe String(cString: cxml_error_message(handle, index))
      )
    }
  }
}

/// One step through an XML document.
package enum XMLEvent: Equatable, Sendable {
  /// An element starts. Names are local ones; `tag` is the byte of its `<`, `offset` the first byte of its content.
  case start(name: String, attributes: [String: String], tag: Int, offset: Int)
  /// An element ends. `offset` is the byte behind its content.
  case end(name: String, offset: Int)
}

/// A document that libxml2 cannot take at all.
package enum XMLError: Error, Equatable {
  case tooLarge
  case outOfMemory
}
