import CopyModel
import Copydesk
import FoundationEssentials

/// A key of the configuration: its name, and what its value sets.
struct ConfigurationKey: Sendable {
  let name: String
  let read: @Sendable (ConfigurationValue, inout Configuration) throws(ConfigurationError) -> Void

  /// All keys, in the order in which a project writes them.
  static let all: [ConfigurationKey] = [
    .sourceLocale,
    .locales,
    .guideline,
    .platforms,
    .include,
    .exclude,
    .languages,
    .sources,
    .rules,
    .localeRules,
    .samples,
    .limits,
    .alertShare,
    .names,
    .placeholders,
    .glossary,
    .wordings,
    .manifest,
    .code,
    .alertFunctions,
    .baseline,
    .allow,
    .gate,
    .penalties,
  ]

  static let sourceLocale = ConfigurationKey(name: "source-locale") {
    (value, configuration) throws(ConfigurationError) in
    configuration.sourceLocale = try value.locale()
  }

  static let locales = ConfigurationKey(name: "locales") {
    (value, configuration) throws(ConfigurationError) in
    configuration.locales = try value.filledList("[ko, zh-Hans]") {
      element throws(ConfigurationError) in
      try element.locale()
    }
  }

  static let guideline = ConfigurationKey(name: "guideline") {
    (value, configuration) throws(ConfigurationError) in
    configuration.guidelines = try value.guidelines()
  }

  static let platforms = ConfigurationKey(name: "platforms") {
    (value, configuration) throws(ConfigurationError) in
    configuration.platforms = try value.filledList("[ios, macos]") {
      element throws(ConfigurationError) in
      try element.choice(of: Platform.self)
    }
  }

  static let include = ConfigurationKey(name: "include") {
    (value, configuration) throws(ConfigurationError) in
    configuration.include = try value.filledList("[App, Packages]") {
      element throws(ConfigurationError) in
      try element.pattern()
    }
  }

  static let exclude = ConfigurationKey(name: "exclude") {
    (value, configuration) throws(ConfigurationError) in
    configuration.exclude = try value.list("[Pods, '**/Tests/**']") {
      element throws(ConfigurationError) in
      try element.pattern()
    }
  }

  static let languages = ConfigurationKey(name: "languages") {
    (value, configuration) throws(ConfigurationError) in
    for (pattern, locale) in try value.members("{'texts/*_cn.json': zh-Hans}") {
      configuration.languages.append(
        PathLanguage(pattern: try pattern.pattern(), locale: try locale.locale()))
    }
  }

  static let sources = ConfigurationKey(name: "sources") {
    (value, configuration) throws(ConfigurationError) in
    let example = "{'editor/**/Resources_*.properties': viewer/Resources_en.properties}"
    for (pattern, source) in try value.members(example) {
      let path = try source.file()
      guard Copydesk.isTable(path) else {
        throw source.error(
          "“\(URL(filePath: path).lastPathComponent)” is no table that copydesk reads. Name one.")
      }
      configuration.sources.append(PathSource(pattern: try pattern.pattern(), path: path))
    }
  }

  static let rules = ConfigurationKey(name: "rules") {
    (value, configuration) throws(ConfigurationError) in
    configuration.rules = try value.levels()
  }

  static let localeRules = ConfigurationKey(name: "locale-rules") {
    (value, configuration) throws(ConfigurationError) in
    for (locale, levels) in try value.members("{ko: {quoted-button-name: note}}") {
      let tag = try locale.locale()
      guard configuration.localeRules[tag] == nil else {
        throw locale.error("“\(tag)” stands here a second time. Put its rules in one place.")
      }
      configuration.localeRules[tag] = try levels.levels()
    }
  }

  static let samples = ConfigurationKey(name: "samples") {
    (value, configuration) throws(ConfigurationError) in
    for (placeholder, sample) in try value.members("{'%@': Quarterly Report, '%d': '128'}") {
      configuration.samples[try placeholder.word()] = try sample.word()
    }
  }

  static let limits = ConfigurationKey(name: "limits") {
    (value, configuration) throws(ConfigurationError) in
    for (role, limits) in try value.members("{button: {points: 111}, title: {lines: 2}}") {
      configuration.limits[try role.choice(of: Role.self)] = try limits.limits()
    }
  }

  static let alertShare = ConfigurationKey(name: "alert-share") {
    (value, configuration) throws(ConfigurationError) in
    guard let share = Int(try value.word()), (1...100).contains(share) else {
      throw value.error(
        "“alert-share” takes a whole number from 1 to 100: so many of a hundred texts.")
    }
    configuration.alertShare = share
  }

  static let names = ConfigurationKey(name: "names") {
    (value, configuration) throws(ConfigurationError) in
    configuration.names = try value.list("[Copydesk, Find My]") {
      element throws(ConfigurationError) in
      try element.word()
    }
  }

  static let placeholders = ConfigurationKey(name: "placeholders") {
    (value, configuration) throws(ConfigurationError) in
    configuration.placeholders = try value.filledList("['<<*>>', '~*']") {
      element throws(ConfigurationError) in
      let pattern = try element.word()
      guard let dialect = PlaceholderDialect(pattern: pattern) else {
        throw element.error(
          "“\(pattern)” is no pattern of placeholders. Write a sign, and * where the name stands, such as <<*>>."
        )
      }
      return dialect
    }
  }

  static let glossary = ConfigurationKey(name: "glossary") {
    (value, configuration) throws(ConfigurationError) in
    configuration.glossaries = try value.list("[terms.csv]") { element throws(ConfigurationError) in
      try element.file()
    }
  }

  static let wordings = ConfigurationKey(name: "wordings") {
    (value, configuration) throws(ConfigurationError) in
    configuration.wordings = try value.list("[wordings.tsv]") {
      element throws(ConfigurationError) in
      try element.file()
    }
  }

  static let manifest = ConfigurationKey(name: "manifest") {
    (value, configuration) throws(ConfigurationError) in
    configuration.manifest = try AlertManifestFile.read(value.file())
  }

  static let code = ConfigurationKey(name: "code") {
    (value, configuration) throws(ConfigurationError) in
    configuration.code = try value.filledList("[App, Packages]") {
      element throws(ConfigurationError) in
      try element.file()
    }
  }

  static let alertFunctions = ConfigurationKey(name: "alert-functions") {
    (value, configuration) throws(ConfigurationError) in
    configuration.alertFunctions = try value.filledList(AlertFunctionValue.example) {
      element throws(ConfigurationError) in
      try AlertFunctionValue.read(element)
    }
  }

  static let baseline = ConfigurationKey(name: "baseline") {
    (value, configuration) throws(ConfigurationError) in
    // It may not be written yet.
    let name = try value.word()
    configuration.baseline = name.hasPrefix("/") ? name : value.folder + "/" + name
  }

  static let allow = ConfigurationKey(name: "allow") {
    (value, configuration) throws(ConfigurationError) in
    configuration.allowances = try AllowanceFile.read(value)
    if value.isWord { configuration.allowanceFile = try value.file() }
  }

  static let gate = ConfigurationKey(name: "gate") {
    (value, configuration) throws(ConfigurationError) in
    configuration.gate = try GateValue.read(value)
  }

  static let penalties = ConfigurationKey(name: "penalties") {
    (value, configuration) throws(ConfigurationError) in
    configuration.penalties = try GateValue.penalties(value)
  }
}
