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
