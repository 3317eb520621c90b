import CopyModel
import Copydesk

/// Pairs of random placeholders in every dialect, which a translation keeps, loses, turns round or spoils: each byte of
/// an input chooses one.
enum PlaceholderPairs {
  private static let placeholders = [
    "{}", "{:.2f}", "{0}", "'{0}'", "''{1}''", "{name}", "{{name}}", "{'|'}", "{'@'}", ":name",
    "@user", "%name", "$USER$", "$(file)", "@APP@", "[[x]]", "#NAME#", "&appName;", "$t(a.b)",
    "%v", "%q", "%d", "%%", "%(n)s", "{d, date, short}", "{p, number, percent}",
    "{n, plural, other {#}}", "{n, selectordinal, other {#}}", "{ }", "'",
  ]
  private static let locales = ["ko", "zh-Hans", "zh-Hant", "en-GB", "ja"].compactMap {
    LocaleTag(folding: $0)
  }

  static func pair(from bytes: [UInt8]) -> CopyPair? {
    guard let first = bytes.first, bytes.count > 1, bytes.count < 64 else { return nil }
    var (source, target) = ("Open", "열기")
    for byte in bytes.dropFirst() {
      let placeholder = placeholders[Int(byte) % placeholders.count]
      source += " " + placeholder
      switch Int(byte) / placeholders.count % 6 {
      case 0: break
      case 1: target += placeholder
      case 2: target = placeholder + target
      case 3: target += placeholder.filter { $0 != "{" && $0 != ":" }
      case 4: target += String(placeholder.reversed())
      default: target += "이름" + placeholder + "，" + placeholder
      }
    }
    let locale = locales[Int(first) % locales.count]
    return CopyPair(source: source, target: target, locale: locale)
  }
}
