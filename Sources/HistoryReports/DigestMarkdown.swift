import CopyModel
import Reports
import RunHistory
import Triage

extension Digest {
  /// For a chat, a wiki or a merge request.
  package var markdown: [UInt8] {
    var text = "# \(title.asMarkdown)\n\n\(headline.asMarkdown)\n"
    for remark in remarks { text += "\n- \(remark.asMarkdown)" }
    if !remarks.isEmpty { text += "\n" }
    if !projects.isEmpty { text += changesTable }
    if let worstTitle {
      text += "\n## \(worstTitle)\n\n| | Place | Finding |\n| --- | --- | --- |\n"
      for finding in worst { text += row(of: finding) }
    }
    if !projects.isEmpty { text += trendTable }
    return Array(text.utf8)
  }

  private var changesTable: String {
    var text =
      "\n## Changes\n\n| Project | Locale | New | Resolved | Back | Errors | Warnings | Notes | Words |\n"
    text += "| --- | --- | --: | --: | --: | --: | --: | --: | --: |\n"
    for project in projects {
      let name = project.run.project.asMarkdown
      text += row("**\(name)**", project.run.passes ? "" : "fails", project.run.total)
      for locale in project.locales { text += row("", Self.name(of: locale).asMarkdown, locale) }
    }
    return text
  }

  private func row(_ project: String, _ locale: String, _ tally: LocaleTally) -> String {
    let numbers = [
      tally.new, tally.resolved, tally.reopened, tally.errors, tally.warnings, tally.notes,
      tally.words,
    ]
    return
      "| \(project) | \(locale) | \(numbers.map(String.init).joined(separator: " | ")) |\n"
  }

  private func row(of finding: FindingRecord) -> String {
    let sighting = finding.sighting
    let key = sighting.entry.key.map { "<br>\($0.shortened(to: 80).asMarkdown)" } ?? ""
    let copy = [sighting.source, sighting.target].compactMap { $0?.shortened(to: 160) }
      .joined(separator: " → ")
    let texts = copy.isEmpty ? "" : "<br>\(copy.asMarkdown)"
    return
      "| \(label(of: finding)) | \(Self.place(of: finding).asMarkdown)\(key) | \(sighting.message.asMarkdown) (\(sighting.entry.rule.asMarkdown))\(texts) |\n"
  }

  private var trendTable: String {
    var text =
      "\n## Trend\n\nFindings of the last \(Self.nights) batches; a stroke stands where a new version of copydesk came.\n"
    text += "\n| Project | Locale | | Findings |\n| --- | --- | --- | --- |\n"
    for project in projects {
      let whole = project.trend(of: nil)
      text +=
        "| **\(project.run.project.asMarkdown)** | | \(whole.bars.asMarkdown) | \(whole.words) |\n"
      for locale in project.locales {
        let trend = project.trend(of: locale)
        text +=
          "| | \(Self.name(of: locale).asMarkdown) | \(trend.bars.asMarkdown) | \(trend.words) |\n"
      }
    }
    return text
  }
}
