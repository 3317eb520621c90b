import CopyModel
import RuleKit

extension TextPair {
  /// A form of the translation for just one number, `=11 {…}`, which the source has for none or for another; or one that
  /// stands there twice. What is said of none and of one may well be set apart in one language alone.
  var otherExactForm: (source: MessageFormat.Branch?, target: MessageFormat.Branch)? {
    guard let source = source.message, let target = target.message, !isTooLong else { return nil }
    let counted = source.arguments.filter { !$0.exactForms.isEmpty }
    for argument in target.arguments where !argument.exactForms.isEmpty {
      guard let own = counted.first(where: { $0.name == argument.name }) else { continue }
      let (asked, said) = (own.exactForms, argument.exactForms)
      for form in said
      where said.count(where: { $0.selector == form.selector }) > 1
        || !asked.contains(where: { $0.selector == form.selector })
          && !ExactForms.usual.contains(form.selector)
      {
        let lost = asked.first { own in !said.contains { $0.selector == own.selector } }
        return (lost, form)
      }
    }
    return nil
  }
}

extension MessageFormat.Argument {
  /// Its branches for one number each, as far as they are compared.
  fileprivate var exactForms: [MessageFormat.Branch] {
    branches.prefix(ExactForms.most).filter { $0.selector.utf8.first == UInt8(ascii: "=") }
  }
}

private enum ExactForms {
  /// What each language may set apart.
  static let usual = ["=0", "=1"]
  /// No real message has more.
  static let most = 64
}

extension Message {
  static func otherForm(_ selector: String) -> Message {
    "The translation has a form for \(selector) that the source has not, or has it twice. Take the source’s."
  }
}
