extension String {
  /// The text as XML holds it between tags or quotes. What XML 1.0 has no place for (2.2, Char), such as most
  /// control characters, becomes U+FFFD.
  package var asXML: String {
    var xml = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      // In an attribute, these would be read as spaces.
      case "\t": xml += "&#9;"
      case "\n": xml += "&#10;"
      case "\r": xml += "&#13;"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": xml += "\u{FFFD}"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
