import CopyModel
import FoundationEssentials
import StringTables

/// One file read by its format.
struct FileRead: Sendable {
  let path: String
  private(set) var file: TableFile?
  private(set) var content = TableContent()
  private(set) var error: InputError?

  /// Whether the file was named, not found in a folder.
  let isNamed: Bool

  init(_ path: String, context: ReadingContext, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
    guard let format = TableFormat.of(path: path) else { return }
    do throws(InputError) {
      let stored = try InputFiles.contents(of: path)
      var file = TableFile(
        path: path, stored: stored, format: format)
      content = format.read(&file, context)
      content.issues = file.issues + content.issues
      if file.bytes.isEmpty || !content.isTable, content.issues.isEmpty {
        let message =
          file.bytes.isEmpty
          ? "The file is empty. Remove it, or add its strings."
          : "No strings were found here. Is it a table for translation?"
        content.issues.append(
          ReadIssue(
            .unreadableEntry, file: path, start: Place(line: 1, column: 1), message: message,
            confidence: 0.8))
      }
      self.file = file
    } catch {
      self.error = error
    }
  }
}
