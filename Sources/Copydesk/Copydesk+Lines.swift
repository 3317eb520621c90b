import CopyModel
import TextLayout

extension Copydesk {
  /// Whether a rule asks for the lines of some text, so that the figures are worth reading: only parts of
  /// alerts and texts with a limit are ever measured.
  func asksForLines(_ tables: [LoadedTable]) -> Bool {
    guard rules.asksForLines else { return false }
    return tables.contains { table in
      table.units.indices.contains { index in
        table.units.part(of: index).role != nil || table.units.limit(of: index) != nil
      }
    }
  }

  /// What texts are measured with.
  func lineFacts() throws(CopydeskError) -> LineMeter.Facts {
    var shown: [String: [AlertTraits.Platform]] = [:]
    for entry in options.manifest.entries where !entry.traits.platforms.isEmpty {
      shown[entry.name] = entry.traits.platforms
    }
    return LineMeter.Facts(
      layout: try layoutFacts(), platforms: options.platforms, limits: options.limits,
      shown: shown)
  }

  /// The figures of layout, with what the project's placeholders are measured as.
  func layoutFacts() throws(CopydeskError) -> LayoutFacts {
    do throws(LayoutError) {
      return try LayoutFacts(samples: options.samples)
    } catch {
      throw CopydeskError.badLayout(error.description)
    }
  }
}
