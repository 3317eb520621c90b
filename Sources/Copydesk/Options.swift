public import CopyModel
package import Triage

/// What a run is asked to do.
public struct Options: Sendable {
  /// The language that the copy is written in first.
  public var sourceLocale = LocaleTag.english
  /// The locales to check, and with them those that inherit from them: `zh-Hant` holds for `zh-Hant-HK`. All when
  /// empty.
  public var locales: Set<LocaleTag> = []
  /// The editions of the guidelines that copy is held against.
  public var guidelines = Guidelines.usual
  /// The rules to run; all that are not off when empty.
  public var only: Set<String> = []
  /// Whether the rules that `only` does not name run too: what a fix brings is every rule's matter.
  public var asksAllRules = false
  /// The rules to leave out.
  public var skip: Set<String> = []
  /// How bad rules take their flaws to be, by id, instead of what the guideline says. Lower
  /// confidence still lowers a finding; a rule that is off runs only when `only` names it.
  public var levels: [String: Level] = [:]
  /// The same for single locales and those that inherit from them: `zh-Hant` holds for `zh-Hant-HK`.
  public var localeLevels: [LocaleTag: [String: Level]] = [:]
  /// Where tables are looked for in the folders that are walked; everywhere when empty.
  public var include: [PathPattern] = []
  /// What is left out of the folders that are walked.
  public var exclude: [PathPattern] = []
  /// Whether folders that hold what others wrote or a build made, such as `Pods` and `build`, are left out of the folders
  /// that are walked.
  public var leavesOutForeign = true
  /// What else is left out of them: the real paths of files and folders, such as those that Git ignores.
  public var ignored: Set<String> = []
  /// The name of the file that makes a folder a project of its own. Such folders within those that are walked are left
  /// to a run of their own; nil where all belongs to one project.
  public var projectFile: String?
  /// The languages of files whose names do not tell them; the first pattern that matches holds.
  public var languages: [PathLanguage] = []
  /// The sources of files that have none beside them; the first pattern that matches holds.
  public var sources: [PathSource] = []
  /// The platforms whose alerts texts are laid out for; none chosen when empty.
  public var platforms: [Platform] = []
  /// How long texts may be by what they are, besides what their tables declare.
  public var limits: [Role: [TextLimit]] = [:]
  /// What placeholders are measured as, by placeholder as it is written: `%@`, `%d`, `{name}`.
  public var samples: [String: String] = [:]
  /// The project's own names, which are kept as they are.
  public var names: [String] = []
  /// How the project writes placeholders, besides the ways that are known.
  public var placeholders: [PlaceholderDialect] = []
  /// The files with the project's terms.
  public var glossaries: [String] = []
  /// The files in which the project counted how it words its labels, as `copydesk learn` writes them. What the first
  /// says of a label holds.
  public var wordings: [String] = []
  /// What they say.
  package var countedWordings: [CountedWordings] = []
  /// Further terms, besides those of `glossaries`.
  public var terms: [GlossaryTerm] = []
  /// The alerts that the project lists.
  public var manifest = AlertManifest()
  /// The files and folders with the code that makes the alerts; where none are named, the folders that are checked.
  public var code: [String] = []
  /// Whether code is read at all.
  public var readsCode = true
  /// The functions of the project that show alerts with what they are called with, besides those that are found.
  public var alertFunctions: [AlertFunction] = []
  /// The alerts that the code makes.
  package var codeAlerts = AlertManifest()
  /// Whether all alerts of the code are made as Material Design has them.
  package var codeIsMaterial = false
  /// The source texts that stand in the code.
  package var codeTexts = CodeTexts()
  /// What the code looks up, and what it does not.
  package var codeKeys = CodeKeys()
  /// How many of a hundred texts of a table may belong to alerts.
  public var alertShare = 50
  /// Where the tables are as they were, for what their sources have changed since.
  public var earlier: [EarlierPlace] = []
  /// What is known already and not told again.
  package var triage = Triage()
  /// Whether a run gathers what an audit shows besides findings.
  package var gathersForAudit = false
  /// How many translations it lists that a person should read first.
  package var readFirst = 0
  /// Where the results of tables are kept from one run to the next; nil where none are.
  package var kept: (any KeptTables)?
  /// Which share of the tables is checked; nil for all.
  package var shard: Shard?
  /// Whether a run is recorded: its copy is counted, and its findings are kept one by one.
  package var isRecorded = false
  /// Whether the command line left something out, so that what is not found may still be there.
  package var isNarrowed = false
  /// How many workers share the work.
  public var jobs = 1

  /// Everything as it is without options: English into all locales, every rule.
  public init() {}
}

extension Options {
  /// The same for a copy of the project. `place` says where a path from the working folder on lies there.
  package func moved(from old: String, to new: String, _ place: (String) -> String) -> Options {
    var moved = self
    moved.include = include.map { $0.moved(from: old, to: new) }
    moved.exclude = exclude.map { $0.moved(from: old, to: new) }
    moved.languages = languages.map {
      PathLanguage(pattern: $0.pattern.moved(from: old, to: new), locale: $0.locale)
    }
    moved.sources = sources.map {
      PathSource(pattern: $0.pattern.moved(from: old, to: new), path: place($0.path))
    }
    moved.ignored = Set(ignored.map { $0.moved(from: old, to: new) })
    moved.code = code.map(place)
    return moved
  }
}

/// A path that is checked, and where its earlier version lies.
public struct EarlierPlace: Sendable, Equatable {
  /// As it was given, without a slash at its end; empty for the working folder.
  public let now: String
  /// Where its earlier version is, without a slash at its end.
  public let then: String

  /// A path and where its earlier version lies.
  public init(now: String, then: String) {
    self.now = now
    self.then = then
  }
}

extension Options {
  /// The alerts that the project lists and those that its code makes. What is listed goes first.
  var knownAlerts: AlertManifest {
    var known = manifest
    let listed = Set(manifest.entries.map(\.wording))
    known.entries += codeAlerts.entries.filter { !listed.contains($0.wording) }
    return known
  }

  /// Which of the locales that are asked for are not among some, sorted.
  func absent(from there: Set<LocaleTag>) -> [LocaleTag] {
    locales.subtracting(there.flatMap { Array($0.lineage) }).sorted()
  }

  /// Whether strings in a locale are looked at.
  package func wants(_ locale: LocaleTag) -> Bool {
    locales.isEmpty || locale == sourceLocale
      || locale.lineage.contains { locales.contains($0) }
  }
}
