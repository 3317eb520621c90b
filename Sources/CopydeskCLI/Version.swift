import Copydesk

/// What `--version` prints.
enum Version {
  static let number = "0.1.0"

  static var text: String {
    "copydesk \(number) (ICU \(Libraries.icu), Unicode \(Libraries.unicode))"
  }
}
