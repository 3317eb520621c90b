import CopyModel

extension TableContent {
  /// Marks the texts of a file whose encoding cannot be told as no longer of use: what is wrong with
  /// them is the encoding, which is said of the file.
  package mutating func setGarbledTextsAside() {
    units.change { _, unit in
      if (unit.target ?? unit.source)?.isGarbled == true { unit.state = .obsolete }
    }
    entries = TableEntries(
      entries.map { entry in
        var entry = entry
        if entry.text.isGarbled { entry.state = .obsolete }
        return entry
      })
  }
}

extension String {
  /// Whether bytes of it could not be read.
  fileprivate var isGarbled: Bool { unicodeScalars.contains("\u{FFFD}") }
}
