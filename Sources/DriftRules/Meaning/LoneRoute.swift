import CopyModel
import RuleKit

extension TextPair {
  /// Whether the source is a few words that say where something comes from, and not where it goes.
  var mayTurnStart: Bool {
    source.words.count <= LoneRoute.mostWords && source.hasWord(of: .fromWords)
      && !source.hasWord(of: .toWords)
  }

  /// Whether where something comes from became where it goes: “copy from the card”, 複製到卡片.
  func turnsStart(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let start = source.loneStart(in: original), let terms = SharedTerms(self) else {
      return false
    }
    let places = terms.placesSaid(of: terms.keysAsked(in: start)).filter(translation.overlaps)
    return places.contains { target.roles(at: $0) == [.to] && !target.isInWord(before: $0) }
      && !places.contains { target.roles(at: $0).contains(.from) }
      && !target.saysStart(in: translation)
      // 取消固定到 undoes what was put there.
      && target.profile.concept(.cancel).flatMap { target.cue($0, in: translation) } == nil
  }
}

private enum LoneRoute {
  /// A longer text has more ways to say where something goes.
  static let mostWords = 8
}

extension AnalyzedText {
  /// Up to three words behind the only “from” of a sentence.
  fileprivate func loneStart(in sentence: Range<Int>) -> Range<Int>? {
    let places = words.indices.filter {
      sentence.overlaps(words[$0]) && isWord(words[$0], in: .fromWords)
    }
    guard places.count == 1, let from = places.first, from > 0,
      // 向 stands before whom one asks.
      !words[..<from].contains(where: { begins($0, in: .askingWords) }),
      let last = words[(from + 1)...].prefix(3).last(where: sentence.overlaps)
    else { return nil }
    return words[from + 1].lowerBound..<last.upperBound
  }

  /// Whether the sign before a place is a part of a longer word: 入 in 匯入.
  fileprivate func isInWord(before place: Range<Int>) -> Bool {
    let sign = max(place.lowerBound - 3, 0)..<place.lowerBound
    return (verbs + cues).contains { $0.range.count > 3 && $0.range.overlaps(sign) }
      || terms?.contains { $0.range.count > 3 && $0.range.overlaps(sign) && $0.range != place }
        ?? false
  }

  /// Whether any word of a sentence may say where something starts.
  fileprivate func saysStart(in sentence: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let table = profile.placeholderRoles
    return (table.before + table.behind).contains { marker in
      marker.roles.contains(.from) && !marker.roles.contains(.place)
        && sentence.contains { bytes.has(marker.word, at: $0) }
    }
  }
}
