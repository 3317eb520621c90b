import CopyModel

extension TableFormat {
  /// Windows resource scripts: the texts of string tables, dialogs and menus, in the language that `LANGUAGE` names or the
  /// file's name (Microsoft, “About resource files”).
  package static let resourceScript = TableFormat(
    name: "rc", extensions: ["rc"], languages: .oneOrSeveral, isEveryday: true,
    declaredCharset: { ResourceCodePage.charset(in: $0) }
  ) { file, _ in
    var reader = ResourceReader(file: file)
    reader.read()
    file = reader.file
    return reader.finished
  }
}

/// Reads the blocks of a resource script. What has no texts is passed over.
private struct ResourceReader {
  private(set) var file: TableFile
  private var content = TableContent()
  private var tokens: ResourceTokens
  /// The language of what comes next; nil where the file says none.
  private var language: DeclaredLanguage?
  private var languages: [DeclaredLanguage] = []
  /// How often each key was met in the block that is open.
  private var counts: [String: Int] = [:]

  init(file: TableFile) {
    self.file = file
    tokens = ResourceTokens(file.bytes)
  }

  /// What the file holds. Its only language is the file's.
  var finished: TableContent {
    var finished = content
    finished.isTable = !content.entries.isEmpty
    guard let first = languages.first, languages.allSatisfy({ $0.locale == first.locale }),
      content.entries.allSatisfy({ $0.locale == first.locale })
    else { return finished }
    finished.language = first
    finished.entries = TableEntries(
      content.entries.lazy.map { entry in
        var entry = entry
        entry.locale = nil
        return entry
      })
    return finished
  }

  mutating func read() {
    while let token = tokens.next() {
      switch token {
      case .word(let range):
        let word = file.text(range)
        switch word.uppercased() {
        case "LANGUAGE": language = readLanguage()
        case "STRINGTABLE": readStrings()
        case "BEGIN": passBlock()
        default: readResource(named: word)
        }
      case .sign(UInt8(ascii: "{")): passBlock()
      case .text, .sign: break
      }
    }
    for range in tokens.unclosed {
      content.issues.append(
        file.issue(
          .unreadableEntry, range, "The quote that opens here never closes on its line. Close it."))
    }
  }

  /// `LANG_KOREAN, SUBLANG_DEFAULT` behind `LANGUAGE`.
  private mutating func readLanguage() -> DeclaredLanguage? {
    guard case .word(let primary) = tokens.nextOnLine() else { return nil }
    var end = primary.upperBound
    var sub = ""
    if tokens.takeComma(), case .word(let range) = tokens.nextOnLine() {
      sub = file.text(range)
      end = range.upperBound
    }
    let spelling = ResourceLanguage.spelling(of: file.text(primary), sub)
    guard let spelling else { return nil }
    return DeclaredLanguage(spelling, at: primary.lowerBound..<end)
  }

  /// `NAME TYPE …`: a dialog or a menu, or what has no texts.
  private mutating func readResource(named name: String) {
    guard case .word(let range) = tokens.nextOnLine() else { return }
    switch file.text(range).uppercased() {
    case "DIALOG", "DIALOGEX": readDialog(name)
    case "MENU", "MENUEX": readMenu(name)
    default: tokens.passLine()
    }
  }

  /// Goes over a block that has been opened.
  private mutating func passBlock() {
    var open = 1
    while open > 0, let token = tokens.next() { open += tokens.change(of: token) }
  }

  /// Goes on behind the BEGIN of a block. What stands before it is handed on, and its language holds in the block.
  private mutating func enterBlock(_ header: (inout ResourceReader, String) -> Void) -> Bool {
    counts = [:]
    while let token = tokens.next() {
      if tokens.change(of: token) > 0 { return true }
      if case .word(let range) = token {
        let word = file.text(range).uppercased()
        if word == "LANGUAGE" { language = readLanguage() } else { header(&self, word) }
      }
    }
    return false
  }

  private mutating func readStrings() {
    let outer = language
    defer { language = outer }
    guard enterBlock({ _, _ in }) else { return }
    var key: Range<Int>?
    var unclosed = tokens.unclosed.count
    while let token = tokens.next(), tokens.change(of: token) >= 0 {
      // What never closes is told of its quote.
      if tokens.unclosed.count > unclosed { key = nil }
      unclosed = tokens.unclosed.count
      switch token {
      case .word(let range):
        let isNewLine = key.map { tokens.hasLineEnd(in: $0.upperBound..<range.lowerBound) } ?? true
        if isNewLine { reportTextless(key) }
        key = isNewLine ? range : (key?.lowerBound ?? range.lowerBound)..<range.upperBound
      case .text(let range):
        if let key { add(file.text(key), range) }
        key = nil
      case .sign: break
      }
    }
    reportTextless(key)
  }

  private mutating func reportTextless(_ key: Range<Int>?) {
    guard let key else { return }
    content.issues.append(
      file.issue(
        .unreadableEntry, key, key: file.text(key),
        "The text is missing behind “\(file.text(key).excerpt)”. Add it between quotes."))
  }

  private mutating func readDialog(_ name: String) {
    let outer = language
    defer { language = outer }
    let isOpen = enterBlock { reader, word in
      guard word == "CAPTION", case .text(let range) = reader.tokens.nextOnLine() else { return }
      reader.add(name + ".CAPTION", range)
    }
    guard isOpen else { return }
    var open = 1
    while open > 0, let token = tokens.next() {
      open += tokens.change(of: token)
      guard case .word(let range) = token else { continue }
      let control = file.text(range).uppercased()
      if ResourceControls.withText.contains(control) {
        readControl(name, hasClass: control == "CONTROL")
      }
    }
  }

  /// `"text", ID, …` behind the kind of a control; with a class, `"text", ID, "class", …`.
  private mutating func readControl(_ dialog: String, hasClass: Bool) {
    guard case .text(let text) = tokens.next(), tokens.takeComma(),
      case .word(let first) = tokens.next()
    else { return }
    var id = first
    var isShown = !hasClass
    while !tokens.takeComma() {
      guard case .word(let more) = tokens.nextOnLine() else { break }
      id = id.lowerBound..<more.upperBound
    }
    if hasClass {
      switch tokens.next() {
      case .text(let range), .word(let range):
        isShown = ResourceControls.classesWithText.contains(file.text(range).uppercased())
      default: break
      }
    }
    if isShown { add(dialog + "." + file.text(id), text) }
  }

  private mutating func readMenu(_ name: String) {
    let outer = language
    defer { language = outer }
    guard enterBlock({ _, _ in }) else { return }
    /// Where each menu that is open stands in the one around.
    var path = [0]
    while !path.isEmpty, let token = tokens.next() {
      switch tokens.change(of: token) {
      case 1: path.append(0)
      case -1: path.removeLast()
      default: break
      }
      guard case .word(let range) = token, let last = path.indices.last else { continue }
      switch file.text(range).uppercased() {
      case "POPUP":
        let place = place(path)
        path[last] += 1
        if case .text(let text) = tokens.nextOnLine(), path.count <= 16 {
          add(name + "." + place, text)
        }
      case "MENUITEM":
        guard case .text(let text) = tokens.nextOnLine() else { continue }
        guard tokens.takeComma(), case .word(let id) = tokens.nextOnLine() else {
          add(name + "." + place(path), text)
          path[last] += 1
          continue
        }
        add(name + "." + file.text(id), text)
      default: break
      }
    }
  }

  /// Where the next item of a menu stands: the menus around it were counted when they began.
  private func place(_ path: [Int]) -> String {
    (path.dropLast().map { $0 - 1 } + path.suffix(1)).map(String.init).joined(separator: ".")
  }

  /// Adds a text. Of several with one key in a block, as IDC_STATIC, each behind the first gets its number.
  private mutating func add(_ key: String, _ range: Range<Int>) {
    counts[key, default: 0] += 1
    let count = counts[key] ?? 1
    let notation = StoredText.Notation.quoted(.resource)
    if let language { languages.append(language) }
    content.entries.append(
      TableEntry(
        key: count > 1 && key.contains(".") ? key + ".\(count)" : key,
        text: WrittenText.decode(file.bytes.span.extracting(range), as: notation),
        stored: file.stored(range, as: notation), locale: language?.locale))
  }
}
