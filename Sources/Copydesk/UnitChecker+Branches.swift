import CopyModel
import ICUText
import RuleKit

extension UnitChecker {
  /// What is wrong with a pair of messages, read by `other` as every text is, and by each other branch that both have.
  mutating func checkBranches(
    of unit: TextUnit, _ pair: TextPair
  ) throws(ICUError) -> [Found] {
    var found: [Found] = []
    run(rules.pairs, on: pair, about: unit, into: &found)
    try addBranches(of: unit, pair, rules.pairs, to: &found)
    return found
  }

  /// Adds what only the other branches say otherwise: “Open the file?” for one, 关闭文件？ A rule that has found something in
  /// the message is heard once.
  mutating func addBranches(
    of unit: TextUnit, _ pair: TextPair, _ rules: [RuleSelection.PairRule], to found: inout [Found]
  ) throws(ICUError) {
    let branching = rules.filter { self.rules.selected[$0.number].rule.looksIntoBranches }
    var heard = Set(found.map { $0.by.rule.id })
    for selector in pair.otherSelectors {
      let branch = TextPair(
        source: try analyze(pair.source, showing: selector),
        target: try analyze(pair.target, showing: selector), role: pair.role,
        variation: pair.variation, glossary: pair.glossary, earlierSource: nil)
      var others: [Found] = []
      run(branching, on: branch, about: unit, into: &others)
      for other in others where !heard.contains(other.by.rule.id) { found.append(other) }
      heard.formUnion(others.map { $0.by.rule.id })
    }
  }
}

extension Rule {
  /// Whether it reads a message by one branch only: what each branch has to hold is otherwise asked of all at once.
  fileprivate var looksIntoBranches: Bool { category == .meaning || id == "lost-markup" }
}

extension TextPair {
  /// How many other branches of a message are compared: no real message has more, and time stays linear.
  private static let mostBranches = 8

  /// Whether both texts are messages with branches that they are not read by.
  var hasOtherBranches: Bool { !otherSelectors.isEmpty }

  /// The selectors of the branches that both messages have, besides those that they are read by: `=0`, `one`.
  fileprivate var otherSelectors: [String] {
    guard let source = source.message, let target = target.message, !isTooLong else { return [] }
    let own = source.arguments.filter { !$0.branches.isEmpty }
    var selectors: [String] = []
    for argument in target.arguments where !argument.branches.isEmpty {
      guard let answer = own.first(where: { $0.name == argument.name }) else { continue }
      let asked = answer.branches.prefix(Self.mostBranches).map(\.selector)
      let read = [argument.mainBranch?.selector, answer.mainBranch?.selector]
      for branch in argument.branches.prefix(Self.mostBranches)
      where asked.contains(branch.selector) && !read.contains(branch.selector) {
        if selectors.count == Self.mostBranches { return selectors }
        if !selectors.contains(branch.selector) { selectors.append(branch.selector) }
      }
    }
    return selectors
  }
}
