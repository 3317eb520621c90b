/// One sentence of a text.
public struct Sentence: Sendable, Equatable {
  /// Where it stands, spaces around it left out: UTF-8 bytes of the text.
  public let range: Range<Int>
  /// Its last mark, closing quotes and brackets aside.
  public let ending: Ending
  /// The speech level of its last word, where the locale has such levels.
  public let register: Register?

  package init(range: Range<Int>, ending: Ending, register: Register?) {
    self.range = range
    self.ending = ending
    self.register = register
  }
}

/// A level of speech, shown by the sentence's last word in Korean.
///
/// The levels are those of the National Institute of Korean Language's Standard Korean Dictionary
/// (표준국어대사전): 합쇼체, 해요체, 해체, 해라체.
public enum Register: String, Sendable {
  /// 합쇼체: -ㅂ니다, -습니까, -십시오.
  case formal
  /// 해요체: -요.
  case polite
  /// 해체, without the -요 of 해요체: -어, -지.
  case casual
  /// 해라체: -다, -라.
  case plain
  /// An ending that copy of several levels shares: -세요, -까요, -나요.
  case neutral
  /// A noun form that ends a phrase: -기, -음, -함.
  case noun

  /// Whether it is a level that other sentences can differ from.
  public var isLevel: Bool { self != .noun && self != .neutral }
}

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
