import CopyModel
import RuleKit

extension Rule {
  static let oneTitleTwoTranslations = Rule(
    "one-title-two-translations", .alert, .warning,
    summary: "Alerts that share a title share its translation.",
    rationale: """
      An app gives one event one title, whatever its cause. In two translations people take it for
      two events.
      """,
    source: .practice(
      "one title has one translation", alsoHig: 2008, 2010, 2019, 2022, section: "Titles"),
    needs: [.role],
    examples: [
      .files(
        Self.english,
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.a.title" = "문서를 열 수 없음";
          "alert.a.message" = "파일이 손상되었습니다.";
          "alert.b.title" = "⟦서류 열기 불가능⟧";
          "alert.b.message" = "디스크를 찾을 수 없습니다.";
          """
        ), in: "ko"),
      .files(
        Self.english,
        (
          "ko.lproj/Localizable.strings",
          """
          "alert.a.title" = "문서를 열 수 없음";
          "alert.a.message" = "파일이 손상되었습니다.";
          "alert.b.title" = "문서를 열 수 없음";
          "alert.b.message" = "디스크를 찾을 수 없습니다.";
          """
        ), in: "ko"),
      .files(
        Self.english,
        (
          "zh-Hans.lproj/Localizable.strings",
          """
          "alert.a.title" = "无法打开文稿";
          "alert.a.message" = "文件已损坏。";
          "alert.b.title" = "⟦文档打不开⟧";
          "alert.b.message" = "找不到磁盘。";
          """
        ), in: "zh-Hans"),
      .files(
        Self.english,
        (
          "zh-Hans.lproj/Localizable.strings",
          """
          "alert.a.title" = "无法打开文稿";
          "alert.a.message" = "文件已损坏。";
          "alert.b.title" = "无法打开文稿";
          "alert.b.message" = "找不到磁盘。";
          """
        ), in: "zh-Hans"),
      .files(
        Self.english,
        (
          "zh-Hant.lproj/Localizable.strings",
          """
          "alert.a.title" = "無法打開文件";
          "alert.a.message" = "檔案已損毀。";
          "alert.b.title" = "⟦文件開啟失敗⟧";
          "alert.b.message" = "找不到磁碟。";
          """
        ), in: "zh-Hant"),
      .files(
        Self.english,
        (
          "zh-Hant.lproj/Localizable.strings",
          """
          "alert.a.title" = "無法打開文件";
          "alert.a.message" = "檔案已損毀。";
          "alert.b.title" = "無法打開文件";
          "alert.b.message" = "找不到磁碟。";
          """
        ), in: "zh-Hant"),
    ],
    check: .table { table, findings in
      for group in table.titlesBySource {
        let usual = table.usualTranslation(of: group)
        for index in group {
          let unit = table.units[index]
          guard let target = unit.target, CueTable.labelKey(target) != CueTable.labelKey(usual)
          else { continue }
          let isPhrase = unit.source?.contains(" ") == true
          findings.flag(
            0..<target.utf8.count, of: unit, .translateAlike(usual),
            confidence: isPhrase ? 0.9 : 0.7)
        }
      }
    }
  )

  private static let english = (
    path: "en.lproj/Localizable.strings",
    text: """
    "alert.a.title" = "Unable to Open the Document";
    "alert.a.message" = "The file is damaged.";
    "alert.b.title" = "Unable to Open the Document";
    "alert.b.message" = "The disk can’t be found.";
    """
  )
}

extension UnitTable {
  /// The translated titles of alerts, by what they translate, where there are several of one.
  fileprivate var titlesBySource: [[Int]] {
    struct Title: Hashable {
      var source: String
      var locale: LocaleTag
      var variation: String?
    }
    var groups: [Title: [Int]] = [:]
    for index in units.indices where units.part(of: index).role == .title && units.hasTarget(index)
    {
      let unit = units[index]
      guard let source = unit.source, unit.state?.isLive ?? true,
        unit.locale.language != sourceLocale.language
      else { continue }
      groups[
        Title(source: source, locale: unit.locale, variation: unit.variation), default: []
      ].append(index)
    }
    return groups.values.filter { $0.count > 1 }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// The translation that most of some units have; the first of equals.
  fileprivate func usualTranslation(of group: [Int]) -> String {
    var counts: [String: Int] = [:]
    for index in group { counts[CueTable.labelKey(units[index].target ?? ""), default: 0] += 1 }
    let most = counts.values.max() ?? 0
    let usual = group.first { counts[CueTable.labelKey(units[$0].target ?? "")] == most }
    return usual.flatMap { units[$0].target } ?? ""
  }
}

extension Message {
  fileprivate static func translateAlike(_ usual: String) -> Message {
    "The same title is translated as “\(usual.excerpt)” elsewhere; use one translation."
  }
}
