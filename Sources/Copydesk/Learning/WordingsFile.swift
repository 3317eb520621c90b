import CopyModel
import StoredFiles

/// Reads what `copydesk learn` wrote, and what somebody changed in it.
enum WordingsFile {
  /// The counts of a file, a section each; a section's labels need not be sorted.
  static func counts(of path: String) throws(CopydeskError) -> [CountedWordings] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try StoredFile.bytes(of: path)
    } catch {
      throw CopydeskError.badWordings(
        path, "The file cannot be read. Name what copydesk learn has written.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CopydeskError.badWordings(path, "This is no UTF-8. Write it again with copydesk learn.")
    }
    var sections: [(locale: LocaleTag, lines: [String])] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      func wrong(_ message: String) -> CopydeskError {
        CopydeskError.badWordings("\(path):\(number + 1)", message)
      }
      if line.hasPrefix("["), line.hasSuffix("]") {
        guard let locale = LocaleTag(folding: line.dropFirst().dropLast()) else {
          throw wrong("“\(line)” names no locale. Write a BCP 47 tag between the brackets: [ko].")
        }
        sections.append((locale, []))
        continue
      }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard !sections.isEmpty else {
        throw wrong("No locale stands above this line. Put its tag there between brackets: [ko].")
      }
      guard fields.count > 2, Int(fields[1]) != nil, fields.allSatisfy({ !$0.isEmpty }) else {
        throw wrong("A line has a label, a number of sources and wordings, with tabs between them.")
      }
      sections[sections.count - 1].lines.append(String(line))
    }
    return sections.map { locale, lines in
      let sorted = lines.sorted { Self.label(of: $0).lexicographicallyPrecedes(Self.label(of: $1)) }
      return CountedWordings(
        locale: locale, counts: WordingCounts(lines: sorted.flatMap { Array($0.utf8) + [0x0A] }))
    }
  }

  private static func label(of line: String) -> Substring.UTF8View {
    line.utf8.prefix { $0 != 0x09 }
  }
}
