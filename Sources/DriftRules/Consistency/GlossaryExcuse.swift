import CopyModel
package import RuleKit

extension TextPair {
  /// Whether a finding holds the project's own wording of a term against the term: where the glossary calls a document
  /// 图像, it names no other thing.
  package func isByGlossary(_ flag: Findings.Flag) -> Bool {
    guard let own = flag.source, let theirs = flag.target, !theirs.isEmpty,
      let matches = GlossaryMatches(self)
    else { return false }
    let (text, word) = (target.string.lowercased(), target.text(in: theirs).lowercased())
    return matches.sourceTerms.contains { term in
      term.range.contains(own)
        && matches.glossary.entries[term.number].wantedLowercased.contains {
          $0.contains(word) && text.contains($0)
        }
    }
  }
}

extension Rule {
  /// A term that a project calls by another thing's name, for examples.
  static let houseTerms =
    LocaleTag(folding: "zh-Hans").map {
      [GlossaryTerm(source: "document", locale: $0, target: "图像")]
    } ?? []
}
