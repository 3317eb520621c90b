import CopyModel
import RuleKit

extension Rule {
  static let loneDissenter = Rule(
    "lone-dissenter", .meaning, .note,
    summary: "Where two translations deny, the third does too.",
    rationale: """
      Korean, Simplified and Traditional Chinese bear witness for one another. Where English says
      “failed” and two of them “could not”, a third that says “could” stands alone, and is most likely
      wrong.
      """,
    source: .practice("translations of one text agree in polarity"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", #""sync.state" = "Sync failed for this album.";"#),
        ("ko.lproj/Localizable.strings", #""sync.state" = "⟦이 앨범을 동기화할 수 있습니다.⟧";"#),
        ("zh-Hans.lproj/Localizable.strings", #""sync.state" = "无法同步此相簿。";"#),
        ("zh-Hant.lproj/Localizable.strings", #""sync.state" = "無法同步此相簿。";"#), in: "ko"),
      .files(
        ("en.lproj/Localizable.strings", #""sync.state" = "Sync failed for this album.";"#),
        ("ko.lproj/Localizable.strings", #""sync.state" = "이 앨범을 동기화하지 못했습니다.";"#),
        ("zh-Hans.lproj/Localizable.strings", #""sync.state" = "⟦已同步此相簿。⟧";"#),
        ("zh-Hant.lproj/Localizable.strings", #""sync.state" = "無法同步此相簿。";"#), in: "zh-Hans"),
      .files(
        ("en.lproj/Localizable.strings", #""sync.state" = "Sync failed for this album.";"#),
        ("ko.lproj/Localizable.strings", #""sync.state" = "이 앨범을 동기화하지 못했습니다.";"#),
        ("zh-Hans.lproj/Localizable.strings", #""sync.state" = "无法同步此相簿。";"#),
        ("zh-Hant.lproj/Localizable.strings", #""sync.state" = "⟦已同步此相簿。⟧";"#), in: "zh-Hant"),
      .files(
        ("en.lproj/Localizable.strings", #""sync.state" = "Sync failed for this album.";"#),
        ("ko.lproj/Localizable.strings", #""sync.state" = "이 앨범 동기화 실패";"#),
        ("zh-Hans.lproj/Localizable.strings", #""sync.state" = "无法同步此相簿。";"#),
        ("zh-Hant.lproj/Localizable.strings", #""sync.state" = "無法同步此相簿。";"#), in: "ko"),
      .files(
        ("en.lproj/Localizable.strings", #""answer" = "No";"#),
        ("ko.lproj/Localizable.strings", #""answer" = "아니요";"#),
        ("zh-Hans.lproj/Localizable.strings", #""answer" = "不用";"#),
        ("zh-Hant.lproj/Localizable.strings", #""answer" = "不用";"#), in: "ko"),
      .files(
        ("en.lproj/Localizable.strings", #""album.left" = "The album leaves your library.";"#),
        ("ko.lproj/Localizable.strings", #""album.left" = "앨범이 보관함에서 빠집니다.";"#),
        ("zh-Hans.lproj/Localizable.strings", #""album.left" = "此相簿将不再位于您的图库中。";"#),
        ("zh-Hant.lproj/Localizable.strings", #""album.left" = "此相簿將不再位於您的圖庫中。";"#), in: "ko"),
    ],
    check: .table { table, findings in
      let witnesses = table.witnesses
      guard witnesses.count > 2 else { return }
      let signs = witnesses.map { table.profile($0).ruleWords[.negationSigns] }
      for group in table.rowsInAll(of: witnesses) {
        let texts = group.map { table.units[$0].target ?? "" }
        // Most rows agree, and a look at their characters tells.
        let hints = texts.map { text in signs.contains { text.has($0) } }
        guard hints.contains(true), hints.contains(false) else { continue }
        let denials = zip(texts, witnesses).map { Denial(of: $0, in: table.profile($1)) }
        guard denials.count(where: { $0 == .explicit }) == witnesses.count - 1,
          let lone = denials.firstIndex(of: .none)
        else { continue }
        guard table.profile(witnesses[lone]).isWritten(texts[lone]) else { continue }
        let unit = table.units[group[lone]]
        // Who says what the source says dissents from free translations only.
        let profile = table.profile(table.sourceLocale)
        guard Denial(of: unit.source ?? "", in: profile) != .none,
          // “No” is an answer, which a word of its own says in Korean.
          profile.cues?.concepts(ofLabel: unit.source ?? "").isEmpty != false
        else { continue }
        findings.flag(0..<texts[lone].utf8.count, of: unit, .standsAlone, confidence: 0.7)
      }
    }
  )
}

/// Whether a text denies something.
private enum Denial {
  case none, implied, explicit

  init(of text: String, in profile: borrowing LocaleProfile) {
    let cues = profile.wordings.wordings(in: text.utf8.span).cues
    let negation = profile.concept(.negation)
    if cues.contains(where: { $0.concept == negation }) {
      self = .explicit
    } else if cues.contains(where: { profile.concepts[$0.concept].impliesNegation })
      || text.hasNegativeSyllable(in: profile)
    {
      self = .implied
    } else {
      self = .none
    }
  }
}

extension UnitTable {
  /// Its locales of which the characters are known that negations have.
  fileprivate var witnesses: [LocaleTag] {
    locales.filter {
      let profile = profile($0)
      return profile.tag == $0 && !profile.ruleWords[.negationSigns].isEmpty
    }.sorted { $0.identifier < $1.identifier }
  }

  /// The translations of one text into all of some locales, in their order.
  fileprivate func rowsInAll(of locales: [LocaleTag]) -> [[Int]] {
    struct Row: Hashable {
      var table: String?
      var key: String
      var variation: String?
    }
    var rows: [Row: [Int]] = [:]
    for index in units.indices where units.hasTarget(index) {
      guard let number = locales.firstIndex(of: units.locale(of: index)) else { continue }
      let unit = units[index]
      guard unit.state?.isLive ?? true else { continue }
      let row = Row(table: unit.table, key: unit.key, variation: unit.variation)
      rows[row, default: Array(repeating: -1, count: locales.count)][number] = index
    }
    return rows.values.filter { !$0.contains(-1) }.sorted { $0[0] < $1[0] }
  }
}

extension LocaleProfile {
  /// Whether a text has letters of the locale: what nobody has translated denies nothing.
  fileprivate func isWritten(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch ScalarClass(scalar.value) {
      case .hangul: uses(.hangul)
      case .han: uses(.han)
      default: false
      }
    }
  }
}

extension String {
  /// Whether a word starts with a syllable that denies: 무압축, 미설치.
  fileprivate func hasNegativeSyllable(in profile: LocaleProfile) -> Bool {
    let syllables = profile.ruleWords[.negativeSyllables]
    let bytes = utf8.span
    return bytes.indices.contains { index in
      (index == 0 || bytes[index - 1] == UInt8(ascii: " "))
        && syllables.end(in: bytes, at: index) != nil
    }
  }

  /// Whether some word of a list stands in it.
  fileprivate func has(_ words: WordList) -> Bool {
    let bytes = utf8.span
    return words.start(in: bytes, bytes.indices) != nil
  }
}

extension Message {
  fileprivate static let standsAlone: Message =
    "The other translations deny this, and this one does not. Check whether a “not” is missing."
}
