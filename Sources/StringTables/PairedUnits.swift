package import CopyModel

/// The units of one-language tables beside their sources, made from the entries when they are asked for.
package struct PairedUnits: UnitSource {
  /// What a unit is made of.
  private struct Recipe {
    /// The number of its own entry; in the source language, and where a translation is missing, of the source.
    var entry: UInt32
    /// The number of its source, or one of the two below.
    var source: UInt32
    var language: UInt32
    var part: UInt32 = 0

    /// It has no source.
    static let none = UInt32.max
    /// Its entry is the source, and nothing is its target.
    static let itself = UInt32.max - 1
  }

  private struct Language {
    var locale: LocaleTag
    /// How many of the table's keys are text, from 0 to 1; 0.5 of no keys.
    var share: Double
  }

  private let format: String
  private let sourceLocale: LocaleTag
  private var entries: EntryTables
  private var languages: [Language] = []
  private var recipes: [Recipe] = []
  private var parts = UnitParts()

  package init(format: String, sourceLocale: LocaleTag, entries: EntryTables) {
    self.format = format
    self.sourceLocale = sourceLocale
    self.entries = entries
  }

  /// Makes room for so many units: to grow, they would be in memory twice.
  package mutating func reserve(_ count: Int) { recipes.reserveCapacity(count) }

  /// Adds the source language's own units.
  package mutating func addSources(_ sources: [Int]) {
    languages.append(Language(locale: sourceLocale, share: 0))
    for source in sources { add(source, Recipe.itself) }
  }

  /// Adds the units of a translated table: its own entries in order, then one for each source that neither it has
  /// nor the table that `inherited` are the entries of. What stands in a `damaged` entry may be there, what a partial
  /// source may have elsewhere is left out, and a language that `hasOneForm` needs no other.
  package mutating func add(
    _ numbers: [Int], in locale: LocaleTag, _ pairing: Pairing, inheriting inherited: [Int] = [],
    except damaged: DamagedKeys = DamagedKeys(), hasOneForm: Bool = false
  ) {
    let texts = numbers.count { entries.withKey(of: $0) { KeyText.isText($0) } }
    let share = numbers.isEmpty ? 0.5 : Double(texts) / Double(numbers.count)
    languages.append(Language(locale: locale, share: share))
    var isThere = Array(repeating: false, count: pairing.sources.count)
    for number in numbers {
      let match = pairing.match(number)
      if match == nil, pairing.isPartial || isUnread(number) { continue }
      if let match { isThere[match.first] = true }
      if let other = match?.otherForm { isThere[other] = true }
      add(number, match.map { UInt32($0.source) } ?? Recipe.none)
    }
    for number in inherited {
      if let match = pairing.match(number) { isThere[match.first] = true }
    }
    // A key is missing once, however many forms it has.
    for (position, source) in pairing.sources.enumerated()
    where !isThere[position] && pairing.isFirst(position)
      && (damaged.isEmpty || !damaged.contains(entries.key(of: source)))
      && !(hasOneForm && pairing.formOfOne(besides: position).map { isThere[$0] } ?? false)
    {
      add(pairing.telling(position), Recipe.itself)
    }
  }

  /// Whether no more is known of an entry than that it is there: a program makes its text.
  private func isUnread(_ number: Int) -> Bool {
    entries.state(of: number) == .untranslatable && entries.withText(of: number) { $0.count == 0 }
  }

  private mutating func add(_ entry: Int, _ source: UInt32) {
    recipes.append(
      Recipe(entry: UInt32(entry), source: source, language: UInt32(languages.count - 1)))
  }

  package var count: Int { recipes.count }

  package func unit(at index: Int) -> TextUnit {
    let recipe = recipes.span[index]
    let entry = Int(recipe.entry)
    let source = recipe.source == Recipe.itself ? entry : sourceNumber(recipe)
    let key = entries.key(of: entry)
    return TextUnit(
      format: format, key: key, locale: locale(of: index),
      source: source.map { entries.text(of: $0) }
        ?? KeyText.source(
          ofKey: key, comment: entries.comment(of: entry),
          among: languages[Int(recipe.language)].share),
      target: targetText(of: index), comment: comment(of: index), state: state(of: index),
      variation: entries.variation(of: entry), stored: entries.stored(of: entry),
      storedSource: source.map { entries.stored(of: $0) }, limit: limit(of: index),
      part: parts[recipe.part])
  }

  /// What is not to be translated says so in the source language.
  private static func state(_ own: UnitState?, _ source: UnitState?) -> UnitState? {
    source == .untranslatable ? source : own
  }

  private func untranslatedState(
    _ source: UnitState?, _ locale: LocaleTag, mayBeMissing: @autoclosure () -> Bool
  ) -> UnitState? {
    // The state of the source text is none of the translation's.
    if locale == sourceLocale || source == .untranslatable { return source }
    return mayBeMissing() ? .untranslatable : nil
  }

  /// The number of a translation's source.
  private func sourceNumber(_ recipe: Recipe) -> Int? {
    recipe.source < Recipe.itself ? Int(recipe.source) : nil
  }

  package func units(in range: Range<Int>) -> ArraySlice<TextUnit> {
    var own = self
    own.entries = entries.withOwnPaths
    return range.map { own.unit(at: $0) }[...]
  }

  package func key(of index: Int) -> String { entries.key(of: Int(recipes.span[index].entry)) }

  package func withKey<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    entries.withKey(of: Int(recipes.span[index].entry), body)
  }

  package func comment(of index: Int) -> String? {
    sourceNumber(recipes.span[index]).flatMap { entries.comment(of: $0) }
      ?? entries.comment(of: Int(recipes.span[index].entry))
  }

  package func sourceText(of index: Int) -> String? {
    withSource(of: index) { String(copying: $0) }
  }

  package func withSource<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    let recipe = recipes.span[index]
    if recipe.source == Recipe.itself { return entries.withText(of: Int(recipe.entry), body) }
    guard let number = sourceNumber(recipe) else { return nil }
    return entries.withText(of: number, body)
  }

  /// A file with one language is one table.
  package func table(of index: Int) -> String? { nil }

  package func locale(of index: Int) -> LocaleTag {
    languages.span[Int(recipes.span[index].language)].locale
  }

  package func areAlike(_ one: Int, _ other: Int) -> Bool {
    let (a, b) = (recipes.span[one], recipes.span[other])
    guard a.language == b.language, entries.areAlike(Int(a.entry), Int(b.entry)) else {
      return false
    }
    guard let source = sourceNumber(a), let otherSource = sourceNumber(b) else {
      return a.source == b.source
    }
    return entries.areAlike(source, otherSource)
  }

  package func variation(of index: Int) -> String? {
    entries.variation(of: Int(recipes.span[index].entry))
  }

  package func state(of index: Int) -> UnitState? {
    let recipe = recipes.span[index]
    let own = entries.state(of: Int(recipe.entry))
    guard recipe.source != Recipe.itself else {
      return untranslatedState(
        own, locale(of: index), mayBeMissing: entries.mayBeMissing(Int(recipe.entry)))
    }
    return Self.state(own, sourceNumber(recipe).flatMap { entries.state(of: $0) })
  }

  package func file(of index: Int) -> String { entries.file(of: Int(recipes.span[index].entry)) }

  package func sourceFile(of index: Int) -> String? {
    let recipe = recipes.span[index]
    return recipe.source == Recipe.itself
      ? file(of: index) : sourceNumber(recipe).map { entries.file(of: $0) }
  }

  package func targetText(of index: Int) -> String? {
    withTarget(of: index) { String(copying: $0) }
  }

  package func withTarget<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    hasTarget(index) ? entries.withText(of: Int(recipes.span[index].entry), body) : nil
  }

  package func hasTarget(_ index: Int) -> Bool { recipes.span[index].source != Recipe.itself }

  package func limit(of index: Int) -> TextLimit? {
    let recipe = recipes.span[index]
    return entries.limit(of: Int(recipe.entry))
      ?? sourceNumber(recipe).flatMap { entries.limit(of: $0) }
  }

  package func part(of index: Int) -> UnitPart { parts[recipes.span[index].part] }

  package mutating func setPart(_ part: UnitPart, of index: Int) {
    recipes[index].part = parts.number(of: part)
  }
}
