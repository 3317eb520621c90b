import FoundationEssentials

/// A small project of tables in three languages, which is changed at random.
struct EditedProject {
  private struct Row {
    var key: String
    var comment: String
    /// In English, Korean and Chinese; a translation may be missing.
    var texts: [String?]
  }

  private static let locales = ["en", "ko", "zh-Hans"]
  private static let copy: [[String]] = [
    ["Delete this note?", "이 메모를 삭제하시겠습니까?", "要删除此备忘录吗？"],
    ["Cancel", "취소", "取消"],
    ["Delete", "삭제", "删除"],
    ["You can’t undo this.", "이 동작은 취소할 수 없습니다.", "此操作无法撤销。"],
    ["%d files were not copied.", "파일 %d개를 복사하지 못했습니다.", "%d个文件未拷贝。"],
    ["Keep a Copy", "사본 유지", "保留副本"],
    ["OK", "확인", "好"],
    ["Save changes before closing?", "닫기 전에 변경 사항을 저장하시겠습니까?", "关闭前要存储更改吗？"],
    ["Don’t Save", "저장 안 함", "不存储"],
    ["The file “%@” could not be opened.", "‘%@’ 파일을 열 수 없습니다.", "无法打开文件“%@”。"],
  ]
  private static let keys = [
    "delete.title", "delete.message", "delete.button.cancel", "delete.button.ok", "save.title",
    "save.button.cancel", "save.button.ok", "copy.failed", "open.failed", "note.keep",
  ]

  private var strings: [Row] = []
  private var sheet: [Row] = []

  init(_ generator: inout Generator) {
    strings = Self.rows(&generator)
    sheet = Self.rows(&generator)
  }

  private static func rows(_ generator: inout Generator) -> [Row] {
    keys.prefix(Int.random(in: 4...10, using: &generator)).map { key in
      Row(key: key, comment: "", texts: texts(&generator))
    }
  }

  /// Mostly good copy, sometimes the translation of another text.
  private static func texts(_ generator: inout Generator) -> [String?] {
    let own = copy.randomElement(using: &generator) ?? []
    let other = copy.randomElement(using: &generator) ?? []
    return [own[0]]
      + (1...2).map { index in
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: nil
        case 1, 2: other[index]
        case 3: own[index] + " "
        default: own[index]
        }
      }
  }

  /// Changes one thing.
  mutating func edit(_ generator: inout Generator) {
    if Bool.random(using: &generator) {
      Self.edit(&strings, &generator)
    } else {
      Self.edit(&sheet, &generator)
    }
  }

  private static func edit(_ rows: inout [Row], _ generator: inout Generator) {
    guard let index = rows.indices.randomElement(using: &generator) else { return }
    let texts = texts(&generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: rows.remove(at: index)
    case 1: rows.insert(Row(key: "new.\(rows.count).title", comment: "", texts: texts), at: index)
    case 2: rows.shuffle(using: &generator)
    case 3: rows[index].comment = "copydesk:allow action-drift \"as agreed\""
    case 4: rows[index].key += ".x"
    case 5: rows[index].texts[0] = texts[0]
    default: rows[index].texts[Int.random(in: 1...2, using: &generator)] = texts[1]
    }
  }

  /// Writes the tables: a file for each language, and a sheet that holds all.
  func write(to folder: String) throws {
    for (number, locale) in Self.locales.enumerated() {
      let lines = strings.compactMap { row in
        row.texts[number].map { text in
          (row.comment.isEmpty ? "" : "/* \(row.comment.replacing("\"", with: "'")) */\n")
            + "\"\(row.key)\" = \"\(text)\";\n"
        }
      }
      try Self.write(lines.joined(), to: "\(folder)/\(locale).lproj/Localizable.strings")
    }
    let rows = sheet.map { row in
      ([row.key] + row.texts.map { $0 ?? "" } + [row.comment]).map { field in
        "\"\(field.replacing("\"", with: "\"\""))\""
      }.joined(separator: ",")
    }
    try Self.write(
      (["key,en,ko,zh-Hans,comment"] + rows).joined(separator: "\n") + "\n",
      to: folder + "/alerts.csv")
  }

  private static func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
