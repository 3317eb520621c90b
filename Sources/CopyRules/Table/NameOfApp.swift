import CopyModel
import RuleKit

extension Findings {
  /// Whether the text under check is the name of the app, by the keys that Apple, Android and others have for it:
  /// `CFBundleDisplayName`, `app_name`, `settings.appName`.
  var isNameOfApp: Bool {
    let last = key.split(whereSeparator: { ".:/".contains($0) }).last ?? ""
    // A key with spaces is the text itself: “App Name” heads a column.
    let name = last.lowercased().filter { $0.isLetter || $0 == " " }
    return ["cfbundledisplayname", "cfbundlename", "appname", "applicationname"].contains(name)
  }
}
