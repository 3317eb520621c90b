import CopyModel
import Copydesk
import Yams

/// A function of the project that shows alerts: `{name: showAlert, title: 0, message: message, buttons: actions}`.
enum AlertFunctionValue {
  static let example = "[{name: showAlert, title: 0, message: message, buttons: actions}]"
  private static let keys = ["name", "title", "message", "buttons", "kind"]

  static func read(_ value: ConfigurationValue) throws(ConfigurationError) -> AlertFunction {
    var function = AlertFunction(name: "")
    for (key, value) in try value.members("{name: showAlert, title: 0, message: message}") {
      let word = try key.word()
      switch word {
      case "name": function.name = try value.word()
      case "title": function.title = try argument(value)
      case "message": function.message = try argument(value)
      case "buttons":
        function.buttons =
          value.node.sequence == nil
          ? [try argument(value)]
          : try value.list("[confirm, cancel]") { element throws(ConfigurationError) in
            try argument(element)
          }
      case "kind": function.kind = try value.choice(of: AlertTraits.Kind.self)
      default: throw key.unknownKey(word, keys)
      }
    }
    guard !function.name.isEmpty else {
      throw value.error("Say what the function is called: name: showAlert")
    }
    guard function.title != nil || function.message != nil || !function.buttons.isEmpty else {
      throw value.error(
        "“\(function.name)” shows nothing. Say which argument is the title, the message or a button."
      )
    }
    return function
  }

  /// A label, or a number from 0.
  private static func argument(_ value: ConfigurationValue) throws(ConfigurationError)
    -> AlertFunction.Argument
  {
    let word = try value.word()
    return Int(word).map { .number($0) } ?? .label(word)
  }
}
