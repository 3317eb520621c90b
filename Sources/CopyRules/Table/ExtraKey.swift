import CopyModel
import RuleKit

extension Rule {
  static let extraKey = Rule(
    "extra-key", .table, .warning, isFolded: true,
    crowdMessage: { count, _, locale in .removeKeys(count, locale) },
    statusMessage: { "The source table lacks \($0) keys of this file. Remove or correct them." },
    summary: "A translated table has no keys that its source table lacks.",
    rationale: """
      The app asks for the keys of its source table. A key that is only in a translation was removed
      or renamed there, or is misspelled here; nobody ever sees its text.
      """,
    source: .practice("tables have the same keys"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "\"note.back\" = \"Back\";\n"),
        (
          "ko.lproj/Localizable.strings",
          "\"note.back\" = \"뒤로\";\n\"note.archive\" = \"⟦보관⟧\";\n"
        )),
      .files(
        ("en.lproj/Localizable.strings", "\"note.back\" = \"Back\";\n"),
        ("ko.lproj/Localizable.strings", "\"note.back\" = \"뒤로\";\n")),
      // The source has the key, though its entry cannot be read.
      .files(
        ("en.lproj/Localizable.strings", "\"a\" = \"Archive\"\n\"note.back\" = \"Back\";\n"),
        ("ko.lproj/Localizable.strings", "\"a\" = \"보관\";\n\"note.back\" = \"뒤로\";\n")),
      // Without a source table nothing is known to lack.
      .files(("ko.lproj/Localizable.strings", "\"note.archive\" = \"보관\";\n")),
      // A key that is English needs no entry in the English table.
      .files(
        ("en.lproj/Localizable.strings", "\"Back\" = \"Back\";\n"),
        ("zh-Hans.lproj/Localizable.strings", "\"Back\" = \"返回\";\n\"archive\" = \"归档\";\n")),
      // A remark among the strings, as some tools write it.
      .files(
        ("i18n/en.json", "{\"note\": {\"back\": \"Back\"}}"),
        ("i18n/ko.json", "{\"note\": {\"back\": \"뒤로\", \"@info\": \"한 단계 앞으로\"}}")),
      .files(
        (
          "values/strings.xml",
          "<resources><string name=\"app\" translatable=\"false\">Kite</string></resources>"
        ),
        ("values-zh-rCN/strings.xml", "<resources><string name=\"app\">⟦风筝⟧</string></resources>")),
      // Each language parts what is said into cues as it needs.
      .files(
        ("talk.en.srt", "1\n00:00:01,000 --> 00:00:04,000\nOpen the note.\n"),
        (
          "talk.ko.srt",
          """
          1
          00:00:01,000 --> 00:00:02,000
          메모를

          2
          00:00:02,000 --> 00:00:04,000
          여세요.

          """
        )),
      // The English of these stands in Info.plist.
      .files(
        ("en.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Notes\";\n"),
        (
          "zh-Hant.lproj/InfoPlist.strings",
          """
          "CFBundleDisplayName" = "備忘錄";
          "NSCameraUsageDescription" = "用來掃描文件。";
          """
        )),
    ],
    check: .table { table, findings in
      for index in table.needlessUnits {
        findings.flag(
          table.units[index], .removeTranslation(table.units.key(of: index)), confidence: 0.85)
      }
      for group in table.byFile(table.extraUnits) {
        guard let first = group.first else { continue }
        // A table of which most is extra is another table's translation, or its source moved away.
        let isMost = group.count * 2 > table.countBeside(first)
        for index in group {
          let unit = table.units[index]
          let isUnsure = isMost || unit.key.isObjectID
          findings.flag(unit, .removeKey(unit.key), confidence: isUnsure ? 0.7 : 0.9)
        }
      }
    }
  )
}

extension UnitTable {
  /// The translations of what Android’s source table says is not to be translated, for which its build has no place.
  fileprivate var needlessUnits: [Int] {
    units.runs.flatMap { run -> [Int] in
      let first = run.lowerBound
      guard units.state(of: first) == .untranslatable, units.locale(of: first) != sourceLocale,
        units.variation(of: first) == nil, units[first].format == "android"
      else { return [] }
      return run.filter { index in
        units.hasTarget(index)
          && units.sourceFile(of: index).map { $0 != units.file(of: index) } ?? false
      }
    }
  }

  /// The translations whose key the source table lacks; none where there is no source table, or its keys are English.
  fileprivate var extraUnits: [Int] {
    let candidates = units.indices.filter { index in
      guard units.hasTarget(index), units.sourceFile(of: index) == nil,
        units.locale(of: index) != sourceLocale
      else { return false }
      let unit = units[index]
      return unit.source == nil && !isLaterForm(index) && !unit.stored.file.isInfoPlist
        && !unit.key.isRemark && unit.format != "subtitles"
    }
    guard !candidates.isEmpty else { return [] }
    var (identifiers, texts) = (0, 0)
    for unit in units where unit.locale != sourceLocale && unit.target != nil {
      guard let source = unit.source else { continue }
      let isFromTable = unit.storedSource.map { $0.file != unit.stored.file } ?? false
      if isFromTable, unit.key != source { identifiers += 1 } else { texts += 1 }
    }
    guard identifiers > texts else { return [] }
    var known: Set<String> = []
    for unit in units where unit.locale == sourceLocale || unit.storedSource != nil {
      known.insert(unit.key)
    }
    return candidates.filter { index in
      let key = units.key(of: index)
      return !known.contains(key) && !damagedSources.contains(key)
    }
  }
}

extension String {
  fileprivate var isInfoPlist: Bool { hasSuffix("InfoPlist.strings") }

  /// Whether its last part marks a remark about strings: `send.@info`.
  fileprivate var isRemark: Bool {
    let start = lastIndex(of: ".").map(index(after:)) ?? startIndex
    return self[start...].hasPrefix("@")
  }

  /// Whether it names an object of an Interface Builder file, whose English may stand there: `a1B-2c-D3e.title`.
  fileprivate var isObjectID: Bool {
    let bytes = utf8.span
    return bytes.has("-", at: 3) && bytes.has("-", at: 6) && bytes.has(".", at: 10)
  }
}

extension Message {
  fileprivate static func removeTranslation(_ key: String) -> Message {
    "The source says that “\(key)” is not to be translated. Remove it here, or the mark there."
  }

  fileprivate static func removeKey(_ key: String) -> Message {
    "The source table has no “\(key)”. Remove the key, or correct it."
  }

  fileprivate static func removeKeys(_ count: Int, _ locale: LocaleTag) -> Message {
    """
    The source table lacks \(count) keys of this file, which is in \(locale). Remove them, or see whether the files \
    belong together.
    """
  }
}
