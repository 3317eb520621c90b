import CopyModel
import Testing

@testable import StringTables

/// JSON that holds sources beside their translations.
struct JSONPairsTests {
  private func pairs(_ reading: Reading) -> [String] {
    reading.units.map { "\($0.key)|\($0.source ?? "")|\($0.target ?? "")|\($0.variation ?? "")" }
  }

  @Test func `gettext’s tables for a browser`() {
    let reading = Reading(
      """
      {"domain": "messages", "locale_data": {"messages": {
        "": {"lang": "ko", "plural_forms": "nplurals=1; plural=0;"},
        "Save the note": ["메모 저장"], "menu\\u0004Open": ["열기"], "Keep": [""],
        "%d note": ["%d notes", "메모 %d개"]}}}
      """, as: "messages.json")
    #expect(
      pairs(reading) == [
        "Save the note|Save the note|메모 저장|", "menu|Open|Open|열기|", "Keep|Keep||",
        "%d note|%d note|메모 %d개|",
      ])
    #expect(reading.units.allSatisfy { $0.locale.identifier == "ko" })
    #expect(reading.units.compactMap(\.storedSource).map(reading.written)[1] == "Open")
    #expect(reading.issues.isEmpty)
  }

  @Test func `Nextcloud’s tables`() {
    let reading = Reading(
      """
      {"translations": {"Save": "Sichern", "_%n note_::_%n notes_": ["%n Notiz", "%n Notizen"]},
       "pluralForm": "nplurals=2; plural=(n != 1);"}
      """, as: "l10n/de.json")
    let key = "_%n note_::_%n notes_"
    #expect(
      pairs(reading) == [
        "Save|Save|Sichern|", "\(key)|%n note|%n Notiz|plural.one",
        "\(key)|%n notes|%n Notizen|plural.other",
      ])
  }

  @Test func `what gotext hands to translators`() {
    let reading = Reading(
      """
      {"language": "ko", "messages": [
        {"id": "Hello {City}!", "message": "Hello {City}!", "translation": "안녕 {City}!",
         "placeholders": [{"id": "City", "string": "%[1]s", "type": "string"}]},
        {"id": ["open", "Open it"], "message": "Open it", "translation": ""},
        {"id": "{N} files", "message": "{N} files", "translation":
          {"select": {"feature": "plural", "arg": "N", "cases": {"other": {"msg": "파일 {N}개"}}}}}]}
      """, as: "locales/messages.gotext.json")
    #expect(
      pairs(reading) == [
        "Hello {City}!|Hello {City}!|안녕 {City}!|", "open|Open it||",
        "{N} files|{N} files|파일 {N}개|plural.other",
      ])
  }

  @Test(arguments: [
    #"{"messages": [{"id": "a", "message": "Missing semicolon"}]}"#,
    #"{"translations": {"Save": "저장"}}"#, #"{"locale_data": "none"}"#,
  ])
  func `what only looks so is read as ever`(text: String) {
    #expect(Reading(text, as: "ko.json").units.isEmpty)
  }

  @Test func `a table that names no language is told`() {
    let reading = Reading(
      #"{"translations": {"Save": "저장"}, "pluralForms": ""}"#, as: "l10n/strings.json")
    #expect(reading.issues.map(\.kind) == [.unreadableEntry])
    #expect(reading.units.allSatisfy { $0.target == nil })
  }
}
