import CopyModel
import FoundationEssentials
import Triage
import Yams

/// Reads what a project lets pass: `allow:` in `.copydesk.yml`, or the file that it names.
enum AllowanceFile {
  private static let example =
    "[{rule: long-button, key: 'onboarding.*', reason: two lines by design}]"
  private static let keys = [
    "rule", "key", "locale", "reason", "until", "by", "source", "target",
  ]

  static func read(_ value: ConfigurationValue) throws(ConfigurationError) -> [Allowance] {
    guard value.node.scalar != nil else { return try value.list(example, allowance) }
    let path = try value.file()
    let text = try ConfigurationFile.text(of: path)
    guard let node = try YAML.node(of: text, path: path), node.tag != Tag(.null) else { return [] }
    let root = ConfigurationValue(
      node: node, path: path, folder: URL(filePath: path).deletingLastPathComponent().path,
      key: "allow")
    return try root.list(example, allowance)
  }

  private static func allowance(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> Allowance {
    let line = value.node.mark?.line ?? 1
    var allowance = Allowance(rule: "", reason: "", place: "\(value.path):\(line)")
    for (key, value) in try value.members(example) {
      let word = try key.word()
      switch word {
      case "rule": allowance.rule = try value.rule()
      case "key": allowance.key = try value.word()
      case "locale": allowance.locale = try value.locale()
      case "reason": allowance.reason = try value.reason()
      case "until": allowance.until = try value.day()
      case "by": allowance.by = try value.word()
      case "source": allowance.source = try value.word()
      case "target": allowance.target = try value.word()
      default: throw key.unknownKey(word, keys)
      }
    }
    guard !allowance.rule.isEmpty else {
      throw value.error("Say which rule is let pass, such as rule: long-button.")
    }
    guard !allowance.reason.isEmpty else {
      throw value.error("Say why \(allowance.rule) is let pass: give a reason.")
    }
    return allowance
  }
}

extension ConfigurationValue {
  /// Words that say something.
  fileprivate func reason() throws(ConfigurationError) -> String {
    guard let text = node.scalar?.string, text.contains(where: { !$0.isWhitespace }) else {
      throw error("“reason” says nothing. Write why this is let pass.")
    }
    return text
  }

  /// A day of the calendar: `2027-03-01`.
  fileprivate func day() throws(ConfigurationError) -> String {
    let text = try word()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...Self.days(of: numbers[1], in: numbers[0])).contains(numbers[2])
    else { throw error("“until” takes a day such as 2027-03-01, not “\(text)”.") }
    return text
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
