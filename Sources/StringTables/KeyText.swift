import CopyModel

/// What a key says when no table in the source language is at hand.
package enum KeyText {
  /// The English of a key: from Interface Builder's comment, else the key itself when it is text.
  ///
  /// `share` is how many of the table's keys are text. Where four in five are, the others, such as
  /// `HP-UX` or `%@ (%@)`, are too; where not one in five is, a text is a key that was left over.
  static func source(ofKey key: String, comment: String?, among share: Double = 0.5) -> String? {
    if let comment, let title = interfaceBuilderText(key: key, comment: comment) { return title }
    if share < 0.2 { return nil }
    let isCopy = isText(key) || share >= 0.8 && !isIdentifier(key, comment: comment)
    return isCopy ? key : nil
  }

  /// Whether a key is the object id and property of an Interface Builder file.
  static func isIdentifier(_ key: String, comment: String?) -> Bool {
    comment?.hasPrefix("Class = \"") == true
  }

  /// Whether a key is copy and not an identifier: it has spaces, ends in a mark, or is one capitalized word.
  package static func isText(_ key: String) -> Bool { isText(key.utf8.span) }

  /// The same of a key's bytes.
  static func isText(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count > 0 else { return false }
    var (letters, spaces, joints, humps) = (0, 0, 0, 0)
    for index in bytes.indices {
      switch ScalarClass(UInt32(bytes[index])) {
      case .space: spaces += 1
      case .latin:
        letters += 1
        let isUpper = bytes[index] < 0x60
        if isUpper, index > 0, bytes[index - 1] | 0x20 == bytes[index - 1],
          bytes.hasLetter(before: index)
        {
          humps += 1
        }
      default:
        if bytes[index] >= 0x80 { letters += 1 }
        let isJoint = [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":")]
          .contains(bytes[index])
        if isJoint, bytes.hasLetter(at: index + 1) { joints += 1 }
      }
    }
    guard letters > 0 else { return false }
    if spaces > 0 { return true }
    if joints > 0 || humps > 0 || bytes.has("@", at: 0) { return false }
    return bytes[0] >= 0x80 || bytes[0].isASCIICapital
  }

  /// The text in `Class = "NSButtonCell"; title = "Delete"; ObjectID = "a1b";` for the key `a1b.title`.
  private static func interfaceBuilderText(key: String, comment: String) -> String? {
    guard comment.hasPrefix("Class = \""), let dot = key.lastIndex(of: ".") else { return nil }
    let property = key[key.index(after: dot)...]
    let text = comment.utf8.span
    var index = 0
    while index < text.count {
      if text.has(property + " = \"", at: index), index == 0 || text[index - 1] == 0x20 {
        let start = index + property.utf8.count + 4
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "\"") {
          end += text[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return end < text.count
          ? WrittenText.decode(text.extracting(start..<end), as: .strings) : nil
      }
      index += 1
    }
    return nil
  }
}

extension TableEntries {
  /// Whether most keys or their comments say what the strings are translated from.
  package var haveTextsForKeys: Bool {
    let texts = indices.count { index in
      KeyText.source(ofKey: key(of: index), comment: comment(of: index)) != nil
    }
    return texts * 2 >= count
  }
}
