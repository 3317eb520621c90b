import CopyModel
import XMLEvents

extension TableFormat {
  /// Android's `strings.xml` in one language: `string`, `string-array`, `plurals`, `item`
  /// (developer.android.com, “String resources”); moko and Compose resources are written alike.
  package static let android = TableFormat(
    name: "android", extensions: ["xml"], languages: .one, isEveryday: true,
    declaredCharset: { $0.xmlEncoding }
  ) { file, _ in
    var reader = AndroidReader(file: file)
    reader.readXML()
    file = reader.file
    return reader.finish()
  }
}

/// Collects the strings of a resource file while its elements pass by.
private struct AndroidReader: XMLTableReader {
  static let entries = [["string", "plurals", "plural", "string-array", "array"], ["item"]]

  var file: TableFile
  var content = TableContent()

  /// The `plurals` or `string-array` that is open.
  private var group: Group?
  /// The text that is open.
  private var open: Text?
  private var isResources = false
  /// Whether all of the file may be missing from translations.
  private var mayAllBeMissing = false
  /// Where the element before the open one ended: a comment between is about the open one.
  private var lastEnd = 0
  private var comment: String?
  /// Whether Android's own build reads the file. Compose and moko have readers that know fewer escapes.
  private let isForAapt: Bool
  private let entities: XMLEntities
  /// Whether the file's name says of all its strings that they are not translated (developer.android.com, “Localize
  /// your app”; Lint takes `donottranslate.xml` and the like so).
  private let isMeantToStay: Bool

  private struct Group {
    var name: String
    var key: String
    var marks: Marks
    var count = 0
    /// moko-resources calls `plural` what Android calls `plurals`.
    var isPlural: Bool { name == "plurals" || name == "plural" }
    /// The items of an array, which wait for one another.
    var items: [TableEntry] = []
  }

  /// What an element says of its translations.
  private struct Marks {
    var isTranslatable: Bool
    var mayBeMissing: Bool

    /// Lint is told by `tools:ignore="MissingTranslation"` to expect none (developer.android.com, “Tools attributes”).
    init(_ attributes: XMLAttributes) {
      isTranslatable = attributes["translatable"] != "false"
      let ignored = attributes["ignore"] ?? attributes["tools:ignore"] ?? ""
      mayBeMissing = ignored.split(separator: ",").contains {
        let id = String($0).trimmed
        return id == "MissingTranslation" || id == "all"
      }
    }
  }

  private struct Text {
    var element: String
    var key: String
    var variation: String?
    var marks: Marks
    var start: Int
    /// How many elements inside have the text's own name.
    var depth = 0
  }

  init(file: TableFile) {
    self.file = file
    entities = XMLEntities(file.bytes.span)
    let folders = file.path.split(separator: "/").dropLast()
    isForAapt =
      folders.last?.hasPrefix("values") == true && !folders.contains("composeResources")
    isMeantToStay = file.path.lastPathComponent.hasPrefix("donottranslate")
  }

  mutating func start(_ name: String, _ attributes: XMLAttributes, tag: Int, offset: Int) {
    // A named string cannot stand inside another: the end of the one before is missing.
    if name == "string", attributes["name"] != nil { open = nil }
    if open != nil {
      if open?.element == name { open?.depth += 1 }
      return
    }
    if group == nil { takeComment(before: tag) }
    let marks = Marks(attributes)
    switch name {
    case "resources":
      isResources = true
      mayAllBeMissing = marks.mayBeMissing
    case "string",
      "item" where group == nil && attributes["type"] == "string":
      guard let key = attributes["name"] else { return report(name, tag, offset) }
      open = Text(
        element: name, key: key, variation: Self.variation(attributes["product"]),
        marks: marks, start: offset)
    case "plurals", "plural", "string-array", "array":
      guard let key = attributes["name"] else { return report(name, tag, offset) }
      endGroup()
      group = Group(name: name, key: key, marks: marks)
    case "item":
      guard let group else { return }
      self.group?.count += 1
      let isPlural = group.isPlural
      if isPlural, !reportQuantity(attributes["quantity"], tag..<offset) { break }
      let variation = isPlural ? "plural." + (attributes["quantity"] ?? "other") : nil
      open = Text(
        element: name, key: isPlural ? group.key : "\(group.key).\(group.count)",
        variation: variation, marks: group.marks, start: offset)
    default:
      content.hasOtherContents = content.hasOtherContents || isResources
      return
    }
    lastEnd = offset
  }

  mutating func end(_ name: String, _ offset: Int) {
    guard let text = open else {
      if name == group?.name { endGroup() }
      return lastEnd = max(lastEnd, trailingComments(behind: offset)?.end ?? offset)
    }
    guard text.element == name else { return }
    guard text.depth == 0 else {
      open?.depth -= 1
      return
    }
    open = nil
    let trailing = trailingComments(behind: offset)
    lastEnd = max(lastEnd, trailing?.end ?? offset)
    add(text, text.start..<max(text.start, offset), trailing)
  }

  /// AOSP builds have one of several strings with a name: that of the device, such as `tablet`, or the default.
  private static func variation(_ product: String?) -> String? {
    guard let product, product != "default" else { return nil }
    return "product." + product
  }

  private mutating func add(_ text: Text, _ range: Range<Int>, _ trailing: TrailingComments?) {
    let written = entities.resolved(file.bytes.span.extracting(range))
    let string =
      if let written {
        WrittenText.decode(written.span, as: .android)
      } else {
        WrittenText.decode(file.bytes.span.extracting(range), as: .android)
      }
    // `@string/other` stands for another string.
    if string.hasPrefix("@"), string.contains("/"), !string.contains(" ") { return }
    if isForAapt, let flaw = AndroidFlaw(in: file.bytes.span.extracting(range)) {
      let place =
        range.lowerBound + flaw.range.lowerBound..<range.lowerBound + flaw.range.upperBound
      content.issues.append(
        file.issue(
          .unreadableEntry, place, key: text.key, flaw.message, confidence: flaw.confidence))
    }
    let entry = TableEntry(
      key: text.key, text: string,
      comment: TrailingComments.joined(comment, trailing),
      state: text.marks.isTranslatable && !isMeantToStay ? nil : .untranslatable,
      variation: text.variation,
      stored: file.stored(range, as: written == nil ? .android : .approximate),
      mayBeMissing: mayAllBeMissing || text.marks.mayBeMissing)
    if group?.isPlural ?? true {
      content.entries.append(entry)
    } else {
      group?.items.append(entry)
    }
  }

  /// Ends the group that is open. An array of names that programs read, `auto`, `dark_mode`, `100`, may be missing.
  private mutating func endGroup() {
    guard let group else { return }
    let isOfNames =
      group.items.allSatisfy { $0.text.isNameForPrograms }
      && group.items.contains { !$0.text.utf8.allSatisfy(\.isASCIISmall) }
    for var item in group.items {
      item.mayBeMissing = item.mayBeMissing || isOfNames
      content.entries.append(item)
    }
    self.group = nil
  }

  /// The text of the comment that stands right before a tag.
  private mutating func takeComment(before tag: Int) {
    let bytes = file.bytes
    let text = bytes.span
    comment = nil
    var end = tag
    while end > lastEnd, text[end - 1] <= 0x20 { end -= 1 }
    guard end - lastEnd >= 7, text.has("-->", at: end - 3) else { return }
    // `<!-->` is no comment.
    var start = end - 7
    while start > lastEnd, !text.has("<!--", at: start) { start -= 1 }
    guard text.has("<!--", at: start) else { return }
    let inside = String(copying: text.extracting(start + 4..<end - 3)).trimmed
    comment = inside.isEmpty ? nil : inside
  }

  /// The comments behind the end tag at `offset`.
  private func trailingComments(behind offset: Int) -> TrailingComments? {
    let bytes = file.bytes
    let text = bytes.span
    guard text.has("</", at: offset) else { return nil }
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: ">") { end += 1 }
    return TrailingComments(in: bytes, behind: min(end + 1, text.count)) { place in
      guard text.has("<!--", at: place) else { return nil }
      let start = place + 4
      var end = start
      while end < text.count, !text.has("-->", at: end) { end += 1 }
      return (start..<end, min(end + 3, text.count))
    }
  }

  private mutating func report(_ name: String, _ tag: Int, _ offset: Int) {
    guard isResources else { return }
    content.issues.append(
      file.issue(.unreadableEntry, tag..<offset, "This <\(name)> has no name. Add name=\"…\"."))
  }

  /// Reports a plural form that aapt2 refuses; false where nobody can tell which form it is.
  private mutating func reportQuantity(_ quantity: String?, _ tag: Range<Int>) -> Bool {
    guard let quantity else {
      content.issues.append(
        file.issue(
          .unreadableEntry, tag, key: group?.key,
          "This <item> has no quantity, so the build refuses it. Add quantity=\"other\"."))
      return true
    }
    if PluralCategory.all.contains(quantity) { return true }
    content.issues.append(
      file.issue(
        .unreadableEntry, tag, key: group?.key,
        """
        “\(quantity.excerpt)” is no plural category, so the build refuses it. Name it zero, one, two, few, \
        many or other.
        """))
    return false
  }

  /// What was read; without resources for strings the file is another kind of XML.
  consuming func finish() -> TableContent {
    endGroup()
    content.isTable = isResources && !content.entries.isEmpty
    return content
  }
}

extension String {
  /// Whether it can be no copy but a word of small letters: numbers, colors, names with underscores.
  fileprivate var isNameForPrograms: Bool {
    let isColor = hasPrefix("#")
    return utf8.allSatisfy {
      $0.isASCIISmall || $0.isASCIIDigit || isColor && $0.isASCIICapital
        || "_-.:/#".utf8.contains($0)
    }
  }
}
