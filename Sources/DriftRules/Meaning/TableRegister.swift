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
      guard let target = table.units.targetText(of: index),
        table.units.state(of: index)?.isLive ?? true
      else { continue }
      let bytes = target.utf8Span.span
      // Only a sentence with its mark shows a level for certain.
      guard bytes.count > 6, bytes[bytes.count - 1] == UInt8(ascii: ".") else { continue }
      let end = bytes.count - 1
      func speaks(_ register: Register) -> Bool {
        endings.first(before: end, of: bytes) { $0.register == register } != nil
      }
      if speaks(.formal) {
        formalCount += 1
      } else if speaks(.plain), !speaks(.noun) {
        found.append((table.units[index], 0..<bytes.count))
      }
    }
    plain = formalCount >= max(Self.fewest, Self.share * found.count) ? found : []
  }
}
