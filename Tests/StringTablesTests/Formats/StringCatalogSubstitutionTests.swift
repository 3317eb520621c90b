import CopyModel
import Testing

/// Substitutions, of which each language of a catalog has its own.
struct StringCatalogSubstitutionTests {
  private func unit(_ value: String) -> String { #""stringUnit": { "value": "\#(value)" }"# }

  private func substitution(
    _ name: String, _ form: String, argument: Int = 1, specifier: String = "lld"
  ) -> String {
    """
    "\(name)": { "argNum": \(argument), "formatSpecifier": "\(specifier)",
      "variations": { "plural": { "other": { \(unit(form)) } } } }
    """
  }

  /// A catalog with one key, its English and its Korean.
  private func read(_ key: String, _ english: String, _ korean: String) -> Reading {
    Reading(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "\(key)" : { "localizations" : {
        "en" : { \(english) }, "ko" : { \(korean) } } } } }
      """, as: "A.xcstrings")
  }

  private func korean(_ reading: Reading) -> [String] {
    reading.units.filter { $0.locale.identifier == "ko" }
      .map { "\($0.source ?? "–") → \($0.target ?? "–")" }
  }

  @Test func `a form of a substitution renders that of the source, by its name or its argument`() {
    let english =
      unit("Delete %#@files@?") + ", \"substitutions\": {"
      + substitution("files", "%arg files") + "}"
    for name in ["files", "items"] {
      let reading = read(
        "k %lld", english,
        unit("%#@\(name)@를 삭제할까요?") + ", \"substitutions\": {" + substitution(name, "파일 %arg개")
          + "}")
      #expect(
        korean(reading) == ["Delete %#@files@? → %#@\(name)@를 삭제할까요?", "%arg files → 파일 %arg개"])
      #expect(reading.issues.isEmpty)
    }
  }

  @Test func `a substitution that the source has not is a part of a text`() {
    let two =
      unit("%#@albums@에 %#@photos@") + ", \"substitutions\": {"
      + substitution("albums", "앨범 %arg개", argument: 2) + "," + substitution("photos", "사진 %arg장")
      + "}"
    #expect(
      korean(read("k %lld %lld", unit("%lld photos in %lld albums"), two)) == [
        "%lld photos in %lld albums → %#@albums@에 %#@photos@", "– → 앨범 %arg개", "– → 사진 %arg장",
      ])
    let whole =
      unit("%#@n@") + ", \"substitutions\": {" + substitution("n", "사진 %arg장") + "}"
    #expect(korean(read("k %lld", unit("%lld photos"), whole)).last == "%lld photos → 사진 %arg장")
  }

  @Test func `what the app cannot show is told`() {
    let english =
      unit("Keep %#@n@") + ", \"substitutions\": {" + substitution("n", "%arg cards") + "}"
    func kinds(_ korean: String) -> [ReadIssue.Kind] {
      read("k %lld", english, korean).issues.map(\.kind)
    }
    #expect(kinds(unit("카드 %lld장 유지")) == [])
    #expect(kinds(unit("%#@m@ 유지")) == [.unreadableEntry])
    #expect(
      kinds(
        unit("%#@n@ 유지") + ", \"substitutions\": {"
          + substitution("n", "카드 %arg장", specifier: "@") + "}") == [.placeholderType])
  }

  @Test func `a language that lacks a key lacks what its forms say`() {
    let reading = Reading(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "a" : { "localizations" : { "ko" : { \(unit("가")) } } },
        "k %lld" : { "localizations" : { "en" : { \(unit("%#@n@")), "substitutions": {
          \(substitution("n", "%arg cards")) } } } } } }
      """, as: "A.xcstrings")
    #expect(reading.unit("k %lld", "ko")?.source == "%arg cards")
  }
}
