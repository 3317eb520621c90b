import CopyModel

/// What people call the parts of an alert when they write its copy down: “Title”, “Body”, “Button 2”, 제목, 按钮.
enum ElementName {
  /// The role that nothing but a name of it tells: “**Button (cancel)**” does, “Title of the movie” does not.
  static func role(_ text: String) -> Role? {
    guard text.utf8.count <= longest else { return nil }
    var role: Role?
    let parts = text.lowercased().split { !$0.isLetter }
    for part in parts {
      let word = String(part)
      if let named = names[word] {
        guard role == nil || role == named else { return nil }
        role = named
      } else if !kinds.contains(word) {
        return nil
      }
    }
    return role
  }

  private static let longest = 40

  /// What may stand beside a name: which one it is.
  private static let kinds: Set = [
    "alert", "dialog", "cancel", "destructive", "default", "primary", "secondary", "confirm",
    "left",
    "right", "leading", "trailing", "first", "second", "third", "main", "text", "label", "취소", "확인",
    "기본",
    "取消", "确定", "確定", "主要", "次要",
  ]

  private static let names: [String: Role] = {
    var names: [String: Role] = [:]
    let words: [(Role, String)] = [
      (.title, "title headline 제목 타이틀 标题 標題 タイトル"),
      (.message, "message body description 메시지 본문 내용 설명 信息 訊息 消息 正文 内容 內容 说明 說明 メッセージ 本文"),
      (.button, "button buttons btn action actions cta 버튼 按钮 按鈕 ボタン"),
    ]
    for (role, list) in words {
      for word in list.split(separator: " ") { names[String(word)] = role }
    }
    return names
  }()
}

/// Counts the alerts whose parts come one behind the other: each title begins one, and so does a message behind buttons.
struct ElementCounter {
  /// As many buttons as an alert may well have.
  private static let mostButtons = 4

  private var number = 0
  private var isOpen = false
  private var buttons = 0

  /// What a text of a role is part of; an alert of its own without a title before it.
  mutating func part(_ role: Role, _ evidence: Evidence) -> UnitPart {
    let isNext =
      role == .title || role == .message && buttons > 0 || buttons == Self.mostButtons
    if !isOpen || isNext { (number, buttons) = (number + 1, 0) }
    isOpen = true
    if role == .button { buttons += 1 }
    return UnitPart(
      alert: String(number), role: role, alertEvidence: evidence, roleEvidence: evidence)
  }

  /// A text that is no part of an alert ends the last.
  mutating func end() { isOpen = false }
}
