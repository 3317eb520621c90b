package import CopyModel
import JSONText

/// The findings that a team has seen and not mended yet: only what is not among them is told.
package struct Baseline: Sendable, Equatable {
  /// In the order in which the file has them; what occurs twice is there twice.
  package private(set) var entries: [BaselineEntry]

  package init(_ entries: [BaselineEntry]) {
    self.entries = entries.sorted(by: BaselineEntry.precedes)
  }

  /// What a run found. `folders` say where the project starts.
  package init(of findings: [Finding], in folders: ReportFolders?) {
    var marks = Fingerprints(in: folders)
    self.init(findings.flatMap { BaselineEntry.all(of: $0, at: marks.place(of: $0)) })
  }

  /// Without some of its entries, each taken once.
  package func without(_ gone: [BaselineEntry]) -> Baseline {
    var counts: [BaselineEntry: Int] = [:]
    for entry in gone { counts[entry, default: 0] += 1 }
    return Baseline(
      entries.filter { entry in
        guard let count = counts[entry], count > 0 else { return true }
        counts[entry] = count - 1
        return false
      })
  }

  // MARK: Writing

  /// The file: sorted JSON with a finding a line, so that two branches seldom change the same one.
  ///
  /// Of rules among `folded`, which tell of many strings at once, a file's strings are one line.
  package func written(folding folded: Set<String>) -> [UInt8] {
    var lines: [[UInt8]] = []
    var start = 0
    while start < entries.count {
      let first = entries[start]
      var end = start + 1
      if first.isFoldable, folded.contains(first.rule) {
        while end < entries.count, entries[end].isFoldable, entries[end].isBeside(first) {
          end += 1
        }
      }
      lines.append(Self.line(entries[start..<end]))
      start = end
    }
    var bytes = Array("{\"findings\":[".utf8)
    for (number, line) in lines.enumerated() {
      bytes += (number == 0 ? "\n" : ",\n").utf8
      bytes += line
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  private static func line(_ entries: ArraySlice<BaselineEntry>) -> [UInt8] {
    guard let entry = entries.first else { return [] }
    var json = JSONWriter()
    json.object { json in
      func member(_ name: String, _ value: String?) {
        guard let value else { return }
        json.member(name, value)
      }
      member("rule", entry.rule)
      member("file", entry.file)
      member("locale", entry.locale)
      if entries.count > 1 {
        json.name("keys")
        json.array(entries.compactMap(\.key)) { json, key in json.string(key) }
      } else {
        member("key", entry.key)
        member("variation", entry.variation)
        member("text", entry.text)
        member("fingerprint", entry.fingerprint)
        member("pathless", entry.pathless)
      }
    }
    return json.bytes
  }

  // MARK: Reading

  /// Reads the file at a path for messages.
  package static func read(_ bytes: [UInt8], path: String) throws(TriageError) -> Baseline {
    let text = bytes.span
    func damage(_ offset: Int, _ message: String) -> TriageError {
      TriageError(
        path: path, line: 1 + bytes.prefix(offset).count { $0 == 0x0A },
        message: message + " Restore the file, or write it anew with --write-baseline.")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw damage(0, "The baseline is not UTF-8.")
    }
    let document: JSONValue
    do throws(JSONError) {
      document = try JSONReader.document(text)
    } catch {
      throw damage(error.offset, "The baseline is damaged: \(error.message).")
    }
    guard let list = document["findings"], case .array(let elements) = list.kind else {
      throw damage(0, "This is no baseline: it has no list “findings”.")
    }
    var entries: [BaselineEntry] = []
    for element in elements {
      let start = element.range.lowerBound
      for member in element.members where !names.contains(member.name) {
        throw damage(
          start, "A finding of the baseline has a member “\(member.name)”, which is unknown.")
      }
      guard let rule = element["rule"]?.string, let file = element["file"]?.string else {
        throw damage(start, "A finding of the baseline lacks its “rule” or “file”.")
      }
      let locale = element["locale"]?.string
      if let keys = element["keys"] {
        for key in keys.elements {
          guard let key = key.string else {
            throw damage(start, "A key among the “keys” of a finding is no text.")
          }
          entries.append(BaselineEntry(rule: rule, file: file, key: key, locale: locale))
        }
        continue
      }
      guard let fingerprint = element["fingerprint"]?.string,
        let pathless = element["pathless"]?.string
      else {
        throw damage(start, "A finding of the baseline lacks its “fingerprint” or “pathless”.")
      }
      entries.append(
        BaselineEntry(
          rule: rule, file: file, key: element["key"]?.string, locale: locale,
          variation: element["variation"]?.string, text: element["text"]?.string,
          fingerprint: fingerprint, pathless: pathless))
    }
    return Baseline(entries)
  }

  private static let names: Set<String> = [
    "rule", "file", "locale", "keys", "key", "variation", "text", "fingerprint", "pathless",
  ]
}

extension BaselineEntry {
  /// Whether its key says all that its file and rule do not.
  fileprivate var isFoldable: Bool { key != nil && variation == nil && (text ?? "").isEmpty }

  fileprivate func isBeside(_ other: BaselineEntry) -> Bool {
    rule == other.rule && file == other.file && locale == other.locale
  }
}
