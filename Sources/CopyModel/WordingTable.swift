/// All wordings by which a locale's texts show what they mean, found in one walk over a text: cues,
/// things and verbs, numbers in words, and what copy does better without. A class because it is large and constant.
public final class WordingTable: Sendable {
  /// How far a wording can be trusted.
  package enum Trust: Int, Sendable {
    /// It means the concept.
    case sure = 0
    /// It may mean the concept: enough to excuse a translation, never to accuse one.
    case unsure = 1
    /// It contains a wording of the concept and means something else: `구독 취소` is not Cancel.
    case mask = 2
  }

  /// What stands for no concept and no thing, in the place of a trust.
  private static let other = 3
  /// As many as there may be kinds of style words; the values of numbers follow.
  private static let firstNumber = 8

  /// More bytes of a text than any wording takes.
  package static let longest = 256

  private let phrases: PhraseTable
  private let concepts: ConceptList
  /// The number of the first verb: those of the concepts come first, then those of the things.
  private let firstVerb: Int
  /// The number of the first of the words with several senses: they come behind the verbs.
  private let firstSense: Int

  /// `cues` are the wordings of concepts, of things, whose numbers follow those of the concepts, of verbs and
  /// of senses.
  package init(
    cues: PhraseList, style: StyleWords, numbers: [PhraseTable.Entry],
    concepts: ConceptList, firstVerb: Int = .max, firstSense: Int = .max
  ) {
    self.concepts = concepts
    self.firstVerb = firstVerb
    self.firstSense = firstSense
    var list = cues
    for var wording in style.wordings {
      wording.value = wording.value << 2 | Self.other
      list.append(wording)
    }
    for var number in numbers {
      number.value = (number.value + Self.firstNumber) << 2 | Self.other
      list.append(number)
    }
    phrases = PhraseTable(list)
  }

  /// The value of the wording of a concept.
  package static func value(concept: Int, _ trust: Trust) -> Int { concept << 2 | trust.rawValue }

  /// What a text says.
  package struct Found {
    /// In order, without those in masked places.
    package var cues: [Cue] = []
    /// The same of things.
    package var things: [Cue] = []
    /// The same of verbs.
    package var verbs: [Cue] = []
    /// The same of words with several senses, and of the senses.
    package var senses: [Cue] = []
    /// The kinds that it may have a wording of, a bit for each, by `StyleWords.Kind.place`.
    package var styleKinds: UInt8 = 0
    /// The numbers in words, by start, shorter first.
    package var numbers: [(value: Int, range: Range<Int>)] = []
  }

  /// All that a text says.
  package func wordings(in text: Span<UInt8>) -> Found {
    let (count, firstVerb, firstSense) = (concepts.concepts.count, firstVerb, firstSense)
    var found = Found()
    var masks: [(concept: Int, range: Range<Int>)] = []
    // The list is shared: a closure that held it would have it counted for every phrase.
    let wholeLabels = concepts.wholeLabels
    phrases.forEachMatch(in: text) { value, range in
      let number = value >> 2
      switch value & 3 {
      case Trust.mask.rawValue: masks.append((number, range))
      case Self.other:
        if number < Self.firstNumber {
          found.styleKinds |= 1 << UInt8(number)
        } else {
          found.numbers.append((number - Self.firstNumber, range))
        }
      case let trust:
        let isSure = trust == Trust.sure.rawValue
        if number >= firstSense {
          if found.senses.isEmpty { found.senses.reserveCapacity(4) }
          found.senses.append(Cue(concept: number - firstSense, range: range, isSure: isSure))
        } else if number >= firstVerb {
          if found.verbs.isEmpty { found.verbs.reserveCapacity(8) }
          found.verbs.append(Cue(concept: number - firstVerb, range: range, isSure: isSure))
        } else if number >= count {
          if found.things.isEmpty { found.things.reserveCapacity(8) }
          found.things.append(Cue(concept: number - count, range: range, isSure: isSure))
        } else if !wholeLabels.contains(number) {
          if found.cues.isEmpty { found.cues.reserveCapacity(16) }
          found.cues.append(Cue(concept: number, range: range, isSure: isSure))
        }
      }
    }
    if !masks.isEmpty {
      WordingTable.leaveOut(masks, of: &found.cues, from: 0)
      WordingTable.leaveOut(masks, of: &found.things, from: count)
      WordingTable.leaveOut(masks, of: &found.verbs, from: firstVerb)
      WordingTable.leaveOut(masks, of: &found.senses, from: firstSense)
    }
    if found.things.count > 1 { found.things = found.things.longest }
    if found.verbs.count > 1 { found.verbs = found.verbs.longest }
    if found.senses.count > 1 { found.senses = found.senses.longest }
    return found
  }

  /// Leaves out what is masked; `first` is the number that the first of the cues has among the masks.
  private static func leaveOut(
    _ masks: [(concept: Int, range: Range<Int>)], of cues: inout [Cue], from first: Int
  ) {
    var firstMask = 0
    cues.removeAll { cue in
      // Both lists are sorted by start.
      while firstMask < masks.count,
        masks[firstMask].range.lowerBound + longest < cue.range.lowerBound
      {
        firstMask += 1
      }
      var mask = firstMask
      while mask < masks.count, masks[mask].range.lowerBound < cue.range.upperBound {
        if masks[mask].concept == cue.concept + first, masks[mask].range.overlaps(cue.range),
          !cue.goesBeyond(masks[mask].range)
        {
          return true
        }
        mask += 1
      }
      return false
    }
  }
}

extension [Cue] {
  /// Things without those whose name is only a part of a longer one: 电话 in 电话号码 is no phone. So it is
  /// with verbs.
  fileprivate var longest: [Cue] {
    // Most stand apart, and none is a part of another.
    if !touch { return self }
    var kept: [Cue] = []
    kept.reserveCapacity(count)
    // How far those reach that come before.
    var reach = 0
    for index in indices {
      let end = self[index].range.upperBound
      if !isPartOfNext(index), reach < end || !isPartOfEarlier(index) { kept.append(self[index]) }
      reach = Swift.max(reach, end)
    }
    return kept
  }

  /// Whether the name at a place is only a part of another that starts there.
  private func isPartOfNext(_ index: Int) -> Bool {
    var place = index + 1
    while place < count, self[place].range.lowerBound == self[index].range.lowerBound {
      if self[place].holds(self[index]) { return true }
      place += 1
    }
    return false
  }

  /// Whether the name at a place is only a part of one that comes before it.
  private func isPartOfEarlier(_ index: Int) -> Bool {
    let nearest = self[index].range.lowerBound - WordingTable.longest
    var place = index
    while place > 0, self[place - 1].range.lowerBound > nearest {
      place -= 1
      if self[place].holds(self[index]) { return true }
    }
    return false
  }

  /// Whether some of them share a byte, and are not of the same words.
  private var touch: Bool {
    var last = 0..<0
    for cue in self {
      if cue.range.lowerBound < last.upperBound, cue.range != last { return true }
      last = cue.range
    }
    return false
  }
}

extension Cue {
  /// Whether it is a longer word with a masked one in it: 不过滤 denies, 不过 does not.
  fileprivate func goesBeyond(_ mask: Range<Int>) -> Bool {
    isSure && range.count > mask.count && range.lowerBound <= mask.lowerBound
      && range.upperBound >= mask.upperBound
  }

  /// Whether it surely names another thing, of whose name the other one's is a part.
  fileprivate func holds(_ other: Cue) -> Bool {
    isSure && concept != other.concept && range.count > other.range.count
      && range.lowerBound <= other.range.lowerBound && range.upperBound >= other.range.upperBound
  }
}
