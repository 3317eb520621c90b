import CopyModel
import XMLEvents

extension TableFile {
  /// Whether it is a property list as `plutil -convert binary1` writes it.
  var isBinaryPropertyList: Bool { bytes.starts(with: "bplist0".utf8) }

  /// Whether it is a property list in XML.
  var isXMLPropertyList: Bool {
    let start = bytes.firstIndex { $0 > 0x20 } ?? 0
    return ["<?xml", "<!DOCTYPE plist", "<plist"].contains { bytes.span.has($0, at: start) }
  }
}

extension TableContent {
  /// That a binary property list has to be converted.
  static func ofBinaryPropertyList(_ file: inout TableFile) -> TableContent {
    var content = TableContent()
    content.issues = [
      file.issue(
        .unreadableEntry, 0..<0,
        """
        This is a binary property list. Convert it: plutil -convert xml1 \(file.path.lastPathComponent)
        """)
    ]
    return content
  }
}

/// Collects the texts of a property list in XML while its elements pass by: a text's place in the dictionaries tells what
/// it is. A `.strings` has one dictionary, a `.stringsdict` has others in it.
struct PropertyListReader: XMLTableReader {
  static let entries = [["key", "string"]]

  var file: TableFile
  var content = TableContent()

  /// The keys of the dictionaries that are open, and the key that was read last in each.
  private var path: [String?] = []
  /// Where the text of the open `<key>` or `<string>` begins.
  private var open: (name: String, start: Int)?
  /// The variables that the open entry has a dictionary for, and those that its texts name.
  private var variables: Set<String> = []
  private var uses: [(name: String, range: Range<Int>)] = []

  init(file: TableFile) {
    self.file = file
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    switch name {
    case "dict":
      if path.count == 2, let variable = path[1] { variables.insert(variable) }
      path.append(nil)
    case "key", "string": open = (name, offset)
    default: break
    }
  }

  mutating func end(_ name: String, _ offset: Int) {
    switch name {
    case "dict":
      if !path.isEmpty { path.removeLast() }
      if path.count == 1 { endEntry() }
    case "key", "string":
      guard let open, open.name == name else { return }
      self.open = nil
      let range = open.start..<max(open.start, offset)
      let text = self.text(range)
      if name == "key" {
        // Behind an end tag too many not even the dictionary around all entries is open.
        if path.isEmpty { path = [nil] }
        if text == "NSStringLocalizedFormatKey", path.count > 2 { leaveOpenEntry(at: range) }
        path[path.count - 1] = text
      } else if !path.isEmpty {
        add(text, range)
      }
    default: break
    }
  }

  /// Reports the variables that no dictionary of the entry is for: people would see their names.
  private mutating func endEntry() {
    for use in uses where !variables.contains(use.name) {
      content.issues.append(
        file.issue(
          .unreadableEntry, use.range, key: path.first ?? nil,
          "No dictionary of this entry is called “\(use.name.excerpt)”. Add it, or correct the name."
        ))
    }
    variables = []
    uses = []
  }

  /// Notes the variables that a text names: `%#@files@`, `%2$#@files@`.
  private mutating func noteUses(in text: String, _ range: Range<Int>) {
    for part in text.split(separator: "#@").dropFirst() {
      guard let end = part.firstIndex(of: "@") else { continue }
      uses.append((String(part[..<end]), range))
    }
  }

  /// An entry begins inside another one: the end of that is missing.
  private mutating func leaveOpenEntry(at range: Range<Int>) {
    path.removeFirst(path.count - 2)
    content.issues.append(
      file.issue(
        .unreadableEntry, range,
        "This entry stands inside the one before, which has no </dict> at its end. Add it."))
  }

  private mutating func add(_ text: String, _ range: Range<Int>) {
    let keys = path.compactMap(\.self)
    guard keys.count == path.count, let key = keys.first, let name = keys.last else { return }
    guard let variation = Self.variation(keys, name) else {
      if keys.count == 3, !name.hasPrefix("NSString") {
        content.issues.append(
          file.issue(
            .unreadableEntry, range, key: key,
            "“\(name.excerpt)” is no plural category, so this is never shown. Name it zero, one, two, few, many or other."
          ))
      }
      return
    }
    if keys.count > 1 { noteUses(in: text, range) }
    content.entries.append(
      TableEntry(
        key: key, text: text, variation: variation.isEmpty ? nil : variation,
        stored: file.stored(range, as: .xml)))
  }

  /// What the keys above a text make of it: empty for a plain text and the format itself, nil when it is no text.
  private static func variation(_ keys: [String], _ name: String) -> String? {
    switch keys.count {
    case 1: ""
    case 2 where name == "NSStringLocalizedFormatKey": ""
    // Widths are in ems, the smallest first.
    case 3 where keys[1] == "NSStringVariableWidthRuleType": "width.\(name)"
    case 3 where keys[1] == "NSStringDeviceSpecificRuleType": "device.\(name)"
    case 3 where PluralCategory.all.contains(name): "substitution.\(keys[1]).plural.\(name)"
    default: nil
    }
  }
}
