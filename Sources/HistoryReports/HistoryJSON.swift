import CopyModel
import JSONText
import RunHistory
import Triage

/// A history as JSON: batches, runs, findings.
enum HistoryJSON {
  static func write(_ batch: Batch, to json: inout JSONWriter) {
    json.object { json in
      json.name("number")
      json.integer(batch.number)
      json.member("list", batch.list)
      json.member("time", batch.time)
      json.name("finished")
      json.bool(batch.isFinished)
    }
  }

  static func write(_ run: StoredRun, to json: inout JSONWriter) {
    json.object { json in
      json.member("project", run.project)
      json.name("batch")
      json.integer(run.batch.number)
      json.member("time", run.batch.time)
      json.name("first")
      json.bool(run.isFirst)
      json.member("revision", run.revision)
      json.member("version", run.toolVersion)
      json.member("upgradedFrom", run.upgradedFrom)
      json.member("configuration", run.configuration)
      json.name("reconfigured")
      json.bool(run.isReconfigured)
      json.name("seconds")
      json.decimal(run.duration, places: 3)
      json.name("unread")
      json.integer(run.errors)
      json.name("passes")
      json.bool(run.passes)
      json.name("total")
      write(run.total, to: &json)
      json.name("locales")
      json.array(run.locales) { json, tally in write(tally, to: &json) }
    }
  }

  /// `locale` is null for findings about none, and for all together.
  private static func write(_ tally: LocaleTally, to json: inout JSONWriter) {
    json.object { json in
      json.member("locale", tally.locale)
      for field in LocaleTally.fields {
        json.name(field.name)
        json.integer(tally[keyPath: field.path])
      }
    }
  }

  static func write(_ finding: FindingRecord, to json: inout JSONWriter) {
    let (sighting, entry) = (finding.sighting, finding.sighting.entry)
    json.object { json in
      json.member("fingerprint", entry.fingerprint)
      json.member("project", finding.project)
      json.member("state", finding.state.rawValue)
      json.member("rule", entry.rule)
      json.member("severity", sighting.severity.rawValue)
      json.member("message", sighting.message)
      json.member("file", entry.file)
      json.name("line")
      json.integer(sighting.line)
      json.name("column")
      json.integer(sighting.column)
      json.member("key", entry.key)
      json.member("locale", entry.locale)
      json.member("variation", entry.variation)
      json.member("source", sighting.source)
      json.member("target", sighting.target)
      json.name("known")
      json.bool(sighting.isKnown)
      json.member("review", sighting.review.rawValue)
      json.member("reason", sighting.reason)
      for (name, batch) in [
        ("firstSeen", finding.firstSeen), ("lastSeen", finding.lastSeen),
        ("resolvedAt", finding.resolvedAt), ("reopenedAt", finding.reopenedAt),
      ] {
        json.name(name)
        write(batch, to: &json)
      }
      json.name("life")
      json.array(finding.life) { json, event in
        json.object { json in
          json.member("state", event.state.rawValue)
          json.name("batch")
          json.integer(event.batch.number)
          json.member("time", event.batch.time)
        }
      }
    }
  }

  /// When something was: the batch's number and time.
  private static func write(_ batch: Batch?, to json: inout JSONWriter) {
    guard let batch else { return json.null() }
    json.object { json in
      json.name("batch")
      json.integer(batch.number)
      json.member("time", batch.time)
    }
  }
}
