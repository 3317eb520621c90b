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

      A “role” (title, message, button) adds the lines that the text takes in an alert of the “platform”, \#
      at the “textSize” (xSmall to AX5) that its reader has chosen. A “width” in points adds its lines at \#
      that width instead, with “fontSize”, “fontWeight” and “metrics” (apple, reference). A title fits on two \#
      lines, a button on one, a message above one row of buttons on the smallest screen; a text without a \#
      role fits on one line.
      """#)

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup var platform: PlatformOptions
  @OptionGroup var standardInput: StandardInput

  func run() async throws {
    var options = try common.options(configuration.load())
    try platform.apply(to: &options)
    let platforms = options.platforms.isEmpty ? [.iOS] : options.platforms
    let copydesk = try Copydesk(options)
    var input = NDJSONInput<TextField>()
    while case let objects = input.next(), !objects.isEmpty {
      var texts: [CopyText] = []
      var requests: [LineRequest?] = []
      var ids: [String] = []
      for object in objects {
        guard let text = object[.text]?.string else {
          input.complain("“text” is missing, the string to measure.", about: object)
          continue
        }
        let name = input.string(.locale, of: object) ?? options.sourceLocale.identifier
        guard let locale = input.locale(named: name) else {
          input.complain("“\(name)” is no locale that is known.", about: object)
          continue
        }
        guard options.wants(locale) else { continue }
        do throws(LineRequestError) {
          requests.append(try LineRequest(object, platforms: platforms))
        } catch {
          input.complain(error.message, about: object)
          continue
        }
        texts.append(CopyText(text, locale: locale))
        ids.append(object.id)
      }
      let facts = try await copydesk.analyze(texts)
      let lines = try await copydesk.lines(of: zip(facts, requests).map { (text: $0, request: $1) })
      var json = JSONWriter()
      for (number, id) in ids.enumerated() {
        json.object { json in
          json.name("id")
          json.literal(id)
          FactsJSON.write(facts[number], lines: lines[number], to: &json)
        }
        json.endLine()
      }
      try Output.write(json.bytes)
    }
    if input.hasErrors { throw ExitCode(2) }
  }
}

/// What a text to measure may say.
enum TextField: Int, NDJSONField {
  case id, text, locale, role, platform, textSize, width, fontSize, fontWeight, metrics
}
