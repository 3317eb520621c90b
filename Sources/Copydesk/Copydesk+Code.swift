package import CopyModel
import LocaleProfiles
import SourceCode
import StringTables

extension Copydesk {
  /// The same with the alerts that the code makes: that under `Options.code`, else that under the folders that are checked.
  ///
  /// Code is data: it is never run and never built.
  public func readingCode(besides paths: [String]) async throws(CopydeskError) -> Copydesk {
    guard options.readsCode else { return self }
    let survey = try await survey(options.code.isEmpty ? paths : options.code)
    var copy = self
    // What is missing of the folders that are checked is said where their tables are looked for.
    if !options.code.isEmpty { copy.codeErrors = survey.errors }
    copy.options.codeAlerts = AlertManifest(entries: survey.entries)
    copy.options.codeKeys = survey.keys
    copy.options.codeTexts = survey.texts
    copy.options.codeIsMaterial = survey.isMaterial
    copy.rules = try RuleSelections(copy.options)
    return copy
  }

  /// Whether alerts are read from a file of this name.
  public static func isCode(_ path: String) -> Bool {
    CodeLanguage(path: path) != nil || AndroidLayout.isOne(path: path)
  }

  /// What a string is in the alerts that the project lists and its code makes.
  package var memberships: @Sendable (TextUnit) -> [AlertMembership] {
    let keys = AlertKeys(options.knownAlerts)
    return { keys.memberships(of: $0) }
  }

  /// The alerts of the code under some paths.
  package func survey(_ paths: [String]) async throws(CopydeskError) -> CodeSurvey {
    let files = CodeFiles(paths, scope: scope)
    let jobs = options.jobs
    let read = try await orICUError { () async throws in
      try await inParallel(files.paths.count, jobs: jobs) { next in
        var found: [(number: Int, result: CodeProject.File?)] = []
        while let number = next() { found.append((number, CodeFiles.file(files.paths[number]))) }
        return found
      }
    }
    let layouts = files.layouts.compactMap(CodeFiles.layout)
    // What one platform's code declares says nothing of another's.
    var projects: [CodeProject] = []
    for family in CodeLanguage.families {
      let own = read.compactMap(\.self).filter { family.contains($0.language) }
      guard !own.isEmpty else { continue }
      projects.append(
        try await settled(
          CodeProject(own, layouts: layouts, functions: options.alertFunctions), jobs: jobs))
    }
    return CodeSurvey(projects, errors: files.errors)
  }

  /// A project whose alerts are found: files are read as they are wanted.
  private func settled(
    _ project: CodeProject, jobs: Int
  ) async throws(CopydeskError) -> CodeProject {
    var project = project
    var wanted = project.first
    var round = 0
    while round == 0 || !wanted.isEmpty {
      let (reading, numbers) = (project, wanted)
      let codes = try await orICUError { () async throws in
        try await inParallel(numbers.count, jobs: jobs) { next in
          var codes: [(number: Int, result: Code)] = []
          while let number = next() { codes.append((number, reading.read(numbers[number]))) }
          return codes
        }
      }
      wanted = project.take(zip(numbers, codes).map { (number: $0, code: $1) }, round: round)
      round += 1
    }
    return project
  }

  /// What the texts of alerts say in each locale that the tables under some paths have, the source's first.
  package func texts(
    of survey: CodeSurvey, in paths: [String]
  ) async throws -> [AlertTextName: [(locale: LocaleTag, key: String, text: String)]] {
    let keys = AlertKeys(AlertManifest(entries: survey.entries))
    let inputs = InputFiles(paths.filter { CodeLanguage(path: $0) == nil }, scope: scope)
    var texts: [AlertTextName: [(locale: LocaleTag, key: String, text: String)]] = [:]
    _ = try await read(inputs, context) { units in
      units.flatMap { unit in
        keys.names(of: unit).compactMap { name in
          (unit.target ?? (unit.locale == options.sourceLocale ? unit.source : nil)).map {
            (name: name, locale: unit.locale, key: unit.key, text: $0)
          }
        }
      }
    } body: { found, _ in
      for (name, locale, key, text) in found
      where texts[name]?.contains(where: { $0.locale == locale }) != true {
        texts[name, default: []].append((locale, key, text))
      }
    }
    let source = options.sourceLocale
    return texts.mapValues { found in
      found.sorted { $0.locale.isShown(before: $1.locale, source: source) }
    }
  }

  /// The alerts of a table, those that are known with what the system adds to them.
  func alerts(of units: TableUnits, _ keys: AlertKeys) -> [(alert: Alert, first: Int)] {
    AlertAssembly.alerts(of: units, keys: keys) { name, locale in systemTitle(name, in: locale) }
  }

  /// How the system words a button of its own in a locale, where that is known.
  private func systemTitle(_ name: String, in locale: LocaleTag) -> String? {
    let english: String? =
      switch name {
      case "ok", "okButtonLabel", "yes": "OK"
      case "cancel", "cancelButtonLabel", "no": "Cancel"
      case "closeButtonLabel": "Close"
      default: nil
      }
    return english.map { library.profile(for: locale).alertWords.platformTitles[$0]?.first ?? $0 }
  }
}
