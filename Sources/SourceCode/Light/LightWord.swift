/// What a word means to the parser, whatever it is spelled like: `null` and `nil` are one.
enum LightWord: UInt8 {
  /// Not a keyword.
  case plain

  // Control.
  case `if`, `else`, `switch`, when, `case`, `default`, `for`, `while`, `do`, `try`, `catch`
  case finally, `return`, `throw`, jump, synchronized

  // Declarations.
  case fun, val, kind, object, `enum`, skipped, namespace, define
  case modifier, softModifier, `static`, const, type

  // Values.
  case new, `true`, `false`, none, `as`, `is`, `in`, await

  // Names that mean more in some places only.
  case companion, constructor, `init`, get, set, by, on, `operator`, factory, `where`, async
  case function, record, extensionKind, mixinKind, this

  /// Whether it may also be a name.
  var isName: Bool {
    switch self {
    case .plain, .softModifier, .companion, .constructor, .`init`, .get, .set, .by, .on,
      .operator, .factory, .where, .async, .function, .record, .extensionKind, .mixinKind, .this,
      .type:
      true
    default: false
    }
  }

  /// Whether a line that begins with it is a statement of its own, even where a bracket is open.
  var startsStatement: Bool {
    switch self {
    case .val, .fun, .kind, .enum, .return, .if, .for, .while, .switch, .when, .try, .modifier,
      .static:
      true
    default: false
    }
  }
}

/// The keywords of a language by their bytes. Looking one up costs one multiplication a byte.
struct LightWordTable {
  private struct Entry {
    var key: UInt64
    var word: LightWord
  }

  static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private var entries = [Entry](repeating: Entry(key: 0, word: .plain), count: 1024)

  init(_ words: [(LightWord, String)]) {
    for (word, spellings) in words {
      for spelling in spellings.split(separator: " ") {
        let key = spelling.utf8.reduce(Self.start) { Self.add($1, to: $0) }
        var slot = Self.slot(key)
        while entries[slot].key != 0 { slot = (slot + 1) & 1023 }
        entries[slot] = Entry(key: key, word: word)
      }
    }
  }

  /// FNV-1a.
  @inline(__always)
  static func add(_ byte: UInt8, to key: UInt64) -> UInt64 {
    (key ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func slot(_ key: UInt64) -> Int { Int((key ^ (key >> 32)) & 1023) }

  func word(of key: UInt64) -> LightWord {
    var slot = Self.slot(key)
    while entries[slot].key != 0 {
      if entries[slot].key == key { return entries[slot].word }
      slot = (slot + 1) & 1023
    }
    return .plain
  }
}
