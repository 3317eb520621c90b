import CopyModel
import Copydesk
import FoundationEssentials
import StoredFiles
import Yams

/// Finds and reads `.copydesk.yml`.
package enum ConfigurationFile {
  package static let name = ".copydesk.yml"

  /// The nearest configuration from a folder upwards; nil when there is none.
  package static func nearest(to folder: String) -> String? {
    var folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL.path
    while true {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if FileManager.default.fileExists(atPath: path) { return path }
      guard folder.count > 1, let slash = folder.lastIndex(of: "/") else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// Reads the file at `path`. Its patterns start at the folder that it lies in.
  package static func read(_ path: String) throws(ConfigurationError) -> Configuration {
    let text = try text(of: path)
    let folder = URL(filePath: path).deletingLastPathComponent().resolvingSymlinksInPath().path
    return try parse(text, path: path, folder: folder)
  }

  /// Reads a configuration's text. `folder` is absolute.
  package static func parse(
    _ text: String, path: String, folder: String
  ) throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    guard let node = try YAML.node(of: text, path: path), node.tag != Tag(.null) else {
      return configuration
    }
    let root = ConfigurationValue(node: node, path: path, folder: folder, key: name)
    for (key, value) in try root.members("rules: {wordy-title: warning}") {
      let word = try key.word()
      guard let known = ConfigurationKey.all.first(where: { $0.name == word }) else {
        let names = ConfigurationKey.all.map(\.name)
        throw key.error(
          key.unknown("There is no key “\(word)”.", nearest: names.nearest(to: word))
            + " The keys are \(names.joined(separator: ", ")).")
      }
      try known.read(value, &configuration)
    }
    return configuration
  }

  /// The text of a file.
  static func text(of path: String) throws(ConfigurationError) -> String {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try StoredFile.bytes(of: path)
    } catch {
      let message =
        switch error {
        case .missing: "There is no such file. Check the path."
        case .noPermission: "The file may not be read. Check its permissions."
        case .notRegular: "This is no regular file. Name the file itself."
        case .other(let words): "The file cannot be read: \(words)."
        }
      throw ConfigurationError(path: path, place: nil, message: message)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationError(
        path: path, place: Place(line: 1, column: 1),
        message: "The file is not UTF-8. Save it as UTF-8.")
    }
    // Editors of Windows write the mark; the YAML parser takes it for text.
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }
}
