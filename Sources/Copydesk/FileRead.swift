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

  /// Takes a window of a large file.
  init(window: TableFile, isNamed: Bool, format: TableFormat, context: ReadingContext) {
    path = window.path
    self.isNamed = isNamed
    read(window, format, context)
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
    _ file: TableFile, _ format: TableFormat, _ context: ReadingContext
  ) {
    var file = file
    finish(Self.content(of: &file, format, context), of: file)
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
    }
    pieces = []
    joined.issues = file.issues + joined.issues
    var told = WholeFileIssues()
    told.settle(&joined.issues)
    finish(joined, of: file)
  }

  private mutating func finish(_ content: TableContent, of file: TableFile) {
    self.file = file
    self.content = content
    guard file.bytes.isEmpty || !content.isTable, content.issues.isEmpty else { return }
    let message =
      file.bytes.isEmpty
      ? "The file is empty. Remove it, or add its strings."
      : "No strings were found here. Is it a table for translation?"
    self.content.issues = [
      ReadIssue(
        .unreadableEntry, file: path, start: Place(line: 1, column: 1), message: message,
        confidence: 0.8)
    ]
  }
}
