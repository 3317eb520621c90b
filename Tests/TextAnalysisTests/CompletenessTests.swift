import CopyModel
import Testing

struct CompletenessTests {
  @Test(
    arguments: [
      ("The draft can’t be kept.", .sentence), ("The draft can’t be kept", .sentence),
      ("Wait a moment.", .sentence), ("It stopped. Start over", .sentence),
      ("Do you want it?", .sentence),
      ("Which one?", .sentence), ("“%@” is full", .sentence), ("The drafts are gone!", .sentence),
      ("Merge Drafts", .fragment), ("Can’t Merge", .fragment), ("Unable to Merge", .fragment),
      ("Your Session Expired", .sentence), ("Room for %@", .fragment), ("No Room Left", .fragment),
      ("Done.", .fragment), ("Warn me when a draft is old", .fragment),
      ("Only if it is needed", .fragment), ("Choose who can see it", .fragment),
      ("The tray opens when the disc is ready", .sentence),
      ("“%@” stops when it is done", .sentence),
      ("Drafts from before May are gone", .sentence),
      ("A draft with this name already exists", .sentence),
      ("Newer Drafts\nFound", .fragment), ("Room for drafts\nStart over", .fragment),
      ("It stopped.\nStart over", .sentence), ("Size: 3 MB\nKind: PDF", .fragment),
      ("{name} already exists", .sentence), ("Name Contains", .fragment),
      ("The list contains errors", .sentence),
      ("Merge “%@”?", .questionFragment), ("All drafts?", .questionFragment), ("", .unknown),
      ("…", .unknown), ("%@", .fragment),
      // A word that begins within what is masked.
      ("'K`x`www.example.come-ep Boats", .fragment),
    ] as [(String, Completeness)])
  func `tells English sentences from fragments`(text: String, wanted: Completeness) throws {
    #expect(try Analysis.of(text).completeness == wanted)
  }

  @Test(
    arguments: [
      ("ko", "열 수 없습니다. (오류 3)", .sentence), ("ko", "열겠습니까? (파일 3개)", .sentence),
      ("ko", "열 수 없습니다. (참고) 설정", .fragment),
      ("ko", "삭제했습니다.", .sentence), ("ko", "삭제했어요", .sentence), ("ko", "저장 안 함", .fragment),
      ("ko", "삭제하기?", .questionFragment), ("ko", "취소", .fragment), ("ko", "취소?", .questionFragment),
      ("zh-Hans", "已删除。", .sentence), ("zh-Hans", "要删除吗？", .sentence),
      ("zh-Hans", "删除？", .questionFragment),
      ("zh-Hans", "删除", .unknown), ("zh-Hant", "要刪除嗎？", .sentence), ("root", "Text.", .unknown),
    ] as [(String, String, Completeness)])
  func `tells them in other languages by their marks and endings`(
    locale: String, text: String, wanted: Completeness
  ) throws {
    #expect(try Analysis.of(text, in: locale).completeness == wanted)
  }

  @Test(
    arguments: [
      ("Wait a moment.", .fragment), ("The draft is gone.", .sentence), ("Merge?", .fragment),
    ] as [(String, Completeness)])
  func `knows what the text is without its mark`(text: String, wanted: Completeness) throws {
    #expect(try Analysis.of(text).coreCompleteness == wanted)
  }
}
