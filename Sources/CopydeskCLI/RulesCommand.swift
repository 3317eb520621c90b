import ArgumentParser
import Copydesk
import Reports
import RuleKit

/// `copydesk rules`: the catalogue, or single rules explained.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or explain some of them.")

  @Argument(help: "The rules to explain; without any, all are listed.")
  var names: [String] = []

  @Option(help: ArgumentHelp("How to print them: text, json, markdown."))
  var format = "text"

  func run() throws {
    let rules = RuleCatalogue.rules
    let chosen = names.isEmpty ? rules : rules.filter { names.contains($0.id) }
    // A run cannot be prepared with rules that do not exist.
    var options = Options()
    options.only = Set(names)
    _ = try Copydesk(options)
    switch format {
    case "json": try Output.write(RulePages.json(chosen))
    case "markdown": try Output.write(Array(RulePages.markdown(chosen).utf8))
    case "text" where names.isEmpty: try Output.write(Array(RulePages.list(rules).utf8))
    case "text": try Output.write(Array(chosen.map(RulePages.page).joined(separator: "\n").utf8))
    default:
      throw ValidationError(
        "There is no format “\(format)” for rules. Take text, json or markdown.")
    }
  }
}
