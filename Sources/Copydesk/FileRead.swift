import CopyModel
import StringTables

/// One file, or one window of a large one, read by its format.
struct FileRead: Sendable {
  let path: String
  /// Whether the file was named, not found in a folder.
  let isNamed: Bool
  private(set) var file: TableFile?
  private(set) var content = TableContent()
  private(set) var error: InputError?
  /// Whether nothing in it says what it is: it is empty, or damaged before its first string.
  private(set) var isVoid = false
  /// Whether it holds something, and nothing of it can be read.
  private(set) var isDamaged = false
  /// Whether it can be read and has no strings.
  private(set) var isWithoutStrings = false
  /// The parts of a large file that are still to be read, each by itself.
  private(set) var pieces: [TableFile] = []

  /// Reads a small file, and cuts a large one into pieces.
  init(_ path: String, isNamed: Bool, context: ReadingContext) {
    self.path = path
    self.isNamed = isNamed
    guard let format = TableFormat.of(path: path) else { return }
    do throws(InputError) {
      let stored = try InputFiles.contents(of: path)
      cut(TableFile(path: path, stored: stored, format: format), format, context)
    } catch {
      self.error = error
    }
  }

  /// Reads a file whole, however large; with other bytes than its own where some are given.
  init(whole path: String, _ draft: [UInt8]?, isNamed: Bool, context: ReadingContext) {
    self.path = path
    self.isNamed = isNamed
    guard let format = TableFormat.of(path: path) else { return }
    do throws(InputError) {
      let stored = if let draft { draft } else { try InputFiles.contents(of: path) }
      read(TableFile(path: path, stored: stored, format: format), format, context)
    } catch {
      self.error = error
    }
  }

  /// Takes a window of a large file.
  init(window: TableFile, isNamed: Bool, format: TableFormat, context: ReadingContext) {
    path = window.path
    self.isNamed = isNamed
    read(window, format, context, isWhole: false)
  }

  private mutating func cut(_ file: TableFile, _ format: TableFormat, _ context: ReadingContext) {
    if let rule = format.pieces { pieces = file.pieces(by: rule) }
    guard pieces.count < 2 else {
      self.file = file
      return
    }
    pieces = []
    read(file, format, context)
  }

  private mutating func read(
    _ file: TableFile, _ format: TableFormat, _ context: ReadingContext, isWhole: Bool = true
  ) {
    var file = file
    finish(Self.content(of: &file, format, context), of: file, isWhole: isWhole)
  }

  /// What a format finds in a file or a piece, its units named.
  static func content(
    of file: inout TableFile, _ format: TableFormat, _ context: ReadingContext
  ) -> TableContent {
    var content = format.read(&file, context)
    content.issues = file.issues + content.issues
    if file.isGarbled { content.setGarbledTextsAside() }
    content.units.close()
    AlertAssembly.name(&content.units, labels: context.labels)
    return content
  }

  /// Takes what was found in the pieces, in their order.
  mutating func join(_ contents: [TableContent]) {
    guard let file else { return }
    var joined = TableContent()
    for content in contents {
      joined.units.append(contentsOf: content.units)
      joined.issues += content.issues
      joined.language = joined.language ?? content.language
      joined.sourceLocale = joined.sourceLocale ?? content.sourceLocale
    }
    pieces = []
    joined.issues = file.issues + joined.issues
    var told = WholeFileIssues()
    told.settle(&joined.issues)
    finish(joined, of: file)
  }

  private mutating func finish(
    _ content: TableContent, of file: TableFile, isWhole: Bool = true
  ) {
    self.file = file
    self.content = content
    // A disk that lost a file may have left it full of NULs.
    let isBlank = isWhole && file.bytes.allSatisfy { $0 <= 0x20 }
    if isBlank { self.content.issues = [] }
    let hasFewSigns = { file.bytes.lazy.filter { $0 > 0x20 }.dropFirst(Self.fewestSigns).isEmpty }
    isVoid = isBlank || !content.isTable && (!content.issues.isEmpty || hasFewSigns())
    isDamaged = !content.isTable && !self.content.issues.isEmpty
    isWithoutStrings =
      isWhole && content.entries.isEmpty && content.units.isEmpty && self.content.issues.isEmpty
      && !content.hasOtherContents
    guard isBlank || !content.isTable, self.content.issues.isEmpty else { return }
    let message =
      isBlank
      ? "The file is empty. Remove it, or add its strings."
      : "No strings were found here. Is it a table for translation?"
    self.content.issues = [
      ReadIssue(
        .unreadableEntry, file: path, start: Place(line: 1, column: 1), message: message,
        confidence: 0.8)
    ]
  }

  /// As many signs as a table without strings may have: `{}`, `ko: {}`.
  private static let fewestSigns = 6
}
