import CopyModel
import Copydesk
import Mustache
import Reports

/// The page of an audit: one file that needs nothing else.
package struct AuditPage {
  let audit: AuditReport
  private let template: MustacheTemplate
  private let index: AlertMarks.Index

  package init(_ audit: AuditReport) throws {
    self.audit = audit
    template = try MustacheTemplate(string: PageFile.template.text)
    index = audit.marks
  }

  /// From so many bytes on there is a page for each language.
  static let most = 5_000_000

  /// The pages by their names, the first of which is `index.html`.
  package var files: [(name: String, bytes: [UInt8])] {
    let whole = Array(written(locale: nil, links: false).utf8)
    guard whole.count > Self.most else { return [("index.html", whole)] }
    var files: [(name: String, bytes: [UInt8])] = [
      ("index.html", Array(written(locale: nil, links: true).utf8))
    ]
    for locale in audit.locales {
      files.append(
        (locale.tag.pageName, Array(written(locale: locale.tag, links: false).utf8)))
    }
    return files
  }

  /// `locale` is that of a page of its own; with `links`, the page only leads to those.
  private func written(locale: LocaleTag?, links: Bool) -> String {
    let locales = locale.map { tag in audit.locales.filter { $0.tag == tag } } ?? audit.locales
    let broken = audit.conditions.filter { !$0.isMet }
    let reading = links ? [] : self.reading(locale)
    let rules = links ? [] : self.rules(locale)
    let context: [String: Any] = [
      "verdict": audit.passes ? "PASS" : "FAIL",
      "verdictClass": audit.passes ? "pass" : "fail",
      "reason": audit.passes
        ? "Every condition is met."
        : broken.map(\.text).joined(separator: " · "),
      "title": audit.title.visible + (locale.map { " – \($0.identifier)" } ?? ""),
      "subtitle": subtitle,
      "conditions": audit.conditions.map {
        ["class": $0.isMet ? "met" : "broken", "mark": $0.isMet ? "✓" : "✗", "text": $0.text]
      },
      "locales": locales.map { row(of: $0, links: links) },
      "counts": locales.map(counts),
      "wordsName": "Words (UAX #29; Korean: eojeol)",
      "scoreNote": audit.scoreNote,
      "sinceLine": sinceLine ?? "",
      "hasSince": sinceLine != nil,
      "since": since(locales),
      "removedNote": removedNote,
      "changes": changes(locale),
      "alertsNote": alertsNote(links: links),
      "alerts": links ? [] : alerts(locale),
      "hasRules": !rules.isEmpty,
      "rules": rules,
      "hasReading": !reading.isEmpty,
      "reading": reading,
      "data": links ? emptyData : PageJSON(audit: audit, locale: locale).text,
      "style": PageFile.alert.text + PageFile.style.text,
      "script": PageFile.script.text,
      "footer": "copydesk \(audit.report.version)",
    ]
    return template.render(context)
  }

  private var subtitle: String {
    let report = audit.report
    let counts = [
      ReportWords.counted(report.files, "file"), ReportWords.counted(report.units, "string"),
      ReportWords.counted(audit.facts.gallery.entries.count, "alert"),
    ]
    return (audit.date.map { "\($0.visible): " } ?? "") + counts.joined(separator: ", ")
  }

  private var emptyData: String {
    "{\"source\":\"\(audit.facts.gallery.sourceLocale.identifier)\",\"locales\":[],\"rules\":{},\"findings\":[]}"
  }

  private func row(of locale: AuditReport.Locale, links: Bool) -> [String: Any] {
    let isSource = locale.isSource
    let counts = locale.counts
    func number(_ value: Int) -> String { isSource ? "" : "\(value)" }
    var row: [String: Any] = [
      "name": locale.tag.identifier + (isSource ? " (source)" : ""),
      "strings": "\(isSource ? counts.ownStrings : counts.strings)",
      "translated": isSource ? "" : "\(locale.coverage.shortest) %",
      "missing": number(counts.amount(.missing).strings),
      "untranslated": number(locale.untranslated),
      "review": number(counts.amount(.needsReview).strings),
      "stale": number(counts.amount(.stale).strings),
      "errors": "\(locale.findings[.error] ?? 0)",
      "warnings": "\(locale.findings[.warning] ?? 0)",
      "notes": "\(locale.findings[.note] ?? 0)",
      "score": locale.score.value.map(\.shortest) ?? "–",
    ]
    if links { row["page"] = locale.tag.pageName }
    return row
  }

  private func counts(of locale: AuditReport.Locale) -> [String: Any] {
    let counts = locale.counts
    let own = counts.own
    func words(_ status: CopyTally.Status) -> Int { counts.amount(status).source.words }
    let (leveraged, repetition) = (locale.reuse.leveraged.words, locale.reuse.repetition.words)
    func number(_ value: Int) -> String { locale.isSource ? "" : "\(value)" }
    return [
      "name": locale.tag.identifier,
      "total": number(counts.source.words),
      "exact": number(words(.translated)),
      "leveraged": number(leveraged),
      "repetition": number(repetition),
      "fuzzy": number(locale.reuse.fuzzyWords),
      "protected": number(words(.protected)),
      "new": number(counts.newWords(besides: locale.reuse)),
      "own": "\(own.gmxWords(in: locale.tag))",
      "words": "\(own.words)",
      "characters": "\(own.characters)",
      "punctuation": "\(own.punctuation)",
      "space": "\(own.whiteSpace)",
    ]
  }

  private func reading(_ locale: LocaleTag?) -> [[String: Any]] {
    audit.reading(audit.readFirst, index).filter { locale == nil || $0.unit.locale == locale }.map {
      pair in
      [
        "locale": pair.unit.locale.identifier,
        "sourceLocale": audit.facts.gallery.sourceLocale.identifier,
        "key": pair.unit.key.visible, "source": (pair.unit.source ?? "").visible,
        "target": (pair.unit.target ?? "").visible,
        "reasons": pair.reasons.map(\.rawValue).joined(separator: "; "),
      ]
    }
  }

  private func changes(_ locale: LocaleTag?) -> String {
    let report = audit.report
    let count = report.findings.count {
      locale == nil || $0.locale == locale || $0.locale == nil
    }
    let others = [
      report.known == 0 ? nil : "\(report.known) were known before and are not listed",
      report.suppressed.isEmpty
        ? nil : "\(report.suppressed.count) are let pass, each with a reason",
    ].compactMap(\.self)
    let besides = others.isEmpty ? "" : " Besides, \(others.joined(separator: "; "))."
    return
      "\(ReportWords.counted(count, "finding"))\(report.known > 0 ? " that are new" : "")."
      + besides
  }

  private func alertsNote(links: Bool) -> String {
    if links { return "The page of each language has its alerts." }
    let gallery = audit.facts.gallery
    guard !gallery.entries.isEmpty else {
      return "No alert was found in the tables or in the code."
    }
    return
      "As \(gallery.platformsShown.map(\.name).joined(separator: " and ")) lays them out, with samples for placeholders. Lines break where they were measured; the letters are those of this machine's fonts."
  }

  private func alerts(_ locale: LocaleTag?) -> [[String: Any]] {
    let gallery = audit.facts.gallery
    return gallery.entries.compactMap { entry in
      let versions = entry.versions.filter {
        locale == nil || $0.alert.locale == locale || $0.alert.locale == gallery.sourceLocale
      }
      guard locale == nil || versions.contains(where: { $0.alert.locale == locale }) else {
        return nil
      }
      let highest = gallery.highest(of: entry)
      let drawn: [[String: Any]] = versions.compactMap { version in
        let marks = AlertMarks(version.alert, source: gallery.sourceLocale, in: index)
        guard let svg = AlertSVG(version, of: entry, in: gallery, marks: marks) else { return nil }
        return [
          "locale": version.alert.locale.identifier,
          "highest": highest.contains(version.alert.locale),
          "lines": version.lineNote ?? "",
          "svg": svg.written(isAlone: false),
          "remarks": marks.findings.prefix(4).map {
            ["severity": $0.severity.rawValue, "text": $0.message.visible]
          },
        ]
      }
      return drawn.isEmpty ? nil : ["name": entry.name.visible, "versions": drawn]
    }
  }
}

extension LocaleTag {
  /// A tag has letters, digits and hyphens alone.
  fileprivate var pageName: String { "\(identifier).html" }
}
