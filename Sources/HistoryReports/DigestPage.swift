import CopyModel
import Mustache
import Reports
import RunHistory
import Triage

extension Digest {
  /// A mail: tables of at most 640 pixels, every style beside its element, no script, nothing loaded.
  package func html() throws -> [UInt8] {
    let template = try MustacheTemplate(string: PageFile.digest.text)
    let context: [String: Any] = [
      "title": title.visible,
      "headline": headline.visible,
      "color": failing.isEmpty ? "#1b5e20" : "#b3261e",
      "remarks": remarks.map(\.visible),
      "hasRemarks": !remarks.isEmpty,
      "hasProjects": !projects.isEmpty,
      "projects": projects.map(changes),
      "worstTitle": worstTitle ?? "",
      "hasWorst": worstTitle != nil,
      "worst": worst.map(row),
      "nights": Self.nights,
      "trends": projects.flatMap(trends),
      "footer": footer.visible,
    ]
    return Array(template.render(context).utf8)
  }

  private var footer: String {
    let since = before.map { ", after batch \($0.number) of \($0.time)" } ?? ""
    return "Batch \(batch.number) of \(batch.time)\(since)."
  }

  private func changes(of project: Project) -> [String: Any] {
    let locales = project.locales.map { locale in
      numbers(locale).merging(["name": Self.name(of: locale).visible]) { $1 }
    }
    return numbers(project.run.total).merging([
      "name": project.run.project.visible,
      "gate": project.run.passes ? "" : "fails",
      "locales": locales,
    ]) { $1 }
  }

  private func numbers(_ tally: LocaleTally) -> [String: Any] {
    func sign(_ number: Int) -> String { number == 0 ? "–" : "\(number)" }
    return [
      "new": sign(tally.new), "resolved": sign(tally.resolved), "back": sign(tally.reopened),
      "errors": sign(tally.errors), "warnings": sign(tally.warnings), "notes": sign(tally.notes),
      "words": sign(tally.words),
    ]
  }

  private func row(of finding: FindingRecord) -> [String: Any] {
    let (sighting, entry) = (finding.sighting, finding.sighting.entry)
    let run = projects.first { $0.run.project == finding.project }?.run
    let sourceLocale = run?.sourceLocale ?? LocaleTag.english.identifier
    let locale = entry.locale ?? sourceLocale
    return [
      "label": label(of: finding),
      "color": sighting.severity == .error ? "#b3261e" : "#8a5a00",
      "place": Self.place(of: finding).visible,
      "key": (entry.key ?? "").shortened(to: 80).visible,
      "hasKey": entry.key != nil,
      "message": sighting.message.visible,
      "rule": entry.rule.visible,
      "texts": [(sighting.source, sourceLocale), (sighting.target, locale)].compactMap {
        text, tag -> [String: Any]? in
        guard let text else { return nil }
        return [
          "locale": tag.visible,
          "direction": LocaleTag(folding: tag)?.isRightToLeft == true ? "rtl" : "ltr",
          "text": text.shortened(to: 240).visible,
        ]
      },
    ]
  }

  private func trends(of project: Project) -> [[String: Any]] {
    let whole = project.trend(of: nil)
    let first: [String: Any] = [
      "name": project.run.project.visible, "weight": "bold", "indent": 0,
      "svg": whole.svg(width: 200, height: 32), "words": whole.words,
    ]
    return [first]
      + project.locales.map { locale in
        let trend = project.trend(of: locale)
        return [
          "name": Self.name(of: locale).visible, "weight": "normal", "indent": 16,
          "svg": trend.svg(width: 200, height: 24), "words": trend.words,
        ]
      }
  }
}
