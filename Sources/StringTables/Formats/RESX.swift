import CopyModel
import XMLEvents

extension TableFormat {
  /// .NET's `.resx` and `.resw` in one language: `<data name="…"><value>…</value></data>`
  /// (learn.microsoft.com, “Resources in .resx file format”).
  static let resx = TableFormat(
    name: "resx", extensions: ["resx", "resw"], languages: .one,
    declaredCharset: { $0.xmlEncoding }
  ) { file, _ in
    var reader = RESXReader(file: file)
    reader.readXML()
    file = reader.file
    return reader.content
  }
}

/// Collects the strings of a `.resx` while its elements pass by. Pictures and other objects are left out.
private struct RESXReader: XMLTableReader {
  static let entries = [["data"]]

  var file: TableFile
  var content = TableContent()

  private var key: String?
  private var value: Range<Int>?
  private var comment: String?
  /// Where the open entry's tag stands.
  private var tag = 0..<0
  /// The `<value>` or `<comment>` that is open.
  private var open: (name: String, start: Int)?

  init(file: TableFile) {
    self.file = file
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    // An entry cannot stand inside a text: the end of the text is missing.
    if name == "data" { open = nil }
    guard open == nil else { return }
    switch name {
    case "data":
      (key, value, comment) = (nil, nil, nil)
      self.tag = tag..<offset
      let isObject = attributes["type"] != nil || attributes["mimetype"] != nil
      // Windows Forms keeps a control's properties under names with “>>”.
      guard !isObject, let name = attributes["name"], !name.hasPrefix(">>") else { return }
      key = name
    case "value" where key != nil, "comment" where key != nil: open = (name, offset)
    default: break
    }
  }

  mutating func end(_ name: String, _ offset: Int) {
    if let open, open.name == name {
      let range = open.start..<max(open.start, offset)
      if name == "value" {
        value = range
      } else {
        comment = text(range).trimmed
      }
      self.open = nil
    } else if name == "data", let key {
      self.key = nil
      guard let value else {
        content.issues.append(
          file.issue(
            .unreadableEntry, tag, key: key,
            "“\(key.excerpt)” has no <value>, so it has no text. Put the text into <value>…</value>."
          ))
        return
      }
      content.entries.append(
        TableEntry(
          key: key, text: text(value),
          comment: comment, stored: file.stored(value, as: .xml)))
    }
  }
}
