import CopyModel
import RuleKit

extension Rule {
  static let translatedName = Rule(
    "translated-name", .consistency, .warning,
    summary: "A name is kept, or said as its owner says it in the language.",
    rationale: """
      People look for a product by its name. iCloud is iCloud in Korean and in Chinese; some names,
      such as Bluetooth in Chinese, have one of their own. The project’s `names` are always kept.
      """,
    source: .work("Locales/*.json, keptNames"),
    examples: [
      .pair("Sign in to ⟦iCloud⟧", "아이클라우드에 로그인", in: "ko"),
      .pair("Sign in to iCloud", "iCloud에 로그인", in: "ko"),
      .pair("Turn on Bluetooth", "블루투스 켜기", in: "ko"),
      .pair("Share with ⟦FaceTime⟧", "通过视频通话共享", in: "zh-Hans"),
      .pair("Share with AirDrop", "通过隔空投送共享", in: "zh-Hans"),
      .pair("Open the ⟦App Store⟧", "打開軟體商城", in: "zh-Hant"),
      .pair("Open the App Store", "打開 App Store", in: "zh-Hant"),
      .pair("Turn on Wi-Fi", "開啟 WiFi", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      let names = pair.source.profile.keptNames
      guard !names.names.isEmpty, pair.source.hasCapital, !pair.isTooLong else { return }
      var hits: [(name: String, range: Range<Int>)] = []
      names.table.forEachMatch(in: pair.source.string.utf8Span.span) { value, range in
        // The longest name of those that start here, in its own capitals.
        guard pair.source.writes(names.names[value], in: range) else { return }
        if let last = hits.last, last.range.upperBound > range.lowerBound {
          if last.range.lowerBound == range.lowerBound {
            hits[hits.count - 1] = (names.names[value], range)
          }
          return
        }
        hits.append((names.names[value], range))
      }
      guard !hits.isEmpty, pair.target.isInOwnScript else { return }
      let own = pair.target.profile.keptNames
      let target = pair.target.string.folded
      for (name, range) in hits where !pair.source.isInLiteral(range) {
        guard own.isKnown || own.names.contains(name) else { continue }
        let ofGlossary = pair.glossary?.entries.first {
          $0.source.lowercased() == name.lowercased()
        }
        let wordings = [name] + own.translations(of: name) + (ofGlossary?.wanted ?? [])
        guard !wordings.contains(where: { target.contains($0.folded) }) else { continue }
        findings.flag(source: range, target: nil, .keep(name), confidence: 0.85)
        return
      }
    }
  )
}

extension AnalyzedText {
  fileprivate var hasCapital: Bool { string.utf8.contains { (0x41...0x5A).contains($0) } }

  fileprivate func isInLiteral(_ range: Range<Int>) -> Bool {
    literals.contains { $0.overlaps(range) } || placeholders.contains { $0.range.overlaps(range) }
  }

  /// Whether a name stands there in its own capitals, and not as a part of a longer word.
  fileprivate func writes(_ name: String, in range: Range<Int>) -> Bool {
    let bytes = string.utf8Span.span
    guard range.count == name.utf8.count else { return true }
    if !bytes.has(name, at: range.lowerBound) { return false }
    // `.pdf`, `USB-C`, `iOS_version`: other names, and codes.
    let joints = "-_./@".utf8
    if range.lowerBound > 0, joints.contains(bytes[range.lowerBound - 1]) { return false }
    let isJoined =
      range.upperBound + 1 < bytes.count && "-_@".utf8.contains(bytes[range.upperBound])
    return !isJoined
  }
}

extension String {
  /// Lowercased, without spaces and hyphens: “Wi-Fi” is “WiFi”.
  fileprivate var folded: String {
    var folded = ""
    for scalar in lowercased().unicodeScalars {
      switch scalar {
      case " ", "\u{A0}", "\u{202F}", "-", "\u{2011}", "\u{2060}": continue
      default: folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }
}

extension Message {
  fileprivate static func keep(_ name: String) -> Message {
    "“\(name)” is not in the translation. Keep the name as it is, or add it to the glossary in this language’s wording."
  }
}
