import CopyModel

/// The units of the entries of a PO file, made without a string for each text.
struct POUnits {
  private(set) var units = PackedUnits()
  private let file: String
  private let sourceLocale: LocaleTag
  /// The unit that is added.
  private var unit: UnitBytes

  init(file: String, sourceLocale: LocaleTag) {
    self.file = file
    self.sourceLocale = sourceLocale
    unit = UnitBytes(
      UnitKind(format: TableFormat.po.name, locale: sourceLocale, file: file, notation: .po))
  }

  /// The key of the unit that was added last.
  var lastKey: String { String(copying: unit.key.span) }

  /// Adds the units of an entry, one for each plural form.
  mutating func add(
    _ entry: POEntry, in locale: LocaleTag, _ header: POHeader, _ text: Span<UInt8>
  ) {
    guard let source = entry.text(.source) else { return }
    (unit.kind.locale, unit.kind.entryFlags) = (locale, entry.formatFlags)
    unit.kind.state = entry.isObsolete ? .obsolete : entry.isFuzzy ? .fuzzy : nil
    unit.comment = entry.notes.isEmpty ? nil : Array(entry.notes.joined(separator: "\n").utf8)
    unit.key.removeAll(keepingCapacity: true)
    if let context = entry.text(.context) {
      context.append(to: &unit.key, from: text)
      unit.key.append(UInt8(ascii: "|"))
    }
    source.append(to: &unit.key, from: text)
    guard entry.isPlural else { return add(0, of: .source, of: entry, variation: nil, text) }
    for form in entry.targets {
      let category = header.category(form)
      add(
        form, of: category == "one" ? .source : .plural, of: entry, variation: "plural." + category,
        text)
    }
  }

  /// Adds the unit of one form of an entry, whose key and comment are there already.
  private mutating func add(
    _ form: Int, of part: POEntry.Part, of entry: POEntry, variation: String?, _ text: Span<UInt8>
  ) {
    guard let source = entry.text(part) else { return }
    unit.kind.variation = variation
    unit.source.removeAll(keepingCapacity: true)
    source.append(to: &unit.source, from: text)
    unit.sourceSpot = UnitSpot(source.place, source.range)
    unit.target.removeAll(keepingCapacity: true)
    unit.spot = nil
    if let target = entry.text(.target(form)), !target.range.isEmpty {
      target.append(to: &unit.target, from: text)
      unit.spot = UnitSpot(target.place, target.range)
    }
    units.append(unit)
  }

  /// Adds an entry of a template, which has no language: the source alone.
  mutating func addTemplate(_ entry: POEntry, _ text: Span<UInt8>) {
    guard let place = entry.text(.source) else { return }
    let source = POUnits.decode(place.range, text)
    let key = entry.range(.context).map { POUnits.decode($0, text) + "|" + source } ?? source
    let stored = StoredText(file: file, place: place.place, bytes: place.range, notation: .po)
    units.append(
      TextUnit(
        format: TableFormat.po.name, key: key, locale: sourceLocale, source: source, target: nil,
        comment: entry.notes.isEmpty ? nil : entry.notes.joined(separator: "\n"), stored: stored,
        storedSource: stored))
  }

  static func decode(_ range: Range<Int>, _ text: Span<UInt8>) -> String {
    WrittenText.decode(text.extracting(range), as: .po)
  }
}

extension POEntry.Text {
  /// Appends the text that is written, which is sound UTF-8 as the whole file is.
  fileprivate func append(to bytes: inout [UInt8], from text: Span<UInt8>) {
    let written = text.extracting(range)
    if isPlain {
      bytes.append(contentsOf: written)
    } else {
      bytes.append(contentsOf: WrittenText.decode(written, as: .po).utf8)
    }
  }
}
