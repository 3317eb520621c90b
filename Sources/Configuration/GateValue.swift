import Audit
import CopyModel

/// Reads `gate:` and `penalties:`: what a release must hold, and what findings cost.
enum GateValue {
  static let example = "{severity: warning, coverage: {ko: 100}, new-findings: 0, score: 95}"

  static func read(_ value: ConfigurationValue) throws(ConfigurationError) -> Gate {
    var gate = Gate()
    for (key, value) in try value.members(example) {
      switch try key.word() {
      case "severity":
        let word = try value.word()
        guard word == "any" || Severity(rawValue: word) != nil else {
          throw value.error("“severity” takes the worst that may be there: note, warning, or any.")
        }
        gate.severity = Severity(rawValue: word)
      case "coverage":
        guard value.isMapping else {
          gate.coverageOfOthers = try share(value)
          continue
        }
        for (locale, least) in try value.members("{ko: 100, zh-Hans: 98}") {
          gate.coverage[try locale.locale()] = try share(least)
        }
      case "new-findings":
        guard let count = Int(try value.word()), count >= 0 else {
          throw value.error("“new-findings” takes a whole number: so many may be new.")
        }
        gate.newFindings = count
      case "score": gate.score = try share(value)
      case let word:
        throw key.error(
          "“gate” has no “\(word)”. It takes severity, coverage, new-findings and score.")
      }
    }
    return gate
  }

  static func penalties(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> Score.Penalties {
    guard value.isMapping else {
      switch try value.word() {
      case "mqm": return .mqm
      case "lisa": return .lisa
      default:
        throw value.error("“penalties” takes mqm, lisa, or points such as {minor: 1, major: 5}.")
      }
    }
    var penalties = Score.Penalties.mqm
    for (key, value) in try value.members("{note: 0, minor: 1, major: 5, critical: 25}") {
      guard let points = Double(try value.word()), points.isFinite, points >= 0 else {
        throw value.error("A penalty is a number, none less than 0.")
      }
      switch try key.word() {
      case "note": penalties.note = points
      case "minor": penalties.minor = points
      case "major": penalties.major = points
      case "critical": penalties.critical = points
      case let word:
        throw key.error("“penalties” has no “\(word)”. It takes note, minor, major and critical.")
      }
    }
    return penalties
  }

  /// A number from 0 to 100.
  private static func share(_ value: ConfigurationValue) throws(ConfigurationError) -> Double {
    guard let share = Double(try value.word()), (0...100).contains(share) else {
      throw value.error("“\(value.key)” takes a number from 0 to 100.")
    }
    return share
  }
}
