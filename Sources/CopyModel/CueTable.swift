/// What is known of all concepts in one locale besides their wordings. A class because it is large and constant.
public final class CueTable: Sendable {
  /// Whole labels, by their keys.
  private let labels: WordTable
  /// The bytes of the longest of their keys.
  private let longestLabel: Int
  /// By label: what a button with this text does.
  private let labelConcepts: [[Int]]
  /// How often good translations carry each concept, as a severity for when they do not.
  private let missing: [Severity?]
  /// The usual label of each action, as written: `Cancel`.
  private let titles: [String?]

  package init(labels: [String: [Int]], missing: [Severity?], titles: [String?]) {
    self.titles = titles
    self.labels = WordTable(Array(labels.keys))
    labelConcepts = Array(labels.values)
    longestLabel = labels.keys.reduce(0) { max($0, $1.utf8.count) }
    self.missing = missing
  }

  /// The usual label of an action: `Cancel`; nil for what is no action.
  public func title(of concept: Int) -> String? { titles[concept] }

  /// How bad it is when a translation has no wording for the concept; nil when it says nothing.
  public func severity(ofMissing concept: Int) -> Severity? { missing[concept] }

  /// The most bytes of a label's key.
  package static let longestKey = 64

  /// The concepts that a button with exactly this title stands for. What `labelKey` leaves out aside.
  public func concepts(ofLabel text: String) -> [Int] { concepts(ofLabel: text.utf8.span) }

  /// The same for a title by its bytes.
  package func concepts(ofLabel text: Span<UInt8>) -> [Int] {
    var key = InlineArray<64, UInt8>(repeating: 0)
    var count = 0
    CueTable.forEachKeyByte(of: text) { byte in
      if count < CueTable.longestKey { key[count] = byte }
      count += 1
      return count <= longestLabel
    }
    guard count <= longestLabel,
      let label = labels.number(of: key.span, in: 0..<count)
    else { return [] }
    return labelConcepts[label]
  }

  /// A label as it is compared: lowercased, straight apostrophes, no spaces, line breaks, periods, ellipsis or last
  /// colon, and no sign of the key that stands for it: `_Open`, `열기(_O)`.
  package static func labelKey(_ text: String) -> String {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    forEachKeyByte(of: text.utf8.span) {
      key.append($0)
      return true
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// Hands on the bytes of a label's key until `body` has enough of them.
  @inline(__always)
  private static func forEachKeyByte(of bytes: Span<UInt8>, _ body: (UInt8) -> Bool) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x20, 0x2E, 0x0A: break
      case UInt8(ascii: ":") where index == bytes.count: break
      // “_Cancel” and “취소(_C)” mark the key that stands for them.
      case UInt8(ascii: "_"), UInt8(ascii: "&"), UInt8(ascii: "~"):
        if !bytes.marksKey(at: index - 1), !body(byte) { return }
      case UInt8(ascii: "(") where bytes.marksKey(at: index) && bytes.has(")", at: index + 2):
        index += 3
      case 0x41...0x5A:
        if !body(byte | 0x20) { return }
      case ..<0xC0, 0xE4...0xED:
        // With the rest of Han and Hangul, which has no case.
        if !body(byte) { return }
      default:
        let scalar = bytes.scalar(at: index - 1)
        index += scalar.length - 1
        switch scalar.value {
        case 0xA0, 0x2060, 0x2026, 0x22EF: break
        case 0xFF1A where index == bytes.count: break
        case 0x2019: if !body(UInt8(ascii: "'")) { return }
        default:
          let lowered = Unicode.Scalar(scalar.value)?.properties.lowercaseMapping ?? ""
          for byte in lowered.utf8 where !body(byte) { return }
        }
      }
    }
  }
}

extension Span<UInt8> {
  /// Whether an accelerator's sign stands here, before a letter and behind none: `_Open`, `&Open`.
  fileprivate func marksKey(at index: Int) -> Bool {
    // GTK writes `_`, Windows and Qt `&`, LibreOffice `~`.
    guard index + 1 < count,
      [UInt8(ascii: "_"), UInt8(ascii: "&"), UInt8(ascii: "~")].contains(self[index]),
      self[index + 1].isASCIILetter
    else { return false }
    return index == 0 || !hasASCIILetter(before: index)
  }
}
