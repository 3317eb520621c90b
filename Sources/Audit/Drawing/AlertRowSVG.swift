import CopyModel
package import Copydesk
import Reports

/// An alert in all its languages as one picture, side by side.
package struct AlertRowSVG {
  private let pictures: [(name: String, picture: AlertSVG)]

  /// Nil where there is nothing that could be drawn beside another.
  package init?(
    _ entry: AlertGallery.Entry, in gallery: AlertGallery, marks index: AlertMarks.Index
  ) {
    pictures = entry.versions.compactMap { version in
      let marks = AlertMarks(version.alert, source: gallery.sourceLocale, in: index)
      return AlertSVG(version, of: entry, in: gallery, marks: marks).map {
        (version.alert.locale.identifier, $0)
      }
    }
    guard pictures.count > 1 else { return nil }
  }

  /// Above each alert, for the name of its language.
  private static let heading = 18.0

  /// The picture, with its colors.
  package var written: String {
    let width = pictures.reduce(0) { $0 + $1.picture.width }
    let height = Self.heading + (pictures.map(\.picture.height).max() ?? 0)
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"alert\" width=\"\(width.svg)\" height=\"\(height.svg)\" viewBox=\"0 0 \(width.svg) \(height.svg)\">"
    svg += "<style>\(PageFile.alert.text)</style>"
    var x = 0.0
    for (name, picture) in pictures {
      svg += "\n"
      svg +=
        "<text class=\"language\" x=\"\((x + picture.width / 2).svg)\" y=\"14\" font-size=\"12\" text-anchor=\"middle\">\(name.asXML)</text>"
      svg += picture.placed(x: x, y: Self.heading)
      x += picture.width
    }
    return svg + "\n</svg>"
  }
}
