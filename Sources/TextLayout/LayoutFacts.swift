package import CopyModel

/// All that layout knows: the figures of `Layout/`, read once and shared.
package struct LayoutFacts: Sendable {
  private let table: FontTable
  private let apple: MetricsModel
  private let reference: MetricsModel
  let sizes: TextSizes
  private let platforms: [Platform: PlatformFacts]
  private let sheets: [Platform: PlatformFacts]
  let samples: Samples

  /// The facts in the binary. `samples` stand for placeholders as the project writes them.
  package init(samples: [String: String] = [:]) throws(LayoutError) {
    table = try FontTable(.inter)
    let metrics = try LayoutFile.metrics.object(["about"] + MetricsName.allCases.map(\.rawValue))
    apple = try MetricsModel(metrics.needed(MetricsName.apple.rawValue, keys: MetricsModel.keys))
    reference = try MetricsModel(
      metrics.needed(MetricsName.reference.rawValue, keys: MetricsModel.keys))
    let root = try LayoutFile.platforms.object(["about", "textSizes", "platforms"])
    sizes = try TextSizes(root.needed("textSizes"))
    let sections = try root.needed("platforms", keys: Platform.allCases.map(\.rawValue))
    var (platforms, sheets) = ([Platform: PlatformFacts](), [Platform: PlatformFacts]())
    for platform in Platform.allCases {
      let section = try sections.needed(
        platform.rawValue, keys: PlatformFacts.keys + [Self.sheet])
      platforms[platform] = try Self.facts(section, sizes)
      if let sheet = try section.object(Self.sheet, keys: PlatformFacts.keys) {
        sheets[platform] = try Self.facts(sheet, sizes)
      }
    }
    (self.platforms, self.sheets) = (platforms, sheets)
    self.samples = try Samples(.samples, configured: samples)
  }

  /// What a platform's section says of its action sheets.
  private static let sheet = "sheet"

  private static func facts(
    _ section: LayoutObject, _ sizes: TextSizes
  ) throws(LayoutError) -> PlatformFacts {
    let facts = try PlatformFacts(section)
    for case let style? in facts.styles.values.map(\.style) where !sizes.has(style) {
      throw section.error("style", "one of the text sizes")
    }
    return facts
  }

  /// Nil for none: every platform has a section. Where nobody has published a platform's sheets, they are taken for its
  /// alerts.
  func facts(of platform: Platform, as kind: AlertTraits.Kind = .alert) -> PlatformFacts? {
    kind == .actionSheet ? sheets[platform] ?? platforms[platform] : platforms[platform]
  }

  /// Measures with the embedded figures.
  package func metrics(_ name: MetricsName, style: FontStyle) -> TableMetrics {
    let model =
      switch name {
      case .apple: apple
      case .reference: reference
      }
    return TableMetrics(table: table, model: model, style: style)
  }
}
