import CopyModel

/// The entries of one file, rule, key or locale.
struct ReportGroup {
  let name: String
  /// The worst first, then by place.
  private(set) var entries: [ReportEntry]

  /// The groups whose worst is worst come first, then by name.
  static func groups(of entries: [ReportEntry], by grouping: ReportStyle.Grouping) -> [ReportGroup]
  {
    let byName = Dictionary(grouping: entries) { $0.finding.name(for: grouping) }
    return byName.map { name, entries in
      ReportGroup(name: name, entries: entries.sorted(by: ReportEntry.precedes))
    }.sorted(by: precedes)
  }

  private static func precedes(_ a: ReportGroup, _ b: ReportGroup) -> Bool {
    if let x = a.entries.first?.rank, let y = b.entries.first?.rank, x != y { return x > y }
    return a.name < b.name
  }
}

extension Finding {
  fileprivate func name(for grouping: ReportStyle.Grouping) -> String {
    switch grouping {
    case .file: file
    case .rule: rule
    case .key: key ?? "without a key"
    case .locale: locale?.identifier ?? "without a locale"
    }
  }
}
