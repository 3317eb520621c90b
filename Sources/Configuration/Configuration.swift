package import Audit
package import CopyModel
package import Copydesk
package import Triage

/// What a project says about itself in `.copydesk.yml`.
package struct Configuration: Sendable, Equatable {
  /// Nil where the file says nothing.
  package var sourceLocale: LocaleTag?
  package var locales: [LocaleTag]?
  package var guidelines: Guidelines?
  package var include: [PathPattern] = []
  package var exclude: [PathPattern] = []
  package var languages: [PathLanguage] = []
  /// The sources of tables that have none beside them.
  package var sources: [PathSource] = []
  package var platforms: [Platform]?
  package var samples: [String: String] = [:]
  /// How long texts may be, by what they are.
  package var limits: [Role: [TextLimit]] = [:]
  /// How many of a hundred texts of a table may belong to alerts.
  package var alertShare: Int?
  /// How bad rules take their flaws to be, by id.
  package var rules: [String: Level] = [:]
  package var localeRules: [LocaleTag: [String: Level]] = [:]
  package var names: [String] = []
  /// How the project writes placeholders.
  package var placeholders: [PlaceholderDialect] = []
  /// The files with the project's terms.
  package var glossaries: [String] = []
  /// The files with the wordings that the project counted itself.
  package var wordings: [String] = []

  /// The alerts that the project lists.
  package var manifest = AlertManifest()
  /// The files and folders with the code that makes alerts.
  package var code: [String] = []
  /// The functions that show alerts with what they are called with.
  package var alertFunctions: [AlertFunction] = []
  /// The file with the findings that are known; nil where there is none.
  package var baseline: String?
  /// What the project lets pass.
  package var allowances: [Allowance] = []
  /// The file that has it; nil where the configuration itself has it, or nothing is let pass.
  package var allowanceFile: String?
  /// What a release must hold, for `audit`.
  package var gate = Gate()
  /// What findings cost in its score.
  package var penalties = Score.Penalties.mqm

  package init() {}

  /// Sets what the file says. What the command line says is set after it, so that it wins.
  package func apply(to options: inout Options) {
    options.sourceLocale = sourceLocale ?? options.sourceLocale
    options.locales = locales.map(Set.init) ?? options.locales
    options.guidelines = guidelines ?? options.guidelines
    options.include = include
    options.exclude = exclude
    options.languages = languages
    options.sources = sources
    options.platforms = platforms ?? options.platforms
    options.samples = samples
    options.limits = limits
    options.alertShare = alertShare ?? options.alertShare
    options.levels = rules
    options.localeLevels = localeRules
    options.names = names
    options.placeholders = placeholders
    options.glossaries = glossaries
    options.wordings = wordings
    options.manifest = manifest
    options.code = code
    options.alertFunctions = alertFunctions
    options.triage.allowances = allowances
  }
}
