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
  /// What the open entry holds.
  private var entry = Entry()
  /// Whether entries are told apart by a dictionary for each.
  private let isOfDictionaries: Bool
  /// Whether the keys of the entries are missing, which is said once.
  private var isKeyless = false

  /// An entry of a `.stringsdict`.
  private struct Entry {
    /// Where its key stands.
    var key: Range<Int>?
    var hasFormat = false
    /// Whether the parts of a variable stand in it, with no variable around them.
    var hasLooseForms = false
    var variables: [StringsDictVariable] = []
    /// The variables that its texts name, with the number of the argument where that is said.
    var uses: [(name: String, number: String?, range: Range<Int>)] = []
  }

  init(file: TableFile) {
    self.file = file
    isOfDictionaries = file.path.fileExtension.lowercased() == TableFormat.stringsDict.name
  }

  /// Where the last key of the innermost dictionary stands.
  private var keyRange = 0..<0

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    switch name {
    case "dict":
      if path.count == 1 { entry.key = keyRange }
      if path.count == 2, let name = path[1] {
        entry.variables.append(StringsDictVariable(name: name, range: keyRange))
      }
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
        keyRange = range
      } else if !path.isEmpty {
        add(text, range)
      }
    default: break
    }
  }

  /// Reports what is wrong with the entry that ends.
  private mutating func endEntry() {
    defer { entry = Entry() }
    let key = path.first ?? nil
    let names = Set(entry.variables.map(\.name))
    for use in entry.uses where !names.contains(use.name) {
      // People would see its name.
      report(
        use.range, key,
        "No dictionary of this entry is called “\(use.name.excerpt)”. Add it, or correct the name.")
    }
    guard isOfDictionaries, !isKeyless, let range = entry.key, let key else { return }
    if entry.hasLooseForms {
      report(
        range, key,
        """
        The forms of “\(key.excerpt)” stand in no variable, so they are never shown. Put them into a dictionary of their \
        own, and name that in NSStringLocalizedFormatKey.
        """)
    } else if !entry.hasFormat, let variable = entry.variables.first(where: \.isPlural) {
      report(
        range, key,
        """
        “\(key.excerpt)” has no NSStringLocalizedFormatKey, so its forms are never shown. Add it, with %#@\(variable.name)@.
        """)
    }
    let numbers = Dictionary(entry.uses.map { ($0.name, $0.number) }) { $0 ?? $1 }
    for variable in entry.variables {
      // One that is the only argument is the first.
      let number = numbers[variable.name].flatMap(\.self) ?? (numbers.count == 1 ? "1" : nil)
      for flaw in variable.flaws(number: number) {
        content.issues.append(
          file.issue(flaw.kind, flaw.range, key: key, flaw.message, confidence: flaw.confidence))
      }
    }
  }

  private mutating func report(_ range: Range<Int>, _ key: String?, _ message: String) {
    content.issues.append(file.issue(.unreadableEntry, range, key: key, message))
  }

  /// Notes the variables that a text names: `%#@files@`, `%2$#@files@`.
  private mutating func noteUses(in text: String, _ range: Range<Int>) {
    let parts = text.split(separator: "#@", omittingEmptySubsequences: false)
    for (before, part) in zip(parts, parts.dropFirst()) {
      guard let end = part.firstIndex(of: "@") else { continue }
      let mark = before.last == "$" ? before.dropLast() : ""
      let digits = mark.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
      entry.uses.append(
        (String(part[..<end]), digits.isEmpty ? nil : String(digits), range))
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
    if isOfDictionaries, noteStructure(keys, name, text, range) { return }
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

  /// Notes what a text says of its entry; true where it is no text of a string.
  private mutating func noteStructure(
    _ keys: [String], _ name: String, _ text: String, _ range: Range<Int>
  ) -> Bool {
    let isFormat = name == "NSStringLocalizedFormatKey"
    switch keys.count {
    case 1 where isFormat && text.contains("#@"):
      if !isKeyless {
        report(
          range, nil,
          """
          This entry has no key: NSStringLocalizedFormatKey stands where the keys of the entries do. Put \
          <key>…</key><dict> before it and </dict> behind its last variable.
          """)
      }
      isKeyless = true
      return true
    case 2:
      if isFormat { entry.hasFormat = true }
      if name == "NSStringFormatSpecTypeKey" { entry.hasLooseForms = true }
    case 3 where !entry.variables.isEmpty:
      let last = entry.variables.count - 1
      switch name {
      case "NSStringFormatSpecTypeKey":
        entry.variables[last].isPlural = text == "NSStringPluralRuleType"
      case "NSStringFormatValueTypeKey": entry.variables[last].valueType = text
      case _ where PluralCategory.all.contains(name):
        entry.variables[last].forms.append((text, range))
      default: entry.variables[last].hasMisnamedForm = true
      }
    default: break
    }
    return false
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
