import CopyModel
import JSONText

/// As bytes: how many, the hashes, the words of each, and what was found as JSON. Most strings have no finding, so that
/// each takes twelve bytes.
extension UnitMemory {
  /// Stands for a text that is not there.
  private static let none = UInt16.max

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    // One that has more words than there is room for is looked at again.
    let kept = hashes.indices.filter { Self.fits(words[$0].own) && Self.fits(words[$0].source) }
    bytes.reserveCapacity(kept.count * 12 + 1024)
    bytes.append(little: UInt64(kept.count))
    for index in kept { bytes.append(little: hashes[index]) }
    for index in kept {
      bytes.append(little: words[index].own.map { UInt16($0) } ?? Self.none)
      bytes.append(little: words[index].source.map { UInt16($0) } ?? Self.none)
    }
    var json = JSONWriter()
    json.array(kept.filter { !flags[$0].isEmpty }) { json, index in
      json.array { json in
        json.string(String(hashes[index]))
        for flag in flags[index] { flag.write(to: &json) }
      }
    }
    return bytes + json.bytes
  }

  private static func fits(_ count: Int?) -> Bool { count.map { $0 < Int(none) } ?? true }

  private static func word(at place: Int, in text: Span<UInt8>) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(text[place + $1]) << UInt64($1 * 8) }
  }

  /// Nil for what is not as it was written.
  init?(_ bytes: [UInt8]) {
    let text = bytes.span
    guard text.count >= 8, let count = Int(exactly: Self.word(at: 0, in: text)),
      count <= (text.count - 8) / 12
    else { return nil }
    var hashes: [UInt64] = []
    var words: [CopyAmounts.Words] = []
    hashes.reserveCapacity(count)
    words.reserveCapacity(count)
    for index in 0..<count {
      hashes.append(Self.word(at: 8 + index * 8, in: text))
      let place = 8 + count * 8 + index * 4
      let own = UInt16(text[place]) | UInt16(text[place + 1]) << 8
      let source = UInt16(text[place + 2]) | UInt16(text[place + 3]) << 8
      words.append(
        CopyAmounts.Words(
          own: own == Self.none ? nil : Int(own), source: source == Self.none ? nil : Int(source)))
    }
    let rest = text.extracting((8 + count * 12)...)
    guard let document = try? JSONReader.document(rest) else { return nil }
    var flags: [(hash: UInt64, own: [Flag])] = []
    for element in document.elements {
      guard let hash = element.elements.first?.string.flatMap({ UInt64($0) }) else { return nil }
      let own = element.elements.dropFirst().compactMap { Flag($0) }
      guard own.count == element.elements.count - 1 else { return nil }
      flags.append((hash, own))
    }
    self.init(hashes: hashes, words: words, flags: flags)
  }
}

extension UnitMemory.Flag {
  fileprivate func write(to json: inout JSONWriter) {
    json.array { json in
      json.string(rule)
      json.integer(unit)
      json.bool(isInSource)
      json.range(source)
      json.range(target)
      json.string(message)
      json.string(fix)
      json.literal("\(confidence)")
    }
  }

  fileprivate init?(_ value: JSONValue) {
    let members = value.elements
    guard members.count == 8, let rule = members[0].string, let unit = members[1].integer,
      let isInSource = members[2].bool, let message = members[5].string,
      let confidence = members[7].number
    else { return nil }
    self.init(
      rule: rule, unit: unit, isInSource: isInSource, source: members[3].range,
      target: members[4].range, message: message, fix: members[6].string, confidence: confidence)
  }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  fileprivate mutating func append(little number: some FixedWidthInteger & UnsignedInteger) {
    var rest = UInt64(number)
    for _ in 0..<(number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
