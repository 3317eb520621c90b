import CopyModel

extension ReportFormat {
  /// Lines that Xcode shows beside the text when a build phase prints them. It wants whole paths.
  static let xcode = ReportFormat(name: "xcode") { report, _ in
    let findings = report.shown.map { finding in
      let place = "\(finding.start.line):\(finding.start.column)"
      let verdict = "\(finding.severity.rawValue): \(finding.message.visible) (\(finding.rule))"
      return "\(report.wholePath(of: finding.file).visible):\(place): \(verdict)\n"
    }
    let errors = report.errors.map {
      "\(report.wholePath(of: $0.path).visible):1: error: \($0.message.visible)\n"
    }
    return Array((findings + errors).joined().utf8)
  }
}
