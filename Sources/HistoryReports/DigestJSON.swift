import JSONText
import RunHistory

extension Digest {
  /// For programs that tell it elsewhere.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.name("batch")
      HistoryJSON.write(batch, to: &json)
      json.name("before")
      if let before { HistoryJSON.write(before, to: &json) } else { json.null() }
      json.member("headline", headline)
      json.name("remarks")
      json.array(remarks) { $0.string($1) }
      json.name("runs")
      json.array(projects) { json, project in HistoryJSON.write(project.run, to: &json) }
      json.name("failed")
      json.array(failures) { json, failure in
        json.object { json in
          json.member("project", failure.project)
          json.member("message", failure.message)
        }
      }
      json.name("worst")
      json.array(worst) { HistoryJSON.write($1, to: &$0) }
    }
    json.endLine()
    return json.bytes
  }
}
