import CopyModel
import RuleKit

extension Rule {
  static let particleAfterPlaceholder = Rule(
    "particle-after-placeholder", .meaning, .warning,
    fix: .unsafe,
    summary: "A Korean particle fits whatever stands before it.",
    rationale: """
      을 follows a consonant, 를 a vowel. Behind a placeholder nobody knows which, so both are written:
      을(를). Behind a Latin word or a number the last sound decides; a unit behind a number is said by its
      Korean name: km is 킬로미터.
      """,
    source: .work("한글 맞춤법; 국립국어원 온라인가나다: 을(를)"),
    examples: [
      .text("%@⟦을⟧ 삭제하겠습니까?", in: "ko"),
      .text("%@을(를) 삭제하겠습니까?", in: "ko"),
      .text("‘{name}’⟦이⟧ 이동되었습니다.", in: "ko"),
      .text("‘{name}’이(가) 이동되었습니다.", in: "ko"),
      .text("%d개를 삭제했습니다.", in: "ko"),
      .text("%#@photos@를 삭제하겠습니까?", in: "ko"),
      .text("iPhone⟦를⟧ 다시 시작하십시오.", in: "ko"),
      .text("iPhone을 다시 시작하십시오.", in: "ko"),
      .text("PDF로 내보내기", in: "ko"),
      .text("PDF⟦으로⟧ 내보내기", in: "ko"),
      .text("HTML⟦를⟧ 편집하십시오.", in: "ko"),
      .text("NAME과 LINE을 입력하십시오.", in: "ko"),
      .text("10⟦를⟧ 입력하십시오.", in: "ko"),
      .text("{km}km를 달렸습니다.", in: "ko"),
      .text("{km} km⟦을⟧ 달렸습니다.", in: "ko"),
      .text("물 250mL를 마셨습니다.", in: "ko"),
      .text("밀가루 %lld g⟦를⟧ 넣으십시오.", in: "ko"),
      .text("%d kg를 들었습니다.", in: "ko"),
      .text("파일의 %d%%⟦을⟧ 받았습니다.", in: "ko"),
      .text("파일의 {n}%를 받았습니다.", in: "ko"),
      .text("{ -brand-name }를 다시 시작하십시오.", in: "ko"),
      .text("{ $name }⟦를⟧ 다시 시작하십시오.", in: "ko"),
      .text("要删除%@吗？", in: "zh-Hans"),
    ],
    check: .text([]) { text, findings in
      guard text.profile.uses(.hangul),
        !text.placeholders.isEmpty || text.scripts.latin > 0 || !text.numbers.isEmpty
      else { return }
      let bytes = text.string.utf8.span
      // Whoever links to another message or a term, or to forms of this one, knows the last sound.
      for placeholder in text.placeholders
      where ![.branches, .linked, .substitution].contains(placeholder.syntax)
        // `{ -brand-name }` of Fluent is a term.
        && placeholder.argument?.hasPrefix("-") != true
      {
        // A closing quotation mark may stand between.
        var end = placeholder.range.upperBound
        for mark in ["’", "”", "\"", "'", "」"] where bytes.has(mark, at: end) {
          end += mark.utf8.count
          break
        }
        guard let particle = Particle(in: bytes, at: end, of: text.profile) else { continue }
        // The text of a link is written elsewhere in the same table.
        let isLink = placeholder.text.lowercased().contains("link")
        findings.flag(
          end..<end + particle.length, of: text, .writeBoth(particle.both), fix: particle.both,
          confidence: isLink ? 0.7 : 0.85)
        return
      }
      for word in text.foreignWords + text.percentages {
        guard let particle = Particle(in: bytes, at: word.range.upperBound, of: text.profile),
          let fits = particle.fits(word.sound), !fits, !text.isMasked(word.range)
        else { continue }
        let end = word.range.upperBound
        let range = end..<end + particle.length
        findings.flag(
          range, of: text, .writeOther(particle.other(word.sound)),
          fix: particle.other(word.sound), confidence: 0.85)
        return
      }
    }
  )
}

extension AnalyzedText {
  /// Latin words and numbers in front of Hangul, with their last sound.
  fileprivate var foreignWords: [(range: Range<Int>, sound: FinalSound)] {
    guard scripts.latin > 0 || !numbers.isEmpty else { return [] }
    let bytes = string.utf8.span
    var found: [(range: Range<Int>, sound: FinalSound)] = []
    var start: Int?
    for index in bytes.indices {
      let byte = bytes[index]
      let isWord = byte.isASCIIDigit || byte.isASCIILetter
      if isWord {
        start = start ?? index
      } else if let first = start {
        start = nil
        guard byte >= 0xEA else { continue }
        let sound = sound(ofSymbol: first..<index) ?? FinalSound(of: text(in: first..<index))
        found.append((first..<index, sound))
      }
    }
    return found
  }

  /// Signs for percent behind a value, in front of Hangul. A format string has two for one.
  fileprivate var percentages: [(range: Range<Int>, sound: FinalSound)] {
    let percent = UInt8(ascii: "%")
    guard self.bytes.contains(percent), let readings = profile.readings["%"] else { return [] }
    let bytes = string.utf8.span
    return bytes.indices.dropLast().compactMap { index in
      guard bytes[index] == percent, bytes[index + 1] >= 0xEA,
        !isMasked(index..<index + 1) || bytes.has(percent, at: index - 1)
      else { return nil }
      let start = bytes.has(percent, at: index - 1) ? index - 1 : index
      guard isValue(before: start) else { return nil }
      return (index..<index + 1, FinalSound(readings: readings))
    }
  }

  /// The last sound of a symbol that stands behind a value: 5km, {distance} km. Nil for any other word.
  private func sound(ofSymbol word: Range<Int>) -> FinalSound? {
    let bytes = string.utf8.span
    var start = word.lowerBound
    while start < word.upperBound, bytes[start].isASCIIDigit { start += 1 }
    guard (1...4).contains(word.upperBound - start), isValue(before: start),
      let readings = profile.readings[text(in: start..<word.upperBound)]
    else { return nil }
    return FinalSound(readings: readings)
  }

  /// Whether a number or a placeholder ends at a place, or before a space that does.
  private func isValue(before index: Int) -> Bool {
    let bytes = string.utf8.span
    let end = bytes.has(0x20, at: index - 1) ? index - 1 : index
    return end > 0 && (bytes[end - 1].isASCIIDigit || isMasked(end - 1..<end))
  }
}

extension Message {
  fileprivate static func writeBoth(_ forms: String) -> Message {
    "Nobody knows which sound comes before. Write “\(forms)”."
  }

  fileprivate static func writeOther(_ form: String) -> Message {
    "The word before ends in another sound. Write “\(form)”."
  }
}
