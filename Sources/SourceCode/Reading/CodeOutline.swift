/// What a look over a file's words tells: whether it makes alerts, and which types it declares.
///
/// Files without an alert's name in them are not parsed. Words are told apart by a hash, so that none is copied.
struct CodeOutline: Sendable {
  private(set) var makesAlerts = false
  /// Whether it looks texts up.
  private(set) var mentionsTexts = false
  private(set) var isSwiftUI = false
  /// Hashes of the names of types that it declares.
  private(set) var declared: Set<UInt64> = []

  private static let swiftUI = WordHash.of("SwiftUI")
  private static let declaring = Set(
    [
      "define", "fun", "class", "struct", "enum", "extension", "object", "interface", "mixin",
      "actor", "protocol",
    ].map(WordHash.of))

  init(_ bytes: [UInt8], _ language: CodeLanguage) {
    var (isDeclaring, makes, mentions, isSwiftUI) = (false, false, false, false)
    var declared: Set<UInt64> = []
    WordHash.each(in: bytes) { hash, range in
      if isDeclaring {
        declared.insert(hash)
        // `fun RowScope.DeleteButtons()`.
        isDeclaring = range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: ".")
      } else if Self.declaring.contains(hash) {
        isDeclaring = true
      }
      if hash == Self.swiftUI { isSwiftUI = true }
      if !mentions { mentions = MentionWords.isOne(hash, range, of: bytes, language) }
      if !makes { makes = AlertWords.isOne(hash, range, of: bytes, language) }
    }
    (makesAlerts, self.declared) = (makes, declared)
    self.isSwiftUI = isSwiftUI && language == .swift
    mentionsTexts = mentions || self.isSwiftUI
  }

  /// Whether one of some words stands in a file.
  static func holds(_ bytes: [UInt8], oneOf words: Set<UInt64>) -> Bool {
    guard !words.isEmpty else { return false }
    var isFound = false
    WordHash.each(in: bytes) { hash, _ in if words.contains(hash) { isFound = true } }
    return isFound
  }
}

/// Words of code by their hash: FNV-1a, 64 bits.
enum WordHash {
  static func of(_ word: String) -> UInt64 {
    word.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Hands on each word of a file, with its bytes.
  static func each(in bytes: [UInt8], _ body: (UInt64, Range<Int>) -> Void) {
    let bytes = bytes.span
    var index = 0
    while index < bytes.count {
      guard bytes[index].isWordByte else {
        index += 1
        continue
      }
      let start = index
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      while index < bytes.count, bytes[index].isWordByte {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index += 1
      }
      body(hash, start..<index)
    }
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
