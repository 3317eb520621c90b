import Foundation
import StringTables
import TableTrials

extension FuzzFormats {
  /// The format under test.
  private static let format: TableFormat = {
    let name = ProcessInfo.processInfo.environment["COPYDESK_FUZZ_FORMAT"] ?? ""
    guard let format = TableFormat.all.first(where: { $0.name == name }) else {
      fatalError("COPYDESK_FUZZ_FORMAT must be one of \(TableFormat.all.map(\.name)).")
    }
    return format
  }()

  static func printFormats() {
    for format in TableFormat.all { print(format.name) }
  }

  /// Reads one input. A flaw ends the process, so that libFuzzer keeps the input.
  static func read(_ bytes: [UInt8]) {
    let name = "A." + format.extensions[bytes.count / 2 % format.extensions.count]
    // A file of two languages may say its own, or leave it to the folder.
    let path = bytes.count.isMultiple(of: 2) ? "ko.lproj/" + name : name
    if let flaw = TableTrial(bytes, as: path, format: format).flaws.first { fatalError(flaw) }
  }
}
