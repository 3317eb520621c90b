import JSONText
import Reports
package import RunHistory

/// All runs of a history, night after night.
package struct TrendReport {
  private let batches: [Batch]
  private let runs: [StoredRun]

  /// `project` is the one that is asked for; nil for all.
  package init(_ history: HistoryFile, project: String? = nil) throws(HistoryError) {
    batches = try history.batches()
    runs = try history.runs(of: project)
  }

  package func written(as form: HistoryForm) -> [UInt8] {
    switch form {
    case .text: Array(text.utf8)
    case .csv: Array(csv.utf8)
    case .json: json
    }
  }

  private var text: String {
    guard !runs.isEmpty else { return "No run is stored yet.\n" }
    var rows = [
      [
        "BATCH", "TIME", "PROJECT", "REVISION", "ERRORS", "WARNINGS", "NOTES", "NEW", "RESOLVED",
        "REOPENED", "WORDS", "GATE", "",
      ]
    ]
    for run in runs {
      let total = run.total
      rows.append([
        "\(run.batch.number)", run.batch.time.visible, run.project.visible,
        (run.revision.map { String($0.prefix(8)) } ?? "–").visible, "\(total.errors)",
        "\(total.warnings)", "\(total.notes)", "\(total.new)", "\(total.resolved)",
        "\(total.reopened)", "\(total.words)", run.passes ? "pass" : "FAIL",
        remarks(on: run).joined(separator: ", "),
      ])
    }
    return .table(rows, right: [0, 4, 5, 6, 7, 8, 9, 10])
  }

  /// What makes a run's figures unlike those before.
  private func remarks(on run: StoredRun) -> [String] {
    [
      run.isFirst ? "first run" : nil,
      run.upgradedFrom.map { "copydesk \($0.visible) → \(run.toolVersion.visible)" },
      run.isReconfigured ? "other configuration" : nil,
      run.errors > 0 ? "\(ReportWords.counted(run.errors, "file")) not read" : nil,
      run.batch.isFinished ? nil : "stopped",
    ].compactMap(\.self)
  }

  /// A row for each locale of each run.
  private var csv: String {
    let names = LocaleTally.fields.map(\.name)
    var rows = [
      [
        "batch", "time", "finished", "project", "revision", "version", "upgraded_from",
        "configuration", "seconds", "unread", "passes", "locale",
      ] + names
    ]
    for run in runs {
      for tally in run.locales.isEmpty ? [LocaleTally()] : run.locales {
        rows.append(
          [
            "\(run.batch.number)", run.batch.time, "\(run.batch.isFinished)", run.project,
            run.revision ?? "", run.toolVersion, run.upgradedFrom ?? "", run.configuration,
            "\(run.duration)", "\(run.errors)", "\(run.passes)", tally.locale ?? "",
          ] + LocaleTally.fields.map { "\(tally[keyPath: $0.path])" })
      }
    }
    return .csv(rows)
  }

  private var json: [UInt8] {
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.name("batches")
      json.array(batches) { HistoryJSON.write($1, to: &$0) }
      json.name("runs")
      json.array(runs) { HistoryJSON.write($1, to: &$0) }
    }
    json.endLine()
    return json.bytes
  }
}
