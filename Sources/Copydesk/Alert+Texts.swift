import CopyModel

extension Alert {
  /// Its own texts: title, message and buttons.
  var texts: [TextUnit] { [title, message].compactMap(\.self) + buttons }
}
