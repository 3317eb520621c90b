import CopyModel
package import Copydesk

/// The text of a configuration for a project that has none yet.
package enum ConfigurationDraft {
  package static func text(for outline: ProjectOutline) -> String {
    """
    # What copydesk checks in this project, and how strictly. Every key may be left out. Patterns and paths start at
    # this file’s folder; “copydesk rules” lists the rules.

    # The language that the copy is written in first.
    source-locale: \(outline.sourceLocale)

    # The locales to check; one without any table is a finding.
    \(line("locales", outline.locales.map(\.identifier), else: "[ko, zh-Hans]"))

    # Where the tables are: nothing else in this folder is looked at.
    \(line("include", outline.tables, else: "[App, Packages]"))

    # What is left out, besides what Git ignores and Pods, build, node_modules and the like.
    # exclude: ['**/Tests/**']

    # Where the code is that makes the alerts.
    \(line("code", outline.code, else: "[App, Packages]"))

    # The platforms whose alerts texts are laid out for.
    \(line("platforms", outline.platforms.map(\.rawValue), else: "[ios, macos]"))

    # How bad rules take their flaws to be: off, note, warning, error.
    # rules: {error-word: off, wordy-title: warning}

    # The project’s own names, which are kept as they are.
    # names: [Copydesk, Find My]

    # The project’s terms: a table with a column for each language.
    # glossary: [terms.csv]

    # How the project words its labels: counts that copydesk learn writes.
    # wordings: [wordings.tsv]

    """
  }

  /// A key with its words; as a comment with an example where there are none.
  private static func line(_ key: String, _ words: [String], else example: String) -> String {
    words.isEmpty
      ? "# \(key): \(example)" : "\(key): [\(words.map(quoted).joined(separator: ", "))]"
  }

  /// A word as YAML reads it whole: between quotes unless it has nothing but letters, digits, dots, lines and hyphens.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      word.first?.isLetter == true
      && word.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "''"))'"
  }
}
