import CopyModel
import RuleKit

extension Findings {
  private static let namesOfApps = [
    "cfbundledisplayname", "cfbundlename", "appname", "applicationname",
  ]
  /// The letters of the longest of them.
  private static let longestName = 19

  /// Whether the text under check is the name of the app, by the keys that Apple, Android and others have for it:
  /// `CFBundleDisplayName`, `app_name`, `settings.appName`.
  var isNameOfApp: Bool {
    let bytes = key.utf8.span
    var end = bytes.count
    while end > 0, bytes[end - 1].partsKeys { end -= 1 }
    var start = end
    while start > 0, !bytes[start - 1].partsKeys { start -= 1 }
    // A key with spaces is the text itself: “App Name” heads a column.
    var letters: [UInt8] = []
    for index in start..<end {
      let byte = bytes[index]
      if byte.isASCIILetter { letters.append(byte | 0x20) }
      if byte == 0x20 || byte >= 0x80 || letters.count > Self.longestName { return false }
    }
    return Self.namesOfApps.contains { letters.elementsEqual($0.utf8) }
  }
}

extension UInt8 {
  /// Whether it parts the elements of a key.
  fileprivate var partsKeys: Bool { ".:/".utf8.contains(self) }
}
