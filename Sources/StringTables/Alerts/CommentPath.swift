import CopyModel

/// A comment that names where a string stands step by step: “Move error alert -> title”.
struct CommentPath {
  /// What its last step names; nil where that is no part of an alert.
  let role: Role?
  /// Whether it leads through an alert.
  let isOnAlert: Bool
  /// The steps before the last, without the words that only say that they are an alert.
  let alert: String?
  /// Whether other comments of the string lead elsewhere: a Cancel that several alerts share.
  let isShared: Bool

  /// Nil where the comment has no steps.
  init?(_ comment: String) {
    let lines = comment.split(whereSeparator: \.isNewline)
    guard let line = lines.first, line.contains(where: { $0 == ">" || $0 == "→" }) else {
      return nil
    }
    let steps = line.replacing("→", with: "->").split(separator: "->").map {
      KeyWord.split(String($0)).map(\.text)
    }
    // “Button: opens Settings → General” leads to no string.
    guard steps.count > 1, let last = steps.last, let part = last.last, let first = steps[0].first,
      !AlertWords.namesText(first), !AlertWords.button.contains(first)
    else { return nil }
    let place = steps.dropLast().joined()
    isOnAlert = place.contains(where: AlertWords.isAlert)
    isShared = lines.count > 1
    role =
      if AlertWords.button.contains(part) {
        .button
      } else if isOnAlert, AlertWords.title.contains(part) {
        .title
      } else if isOnAlert, AlertWords.message.contains(part) {
        .message
      } else {
        nil
      }
    let name = place.filter { !AlertWords.isAlert($0) && $0 != "panel" }.joined(separator: " ")
    alert = isOnAlert && !name.isEmpty ? name : nil
  }
}
