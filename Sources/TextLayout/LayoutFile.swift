import JSONText
import LayoutData

/// A file of `Layout/`, as it is in the binary.
struct LayoutFile {
  /// `Layout/inter.txt`.
  let name: String
  let bytes: [UInt8]

  static let inter = LayoutFile("Layout/inter.txt", number: layout_data_inter)
  static let metrics = LayoutFile("Layout/metrics.json", number: layout_data_metrics)
  static let platforms = LayoutFile("Layout/platforms.json", number: layout_data_platforms)
  static let samples = LayoutFile("Layout/samples.json", number: layout_data_samples)

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private init(_ name: String, number: some BinaryInteger) {
    let number = Int32(number)
    let size = Int(layout_data_size(number))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 8)
    for offset in stride(from: 0, to: size, by: 8) {
      let word = layout_data_word(number, Int32(offset))
      for shift in stride(from: 0, to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
      }
    }
    bytes.removeLast(bytes.count - size)
    self.init(name: name, bytes: bytes)
  }

  func error(_ message: String) -> LayoutError { LayoutError(file: name, message: message) }

  /// The file as a JSON object.
  func object(_ keys: [String]) throws(LayoutError) -> LayoutObject {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.document(bytes.span)
    } catch {
      throw self.error("byte \(error.offset): \(error.message)")
    }
    return try LayoutObject(value, what: name, keys: keys, in: self)
  }
}
