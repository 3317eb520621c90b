import ArgumentParser
import CopyModel
import Copydesk
import JSONText
import Reports

/// `copydesk analyze`: the Analyzer alone.
struct AnalyzeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract: "Measure texts: JSON objects in on standard input, facts out, in the same order.",
    discussion: #"""
      In, one object a line: {"id":1,"text":"Delete this note?","locale":"en"}
      """#)

  @OptionGroup var common: CommonOptions

  func run() async throws {
    let options = try common.options()
    let copydesk = try Copydesk(options)
    var input = NDJSONInput()
    while case let objects = input.next(), !objects.isEmpty {
      var texts: [CopyText] = []
      var ids: [String] = []
      for object in objects {
        guard let text = object.value["text"]?.string else {
          input.complain("“text” is missing, the string to measure.")
          continue
        }
        let name = object.value["locale"]?.string ?? options.sourceLocale.identifier
        guard let locale = LocaleTag(folding: name) else {
          input.complain("“\(name)” is no locale that is known.")
          continue
        }
        texts.append(CopyText(text, locale: locale))
        ids.append(object.id)
      }
      var json = JSONWriter()
      for (id, facts) in zip(ids, try await copydesk.analyze(texts)) {
        json.object { json in
          json.name("id")
          json.literal(id)
          FactsJSON.write(facts, to: &json)
        }
        json.endLine()
      }
      try Output.write(json.bytes)
    }
    if input.hasErrors { throw ExitCode(2) }
  }
}
