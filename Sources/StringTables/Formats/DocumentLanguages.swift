import CopyModel

/// Which languages a document is translated into, and which of them each block is in.
struct DocumentLanguages {
  /// In the order of their first blocks.
  let all: [LocaleTag]
  /// Nil for a block in the source language.
  private let ofBlock: [LocaleTag?]

  subscript(block: Int) -> LocaleTag? { ofBlock[block] }

  /// Nil when the document has one language only.
  init?(of blocks: [DocumentBlock], in file: TableFile, _ context: ReadingContext) {
    let targets = blocks.indices.filter { blocks[$0].isTarget }
    // A page in English that names a few languages in their own script is no translation.
    guard targets.count * 5 >= blocks.count, targets.count < blocks.count else { return nil }
    let places = DocumentPlaces(blocks)
    let written: [LocaleTag?] =
      if targets.contains(where: { blocks[$0].language != nil }) {
        Self.labelled(blocks, context)
      } else {
        Self.placed(blocks, places, context) ?? Self.mixed(blocks, context)
          ?? Self.single(blocks, in: file, context)
      }
    var all: [LocaleTag] = []
    for locale in written.compactMap(\.self) where !all.contains(locale) { all.append(locale) }
    guard !all.isEmpty else { return nil }
    self.all = all
    ofBlock = written
  }

  /// What labels say. A text without one is in the language of those that are written like it.
  private static func labelled(
    _ blocks: [DocumentBlock], _ context: ReadingContext
  ) -> [LocaleTag?] {
    let bare = blocks.filter { $0.isTarget && $0.language?.isBareChinese == true }
    let isTraditional = ChineseScript.isTraditional(bare.map(\.text), context)
    let chinese = LocaleTag(folding: isTraditional ? "zh-Hant" : "zh-Hans")
    return blocks.map { block in
      guard block.isTarget else { return nil }
      guard let language = block.language else { return locale(of: [block], context) }
      return language.isBareChinese ? chinese : language.locale
    }
  }

  /// What the places of the blocks tell: behind each text stands its translation into one language, then that into
  /// another.
  private static func placed(
    _ blocks: [DocumentBlock], _ places: DocumentPlaces, _ context: ReadingContext
  ) -> [LocaleTag?]? {
    guard places.count > 1 else { return nil }
    let columns = (0..<places.count).map { column in
      blocks.indices.filter { places[$0] == column }.map { blocks[$0] }
    }
    let locales = columns.map { locale(of: $0, context) }
    guard Set(locales).count == places.count else { return nil }
    return blocks.enumerated().map { index, block in
      guard block.isTarget else { return nil }
      if let column = places[index] { return locales[column] }
      let written = locale(of: [block], context)
      return locales.first { $0 == written } ?? locales.first { $0?.language == written?.language }
        ?? written
    }
  }

  /// What the letters tell where Korean and Chinese texts stand without order.
  private static func mixed(
    _ blocks: [DocumentBlock], _ context: ReadingContext
  ) -> [LocaleTag?]? {
    let targets = blocks.filter(\.isTarget)
    let korean = targets.count { $0.letters.hangul > 0 }
    let chinese = targets.count { $0.letters.hangul == 0 && $0.letters.han > 0 }
    let japanese = targets.contains { $0.letters.kana > 0 }
    guard !japanese, min(korean, chinese) > 1, min(korean, chinese) * 4 >= targets.count else {
      return nil
    }
    let han = targets.filter { $0.letters.hangul == 0 }
    let script = locale(of: han, context)
    return blocks.map { block in
      guard block.isTarget else { return nil }
      return block.letters.hangul > 0 ? LocaleTag(folding: "ko") : script
    }
  }

  /// The one language of all translations.
  private static func single(
    _ blocks: [DocumentBlock], in file: TableFile, _ context: ReadingContext
  ) -> [LocaleTag?] {
    let named = context.locale(of: file.path).flatMap { $0.isEastAsian ? $0 : nil }
    let written = named ?? locale(of: blocks.filter(\.isTarget), context)
    return blocks.map { $0.isTarget ? written : nil }
  }

  private static func locale(
    of blocks: [DocumentBlock], _ context: ReadingContext
  ) -> LocaleTag? {
    var letters = ScriptCounts()
    for block in blocks { letters.add(block.letters) }
    return locale(of: blocks.lazy.map(\.text), letters: letters, context)
  }

  /// The locale of texts in Korean, Japanese or Chinese, whose letters are counted.
  static func locale(
    of texts: some Sequence<String>, letters: ScriptCounts, _ context: ReadingContext
  ) -> LocaleTag? {
    if letters.kana > letters.hangul, letters.kana * 5 > letters.han {
      return LocaleTag(folding: "ja")
    }
    if letters.hangul >= letters.han { return LocaleTag(folding: "ko") }
    let isTraditional = ChineseScript.isTraditional(texts, context)
    return LocaleTag(folding: isTraditional ? "zh-Hant" : "zh-Hans")
  }
}

/// Where the translations stand behind their sources, in a document that has several of each: those of one place are
/// in one language.
struct DocumentPlaces {
  /// As many languages as a document may well have.
  private static let most = 40

  /// How many translations most texts have.
  let count: Int
  /// Nil for a source, and for the translations of texts that have more or fewer.
  private let ofBlock: [Int?]

  subscript(block: Int) -> Int? { ofBlock[block] }

  init(_ blocks: [DocumentBlock]) {
    let groups = DocumentPairing.groups(of: blocks).filter {
      !$0.sources.isEmpty && !$0.targets.isEmpty
    }
    let shares = groups.map { group in
      let whole = group.targets.count / Self.sources(of: group, blocks).count
      return whole * Self.sources(of: group, blocks).count == group.targets.count ? whole : 0
    }
    // Two in three are the middle one too.
    let count = shares.isEmpty ? 0 : shares.sorted()[shares.count / 2]
    guard (2...Self.most).contains(count),
      shares.count(where: { $0 == count }) * 3 >= shares.count * 2
    else {
      self.count = 1
      ofBlock = []
      return
    }
    self.count = count
    var places = [Int?](repeating: nil, count: blocks.count)
    for (group, share) in zip(groups, shares) where share == count {
      for index in group.targets {
        places[index] = (index - group.targets.lowerBound) * count / group.targets.count
      }
    }
    ofBlock = places
  }

  /// The sources that the translations answer: a heading without one is none.
  private static func sources(
    of group: DocumentPairing.Group, _ blocks: [DocumentBlock]
  ) -> [Int] {
    let texts = group.sources.filter { !blocks[$0].isHeading }
    return texts.isEmpty || group.targets.contains { blocks[$0].isHeading }
      ? Array(group.sources) : texts
  }
}
