import CopyModel
@testable import Copydesk
import FoundationEssentials
import StringTables
import TestKit
import Testing

@Suite struct UnitHashesTests {
  /// Each format has a way of its own to hold units.
  @Test func `a unit that is not made has the hash of one that is`() async throws {
    let copydesk = try Copydesk()
    let inputs = InputFiles(
      [Project.root.appending(path: "Corpus").path], scope: copydesk.scope, mustHoldTables: true)
    var tables = TableQueue(
      inputs, options: copydesk.options, context: copydesk.context,
      alerts: ManifestAlerts(AlertKeys(AlertManifest())), windowsOver: Copydesk.largestTable)
    var seed = StableHash()
    seed.add("seed")
    var formats: Set<String> = []
    while let batch = try await tables.nextRead() {
      for table in batch {
        var hashes = UnitHashes(seed)
        for index in table.units.indices {
          let unit = table.units[index]
          var hash = seed
          hash.add(unit)
          #expect(hashes.hash(of: index, in: table.units) == hash.value, "\(unit)")
          formats.insert(unit.format)
        }
      }
    }
    #expect(formats.count > 20)
  }
}
