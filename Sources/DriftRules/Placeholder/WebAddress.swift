import CopyModel

/// An address of the web, as an app shows it.
enum WebAddress {
  /// Whether an address goes on with a byte (RFC 3986): what stands between quotes, brackets or spaces.
  static func isPart(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"'<>()[]{}`|".utf8.contains(byte)
  }

  /// An address without its language: parts of it that are a language tag count as one another.
  static func key(of address: String) -> String {
    address.split(separator: "/", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      // The case of a scheme says nothing.
      if index == 0, part.hasSuffix(":") { return part.lowercased() }
      let subtags = part.split { $0 == "-" || $0 == "_" }
      let isLanguage =
        subtags.first?.utf8.count == 2 && subtags.count < 4
        && LocaleTag(folding: String(part)) != nil
      return isLanguage ? "*" : String(part)
    }.joined(separator: "/")
  }

  /// An address without its scheme.
  static func place(of address: String) -> String {
    let parts = address.split(separator: "/")
    return parts.first?.hasSuffix(":") == true ? parts.dropFirst().joined(separator: "/") : address
  }

  /// Whether it says more than the page of a site: a scheme, a host.
  static func isWhole(_ address: String) -> Bool {
    address.hasPrefix("//") || address.hasPrefix("mailto:") || address.utf8.span.contains("://")
  }

  /// The parts of a page's address that say nothing of a language: /en/help, /help and help.ko.html are one page.
  static func page(_ address: String) -> [[Substring]] {
    address.split(separator: "/").compactMap { part in
      // What has two letters may be a language or a country (BCP 47, 2.2).
      let names = part.split { "._-=?&".contains($0) }.filter { name in
        name != "html" && name.lowercased() != "hans" && name.lowercased() != "hant"
          && !(name.utf8.count == 2 && name.utf8.allSatisfy(\.isASCIILetter))
      }
      return names.isEmpty ? nil : names
    }
  }

  /// Whether an address is another's in a language of its own: zh.example.com for example.com.
  static func isLocal(_ local: String, of address: String) -> Bool {
    let (labels, others) = (hostLabels(of: local), hostLabels(of: address))
    return labels.count > 2 && labels.suffix(2) == others.suffix(2)
      && labels.dropLast(2).contains { label in
        // What stands there may be a country as well: cn, jp.
        !others.contains(label)
          && (LocaleTag(folding: String(label)) != nil || ["cn", "hk", "jp"].contains(label))
      }
  }

  /// The names between the dots of a host.
  private static func hostLabels(of address: String) -> [Substring] {
    let parts = address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
    return parts.count > 1 ? parts[1].split(separator: ".") : []
  }
}
