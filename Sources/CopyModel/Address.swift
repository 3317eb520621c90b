/// A pronoun that addresses the reader, and how.
public struct Address: Sendable, Equatable {
  /// Where it stands: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// How it addresses the reader.
  public let form: Form

  package init(range: Range<Int>, form: Form) {
    self.range = range
    self.form = form
  }

  /// How a pronoun addresses the reader.
  public enum Form: String, Sendable, CaseIterable {
    /// 你
    case familiar
    /// 您
    case polite
  }
}

extension LocaleProfile {
  /// The pronoun that addresses the reader at a place; nil also where it is part of another word: 迷你.
  package func address(in text: Span<UInt8>, at index: Int) -> Address? {
    for (word, form) in addressWords where text.has(word, at: index) {
      let length = word.utf8.count
      let isPart = addressMasks.contains { mask in
        (0...max(mask.utf8.count - length, 0)).contains { text.has(mask, at: index - $0) }
      }
      return isPart ? nil : Address(range: index..<index + length, form: form)
    }
    return nil
  }
}
