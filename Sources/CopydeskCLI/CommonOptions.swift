import ArgumentParser
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials
import Triage

/// What several verbs take.
struct CommonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that the copy is written in first (default: en).", valueName: "tag"))
  var sourceLocale: String?

  @Option(
    help: ArgumentHelp(
      "Check these locales only, such as ko,zh-Hans. Repeatable.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("How many workers share the work.", valueName: "n"))
  var jobs: Int?

  /// What the project's configuration says, and over it what the command line says.
  func options(_ configuration: Configuration? = nil) throws -> Options {
    var options = Options()
    configuration?.apply(to: &options)
    if let sourceLocale { options.sourceLocale = try Self.tag(sourceLocale) }
    if !locale.isEmpty {
      let names = try locale.flatMap { try $0.list(of: "--locale", such: "ko") }
      options.locales = try Set(names.map(Self.tag))
    }
    options.jobs = try Self.workers(jobs)
    options.triage.folders = .here
    options.triage.today = Date.now.formatted(.iso8601.year().month().day())
    return options
  }

  private static func tag(_ name: String) throws -> LocaleTag {
    do throws(UnknownLocale) {
      return try LocaleTag(asked: name)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private static func workers(_ jobs: Int?) throws -> Int {
    guard let jobs else { return ProcessInfo.processInfo.activeProcessorCount }
    guard (1...256).contains(jobs) else {
      throw ValidationError("--jobs takes a number from 1 to 256.")
    }
    return jobs
  }
}

/// Which rules run.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The edition of the guidelines for all tables: hig-2008, hig-2010, hig-2019, hig-2022, material-3 or none (default: \
      hig-2022, and material-3 for the tables of Android and Flutter).
      """,
      valueName: "edition"))
  var guideline: String?

  @Option(help: ArgumentHelp("Run these rules only. Repeatable.", valueName: "rule,…"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave these rules out. Repeatable.", valueName: "rule,…"))
  var skip: [String] = []

  func apply(to options: inout Options) throws {
    if let guideline {
      let edition = GuidelineEdition(rawValue: guideline)
      guard edition != nil || guideline == "none" else {
        let names = (GuidelineEdition.allCases.map(\.rawValue) + ["none"]).joined(separator: ", ")
        throw ValidationError("There is no guideline “\(guideline)”. Take one of \(names).")
      }
      options.guidelines = Guidelines(all: edition)
    }
    options.only = try Set(only.flatMap { try $0.list(of: "--only", such: "action-drift") })
    options.skip = try Set(skip.flatMap { try $0.list(of: "--skip", such: "error-word") })
  }

  /// Refuses rules of `--only` that would find nothing, whatever is wrong.
  func requireWork(_ idle: [IdleRule]) throws {
    guard let first = idle.first else { return }
    throw ValidationError("--only: “\(first.id)” finds nothing here: it \(first.reason).")
  }
}

/// What texts are laid out for.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The platforms whose alerts count: ios, ios-26, ipados, macos, macos-10, android, tvos, \
      watchos (default: ios; for “check”, what fits neither ios nor ios-26; alerts of Android's and \
      Flutter's tables are drawn for android).
      """,
      valueName: "platform,…"))
  var platform: String?

  func apply(to options: inout Options) throws {
    guard let platform else { return }
    options.platforms = try platform.list(of: "--platform", such: "ios").map { name in
      guard let platform = Platform(rawValue: name) else {
        let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There is no platform “\(name)”. Take one of \(names).")
      }
      return platform
    }
  }
}

extension String {
  /// The parts between commas, without spaces; empty ones left out. A variable that is not set leaves none
  /// at all, which would mean everything.
  fileprivate func list(of option: String, such example: String) throws -> [String] {
    let parts = split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    guard !parts.isEmpty else {
      throw ValidationError(
        "\(option) names nothing. Name at least one, such as \(example), or leave \(option) out.")
    }
    return parts
  }
}
