import CopyModel

extension ReportFormat {
  /// For people: what matters most first, then how much each rule found, and a line that counts.
  static let text = ReportFormat(name: "text") { report, style in
    var lines: [String] = []
    let writer = TextReport(style)
    let entries = ReportEntry.entries(report.shown, rules: report.rules, style: style)
    for group in ReportGroup.groups(of: entries, by: style.grouping) {
      if !lines.isEmpty { lines.append("") }
      // Each line says its file.
      if style.grouping != .file { lines.append(writer.paint.bold(group.name.visible)) }
      for entry in group.entries { lines += writer.lines(entry) }
    }
    if !report.isBrief {
      if !lines.isEmpty { lines += [""] + RuleTable(report.shown).lines + [""] }
      lines.append(ReportWords.summary(report))
      if let note = report.hiddenNote { lines.append(note) }
      if let note = report.lexiconNote { lines.append(note) }
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}

private struct TextReport {
  private static let indent = "    "
  /// How many keys and places are named before the others are counted.
  private static let most = 5

  let paint: Paint
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
    paint = Paint(isOn: style.isColored)
  }

  func lines(_ entry: ReportEntry) -> [String] {
    let finding = entry.finding
    let rule = finding.rule + (finding.basis.map { "; \($0)" } ?? "")
    let severity = paint.severity(entry.severity)
    let first = "\(place(finding))  \(severity)  \(entry.message.visible) (\(rule))"
    let more = [facts(entry), copy(finding, entry), others(entry)].compactMap(\.self)
    return [first] + more.map { Self.indent + paint.dim($0) }
  }

  /// What a terminal takes for a link.
  private func place(_ finding: Finding) -> String {
    "\(finding.file.visible):\(finding.start.line):\(finding.start.column)"
  }

  /// Which string it is, and where the code makes the alerts that it speaks of.
  private func facts(_ entry: ReportEntry) -> String? {
    let finding = entry.finding
    let form = entry.keys.isEmpty ? finding.variation : nil
    var facts = [finding.locale?.identifier, keys(entry), form].compactMap(\.self)
    if let code = finding.codePlaces.first {
      let more = finding.codePlaces.count - 1
      let others = more > 0 ? " and \(ReportWords.counted(more, "more place"))" : ""
      facts.append("alert in \(code.file.visible):\(code.place.line)\(others)")
    }
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }

  private func keys(_ entry: ReportEntry) -> String? {
    let (finding, keys) = (entry.finding, entry.keys)
    let width = max(20, style.width / 2)
    func short(_ key: String) -> String { TextWindow(key).cut(to: width) }
    // A key that is the text is read there.
    guard !keys.isEmpty else { return finding.key == finding.source ? nil : finding.key.map(short) }
    if style.asked.contains(finding.rule) {
      return keys.map { TextWindow($0).cut(to: .max) }.joined(separator: ", ")
    }
    var first: [String] = []
    var room = style.width - 30
    for key in keys.prefix(Self.most).map(short) {
      room -= key.count + 2
      guard first.isEmpty || room >= 0 else { break }
      first.append(key)
    }
    return listed(first, of: keys.count)
  }

  /// The copy that the finding speaks of, source → target, on one line.
  private func copy(_ finding: Finding, _ entry: ReportEntry) -> String? {
    if entry.status != nil, !entry.others.isEmpty { return nil }
    let room = style.width - Self.indent.count
    let source = finding.source.map { TextWindow($0, around: finding.sourceSpan) }
    let target = finding.target.map { TextWindow($0, around: finding.targetSpan) }
    guard let source, let target else { return (source ?? target)?.cut(to: room) }
    let both = room - 3
    // What one does not need is the other's.
    let half = both / 2
    let first = source.width <= half ? source.width : max(half, both - target.width)
    let second = target.width <= half ? target.width : max(half, both - source.width)
    return "\(source.cut(to: first)) → \(target.cut(to: second))"
  }

  /// Where else the same is found.
  private func others(_ entry: ReportEntry) -> String? {
    let others = entry.otherPlaces
    guard !others.isEmpty else { return nil }
    return "also " + listed(others.prefix(Self.most).map(place), of: others.count)
  }

  private func listed(_ first: [String], of count: Int) -> String {
    let more = count - first.count
    return first.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension Report {
  /// How many findings are too mild to be shown; nil where all are.
  fileprivate var hiddenNote: String? {
    let hidden = findings.count - shown.count
    return hidden == 0 ? nil : "\(ReportWords.counted(hidden, "milder finding")) not shown."
  }
}
