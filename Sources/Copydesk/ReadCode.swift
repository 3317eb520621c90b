package import CopyModel
package import SourceCode
import StringTables

/// The code of a project as it was read: its alerts, what it looks up, and where both stand.
package struct ReadCode: Sendable {
  package let project: CodeProject
  let alerts: [CodeAlert]
  let mentions: [CodeMention]
  /// By the numbers of files.
  private var cursors: [Int: PlaceCursor] = [:]

  package init(_ project: CodeProject) {
    self.project = project
    alerts = project.alerts
    mentions = project.mentions
  }

  /// Where something stands, by its file's path.
  package mutating func place(of spot: CodeSpot) -> CodePlace {
    let file = project.files[spot.file]
    let place = cursors[spot.file, default: PlaceCursor()]
      .place(of: min(spot.offset, file.bytes.count), in: file.bytes.span)
    return CodePlace(file: file.path, place: place)
  }

  /// Where a text is written, or else the call that it is said of.
  mutating func place(of string: CodeString, in spot: CodeSpot) -> CodePlace {
    place(of: string.writing.map { CodeSpot(file: $0.file, offset: $0.range.lowerBound) } ?? spot)
  }

  /// The place behind a text that is written; nil for one that is not.
  mutating func end(of string: CodeString) -> Place? {
    guard let writing = string.writing else { return nil }
    return place(of: CodeSpot(file: writing.file, offset: writing.range.upperBound)).place
  }
}
