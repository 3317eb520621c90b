import CopyModel
package import JSONText
import StringTables
import Triage

extension TableResult {
  /// Writes it as an object, the same for the same result.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("table", name)
      json.name("files")
      json.array(files) { $0.string($1) }
      json.name("errors")
      json.array(errors) { json, error in
        json.array([error.path, error.message]) { $0.string($1) }
      }
      json.name("units")
      json.integer(units)
      json.name("alerts")
      json.integer(alerts)
      writeCopies(to: &json)
      writeKeys(to: &json)
      json.name("comments")
      json.array(comments, Self.write)
      json.name("sources")
      json.array { json in
        json.integer(sources.count)
        json.array(sources.files) { $0.string($1) }
      }
      if let copy { Self.write(copy, to: &json) }
      json.name("findings")
      json.array(findings) { PackedFinding.write($1, to: &$0) }
    }
  }

  private func writeCopies(to json: inout JSONWriter) {
    let sorted = copies.sorted {
      ($0.key.file, $0.key.locale?.identifier ?? "") < (
        $1.key.file, $1.key.locale?.identifier ?? ""
      )
    }
    json.name("copies")
    json.array(sorted) { json, element in
      json.array { json in
        json.string(element.key.file)
        json.string(element.key.locale?.identifier)
        json.integer(element.value)
      }
    }
  }

  private func writeKeys(to json: inout JSONWriter) {
    json.name("translated")
    json.bool(hasTranslations)
    json.name("damaged")
    json.array(damaged.names.sorted()) { $0.string($1) }
    guard let keys else { return }
    json.name("keys")
    json.array(keys.runs) { json, run in
      json.array { json in
        json.string(run.file)
        json.string(run.table)
        json.array(run.keys) { $0.string($1) }
      }
    }
  }

  private static func write(_ json: inout JSONWriter, _ found: AllowComments.Found) {
    json.array { json in
      json.string(found.file)
      json.integer(found.line)
      json.string(found.key)
      json.string(found.comment.rule)
      json.string(found.comment.reason)
    }
  }

  private static func write(_ copy: CopyAmounts, to json: inout JSONWriter) {
    json.name("copy")
    json.array(copy.locales.sorted { $0.key < $1.key }) { json, element in
      let (locale, amount) = element
      json.array { json in
        json.string(locale.identifier)
        json.integer(amount.ownStrings)
        json.integer(amount.ownWords)
        json.array(amount.strings.sorted { $0.key.rawValue < $1.key.rawValue }) { json, element in
          json.array { json in
            json.string(element.key.rawValue)
            json.integer(element.value)
            json.integer(amount.sourceWords[element.key] ?? 0)
          }
        }
      }
    }
  }

  // MARK: Reading

  /// Nil for what this version did not write.
  package init?(_ value: JSONValue) {
    guard let name = value["table"]?.string, let units = value["units"]?.integer,
      let alerts = value["alerts"]?.integer, let findings = value["findings"]?.elements
    else { return nil }
    self.init(name: name)
    (self.units, self.alerts) = (units, alerts)
    files = value["files"]?.elements.compactMap(\.string) ?? []
    errors = (value["errors"]?.elements ?? []).compactMap { error in
      let members = error.elements.compactMap(\.string)
      return members.count == 2 ? InputError(path: members[0], message: members[1]) : nil
    }
    for copy in value["copies"]?.elements ?? [] {
      let members = copy.elements
      guard members.count == 3, let file = members[0].string, let count = members[2].integer else {
        return nil
      }
      let locale = members[1].string.map { LocaleTag(canonical: $0) }
      copies[Crowds.Copy(file: file, locale: locale)] = count
    }
    readKeys(value)
    for comment in value["comments"]?.elements ?? [] {
      guard let found = Self.comment(comment.elements) else { return nil }
      comments.append(found)
    }
    let sources = value["sources"]?.elements ?? []
    guard sources.count == 2, let count = sources[0].integer else { return nil }
    self.sources = SourceTexts(count: count, files: sources[1].elements.compactMap(\.string))
    if let amounts = value["copy"]?.elements {
      guard let copy = Self.copy(amounts) else { return nil }
      self.copy = copy
    }
    self.findings = findings.compactMap(PackedFinding.read)
    guard self.findings.count == findings.count else { return nil }
  }

  private mutating func readKeys(_ value: JSONValue) {
    hasTranslations = value["translated"]?.bool ?? false
    for name in value["damaged"]?.elements ?? [] {
      if let name = name.string { damaged.insert(name) }
    }
    guard let runs = value["keys"]?.elements else { return }
    keys = TableKeys(
      runs.compactMap { run in
        let members = run.elements
        guard members.count == 3, let file = members[0].string else { return nil }
        return TableKeys.Run(
          file: file, table: members[1].string, keys: members[2].elements.compactMap(\.string))
      })
  }

  private static func comment(_ members: [JSONValue]) -> AllowComments.Found? {
    guard members.count == 5, let file = members[0].string, let line = members[1].integer,
      let key = members[2].string, let rule = members[3].string
    else { return nil }
    return AllowComments.Found(
      file: file, line: line, key: key,
      comment: AllowComment(rule: rule, reason: members[4].string))
  }

  private static func copy(_ elements: [JSONValue]) -> CopyAmounts? {
    var copy = CopyAmounts()
    for element in elements {
      let members = element.elements
      guard members.count == 4, let locale = members[0].string,
        let ownStrings = members[1].integer, let ownWords = members[2].integer
      else { return nil }
      var amount = CopyAmounts.Amount()
      (amount.ownStrings, amount.ownWords) = (ownStrings, ownWords)
      for part in members[3].elements {
        let part = part.elements
        guard part.count == 3,
          let status = part[0].string.flatMap(CopyTally.Status.init(rawValue:)),
          let strings = part[1].integer, let words = part[2].integer
        else { return nil }
        amount.strings[status] = strings
        amount.sourceWords[status] = words
      }
      copy.locales[LocaleTag(canonical: locale)] = amount
    }
    return copy
  }
}
