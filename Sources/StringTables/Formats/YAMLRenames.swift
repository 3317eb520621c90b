import CopyModel

/// Gives keys that come twice another name in the copy that Yams sees, because it refuses them.
///
/// Keys are read from the file, not from the copy; so it does no harm when a key of the same name elsewhere, or a text
/// that looks like one, is renamed too.
struct YAMLRenames {
  private var count = 0

  /// Renames all keys of these names but the first of each. Returns false when there is none.
  mutating func apply(to copy: inout YAMLCopy, names: [String]) -> Bool {
    let names = Set(names.filter { !$0.isEmpty }.map { Array($0.utf8) })
    let lengths = Set(names.map(\.count)).sorted()
    var seen: Set<[UInt8]> = []
    var isChanged = false
    for index in copy.bytes.indices where copy.bytes[index] == UInt8(ascii: ":") {
      var end = index
      while end > 0, copy.bytes[end - 1] == 0x20 { end -= 1 }
      if end > 0, copy.bytes[end - 1].isYAMLQuote { end -= 1 }
      for length in lengths where length <= end {
        let start = end - length
        guard start == 0 || copy.bytes[start - 1].isBeforeKey else { continue }
        let name = Array(copy.bytes[start..<end])
        guard names.contains(name), !seen.insert(name).inserted else { continue }
        copy.overwrite(start, with: nextName(length))
        isChanged = true
        break
      }
    }
    return isChanged
  }

  /// A name of so many letters that no key is likely to have.
  private mutating func nextName(_ length: Int) -> [UInt8] {
    count += 1
    var number = count
    return (0..<length).map { _ in
      defer { number /= 26 }
      return UInt8(ascii: "A") + UInt8(number % 26)
    }
  }
}

extension UInt8 {
  /// Whether a key may start behind this byte.
  fileprivate var isBeforeKey: Bool {
    isYAMLSpace || isYAMLQuote || self == UInt8(ascii: "{") || self == UInt8(ascii: ",")
  }
}
