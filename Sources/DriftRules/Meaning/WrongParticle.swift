import CopyModel
import RuleKit

extension Rule {
  static let wrongParticle = Rule(
    "wrong-particle", .meaning, .warning,
    fix: .unsafe,
    summary: "A Korean particle fits the Korean word before it.",
    rationale: """
      을 follows a consonant, 를 a vowel: 사진을, 카메라를. 를, 을 and (으)로 are nothing else but a few words
      that the locale lists. 은, 는, 이, 과 and 와 may end a verb or a word of its own as well; they count
      behind a noun that is known.
      """,
    source: .work("표준국어대사전: 을, 를, 은, 는, 이, 과, 와, 으로; 한글 맞춤법"),
    examples: [
      .text("사진⟦를⟧ 삭제하겠습니까?", in: "ko"),
      .text("사진을 삭제하겠습니까?", in: "ko"),
      .text("새 폴더⟦을⟧ 만드십시오.", in: "ko"),
      .text("카메라⟦으로⟧ 스캔하십시오.", in: "ko"),
      .text("메일⟦으로⟧ 보내기", in: "ko"),
      .text("파일로 저장", in: "ko"),
      .text("이름⟦와⟧ 암호를 입력하십시오.", in: "ko"),
      .text("이미지⟦은⟧ 공유되지 않습니다.", in: "ko"),
      .text("비밀번호⟦과⟧ 이메일", in: "ko"),
      .text("‘설정’⟦를⟧ 여십시오.", in: "ko"),
      .text("가을 마을을 들를 때 이을 수 있는 노을", in: "ko"),
      .text("농사를 지을 곳, 더 나은 결과, 이름 지은 아이", in: "ko"),
      .text("사진가와 국가, 경로로 가는 사진가가", in: "ko"),
      .text("사진을/를 여십시오. 파일(을)를 여십시오.", in: "ko"),
      .text("모아이", in: "ko"),
      .text("‘들를’을 검색", in: "ko"),
      .text("删除照片", in: "zh-Hans"),
    ],
    check: .text([]) { text, findings in
      guard text.profile.uses(.hangul), text.scripts.hangul > 1,
        let (range, other) = text.wrongParticle
      else { return }
      findings.flag(range, of: text, .writeOther(other), fix: other, confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// The first particle that does not fit the syllable before it, and the one that does.
  fileprivate var wrongParticle: (range: Range<Int>, other: String)? {
    let bytes = string.utf8.span
    let (sure, nounal) = (
      profile.ruleWords[.sureParticles], profile.ruleWords[.particlesBehindNouns]
    )
    var (start, index) = (0, 0)
    while index < bytes.count {
      let end = bytes.endOfSyllables(from: index)
      if end == index {
        index += bytes.scalar(at: index).length
        start = index
      } else {
        // Most words end in none.
        if sure.ends(in: bytes, at: end) || nounal.ends(in: bytes, at: end),
          let found = wrongParticle(endingWord: start..<end), !isMasked(found.range)
        {
          return found
        }
        index = end
      }
    }
    return nil
  }

  /// The particle of one word of Hangul, where it does not fit.
  private func wrongParticle(
    endingWord word: Range<Int>
  ) -> (range: Range<Int>, other: String)? {
    let bytes = string.utf8.span
    // 으로 before 로: two syllables, then one.
    for length in [6, 3] where length <= word.count {
      let start = word.upperBound - length
      guard let particle = Particle(in: bytes, at: start, of: profile), particle.length == length
      else { continue }
      let stem = word.lowerBound..<start
      let last = stem.isEmpty ? syllableInQuotes(before: start) : bytes.scalar(before: start)
      let sound = FinalSound(syllable: last)
      guard particle.fits(sound) == false,
        stem.isEmpty || isParticle(start..<word.upperBound, behind: stem)
      else { return nil }
      return (start..<word.upperBound, particle.other(sound))
    }
    return nil
  }

  /// Whether the end of a word is a particle, not part of a verb or of a word of its own.
  private func isParticle(_ end: Range<Int>, behind stem: Range<Int>) -> Bool {
    if isWord(end, in: .sureParticles) {
      return !ends(stem.lowerBound..<end.upperBound, in: .particleLookalikes) || isThing(stem)
    }
    // Alone, a word is a name: 모아이.
    guard isWord(end, in: .particlesBehindNouns), stem.count > 3,
      stem.lowerBound > 0 || end.upperBound < string.utf8.count,
      !ends(stem.lowerBound..<end.upperBound, in: .particleLookalikes)
    else { return false }
    if isThing(stem) { return true }
    // A word of the vocabulary may be a verb: 있는.
    if isWord(end, in: .attributiveEndings) { return false }
    return isTerm(stem)
  }

  /// Whether the vocabulary knows a word.
  private func isTerm(_ stem: Range<Int>) -> Bool {
    guard let terms else { return false }
    let first = terms.firstPosition { $0.range.lowerBound >= stem.lowerBound }
    return terms[first...].prefix { $0.range.lowerBound == stem.lowerBound }
      .contains { $0.range == stem }
  }

  private func isThing(_ stem: Range<Int>) -> Bool {
    let first = things.firstPosition { $0.range.lowerBound >= stem.lowerBound }
    return things[first...].prefix { $0.range.lowerBound == stem.lowerBound }.contains {
      $0.isSure && $0.range == stem
    }
  }

  /// The last syllable of what a quotation mark closes before a particle: ‘사진’을.
  private func syllableInQuotes(before index: Int) -> UInt32? {
    let bytes = string.utf8.span
    return ["’", "”", "」"].first { bytes.has($0, at: index - $0.utf8.count) }.flatMap {
      bytes.scalar(before: index - $0.utf8.count)
    }
  }
}

extension Span<UInt8> {
  /// Where the syllables of Hangul end that stand from a place on.
  fileprivate func endOfSyllables(from index: Int) -> Int {
    var end = index
    while end < count, (0xEA...0xED).contains(self[end]),
      (0xAC00...0xD7A3).contains(scalar(at: end).value)
    {
      end += 3
    }
    return end
  }
}

extension Message {
  fileprivate static func writeOther(_ form: String) -> Message {
    "The syllable before ends in another sound. Write “\(form)”."
  }
}
