import CopyModel
import RuleKit

/// How the sentences of a table speak in one locale: which of them are in 해라체 among many in 합쇼체.
struct TableRegister {
  /// The units whose last sentence is plain, where nearly all others are formal; else none.
  let plain: [(unit: TextUnit, range: Range<Int>)]

  /// How many formal sentences make a table formal, and how many of them one plain one may stand beside.
  private static let (fewest, share) = (6, 8)

  init(_ table: UnitTable, in locale: LocaleTag) {
    let endings = table.profile(locale).registers
    if endings.isEmpty {
      plain = []
      return
    }
    var (formalCount, found) = (0, [(unit: TextUnit, range: Range<Int>)]())
    for index in table.units.indices where table.units.locale(of: index) == locale {
      guard table.units.state(of: index)?.isLive ?? true else { continue }
      let spoken = table.units.withTarget(of: index) { Self.register(of: $0, endings) } ?? nil
      if spoken == .formal {
        formalCount += 1
      } else if spoken == .plain {
        let unit = table.units[index]
        found.append((unit, 0..<(unit.target?.utf8.count ?? 0)))
      }
    }
    plain = formalCount >= max(Self.fewest, Self.share * found.count) ? found : []
  }

  /// Whether the last sentence of a text is formal or plain; nil where it is neither, or not sure.
  private static func register(of text: Span<UInt8>, _ endings: RegisterEndings) -> Register? {
    // Only a sentence with its mark shows a level for certain.
    guard text.count > 6, text[text.count - 1] == UInt8(ascii: ".") else { return nil }
    func speaks(_ register: Register) -> Bool {
      endings.first(before: text.count - 1, of: text) { $0.register == register } != nil
    }
    if speaks(.formal) { return .formal }
    return speaks(.plain) && !speaks(.noun) ? .plain : nil
  }
}
