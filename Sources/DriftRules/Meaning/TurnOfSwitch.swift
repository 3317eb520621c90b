import CopyModel
import RuleKit

extension Turn {
  /// What is switched the other way, where the thing stands between the verb and its particle: “turn the lamp off”, 開啟.
  init?(ofSwitch pair: borrowing TextPair) {
    guard pair.source.hasWord(of: .switchVerbs) else { return nil }
    let own = pair.source
    let their = pair.target
    guard let off = own.profile.concept(.turnOff), !pair.isTooLong,
      let on = own.profile.concepts[off].opposites.first
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let (place, isOn) = own.splitSwitch(in: sentences.source),
        case let (concept, opposite) = isOn ? (on, off) : (off, on),
        !own.mayMean(opposite, in: sentences.source),
        !their.mayMean(concept, in: sentences.target),
        let target = their.cue(opposite, in: sentences.target),
        Polarity(of: own, in: sentences.source).explicit.isEmpty,
        Polarity(of: their, in: sentences.target).explicit.isEmpty
      else { continue }
      self.init(
        source: Cue(concept: concept, range: place, isSure: true), target: target,
        opposite: opposite)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// A verb and the particle that ends its clause behind the thing that is switched, and whether it goes on.
  fileprivate func splitSwitch(in sentence: Range<Int>) -> (place: Range<Int>, isOn: Bool)? {
    let words = words(in: sentence)
    guard let verb = words.firstIndex(where: { isWord($0, in: .switchVerbs) }) else { return nil }
    for index in words[verb...].indices.dropFirst(2).prefix(5) {
      let isOn = isWord(words[index], in: .onParticles)
      guard isOn || isWord(words[index], in: .offParticles) else {
        // Another verb, or where something stands, has a particle of its own.
        if kinds(of: words[index - 1]).isDisjoint(with: [.small, .subordinator]) { continue }
        if kinds(of: words[index - 1]).contains(.determiner) { continue }
        return nil
      }
      let next = index + 1
      // “Off and on again”
      if next + 1 < words.endIndex,
        [RuleWords.List.onParticles, .offParticles].contains(where: {
          isWord(words[next + 1], in: $0)
        })
      {
        return nil
      }
      let ends =
        next == words.endIndex || string.utf8.span[words[index].upperBound] != UInt8(ascii: " ")
        || isWord(words[next], in: .joiners) || isWord(words[next], in: .asideOpeners)
        || kinds(of: words[next]).contains(.subordinator)
      return ends ? (words[verb].lowerBound..<words[index].upperBound, isOn) : nil
    }
    return nil
  }
}
