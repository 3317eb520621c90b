import CopyModel

/// A button of an example as it is written: `Cancel [cancel, default]`.
struct ListedButton {
  let title: String
  let traits: AlertTraits.Button

  init(_ written: String) {
    let parts = written.split(separator: "[", maxSplits: 1)
    guard parts.count == 2, written.hasSuffix("]") else {
      title = written
      traits = AlertTraits.Button()
      return
    }
    title = String(parts[0]).trimmed
    let marks = parts[1].dropLast().split(separator: ",").map { String($0).trimmed }
    traits = AlertTraits.Button(
      role: marks.compactMap(AlertTraits.ButtonRole.init).first,
      isDefault: marks.contains("default"))
  }
}
