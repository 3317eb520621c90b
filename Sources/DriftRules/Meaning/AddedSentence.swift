import CopyModel
import RuleKit

extension Rule {
  static let addedSentence = Rule(
    "added-sentence", .meaning, .warning,
    summary: "A translation has no sentence that its source has not.",
    rationale: """
      A sentence that nobody wrote comes along with a row that once said more, or is made up to sound complete. It tells
      people of deletions, fees and deadlines that there are none of. A translation may part one sentence into two; then
      each says something of it.
      """,
    source: .practice("sentence counts agree in 90 to 99 of 100 good translations per locale"),
    examples: [
      .pair("Restart the printer.", "프린터를 다시 시작하십시오. ⟦모든 사진이 삭제됩니다.⟧", in: "ko"),
      .pair("Restart the printer.", "프린터를 다시 시작하십시오.", in: "ko"),
      .pair("The photo was printed.", "照片已打印。⟦您的订阅将于明天续订。⟧", in: "zh-Hans"),
      .pair("The photo was printed.", "照片已打印。", in: "zh-Hans"),
      .pair("The photo was printed.", "照片已列印。⟦系統會寄送收據給您。⟧", in: "zh-Hant"),
      .pair(
        "Tap here to add a photo to your album.", "请轻点此处。您可以将照片添加到相簿。", in: "zh-Hans"),
      .pair(
        "The photo is saved, and a copy is mailed to you.", "사진이 저장됩니다. 사본은 메일로 보내 드립니다.", in: "ko"),
      .pair("The kite name is not valid!", "风筝名称无效。⟦打印机中没有纸张。⟧", in: "zh-Hans"),
      .pair("The kite name is not valid!", "风筝名称无效。请输入其他名称。", in: "zh-Hans"),
    ],
    check: .drift { pair, findings in
      // Most pairs end here: a translation has as many sentences as its source.
      guard pair.target.sentences.count > pair.source.sentences.count,
        let added = pair.addedSentence
      else { return }
      findings.flag(source: nil, target: added, .remove, confidence: 0.85)
    }
  )
}

extension TextPair {
  /// A sentence of the translation behind its first that says nothing of the source, where the others say it all.
  fileprivate var addedSentence: Range<Int>? {
    guard !isTooLong, let ratio = target.profile.lengthRatio,
      (2...AddedSentence.mostWords).contains(source.words.count),
      target.sentences.count <= source.sentences.count + 2, !source.partsItself,
      !target.bytes.contains(0x0A), let terms = SharedTerms(self)
    else { return nil }
    let asked = terms.keysAsked(in: source.fullRange)
    let usual = Double(source.characters) * ratio.median
    return target.sentences.dropFirst().first { sentence in
      guard [.period, .question, .exclamation].contains(sentence.ending),
        target.scalars(in: sentence.range) > 5,
        !target.placeholders.contains(where: { $0.range.overlaps(sentence.range) }),
        !Polarity(of: target, in: sentence.range).explicit.contains(where: {
          deniesOthers($0, source.fullRange)
        })
      else { return false }
      let rest = target.sentences.map(\.range).filter { $0 != sentence.range }
      let length = Double(rest.reduce(0) { $0 + target.scalars(in: $1) })
      guard length >= AddedSentence.shortest * usual else { return false }
      let others = rest.reduce(into: Set<Int>()) { $0.formUnion(terms.keysSaid(in: $1)) }
      let shared = asked.intersection(terms.keysSaid(in: sentence.range))
      let said = asked.intersection(others)
      // What it repeats of the others may be, where these have left nothing to say.
      guard shared.isSubset(of: others), !said.isEmpty else { return false }
      if length >= AddedSentence.usual * usual, isForeign(sentence.range, terms) { return true }
      // What cheers is worded freely: “You're all set!”
      return source.ending != .exclamation && saysNews(in: sentence.range) && asked.count > 1
        && said.count * 2 >= asked.count
        && (shared.isEmpty && !sharesMeaning(in: sentence.range)
          || said.count == asked.count && said.count > 1
            && repeatsMeaning(in: sentence.range, rest))
    }?.range
  }

  /// Whether a sentence has several words that the source does not say, for each one that it does.
  private func isForeign(_ sentence: Range<Int>, _ terms: SharedTerms) -> Bool {
    let (foreign, answers) = (terms.foreign(in: sentence), terms.answers(in: sentence))
    let isNews = saysNews(in: sentence)
    return foreign > (isNews && answers == 0 ? 1 : 2) && foreign >= (isNews ? 2 : 3) * answers
  }

  /// Whether a stretch of the translation surely does or names something that the source does not.
  private func saysNews(in stretch: Range<Int>) -> Bool {
    let events = source.profile.concepts.events
    return target.cues.contains {
      $0.isSure && stretch.overlaps($0.range) && events.contains($0.concept)
        && !source.possible.contains($0.concept)
    }
      || target.things.contains {
        $0.isSure && stretch.overlaps($0.range) && !source.mayBeNamed.contains($0.concept)
      }
      || target.verbs.contains {
        stretch.overlaps($0.range) && !source.done.contains($0.concept)
      }
  }

  /// Whether a stretch of the translation may say something of the source.
  private func sharesMeaning(in stretch: Range<Int>) -> Bool {
    !shared(in: stretch).isEmpty || sharesThing(in: stretch)
  }

  /// Whether all that a stretch may say of the source is said elsewhere as well.
  private func repeatsMeaning(in stretch: Range<Int>, _ rest: [Range<Int>]) -> Bool {
    let others = rest.reduce(into: ConceptSet()) { $0.formUnion(shared(in: $1)) }
    return shared(in: stretch).isSubset(of: others)
  }

  /// What is done or named in a stretch of the translation that the source may say too.
  private func shared(in stretch: Range<Int>) -> ConceptSet {
    let concepts = source.profile.concepts
    return ConceptSet(
      target.cues.lazy.filter { cue in
        cue.isSure && stretch.overlaps(cue.range) && self.source.possible.contains(cue.concept)
          && [.action, .gesture, .consequence, .noun, .finality].contains(
            concepts.kind(of: cue.concept))
      }.map(\.concept))
  }

  private func sharesThing(in stretch: Range<Int>) -> Bool {
    target.things.contains {
      stretch.overlaps($0.range) && source.mayBeNamed.contains($0.concept)
    }
      || target.verbs.contains { stretch.overlaps($0.range) && source.done.contains($0.concept) }
      || target.numbers.contains { number in
        stretch.overlaps(number.range) && source.numbers.contains { $0.value == number.value }
      }
  }
}

private enum AddedSentence {
  /// A longer source may be parted in many ways.
  static let mostWords = 40
  /// How much of the usual length the other sentences have at least.
  static let shortest = 0.55
  /// The same where the words of the added sentence alone tell.
  static let usual = 0.8
}

extension AnalyzedText {
  /// Whether marks part it into more than its sentences.
  fileprivate var partsItself: Bool {
    !bytes.isDisjoint(with: ByteSet(ascii: ";:()|\n")) || contains("—") || contains("–")
      || goesOnSmall
  }

  /// Whether a space and no capital stand behind a period, so that a sentence may begin there as well: “Precision. int8
  /// is fast.”
  private var goesOnSmall: Bool {
    let bytes = string.utf8.span
    return bytes.indices.dropLast(2).contains {
      bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == 0x20 && !bytes[$0 + 2].isASCIICapital
    }
  }
}

extension Message {
  fileprivate static let remove: Message =
    "The source says nothing of this sentence. Remove it, or put the right translation in this row."
}
