import CopyModel
import RuleKit

extension Turn {
  /// What is not allowed and is not banned in the translation, so that it is allowed: “Don’t allow sites to …”, 不禁止网站…;
  /// 차단하지 않음.
  init?(ofBan pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let ban = own.profile.concept(.dontAllow), own.sure.contains(ban), !pair.isTooLong,
      let allow = own.profile.concept(.allow), case let concepts = own.profile.concepts
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard let cue = own.cue(ban, in: sentences.source),
        own.wordCount(in: sentences.source) <= 26
      else { continue }
      let bans = their.cues.filter {
        $0.isSure && sentences.target.overlaps($0.range)
          && ($0.concept == ban || concepts[$0.concept].opposites.contains(allow))
      }
      // 不允许 is one word for the ban, with its negation.
      guard let denied = bans.first(where: their.isDenied), bans.allSatisfy(their.isDenied),
        own.cues.allSatisfy({
          $0.concept != ban || !$0.isSure || $0.range.overlaps(cue.range)
        })
      else { continue }
      self.init(source: cue, target: denied, opposite: allow)
      return
    }
    return nil
  }
}
