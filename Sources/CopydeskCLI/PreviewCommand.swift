import ArgumentParser
import Audit
import CopyModel
import Copydesk
import FoundationEssentials
import Reports

/// `copydesk preview`: alerts as they would look.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw alerts as they would look, in each language: in the terminal, or as SVG.")

  @Argument(help: "Files and folders with the tables, and with the code that makes the alerts.")
  var paths: [String] = []

  @OptionGroup var projects: ProjectOptions
  @OptionGroup var platform: PlatformOptions

  @Option(help: ArgumentHelp("Draw the alerts of this name only.", valueName: "name"))
  var alert: String?

  @Flag(help: "Check the tables, and mark what is found in the texts that are drawn.")
  var mark = false

  @Option(
    help: ArgumentHelp(
      "The size that the reader of the texts has chosen: xSmall to xxxLarge, AX1 to AX5 (default: large).",
      valueName: "size"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "Write a picture of each into this folder, and one with all its languages side by side.",
      valueName: "folder"))
  var svg: String?

  func run() async throws {
    guard !paths.isEmpty else {
      throw ValidationError("Name a folder with tables, such as: copydesk preview App")
    }
    let size = try textSize()
    var hasErrors = false
    var count = 0
    var names: Set<String> = []
    for run in try projects.runs(of: paths, platform.apply) {
      let copydesk = try await Copydesk(run.options).readingCode(besides: run.paths)
      let (gallery, errors) = try await copydesk.gallery(run.paths, at: size)
      for error in errors { Output.complain("\(error.path): \(error.message)") }
      hasErrors = hasErrors || !errors.isEmpty
      let found = mark ? try await copydesk.check(run.paths).findings : []
      let index = AlertMarks.Index(found)
      names.formUnion(gallery.entries.map(\.name))
      for entry in gallery.entries where alert == nil || entry.name == alert {
        count += 1
        try draw(entry, in: gallery, index, number: count)
      }
    }
    if count == 0, let alert {
      let near = names.sorted().nearest(to: alert).map { " Did you mean “\($0)”?" } ?? ""
      throw ValidationError("There is no alert “\(alert)” in these tables.\(near)")
    }
    if count == 0 { Output.complain("These tables have no alerts that could be drawn.") }
    if hasErrors { throw ExitCode(2) }
  }

  private func textSize() throws -> TextSize {
    guard let size else { return .large }
    guard let chosen = TextSize(rawValue: size) else {
      let names = TextSize.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--size takes one of \(names), not “\(size)”.")
    }
    return chosen
  }

  private func draw(
    _ entry: AlertGallery.Entry, in gallery: AlertGallery, _ index: AlertMarks.Index, number: Int
  ) throws {
    let highest = gallery.highest(of: entry)
    let file = "\(number)-\(entry.name.fileName)"
    for version in entry.versions {
      let locale = version.alert.locale
      let marks = AlertMarks(version.alert, source: gallery.sourceLocale, in: index)
      guard let picture = AlertSVG(version, of: entry, in: gallery, marks: marks) else {
        throw ValidationError(
          "Nobody knows how wide alerts of \(entry.platform.name) are. Take another --platform.")
      }
      if let svg {
        try write(picture.written(isAlone: true), to: svg, "\(file).\(locale.identifier).svg")
      } else {
        let highest = highest.contains(locale) ? "  (highest)" : ""
        let lines = ["\(entry.name.visible)  \(locale.identifier)\(highest)"]
        let remarks = marks.findings.map { "  \($0.severity.rawValue)  \($0.message.visible)" }
        let sketch = AlertSketch(version, of: entry).lines
        try Output.write(
          Array((lines + sketch + remarks + ["", ""]).joined(separator: "\n").utf8))
      }
    }
    if let svg, let row = AlertRowSVG(entry, in: gallery, marks: index) {
      try write(row.written, to: svg, "\(file).svg")
    }
  }

  private func write(_ picture: String, to folder: String, _ name: String) throws {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Output.write(Array((picture + "\n").utf8), toFile: "\(folder)/\(name)")
  }
}

extension String {
  /// What of it may stand in the name of a file.
  fileprivate var fileName: String {
    String(
      map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) ? $0 : "-" }.prefix(80)
    )
  }
}
