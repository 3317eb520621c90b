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
      .pair("Continue with ⟦Google⟧", "使用 Facebook 继续", in: "zh-Hans"),
      .pair("Continue with Google", "使用谷歌账号继续", in: "zh-Hans"),
      .pair("Open it in Mozilla Firefox.", "Firefox에서 여십시오.", in: "ko"),
      .pair("About Mozilla Firefox", "关于火狐浏览器", in: "zh-Hans"),
      .pair("Send as HTML", "HT_ML로 보내기", in: "ko"),
    ],
    check: .pair { pair, findings in
      guard !pair.isTooLong else { return }
      let hits = pair.source.keptNames
      guard !hits.isEmpty, pair.target.isInOwnScript else { return }
      let own = pair.target.profile.keptNames
      lazy var target = pair.target.string.folded
      for (name, range) in hits where !pair.source.isMasked(range) {
        guard own.isKnown || own.names.contains(name), !pair.target.contains(name) else { continue }
        let ofProject = pair.glossary?.entry(for: name)?.wanted ?? []
        let wordings = [name] + own.translations(of: name) + ofProject
        guard !wordings.contains(where: { target.contains($0.folded) }),
          !pair.keepsProduct(behind: range)
        else { continue }
        findings.flag(source: range, target: nil, .keep(name), confidence: 0.85)
        return
      }
    }
  )
}

extension TextPair {
  /// Whether the translation shows the name of a product behind that of who makes it: “Mozilla Firefox”, Firefox.
  fileprivate func keepsProduct(behind maker: Range<Int>) -> Bool {
    guard let next = source.words.first(where: { $0.lowerBound == maker.upperBound + 1 }),
      case let product = source.text(in: next),
      source.profile.keptNames.names.contains(product)
    else { return false }
    return target.shows(product)
      || target.profile.keptNames.translations(of: product).contains(where: target.contains)
  }
}

extension AnalyzedText {
  /// The names in it, and where; of those that start in one place, the longest.
  fileprivate var keptNames: [(name: String, range: Range<Int>)] {
    var found: [(name: String, range: Range<Int>)] = []
    let bytes = string.utf8.span
    var index = 0
    while index < bytes.count {
      guard bytes[index].isASCIILetter else {
        index += 1
        continue
      }
      // Every name has a capital in its first word, and few words of a text have one.
      let start = index
      var hasCapital = false
      while index < bytes.count, bytes[index].isASCIILetter {
        hasCapital = hasCapital || bytes[index] < 0x60
        index += 1
      }
      guard hasCapital else { continue }
      let kept = profile.keptNames
      kept.table.forEachMatch(in: bytes, at: start) { value, range in
        guard writes(kept.names[value], in: range) else { return }
        if found.last?.range.lowerBound == start { found.removeLast() }
        found.append((kept.names[value], range))
      }
      if let last = found.last, last.range.lowerBound == start { index = last.range.upperBound }
    }
    return found
  }

  /// Whether a name stands there in its own capitals, and not as a part of a longer word.
  fileprivate func writes(_ name: String, in range: Range<Int>) -> Bool {
    let bytes = string.utf8.span
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
  /// Lowercased, without spaces and hyphens, and without what marks an accelerator: “Wi-Fi” is “WiFi”, and “HT_ML” HTML.
  fileprivate var folded: String {
    var folded = ""
    for scalar in lowercased().unicodeScalars {
      switch scalar {
      case " ", "\u{A0}", "\u{202F}", "-", "_", "&", "\u{2011}", "\u{2060}": continue
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
