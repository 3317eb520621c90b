import CopyModel
import Testing

struct ThingListTests {
  private let things = ThingList(kinds: [
    ["phone", "computer", "watch"], ["phone", "letter"], ["monday", "tuesday"],
  ])

  private func rivals(of names: String...) -> [String] {
    let set = ThingSet(names.compactMap(things.number))
    return things.names.indices.filter(things.rivals(of: set).contains).map { things.names[$0] }
  }

  @Test func `a verb may be taken for any that is not alike`() throws {
    let verbs = ThingList(alike: [("send", ["mail"]), ("mail", []), ("delete", [])])
    #expect(verbs.names == ["delete", "mail", "send"])
    #expect(!verbs.areRivals(1, 2) && !verbs.areRivals(2, 1) && !verbs.areRivals(2, 2))
    #expect(verbs.areRivals(0, 1) && verbs.areRivals(2, 0))
  }

  @Test func `things are numbered by their names`() {
    #expect(
      things.names == ["computer", "letter", "monday", "phone", "tuesday", "watch"])
    #expect(things.number(of: "monday") == 2)
    #expect(things.number(of: "sunday") == nil)
    #expect(things.number(of: "zebra") == nil)
  }

  @Test func `the others of its kinds are a thing's rivals`() {
    #expect(rivals(of: "phone") == ["computer", "letter", "watch"])
    #expect(rivals(of: "letter") == ["phone"])
    #expect(rivals(of: "letter", "monday") == ["phone", "tuesday"])
    #expect(rivals().isEmpty)
  }

  @Test func `no thing is its own rival`() throws {
    for number in things.names.indices { #expect(!things.areRivals(number, number)) }
    let (phone, watch) = (things.number(of: "phone"), things.number(of: "watch"))
    #expect(try things.areRivals(#require(phone), #require(watch)))
  }
}
