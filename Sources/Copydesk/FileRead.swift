import CopyModel
import FoundationEssentials
import StringTables

/// One file read by its format.
struct FileRead: Sendable {
  let path: String
  private(set) var file: TableFile?
  private(set) var content = TableContent()
  private(set) var error: InputError?

  init(_ path: String, context: ReadingContext) {
    self.path = path
    guard let format = TableFormat.of(path: path) else { return }
    do throws(InputError) {
      let stored = try InputFiles.contents(of: path)
      var file = TableFile(
        path: path, stored: stored, format: format)
      content = format.read(&file, context)
      content.issues = file.issues + content.issues
      if file.bytes.isEmpty, content.issues.isEmpty {
        content.issues.append(
          ReadIssue(
            .unreadableEntry, file: path, start: Place(line: 1, column: 1),
            message: "The file is empty. Remove it, or add its strings.", confidence: 0.8))
      }
      self.file = file
    } catch {
      self.error = error
    }
  }
}

extension TableGroup {
  /// The group with the source-language table that lies beside a translated one asked for alone.
  func withSourceSibling(_ sourceLocale: LocaleTag) -> TableGroup {
    let hasSource = members.contains { $0.locale == nil || $0.locale == sourceLocale }
    guard !hasSource, let path = members.first?.path else { return self }
    let candidates = TableGroup.sourceSiblings(of: path, sourceLocale: sourceLocale)
    guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return self
    }
    var group = self
    group.members.append(Member(path: found, locale: sourceLocale, isRequested: false))
    return group
  }
}
