import CopyModel
import RuleKit

extension Rule {
  static let unreviewedTranslation = Rule(
    "unreviewed-translation", .table, .note, isFolded: true,
    crowdMessage: { .review($0, $1, $2) },
    statusMessage: { "\($0) translations wait for a review. Review them before they ship." },
    summary: "A translation that ships has been reviewed.",
    rationale: """
      A tool filled it in, or its source changed since. Someone who reads both languages should see
      it before people do; many apps do not even show it until then.
      """,
    source: .practice("states are worked off before a release"),
    examples: [
      .files(("ko.xliff", xliff("needs-review-translation", "⟦이 메모를 삭제하겠습니까?⟧", "ko"))),
      .files(("ko.xliff", xliff("translated", "이 메모를 삭제하겠습니까?", "ko"))),
      .files(("zh-Hans.xliff", xliff("new", "⟦要删除此备忘录吗？⟧", "zh-Hans"))),
      .files(("zh-Hans.xliff", xliff("new", "", "zh-Hans"))),
      .files(("zh_TW.po", "#, fuzzy\nmsgid \"Delete this note?\"\nmsgstr \"⟦要刪除此備忘錄嗎？⟧\"\n")),
      .files(("zh_TW.po", "msgid \"Delete this note?\"\nmsgstr \"要刪除此備忘錄嗎？\"\n")),
    ],
    check: .table { table, findings in
      for index in table.unreviewedUnits {
        findings.flag(table.units[index], .review(table.units[index].state))
      }
    }
  )
}

extension UnitTable {
  /// The translations that wait for a review, one for each string.
  fileprivate var unreviewedUnits: [Int] {
    units.runs.flatMap { run in
      guard let state = units.state(of: run.lowerBound),
        [.needsReview, .fuzzy, .new].contains(state),
        units.locale(of: run.lowerBound) != sourceLocale
      else { return [Int]() }
      return run.filter { index in
        units[index].target?.trimmed.isEmpty == false
          && !(isLaterForm(index) && units.state(of: index - 1) == state)
      }
    }
  }
}

/// A file with one translation in a state.
private func xliff(_ state: String, _ target: String, _ locale: String) -> String {
  """
  <xliff version="1.2"><file original="App" source-language="en" target-language="\(locale)"><body>
  <trans-unit id="note.delete"><source>Delete this note?</source>
  <target state="\(state)">\(target)</target></trans-unit>
  </body></file></xliff>
  """
}

extension Message {
  fileprivate static func review(_ state: UnitState?) -> Message {
    switch state {
    case .fuzzy:
      "This translation is marked fuzzy. Compare it with its source, then clear the mark."
    case .new: "This translation is still marked as new. Review it, then mark it as translated."
    default: "This translation waits for a review. Review it, then mark it as translated."
    }
  }

  fileprivate static func review(
    _ count: Int, _ first: [String], _ locale: LocaleTag
  ) -> Message {
    """
    \(count) translations into \(locale) wait for a review: \(first.asBeginning(of: count)). Review them before \
    they ship.
    """
  }
}
