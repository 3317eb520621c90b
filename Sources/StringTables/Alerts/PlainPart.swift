package import CopyModel

extension TextUnit {
  /// Whether it is a string of a window in Interface Builder, whose buttons are none of alerts.
  package var isOfInterfaceBuilder: Bool { comment?.isOfInterfaceBuilder == true }

  /// Whether more than the form of its text says that it is part of an alert, so that the alert's rules may judge it:
  /// a dialog is any window unless a text and a button of it are known.
  package var isPlainlyOnAlert: Bool {
    guard let roleEvidence, roleEvidence < .comment else { return true }
    let key = KeyGrammar(key)
    guard !isOfInterfaceBuilder, !key.isOfWindow else { return false }
    // Alone, a question may be the title or the message of the alert: only its key tells.
    guard alert != nil else { return role != .button && key.namesAlert && key.role == role }
    return roleEvidence >= .key && (key.namesAlert || alertEvidence ?? .text != .key)
  }
}
