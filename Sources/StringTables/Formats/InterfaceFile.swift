import CopyModel
import XMLEvents

extension TableFormat {
  /// Interface Builder's `.storyboard` and `.xib`: the texts of their objects in the development language, by the keys that
  /// `ibtool --generate-strings-file` gives them. The `.strings` of the same name in other folders translate them.
  package static let interface = TableFormat(
    name: "interface", extensions: ["storyboard", "xib"], languages: .one,
    declaredCharset: { $0.xmlEncoding }
  ) { file, _ in
    var reader = InterfaceReader(file: file)
    reader.readXML()
    file = reader.file
    // Many a launch screen has no text.
    reader.content.hasOtherContents = true
    return reader.content
  }
}

/// Collects the texts of an interface file while its elements pass by.
private struct InterfaceReader: XMLTableReader {
  static let entries: [[String]] = []

  var file: TableFile
  var content = TableContent()

  /// Something with an identity: a view, a cell, an item.
  private struct Object {
    let id: String
    /// The class that its element stands for: `UIButton`, `NSButtonCell`.
    let className: String
  }

  private struct Element {
    let name: String
    /// The object that it is, or that it is a part of.
    let object: Object?
    /// What it is of its object: `headerCell.`; nil where ibtool does not look for texts.
    let path: String?
    /// How many elements in it have begun.
    var children = 0
    /// The text that it is, with the byte where that begins.
    var text: (key: String, start: Int)?
  }

  private var open: [Element] = []
  private var isOfMac = false

  init(file: TableFile) {
    self.file = file
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    if open.isEmpty, let type = attributes["type"] {
      isOfMac = type.contains("InterfaceBuilder3.Cocoa.")
    }
    let parent = open.last
    var element = Element(name: name, object: parent?.object, path: nil)
    if let id = attributes["id"], !id.isEmpty {
      let className = (isOfMac ? "NS" : "UI") + name.prefix(1).uppercased() + name.dropFirst()
      element = Element(name: name, object: Object(id: id, className: className), path: "")
    } else if Self.parts.contains(name), let key = attributes["key"], let path = parent?.path {
      element = Element(name: name, object: parent?.object, path: path + key + ".")
    } else if name == "string", attributes["base64-UTF8"] == nil {
      element.text = property(ofString: attributes["key"], in: parent).map { ($0, offset) }
    }
    if !open.isEmpty { open[open.count - 1].children += 1 }
    if let object = element.object {
      for (attribute, property) in properties(of: element, attributes["key"], in: parent) {
        // Only what has a value is looked for in the bytes.
        guard attributes[attribute]?.isEmpty == false,
          let range = file.bytes.span.value(ofAttribute: attribute, in: tag..<offset)
        else { continue }
        add(property, of: object, range, as: .xmlAttribute)
      }
    }
    open.append(element)
  }

  mutating func end(_ name: String, _ offset: Int) {
    guard let element = open.popLast() else { return }
    if let text = element.text, let object = element.object, offset > text.start {
      add(text.key, of: object, text.start..<offset, as: .xml)
    }
  }

  /// The elements without an identity in which ibtool looks for texts.
  private static let parts: Set = ["tableHeaderCell", "buttonConfiguration"]

  /// The attributes that hold texts, which mostly go by their own names.
  private static let texts = [
    "title", "text", "placeholder", "placeholderString", "prompt", "headerTitle", "footerTitle",
    "label", "paletteLabel", "alternateTitle", "subtitle", "headerToolTip",
  ]

  /// The attributes of an element that hold texts, each with the name that ibtool has for it.
  private func properties(
    of element: Element, _ key: String?, in parent: Element?
  ) -> [(attribute: String, property: String)] {
    let number = parent?.children ?? 0
    switch element.name {
    case "state": return key.map { [("title", $0 + "Title")] } ?? []
    case "accessibility" where isOfMac:
      return [
        ("description", "ibExternalAccessibilityDescription"),
        ("help", "ibExternalAccessibilityHelp"),
      ]
    case "accessibility":
      return [("label", "accessibilityLabel"), ("hint", "accessibilityHint")]
    case "segment" where isOfMac:
      return [
        ("label", "ibShadowedLabels[\(number)]"), ("toolTip", "ibShadowedToolTips[\(number)]"),
      ]
    case "segment": return [("title", "segmentTitles[\(number)]")]
    // Its title is that of the item which is chosen; a constraint may be a placeholder itself.
    case "popUpButtonCell", "constraint": return []
    default:
      guard let path = element.path else { return [] }
      let isItem = ["toolbarItem", "menuItem", "tabViewItem"].contains(element.name)
      let toolTip = isOfMac && !isItem ? "ibShadowedToolTip" : "toolTip"
      return Self.texts.map { ($0, path + $0) } + [("toolTip", path + toolTip)]
    }
  }

  /// What ibtool calls the text that stands in an element of its own; nil where that is none of an object's.
  private func property(ofString key: String?, in parent: Element?) -> String? {
    guard let parent else { return nil }
    switch (parent.name, key) {
    case ("popUpButtonCell", _): return nil
    case ("scopeButtonTitles", nil): return "scopeButtonTitles[\(parent.children)]"
    case ("objectValues", nil): return "ibShadowedObjectValues[\(parent.children)]"
    case (_, let key?):
      guard let path = parent.path, Self.texts.contains(key) else { return nil }
      return path + key
    default: return nil
    }
  }

  private mutating func add(
    _ property: String, of object: Object, _ range: Range<Int>, as notation: StoredText.Notation
  ) {
    let text = WrittenText.decode(file.bytes.span.extracting(range), as: notation)
    if text.trimmed.isEmpty { return }
    content.entries.append(
      TableEntry(
        key: "\(object.id).\(property)", text: text,
        // As ibtool words it.
        comment:
          "Class = \"\(object.className)\"; \(property) = \"\(text)\"; ObjectID = \"\(object.id)\";",
        stored: file.stored(range, as: notation), mayBeMissing: Self.isStandIn(text)))
  }

  /// Whether a text is what Interface Builder puts in a new object: the app sets another.
  private static func isStandIn(_ text: String) -> Bool {
    standIns.contains(text) || text.hasPrefix("Lorem ipsum")
  }

  private static let standIns: Set = [
    "Label", "Multiline Label", "Button", "Item", "Item 1", "Item 2", "Item 3", "Title", "Subtitle",
    "Detail", "Text Cell", "Table View Cell", "Check", "Radio", "First", "Second", "Window", "Box",
    "Root View Controller",
  ]
}

extension Span<UInt8> {
  /// Where the value of an attribute stands in a tag, its quotes left out.
  fileprivate func value(ofAttribute name: String, in tag: Range<Int>) -> Range<Int>? {
    var index = tag.lowerBound
    let end = tag.upperBound
    while index < end {
      let byte = self[index]
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
        index += 1
        continue
      }
      let start = index + 1
      index = start
      while index < end, self[index] != byte { index += 1 }
      if isName(name, before: start - 1) { return start..<index }
      index += 1
    }
    return nil
  }

  /// Whether `name=` stands before a quote.
  private func isName(_ name: String, before quote: Int) -> Bool {
    var end = quote
    while end > 0, self[end - 1] <= 0x20 { end -= 1 }
    guard end > 0, self[end - 1] == UInt8(ascii: "=") else { return false }
    end -= 1
    while end > 0, self[end - 1] <= 0x20 { end -= 1 }
    let start = end - name.utf8.count
    return start > 0 && has(name, at: start) && self[start - 1] <= 0x20
  }
}
