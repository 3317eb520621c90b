import CopyModel
import UsageData

/// The counts of `Locales/wordings/`, out of the binary.
enum LocaleUsage {
  /// Those of a locale, with what the project counted itself.
  static func wordings(of tag: LocaleTag, own: [WordingCounts]) -> UsualWordings {
    let isTaiwan = tag.language == "zh" ? tag.identifier == "zh-Hant" : nil
    return UsualWordings(own: own, isTaiwan: isTaiwan) { part in
      switch part {
      case .labels: lines(tag, USAGE_LABELS)
      case .words: lines(tag, USAGE_WORDS)
      case .pairs: bytes(tag, USAGE_PAIRS)
      case .alike: lines(.root, USAGE_ALIKE)
      case .regions: lines(.root, USAGE_REGIONS)
      case .han: lines(.root, USAGE_HAN)
      }
    }
  }

  /// All files, whole.
  static func files() -> [[UInt8]] {
    let tags = ["ja", "ko", "zh-Hans", "zh-Hant"].compactMap { LocaleTag(folding: $0) }
    return tags.flatMap { tag in
      [USAGE_LABELS, USAGE_WORDS, USAGE_PAIRS].map { bytes(tag, $0) }
    } + [USAGE_ALIKE, USAGE_REGIONS, USAGE_HAN].map { bytes(.root, $0) }
  }

  /// The lines of a file behind those of its head.
  private static func lines(_ tag: LocaleTag, _ kind: usage_kind) -> [UInt8] {
    let all = bytes(tag, kind)
    var start = 0
    while start < all.count, all[start] == UInt8(ascii: "#") {
      while start < all.count, all[start] != 0x0A { start += 1 }
      start += 1
    }
    return Array(all[min(start, all.count)...])
  }

  private static func bytes(_ tag: LocaleTag, _ kind: usage_kind) -> [UInt8] {
    let name = tag == .root ? "" : tag.identifier
    guard name.utf8.count <= 8 else { return [] }
    let locale = name.utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let size = Int(usage_data_size(locale, kind))
    return [UInt8](capacity: size) { bytes in
      var offset = 0
      while offset < size {
        var word = usage_data_word(locale, kind, Int32(offset))
        for _ in 0..<min(8, size - offset) {
          bytes.append(UInt8(truncatingIfNeeded: word))
          word >>= 8
        }
        offset += 8
      }
    }
  }
}
