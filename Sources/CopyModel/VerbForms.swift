/// A verb form and the verbs that it may be a regular form of: `setting` → `set`, `signs` → `sign`.
struct VerbForms: Sequence {
  private let forms: [String]

  /// `form` is in lowercase.
  init(_ form: String) {
    var forms = [form]
    func add(_ stem: Substring) {
      guard stem.count > 1 else { return }
      forms.append(String(stem))
      // Doubled before the ending: setting, logged.
      if let last = stem.last, stem.dropLast().last == last {
        forms.append(String(stem.dropLast()))
      }
      // Dropped before the ending: closing, saved.
      forms.append(stem + "e")
    }
    if form.hasSuffix("ing") {
      add(form.dropLast(3))
    } else if form.hasSuffix("ed") {
      add(form.dropLast(2))
    } else if form.hasSuffix("s") {
      add(form.dropLast())
      if form.hasSuffix("es") { add(form.dropLast(2)) }
    }
    if form.hasSuffix("ied") || form.hasSuffix("ies") { forms.append(form.dropLast(3) + "y") }
    self.forms = forms
  }

  func makeIterator() -> IndexingIterator<[String]> { forms.makeIterator() }
}
