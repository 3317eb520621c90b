extension CodeProject {
  private static let folders: Set<String> = [
    "test", "tests", "testing", "androidtest", "androidunittest", "androidinstrumentedtest",
    "commontest",
    "sharedtest", "screenshottest", "integration_test", "test_driver", "uitests", "unittests",
    "testfixtures", "testapp", "testapplication",
    "preview content", "previews", "sampledata", "mocks", "fixtures",
  ]
  private static let folderEndings = ["tests", "uitest", "-test", "_test"]
  private static let fileEndings = [
    "_test.dart", "Test.kt", "Test.java", "Tests.kt", "Tests.java", "Test.swift", "Tests.swift",
    "Spec.swift",
    "Spec.kt", "Tests.m", "Tests.mm", "Test.m", "Preview.kt", "Previews.kt", "Previews.swift",
  ]

  /// Whether a path leads to code that shows nothing to people who use the app: tests, previews and their data.
  package static func isTestCode(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    if let file = parts.last, fileEndings.contains(where: { file.hasSuffix($0) }) { return true }
    return parts.dropLast().contains { part in
      let folder = part.lowercased()
      return folders.contains(folder) || folderEndings.contains { folder.hasSuffix($0) }
    }
  }
}
