package import CopyModel

/// Copy that a rule must flag, where `⟦…⟧` brackets the flagged part, or must leave alone, without brackets.
package struct Example: Sendable, CustomStringConvertible {
  package enum Subject: Sendable, Equatable {
    case text(String, Role?)
    case pair(source: String, target: String, Role?)
    case alert(title: String?, message: String?, buttons: [String])
    /// An alert of the manifest, under an edition of the guidelines.
    case listed(
      title: String?, message: String?, buttons: [String], AlertTraits, GuidelineEdition)
    /// Files by path; the flagged part is in any of them.
    case files([File])
  }

  package struct File: Sendable, Equatable {
    package let path: String
    package let text: String
  }

  package let subject: Subject
  package let locale: LocaleTag
  /// The terms of the project that it belongs to.
  package private(set) var terms: [GlossaryTerm] = []
  /// What the source of a pair was before; nil when that does not matter.
  package private(set) var earlier: String?
  /// The edition of the guidelines that it is held against; nil for the usual one.
  package private(set) var edition: GuidelineEdition?
  /// Where the example stands, so that a failing test points at it.
  package let fileID: String
  package let filePath: String
  package let line: Int

  private init(
    _ subject: Subject, _ locale: String, _ fileID: String, _ filePath: String, _ line: Int
  ) {
    self.subject = subject
    self.locale = LocaleTag(folding: locale) ?? .english
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  package static func text(
    _ text: String, in locale: String = "en", fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(.text(text, nil), locale, fileID, filePath, line)
  }

  package static func title(
    _ text: String, in locale: String = "en", fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(.text(text, .title), locale, fileID, filePath, line)
  }

  package static func message(
    _ text: String, in locale: String = "en", fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(.text(text, .message), locale, fileID, filePath, line)
  }

  package static func button(
    _ text: String, in locale: String = "en", fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(.text(text, .button), locale, fileID, filePath, line)
  }

  package static func pair(
    _ source: String, _ target: String, in locale: String, as role: Role? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(.pair(source: source, target: target, role), locale, fileID, filePath, line)
  }

  /// A pair of a project with a glossary.
  package static func pair(
    _ source: String, _ target: String, in locale: String, under terms: [GlossaryTerm],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    var example = Example(
      .pair(source: source, target: target, nil), locale, fileID, filePath, line)
    example.terms = terms
    return example
  }

  /// A pair whose source has changed since its translation was made.
  package static func pair(
    _ source: String, _ target: String, in locale: String, earlier: String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    var example = Example(
      .pair(source: source, target: target, nil), locale, fileID, filePath, line)
    example.earlier = earlier
    return example
  }

  package static func alert(
    title: String?, message: String? = nil, buttons: [String], in locale: String = "en",
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    Example(
      .alert(title: title, message: message, buttons: buttons), locale, fileID, filePath, line)
  }

  /// An alert of the manifest. Marks behind a button's title say what it is: `Cancel [cancel, default]`.
  package static func listed(
    _ kind: AlertTraits.Kind = .alert, title: String?, message: String? = nil, buttons: [String],
    platforms: [AlertTraits.Platform] = [], trigger: AlertTraits.Trigger? = nil,
    elements: [AlertTraits.Element] = [], under edition: GuidelineEdition = .hig2022,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> Example {
    var traits = AlertTraits()
    (traits.kind, traits.platforms) = (kind, platforms)
    (traits.trigger, traits.elements) = (trigger, elements)
    let parts = buttons.map(ListedButton.init)
    traits.buttons = parts.map(\.traits)
    return Example(
      .listed(
        title: title, message: message, buttons: parts.map(\.title), traits, edition), "en",
      fileID, filePath, line)
  }

  /// The same held against an edition of the guidelines.
  package func under(_ edition: GuidelineEdition) -> Example {
    var example = self
    example.edition = edition
    return example
  }

  package static func files(
    _ files: (path: String, text: String)..., in locale: String = "en", fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) -> Example {
    let files = files.map { File(path: $0.path, text: $0.text) }
    return Example(.files(files), locale, fileID, filePath, line)
  }

  /// The strings of the example, brackets and all.
  package var strings: [String] {
    switch subject {
    case .text(let text, _): [text]
    case .pair(let source, let target, _): [source, target]
    case .alert(let title, let message, let buttons),
      .listed(let title, let message, let buttons, _, _):
      [title, message].compactMap(\.self) + buttons
    case .files(let files): files.map(\.text)
    }
  }

  /// The strings without the keys that buttons may have before their title: `cancel=Dismiss`.
  package var copy: [String] {
    guard case .alert = subject else { return strings }
    return strings.map { string in
      string.firstIndex(of: "=").map { String(string[string.index(after: $0)...]) } ?? string
    }
  }

  /// Whether the rule must flag it.
  package var isFlagged: Bool { strings.contains { $0.contains("⟦") } }

  package var description: String { "\(locale): \(copy.joined(separator: " → "))" }
}

/// A text with its brackets taken out.
package struct MarkedText: Equatable, Sendable {
  package let text: String
  /// The bracketed part: UTF-8 bytes of `text`; nil without brackets.
  package let range: Range<Int>?

  package init(_ marked: String) {
    guard let open = marked.firstIndex(of: "⟦"), let close = marked.firstIndex(of: "⟧"),
      open < close
    else {
      text = marked
      range = nil
      return
    }
    let before = String(marked[..<open])
    let inside = String(marked[marked.index(after: open)..<close])
    text = before + inside + marked[marked.index(after: close)...]
    range = before.utf8.count..<before.utf8.count + inside.utf8.count
  }
}
