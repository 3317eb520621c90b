import CopyModel
import RuleKit

extension Rule {
  static let mistakenName = Rule(
    "mistaken-name", .meaning, .error,
    yields: ["thing-drift", "opposite-action", "action-drift", "wrong-sense"],
    covers: ["number-drift", "two-sources-one-translation", "wrong-row"],
    summary: "A name keeps its place in the set that it belongs to.",
    rationale: """
      Dominica is no Sunday, and Sat beside Sun and Mon is a day, not somebody who sat. Countries,
      languages, days and months have names that are known in every language; directions, sizes and
      grades come in sets as well. A name that is another word too, such as Turkey or Poor, is judged
      by the labels around it.
      """,
    source: .work("Unicode CLDR: display names; Locales/*.sets.json"),
    examples: [
      .pair("⟦Dominica⟧", "⟦星期日⟧", in: "zh-Hans"),
      .pair("Dominica", "多米尼克", in: "zh-Hant"),
      .pair("⟦Niger⟧", "⟦尼日利亚⟧", in: "zh-Hans"),
      .pair("Niger", "尼日", in: "zh-Hant"),
      .pair("⟦Kyrgyzstan⟧", "⟦감사합니다⟧", in: "ko"),
      .pair("Kyrgyzstan", "키르기스스탄", in: "ko"),
      .pair("Kyrgyzstan", "키르기즈공화국", in: "ko"),
      .pair("⟦Amharic⟧", "⟦アラビア語⟧", in: "ja"),
      .pair("Amharic", "アムハラ語", in: "ja"),
      .pair("Australia", "호주", in: "ko"),
      .pair("South Korea", "大韓民國", in: "zh-Hant"),
      .pair("Hindi", "印地語", in: "zh-Hant"),
      .pair("Turkey", "火鸡", in: "zh-Hans"),
      .pair("Sat", "앉았다", in: "ko"),
      .files(
        Self.week, ("ko.lproj/Week.strings", Self.days("일", "월", "⟦앉았다⟧")), in: "ko"),
      .files(
        Self.week, ("ko.lproj/Week.strings", Self.days("일", "월", "토")), in: "ko"),
      .files(
        Self.week, ("zh-Hans.lproj/Week.strings", Self.days("周日", "周一", "⟦坐⟧")),
        in: "zh-Hans"),
      .files(
        Self.week, ("zh-Hans.lproj/Week.strings", Self.days("周日", "周一", "周六")),
        in: "zh-Hans"),
      .files(
        Self.signal, ("ko.lproj/Signal.strings", Self.grades("⟦가난한⟧", "좋음", "매우 좋음")),
        in: "ko"),
      .files(
        Self.signal, ("ko.lproj/Signal.strings", Self.grades("약함", "좋음", "매우 좋음")), in: "ko"),
      .files(
        Self.signal, ("ja.lproj/Signal.strings", Self.grades("⟦貧しい⟧", "良い", "非常に良い")),
        in: "ja"),
      .files(
        Self.signal, ("ja.lproj/Signal.strings", Self.grades("弱い", "良い", "非常に良い")), in: "ja"),
      .files(
        ("en.lproj/Trip.strings", "\"dinner\" = \"Turkey\";"),
        ("zh-Hant.lproj/Trip.strings", "\"dinner\" = \"火雞\";"), in: "zh-Hant"),
    ],
    check: .all([
      .drift { pair, findings in
        guard let name = MistakenName(pair) else { return }
        findings.flag(
          source: pair.source.fullRange, target: pair.target.fullRange, name.message,
          confidence: name.confidence)
      },
      .table { table, findings in
        for name in LabelsOfSets(table).mistaken {
          findings.flag(
            0..<name.target.utf8.count, of: table.units[name.index], name.message,
            confidence: name.confidence)
        }
      },
    ])
  )

  private static let week = (path: "en.lproj/Week.strings", text: days("Sun", "Mon", "Sat"))

  private static func days(_ sun: String, _ mon: String, _ sat: String) -> String {
    """
    "repeat.sun" = "\(sun)";
    "repeat.mon" = "\(mon)";
    "repeat.sat" = "\(sat)";
    """
  }

  private static let signal = (
    path: "en.lproj/Signal.strings", text: grades("Poor", "Good", "Excellent")
  )

  private static func grades(_ poor: String, _ good: String, _ excellent: String) -> String {
    """
    "signal.poor" = "\(poor)";
    "signal.good" = "\(good)";
    "signal.excellent" = "\(excellent)";
    """
  }
}

/// A label that is a name and nothing else, and whose translation is another's or no name at all.
private struct MistakenName {
  let message: Message
  let confidence: Double

  init?(_ pair: borrowing TextPair) {
    let source = pair.source.string
    guard source.utf8.count <= SetNames.longestName, pair.source.profile.language == "en",
      let english = pair.source.profile.setNames,
      let named = english.members(named: source.utf8.span), !named.hasOtherSense,
      named.members.allSatisfy({ english.sets.set(of: $0).isOfNames }),
      let names = pair.target.profile.setNames, let usual = names.name(of: named.members[0])
    else { return nil }
    let target = pair.target.string
    switch names.reading(of: target, for: named.members) {
    case .name, .alike, .unknown: return nil
    case .another(let other, let isAlike):
      let isRival = named.members.contains { names.sets.set(of: $0).members.contains(other) }
      // A language may be listed by its country: Dutch, 네덜란드.
      let isPlace = names.sets.isOfPlaces(other) && names.sets.isOfPlaces(named.members[0])
      guard isRival || !isAlike else { return nil }
      message = .anothers(
        source, target, english.name(of: other) ?? names.sets.members[other], usual)
      confidence = isRival || !isPlace ? 0.97 : 0.85
    case .anothersForm(let other):
      message = .anothers(
        source, target, english.name(of: other) ?? names.sets.members[other], usual)
      confidence = 0.85
    case .otherSense:
      message = .noName(source, target, usual)
      confidence = 0.97
    case .stranger:
      // A name may be written in many ways, but not in words that everybody uses.
      guard pair.target.profile.vocabulary?.coversMost(of: target.utf8.span) == true else {
        return nil
      }
      message = .noName(source, target, usual)
      confidence = 0.85
    }
  }
}

extension ClosedSets {
  /// Whether it is a country or a language.
  fileprivate func isOfPlaces(_ member: Int) -> Bool {
    let set = set(of: member)
    return set.isOfNames && set.isLarge
  }
}

extension Message {
  fileprivate static func anothers(
    _ source: String, _ target: String, _ other: String, _ usual: String
  ) -> Message {
    "\(target.excerpt) is “\(other)”, not “\(source)”. Call it \(usual)."
  }

  fileprivate static func noName(_ source: String, _ target: String, _ usual: String) -> Message {
    "“\(source)” is a name, and \(target.excerpt) is none. Call it \(usual)."
  }
}
