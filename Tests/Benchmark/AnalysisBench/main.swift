// Measures every line of a file as the pipeline does, on one core: words, sentences, case, marks, and the
// lines that it takes as an alert's message on iOS. Prints nanoseconds a line, the least of several runs.
//
//   AnalysisBench LOCALE FILE RUNS

import CopyModel
import LocaleProfiles
import StoredFiles
import TextAnalysis
import TextLayout

/// In a function, because what it changes would be checked at every access if it were global.
func measure(_ arguments: [String]) throws -> Double {
  guard arguments.count == 4, let runs = Int(arguments[3]),
    let tag = LocaleTag(folding: arguments[1])
  else { throw BenchError.usage }
  let texts = String(decoding: try StoredFile.bytes(of: arguments[2]), as: UTF8.self)
    .split(separator: "\n").map(String.init)
  let profile = try LocaleLibrary.embedded().profile(for: tag)
  var analyzer = Analyzer()
  var layouter = TextLayouter(try LayoutFacts())
  let message = FontStyle(size: 13, weight: 400)

  var least = Double.infinity
  for run in 0...runs {
    var found = 0
    let time = try ContinuousClock().measure {
      for text in texts {
        let facts = try analyzer.analyze(text, profile: profile, readsMeaning: false)
        let lines = try layouter.lines(
          of: facts, width: 238, mostLines: 4, metrics: .apple, style: message)
        found += facts.words.count + facts.sentences.count + lines.lines.count
        if facts.caseFacts.capitalization != nil { found += 1 }
      }
    }
    guard found > 0 else { throw BenchError.nothingFound }
    // The first run only warms up.
    if run > 0 { least = min(least, time / .nanoseconds(1) / Double(texts.count)) }
  }
  return least
}

print(try measure(CommandLine.arguments))

enum BenchError: Error {
  case usage, nothingFound
}
