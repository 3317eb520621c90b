import CopyModel
import RuleKit

extension Rule {
  static let extraSpace = Rule(
    "extra-space", .punctuation, .warning, isFolded: true,
    fix: .safe,
    summary: "There is no space too many.",
    rationale: """
      A doubled space, or one before a mark, is a slip of the hand that everybody sees. At the edges
      a space counts only when the source has none there. A Korean particle is written on to the word
      before it (한글 맞춤법 제41항), whatever script that is in. Chinese sets no space between the characters
      of a sentence.
      """,
    source: .practice("spaces at edges, before marks and before particles"),
    examples: [
      .text("Delete ⟦ ⟧this note?"),
      .text("Delete this note?"),
      .text("{n, plural,  one {# note}  other {# notes}} left"),
      .text("메모를 ⟦ ⟧삭제하겠습니까?", in: "ko"),
      .text("要删除备忘录吗⟦ ⟧？", in: "zh-Hans"),
      .text("저장했습니다⟦ ⟧.", in: "ko"),
      .text("‘%@’⟦ ⟧을(를) 삭제하겠습니까?", in: "ko"),
      .text("‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .text("iPad 이 항목은 열 수 없습니다.", in: "ko"),
      .pair("Restart your iPad.", "iPad⟦ ⟧를 재시동하십시오.", in: "ko"),
      .text("--all      Show all notes"),
      .pair("Place:  %@", "地点：  %@", in: "zh-Hans"),
      .pair("Name:  %@", "이름:  %@", in: "ko"),
      .pair("Name: %@", "이름: ⟦ ⟧%@", in: "ko"),
      .text("Files ending in .txt"),
      .text("Let . match the ends of lines"),
      .text("要刪除備忘錄嗎？", in: "zh-Hant"),
      .text("要刪除備忘錄嗎⟦ ⟧？", in: "zh-Hant"),
      .text("磁盘已满，⟦ ⟧请清理后再试。", in: "zh-Hans"),
      .text("磁碟已滿。⟦ ⟧請清理後再試。", in: "zh-Hant"),
      .text("请打开： PDF", in: "zh-Hans"),
      .text("照片⟦ ⟧将被删除。", in: "zh-Hans"),
      .pair("The photo will be deleted.", "照片⟦ ⟧將被刪除。", in: "zh-Hant"),
      .text("在 %@ 中打开“系统设置”。", in: "zh-Hans"),
      .text("照片 视频", in: "zh-Hans"),
      .text("请打开 系统设置 > 隐私 并允许访问。", in: "zh-Hans"),
      .text("支持 照片 / 视频 / 音乐 等格式。", in: "zh-Hans"),
      .pair("Delete", "삭제⟦ ⟧", in: "ko"),
      .pair("Delete ", "삭제 ", in: "ko"),
      .pair("Name: ", "名称：", in: "zh-Hans"),
      .text("保存しました⟦ ⟧。", in: "ja"),
      .text("Notiz gesichert⟦ ⟧.", in: "de"),
      .text("Supprimer cette note ?", in: "fr"),
      .text("Note enregistrée⟦ ⟧.", in: "fr"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard !findings.isTranslation,
          let range = text.innerExtraSpace ?? text.spaceBeforeParticle ?? text.spaceBetweenHan
        else { return }
        findings.flag(range, of: text, .removeSpace, fix: "")
      },
      .pair { pair, findings in
        guard pair.target.bytes.contains(0x20) else { return }
        if let range = pair.target.trailingSpace, pair.source.trailingSpace == nil {
          findings.flag(source: nil, target: range, .removeSpace, fix: "")
        }
        if let range = pair.target.leadingSpace, pair.source.leadingSpace == nil {
          findings.flag(source: nil, target: range, .removeSpace, fix: "")
        }
        if let range = pair.target.spaceBeforeParticle {
          findings.flag(source: nil, target: range, .removeSpace, fix: "")
        }
        if let range = pair.target.spaceBetweenHan {
          findings.flag(source: nil, target: range, .removeSpace, fix: "")
        }
        // Where the source has a doubled space too, that is the one to remove.
        if let range = pair.target.innerExtraSpace,
          !pair.target.isDoubled(range) || !pair.source.hasDoubledSpace
        {
          findings.flag(source: nil, target: range, .removeSpace, fix: "")
        }
      },
    ])
  )
}

extension AnalyzedText {
  fileprivate var trailingSpace: Range<Int>? {
    let bytes = string.utf8.span
    var start = bytes.count
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return start < bytes.count && start > 0 ? start..<bytes.count : nil
  }

  fileprivate var leadingSpace: Range<Int>? {
    let bytes = string.utf8.span
    var end = 0
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    return end > 0 && end < bytes.count ? 0..<end : nil
  }

  /// What makes the space before it too many, but for marks of full width.
  private static let spaceless = ByteSet(ascii: " .,?!")

  /// A doubled space inside a line, or a space before a mark that takes none.
  fileprivate var innerExtraSpace: Range<Int>? {
    // Between the branches of a message spaces are free.
    guard message == nil, self.bytes.contains(0x20) else { return nil }
    let bytes = string.utf8.span
    let (spaceless, hasFullWidthMarks) = (Self.spaceless, profile.hasFullWidthMarks)
    var index = 1
    while index + 1 < bytes.count {
      guard bytes[index] == 0x20, hasFullWidthMarks || spaceless.contains(bytes[index + 1]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      let isInside =
        bytes[index - 1] > 0x20 && end < bytes.count && bytes[end] > 0x20
        // The cells of a table's row may be padded.
        && bytes[index - 1] != UInt8(ascii: "|") && bytes[end] != UInt8(ascii: "|")
      // Three and more set columns: “--all    Show all”.
      if isInside, end - index == 2 { return index + 1..<end }
      if isInside, hasFullWidthMarks,
        isFullWidthEnd(bytes, at: end)
          || end - index == 1 && isFullWidthEnd(bytes, at: index - 3) && isHan(at: end)
      {
        return index..<end
      }
      if isInside, profile.uses(.hangul) || profile.uses(.latin), isFinalMark(bytes, at: end) {
        return index..<end
      }
      index = end
    }
    return nil
  }

  /// Whether a space that is too many follows another.
  fileprivate func isDoubled(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && string.utf8.span[range.lowerBound - 1] == 0x20
  }

  /// Whether two spaces stand in a row.
  fileprivate var hasDoubledSpace: Bool {
    let bytes = string.utf8.span
    return bytes.indices.dropFirst().contains { bytes[$0] == 0x20 && bytes[$0 - 1] == 0x20 }
  }

  /// Whether a mark that takes no space before it stands at `index` and the text ends or goes on behind a space.
  private func isFinalMark(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "!"): break
    default: return false
    }
    guard !profile.spacedMarks.contains(where: { bytes.has($0, at: index) })
    else { return false }
    if index + 1 == bytes.count { return true }
    guard bytes[index + 1] == 0x20 else { return false }
    // “Let . match line ends”: a mark that is spoken of.
    let goesOn = index + 2 < bytes.count && bytes[index + 2].isASCIISmall
    return bytes[index] == UInt8(ascii: ",") || !goesOn
  }

  private func isHan(at index: Int) -> Bool {
    ScalarClass(string.utf8.span.scalar(at: index).value) == .han
  }

  /// Whether a full-width mark that ends something stands at `index`.
  private func isFullWidthEnd(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard index >= 0, bytes[index] >= 0xE3 else { return false }
    return switch bytes.scalar(at: index).value {
    case 0x3002, 0xFF0C, 0xFF1F, 0xFF01, 0xFF1A, 0xFF1B, 0x3001: true
    default: false
    }
  }
}

extension Message {
  fileprivate static let removeSpace: Message = "Remove the extra space."
}
