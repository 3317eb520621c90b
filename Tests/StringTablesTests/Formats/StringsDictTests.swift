import CopyModel
import Testing

struct StringsDictTests {
  private func read(_ entries: String) -> Reading {
    Reading(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>",
      as: "ko.lproj/A.stringsdict")
  }

  private func variable(
    _ name: String, type: String? = "d", rule: String? = "NSStringPluralRuleType",
    _ forms: String...
  ) -> String {
    func pair(_ key: String, _ value: String?) -> String {
      value.map { "<key>\(key)</key><string>\($0)</string>" } ?? ""
    }
    let texts = forms.map { pair("other", $0) }.joined()
    return """
      <key>\(name)</key><dict>\(pair("NSStringFormatSpecTypeKey", rule))\
      \(pair("NSStringFormatValueTypeKey", type))\(texts)</dict>
      """
  }

  private func entry(_ format: String?, _ variables: String...) -> String {
    let key = format.map { "<key>NSStringLocalizedFormatKey</key><string>\($0)</string>" } ?? ""
    return "<key>a</key><dict>\(key)\(variables.joined())</dict>"
  }

  @Test func `a sound entry`() {
    for entry in [
      entry("%#@n@", variable("n", "%d개")), entry("%#@n@", variable("n", type: "lu", "하나")),
      entry("%1$@의 %2$#@n@", variable("n", "%2$d개")),
      entry("%#@n@, %#@m@", variable("n", "%d개"), variable("m", type: "@", "%@")),
      "<key>b</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>other</key><string>탭</string></dict></dict>",
    ] {
      #expect(read(entry).issues.map(\.message) == [])
    }
  }

  @Test func `what keeps an entry from being shown is told once`() {
    let faults: [(entry: String, kind: ReadIssue.Kind)] = [
      (entry(nil, variable("n", "%d개")), .unreadableEntry),
      (entry("%#@m@", variable("n", "%d개")), .unreadableEntry),
      (entry("%#@n@", variable("n")), .unreadableEntry),
      (entry("%#@n@", variable("n", type: nil, "%d개")), .unreadableEntry),
      (entry("%#@n@", variable("n", rule: nil, "%d개")), .unreadableEntry),
      (
        "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>" + variable("n", "%d개"),
        .unreadableEntry
      ),
      (variable("n", "%d개"), .unreadableEntry),
      (entry("%#@n@", variable("n", type: "li", "%@개")), .placeholderType),
      (entry("%#@n@", variable("n", "%1$@의 %2$d개")), .placeholderType),
      (entry("%#@n@", variable("n", type: "f", "%d개")), .placeholderType),
    ]
    for fault in faults {
      #expect(read(fault.entry).issues.map(\.kind) == [fault.kind], "\(fault.entry)")
    }
  }
}
