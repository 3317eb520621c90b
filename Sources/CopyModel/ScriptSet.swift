/// Some scripts, a bit for each.
public struct ScriptSet: OptionSet, Sendable {
  /// A bit for each script.
  public let rawValue: UInt8

  /// Scripts by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Latn (ISO 15924).
  public static let latin = ScriptSet(rawValue: 1 << 0)
  /// Hang.
  public static let hangul = ScriptSet(rawValue: 1 << 1)
  /// Hani, Hans and Hant.
  public static let han = ScriptSet(rawValue: 1 << 2)
  /// Hira and Kana.
  public static let kana = ScriptSet(rawValue: 1 << 3)
  /// Every other script.
  public static let other = ScriptSet(rawValue: 1 << 4)

  /// The scripts that a locale file may name, each with its ISO 15924 code.
  package static let codes: KeyValuePairs<String, ScriptSet> = [
    "Latn": .latin, "Hang": .hangul, "Hani": .han, "Hrkt": .kana, "Zzzz": .other,
  ]

  /// One script by its ISO 15924 code; nil for a code that no locale file may have.
  public init?(code: String) {
    guard let known = Self.codes.first(where: { $0.key == code }) else { return nil }
    self = known.value
  }
}

extension ScriptCounts {
  /// The scripts that have letters.
  package var present: ScriptSet {
    var scripts: ScriptSet = []
    if latin > 0 { scripts.insert(.latin) }
    if hangul > 0 { scripts.insert(.hangul) }
    if han > 0 { scripts.insert(.han) }
    if kana > 0 { scripts.insert(.kana) }
    if other > 0 { scripts.insert(.other) }
    return scripts
  }
}
