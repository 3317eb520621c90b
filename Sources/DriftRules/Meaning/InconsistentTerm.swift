import CopyModel
import RuleKit

extension Rule {
  static let inconsistentTerm = Rule(
    "inconsistent-term", .meaning, .warning,
    summary: "Within a text, one thing has one name.",
    rationale: """
      A button that is 버튼 in one sentence and 단추 in the next looks like two things. Where the source
      names a part of the interface with one word throughout, the translation does so too.
      """,
    source: .work("Locales/*.things.json: how each locale names the parts of an interface"),
    examples: [
      .pair(
        "Place buttons in a row. Each button has a title.", "버튼을 한 줄로 배치하십시오. ⟦단추⟧마다 제목이 있습니다.",
        in: "ko"),
      .pair(
        "Place buttons in a row. Each button has a title.", "버튼을 한 줄로 배치하십시오. 버튼마다 제목이 있습니다.",
        in: "ko"),
      .pair(
        "Go to the home screen. The home screen shows all apps.", "请前往主屏幕。⟦桌面⟧会显示所有App。",
        in: "zh-Hans"),
      .pair(
        "Go to the home screen. The home screen shows all apps.", "请前往主屏幕。主屏幕会显示所有App。",
        in: "zh-Hans"),
      .pair(
        "Open the folder. The folder is empty.", "請打開檔案夾。⟦資料夾⟧是空的。", in: "zh-Hant"),
      .pair("Open the folder. The folder is empty.", "請打開檔案夾。檔案夾是空的。", in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      guard pair.source.sentences.count > 1, !pair.isTooLong else { return }
      for thing in pair.source.repeatedThings {
        guard let other = pair.otherName(of: thing) else { continue }
        findings.flag(
          source: nil, target: other.range,
          .useOneName(pair.target.text(in: other.first), pair.target.text(in: other.range)),
          confidence: 0.82)
        return
      }
    }
  )
}

extension AnalyzedText {
  /// The parts of an interface that the text names more than once, each by one word.
  fileprivate var repeatedThings: [Int] {
    var repeated: [Int] = []
    guard things.count > 1 else { return [] }
    for thing in things where thing.isSure && profile.things.isOfInterface(thing.concept) {
      guard !repeated.contains(thing.concept),
        things.count(where: { $0.concept == thing.concept && $0.isSure }) > 1
      else { continue }
      repeated.append(thing.concept)
    }
    return repeated
  }
}

extension AnalyzedText {
  /// Whether it may name a thing by other words than those that name another.
  fileprivate func names(_ thing: Int, besides other: Int) -> Bool {
    mayBeNamed.contains(thing)
      && things.contains { name in
        name.concept == thing
          && !things.contains { $0.concept == other && $0.isSure && $0.range.overlaps(name.range) }
      }
  }
}

extension TextPair {
  /// A second name for a thing, and the first one; nil when there is one name, or when another thing explains the second.
  fileprivate func otherName(of thing: Int) -> (first: Range<Int>, range: Range<Int>)? {
    let names = target.things.filter { $0.concept == thing && $0.isSure }
    guard let first = names.first else { return nil }
    // A character of a name that may mean many things explains none: 装 in 装置.
    let covers = { (cue: Cue, name: Cue) in
      cue.range.overlaps(name.range) && (cue.isSure || cue.range.count >= name.range.count)
    }
    let isExplained = { [source, target] (name: Cue) in
      target.cues.contains { covers($0, name) && source.mayMean($0.concept) }
        || target.things.contains {
          $0.concept != thing && $0.isSure && $0.range.overlaps(name.range)
            && source.names($0.concept, besides: thing)
        }
    }
    guard !isExplained(first) else { return nil }
    let usual = target.text(in: first.range)
    let other = names.first { name in
      let own = target.text(in: name.range)
      return !own.contains(usual) && !usual.contains(own) && !isExplained(name)
        && !names.contains { $0.range != name.range && $0.range.overlaps(name.range) }
    }
    return other.map { (first.range, $0.range) }
  }
}

extension ThingList {
  private static let partsOfInterface: Set<String> = [
    "alert", "button", "home-screen", "folder", "account", "device", "notification",
    "action-sheet", "keyboard", "password",
  ]

  /// Whether a thing is a part of an interface, which has a name.
  fileprivate func isOfInterface(_ thing: Int) -> Bool {
    Self.partsOfInterface.contains(names[thing])
  }
}

extension Message {
  fileprivate static func useOneName(_ first: String, _ other: String) -> Message {
    "“\(other)” is “\(first)” elsewhere in this text. Use one name for one thing."
  }
}
