import CopyModel

/// What a column tells of how far a translation has come.
enum StateCell: Equatable, Sendable {
  /// In a word: “Needs review”.
  case status
  /// Whether somebody has approved of it.
  case approved
  case fuzzy
  /// Whether the text is to be translated at all.
  case translatable

  /// The state that a cell stands for; nil when it is not clear.
  func state(_ cell: String) -> UnitState? {
    let word = cell.lowercased().split { " -_".contains($0) }.joined(separator: " ")
    switch self {
    case .status: return Self.states[word]
    case .approved: return Self.yes.contains(word) ? .final : Self.states[word]
    case .fuzzy: return Self.yes.contains(word) || word == "fuzzy" ? .fuzzy : nil
    case .translatable: return Self.no.contains(word) ? .untranslatable : nil
    }
  }

  private static let yes: Set = [
    "yes", "y", "true", "1", "x", "✓", "✔", "✅", "ok", "예", "네", "是", "はい",
  ]
  private static let no: Set = ["no", "n", "false", "0", "아니요", "否", "いいえ"]

  /// The words of translation tools, and of those who keep tables by hand.
  private static let states: [String: UnitState] = {
    var states: [String: UnitState] = [:]
    let words: [(UnitState, [String])] = [
      (
        .translated,
        [
          "translated", "done", "complete", "completed", "reviewed", "ready", "번역됨", "번역 완료", "완료",
          "검수 완료", "已翻译", "已翻譯", "已完成", "完成", "翻訳済み",
        ]
      ),
      (
        .final, ["final", "approved", "signed off", "published", "승인", "승인됨", "已批准", "已核准", "承認済み"]
      ),
      (
        .needsReview,
        [
          "needs review", "review", "in review", "to review", "for review", "unreviewed",
          "pending review",
          "검토 필요", "검토 중", "검수 필요", "待审核", "待審核", "需审核", "待校对", "待校對", "要レビュー",
        ]
      ),
      (
        .new,
        [
          "new", "untranslated", "not translated", "to translate", "todo", "to do", "missing",
          "empty",
          "needs translation", "미번역", "번역 필요", "未翻译", "未翻譯", "待翻译", "待翻譯", "未翻訳",
        ]
      ),
      (.fuzzy, ["fuzzy"]),
      (.stale, ["stale", "outdated", "out of date"]),
      (
        .obsolete,
        [
          "obsolete", "deprecated", "deleted", "removed", "forbidden", "do not use", "삭제됨", "폐기",
          "사용 금지", "已废弃", "已廢棄", "禁用",
        ]
      ),
      (
        .untranslatable,
        ["untranslatable", "do not translate", "dnt", "번역 안 함", "不翻译", "不翻譯", "无需翻译", "無需翻譯"]
      ),
    ]
    for (state, spellings) in words {
      for spelling in spellings { states[spelling] = state }
    }
    return states
  }()
}
