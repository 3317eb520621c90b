import CopyModel

/// Which column of a table holds what, as its headings tell.
struct TableColumns: Sendable {
  /// Whose text a column of translations holds.
  enum TargetLanguage: Equatable, Sendable {
    case named(NamedLanguage)
    /// The one that another column names in each row.
    case ofRow
    /// The file's name or the texts tell.
    case untold
    /// That of the whole file, which has no other.
    case ofFile
  }

  struct Target: Equatable, Sendable {
    var column: Int
    var language: TargetLanguage
  }

  /// A column that says something about the texts of a row, or about the one in its language.
  struct Remark: Equatable, Sendable {
    var column: Int
    var locale: LocaleTag?
    var state: StateCell?
  }

  /// How many columns there are.
  let count: Int
  private(set) var key: Int?
  /// Nil in a table with one text in each row.
  private(set) var source: Int?
  private(set) var targets: [Target] = []
  private(set) var comments: [Remark] = []
  private(set) var states: [Remark] = []
  /// How many characters a translation may have.
  private(set) var limits: [Remark] = []
  /// The column that names the language of a row's text.
  private(set) var rowLanguage: Int?
  /// The language that the heading of the only texts names.
  private(set) var language: NamedLanguage?
  /// The columns of translations whose heading says no more than that of another one, which is read.
  private(set) var doubles: [Int] = []
  /// The columns that say nothing we know, whose cells may name the parts of alerts.
  private(set) var others: [Int] = []
  /// How many columns are understood, to choose among ways to split the headings.
  private(set) var understood = 0

  /// The columns of a table whose headings tell two languages, or nil. `isOfOneLanguage` takes those of a file that
  /// holds a key and a text of one language in each row.
  init?(headings: [String], sourceLocale: LocaleTag, isOfOneLanguage: Bool = false) {
    count = headings.count
    // A sheet of findings speaks of texts; what it quotes is no table's.
    let names = Set(headings.map { $0.trimmed.lowercased() })
    if names.isSuperset(of: ["rule", "severity", "fingerprint"]) { return nil }
    var columns = headings.map(ColumnHeading.init)
    Self.settleDoubtful(&columns)
    understood = columns.count { $0.role != .other }
    if isOfOneLanguage {
      // Weblate’s tables of one language have their keys under “context”.
      let isKeyed = columns.contains { $0.role == .key }
      let context = isKeyed ? nil : headings.firstIndex { $0.trimmed.lowercased() == "context" }
      findOnlyText(columns, context)
    } else {
      findTexts(columns, sourceLocale)
    }
    guard !targets.isEmpty else { return nil }
    let texts = Set(targets.map(\.column) + [source].compactMap(\.self))
    let unused = columns.indices.filter { !texts.contains($0) }
    key =
      key ?? Self.plainest(unused, of: columns) { $0.role == .key && $0.doubtfulCode == nil }
      ?? Self.plainest(unused, of: columns) { $0.role == .key }
      ?? Self.plainest(unused, of: columns) { $0.role == .source && $0.language == nil }
    for column in unused where column != key {
      let locale = columns[column].language?.locale
      switch columns[column].role {
      case .comment: comments.append(Remark(column: column, locale: locale))
      case .limit: limits.append(Remark(column: column, locale: locale))
      case .state(let cell):
        states.append(Remark(column: column, locale: locale, state: cell))
      case .other: others.append(column)
      default: break
      }
    }
    // One text in each row needs a name to find its source by.
    if source == nil, key == nil { return nil }
  }

  /// The columns of a file of one language without headings: a key and its text.
  init(keysAndTexts count: Int) {
    self.count = count
    key = 0
    targets = [Target(column: 1, language: .ofFile)]
  }

  /// Takes `id` or `is` for a language right behind the column of another one.
  private static func settleDoubtful(_ columns: inout [ColumnHeading]) {
    let hasKey = columns.contains { $0.role == .key && $0.doubtfulCode == nil }
    for index in columns.indices.dropFirst() {
      guard columns[index].doubtfulCode != nil, columns[index - 1].isText,
        hasKey || columns[index].role != .key
      else { continue }
      columns[index].takeCode()
    }
  }

  private mutating func findTexts(_ columns: [ColumnHeading], _ sourceLocale: LocaleTag) {
    let all = Array(columns.indices)
    func plainest(_ fits: (ColumnHeading) -> Bool) -> Int? {
      Self.plainest(all, of: columns, where: fits)
    }
    let texts = columns.filter(\.isText)
    let bare = plainest { $0.role == .target && $0.language == nil }
    rowLanguage = plainest { $0.role == .locale && $0.language == nil }
    source =
      plainest { $0.isText && $0.language?.locale == sourceLocale }
      ?? plainest { $0.isText && $0.language?.locale.language == sourceLocale.language }
      ?? plainest { $0.role == .source && $0.language != nil }
      ?? plainest { $0.role == .source }
    let isTranslated = texts.contains { $0.language?.locale.isEastAsian == true }
    if source == nil, bare != nil || isTranslated || rowLanguage != nil && texts.isEmpty {
      source = rowLanguage == nil ? plainest { $0.role == .text && $0.language == nil } : nil
    }
    if let source {
      addTargets(columns, besides: source)
      // A bare “translation” beside columns of languages is one of them, or nobody knows which.
      if targets.isEmpty, let bare {
        targets = [Target(column: bare, language: rowLanguage == nil ? .untold : .ofRow)]
      }
    } else if rowLanguage != nil, texts.isEmpty,
      let value = bare ?? plainest({ $0.role == .text && $0.language == nil })
    {
      targets = [Target(column: value, language: .ofRow)]
    }
  }

  /// Takes the first column, which has no heading, for that of the keys where no other is.
  mutating func takeUnnamedKey() {
    if key == nil, others.contains(0) { key = 0 }
  }

  /// The column of texts in a table that has no other.
  private mutating func findOnlyText(_ columns: [ColumnHeading], _ context: Int?) {
    let texts = columns.indices.filter { [.source, .target, .text].contains(columns[$0].role) }
    guard texts.count == 1, let text = texts.first,
      context != nil || columns.contains(where: { $0.role == .key })
    else { return }
    key = context
    targets = [Target(column: text, language: .ofFile)]
    language = columns[text].language
  }

  /// One column for each language; of two the plainer.
  private mutating func addTargets(_ columns: [ColumnHeading], besides source: Int) {
    let sourceLocale = columns[source].language?.locale
    for (index, column) in columns.enumerated() where index != source && column.isText {
      guard let language = column.language, language.locale != sourceLocale else { continue }
      let same = targets.firstIndex { $0.language == .named(language) }
      if let same, columns[targets[same].column].surplus <= column.surplus {
        if columns[targets[same].column].surplus == column.surplus { doubles.append(index) }
        continue
      }
      let target = Target(column: index, language: .named(language))
      if let same { targets[same] = target } else { targets.append(target) }
    }
    targets.sort { $0.column < $1.column }
  }

  /// The column among `candidates` that fits and whose heading says the least besides; the first of equals.
  private static func plainest(
    _ candidates: [Int], of columns: [ColumnHeading], where fits: (ColumnHeading) -> Bool
  ) -> Int? {
    candidates.filter { fits(columns[$0]) }.min { columns[$0].surplus < columns[$1].surplus }
  }
}
