import CopyModel
import RuleKit

/// How the texts of a table address the reader in one locale: which of them say 您 among many that say 你.
struct TableAddress {
  /// The units that stand out, each with its first pronoun; in the order of the table.
  let odd: [(unit: TextUnit, range: Range<Int>)]

  init(_ table: UnitTable, in locale: LocaleTag) {
    let profile = table.profile(locale)
    var forms = Minority<Address.Form>()
    for index in table.units.indices where table.units.locale(of: index) == locale {
      guard table.units.state(of: index)?.isLive ?? true,
        let address = table.units.withTarget(of: index, { profile.soleAddress(in: $0) }) ?? nil
      else { continue }
      forms.add(address.form, at: index)
    }
    odd =
      forms.rare?.places.compactMap { index in
        let unit = table.units[index]
        return unit.target.flatMap { profile.soleAddress(in: $0.utf8.span) }.map {
          (unit, $0.range)
        }
      } ?? []
  }
}

extension LocaleProfile {
  /// The first pronoun of a text that addresses the reader in one form; nil where it says both, or none.
  fileprivate func soleAddress(in text: Span<UInt8>) -> Address? {
    var found: Address?
    for index in text.indices where text[index] >= 0xE0 {
      guard let address = address(in: text, at: index) else { continue }
      if let found, found.form != address.form { return nil }
      found = found ?? address
    }
    return found
  }
}
