package import CopyModel
package import Copydesk
import Reports
import TextLayout

extension AlertGallery {
  /// Where the parts of an alert stand; nil on a platform whose widths nobody knows.
  func frame(of version: Version, in entry: Entry) -> AlertFrame? {
    facts.frame(
      of: version.shape, as: version.kind, buttons: entry.traits?.buttons ?? [],
      on: entry.platform, at: size, isRightToLeft: version.alert.locale.isRightToLeft)
  }

  /// The languages in which an alert is the highest; none where it is as high in all.
  package func highest(of entry: Entry) -> Set<LocaleTag> {
    let heights = entry.versions.compactMap { version in
      frame(of: version, in: entry).map { (version.alert.locale, $0.height) }
    }
    guard let most = heights.map(\.1).max(), heights.contains(where: { $0.1 < most }) else {
      return []
    }
    return Set(heights.filter { $0.1 == most }.map(\.0))
  }

  /// The platforms whose alerts are drawn, in the order in which they come.
  var platformsShown: [Platform] {
    entries.reduce(into: []) { if !$0.contains($1.platform) { $0.append($1.platform) } }
  }
}

extension AlertGallery.Version {
  /// How many lines its texts take, as `analyze` tells it; nil where nobody knows the widths.
  package var lineNote: String? {
    let parts = [("title", shape.title), ("message", shape.message)].compactMap { name, text in
      text.flatMap {
        $0.lines.isEmpty ? nil : "\(name) \(ReportWords.counted($0.lines.count, "line"))"
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
