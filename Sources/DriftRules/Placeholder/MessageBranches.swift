import CopyModel
import RuleKit

/// The plurals and selects of a message and of its translation, side by side.
struct MessageBranches {
  /// A branch of the translation and the branch of the source that says the same.
  struct Pairing {
    /// The argument of the translation.
    let argument: MessageFormat.Argument
    /// The main branch where the source has none with the selector.
    let source: MessageFormat.Branch
    let target: MessageFormat.Branch

    /// Whether both have one selector.
    var isSameForm: Bool { source.selector == target.selector }

    /// Whether the branch of the translation is its branch `other` without the number: 卡片  张.
    fileprivate func losesOnlyNumber(in text: AnalyzedText) -> Bool {
      guard let other = argument.branches.last(where: { $0.selector == "other" }) else {
        return false
      }
      let numbers =
        other.numberSigns + other.arguments.filter { $0.name == argument.name }.map(\.range)
      guard numbers.count == 1, let number = numbers.first else { return false }
      let rest =
        text.text(in: other.range.lowerBound..<number.lowerBound)
        + text.text(in: number.upperBound..<other.range.upperBound)
      let left = text.text(in: target.range).filter { $0 != " " }
      return !left.isEmpty && left == rest.filter { $0 != " " }
    }
  }

  private(set) var pairings: [Pairing] = []

  /// How many branches are compared: no real message has more, and time stays linear.
  private static let most = 256

  init(_ pair: borrowing TextPair) {
    guard let source = pair.source.message, let target = pair.target.message else { return }
    var known: [String: MessageFormat.Argument] = [:]
    for argument in source.all where known[argument.name] == nil && !argument.branches.isEmpty {
      known[argument.name] = argument
    }
    for argument in target.all {
      guard let other = known[argument.name], let main = other.mainBranch else { continue }
      for branch in argument.branches {
        guard pairings.count < Self.most else { return }
        let same = other.branches.prefix(Self.most).first { $0.selector == branch.selector }
        pairings.append(Pairing(argument: argument, source: same ?? main, target: branch))
      }
    }
  }

  /// What a branch of the source holds and the same branch of the translation does not: where it
  /// stands in the source, as written, and the branch.
  func lost(
    in pair: TextPair
  ) -> (source: Range<Int>, text: String, branch: MessageFormat.Branch)? {
    for pairing in pairings {
      let held = Set(pairing.target.all.map(\.name))
      for argument in pairing.source.all
      where argument.name != pairing.argument.name && !held.contains(argument.name) {
        return (argument.range, pair.source.text(in: argument.range), pairing.target)
      }
      // “One file” may leave the number out, and so may any form but `other`, unless nothing but the number is gone.
      guard pairing.argument.kind != .select, pairing.argument.kind != .choice, pairing.isSameForm,
        pairing.target.numberSigns.isEmpty, !held.contains(pairing.argument.name),
        pairing.target.selector == "other" || pairing.losesOnlyNumber(in: pair.target)
      else { continue }
      let number =
        pairing.source.numberSigns.first
        ?? pairing.source.all.first { $0.name == pairing.argument.name }?.range
      if let number { return (number, pair.source.text(in: number), pairing.target) }
    }
    return nil
  }
}

extension TextPair {
  /// A value that the source shows and by which the translation only picks a form: “{n} {n, plural, …}” without {n} or #.
  var unshownValue: Placeholder? {
    guard let message = target.message, !isTooLong else { return nil }
    return source.placeholders.first { placeholder in
      guard placeholder.syntax == .named, let name = placeholder.argument,
        !target.placeholders.contains(where: { $0.syntax == .named && $0.argument == name })
      else { return false }
      let forms = message.all.filter { $0.name == name && $0.kind == .plural }
      return !forms.isEmpty
        && forms.allSatisfy { form in
          form.branches.allSatisfy {
            $0.numberSigns.isEmpty && !$0.all.contains { $0.name == name }
          }
        }
    }
  }
}

extension MessageFormat {
  /// Its arguments, those in branches too.
  var all: [Argument] { arguments.flatMap(\.all) }
}

extension MessageFormat.Argument {
  fileprivate var all: [Self] { [self] + branches.flatMap(\.all) }
}

extension MessageFormat.Branch {
  fileprivate var all: [MessageFormat.Argument] { arguments.flatMap(\.all) }
}
