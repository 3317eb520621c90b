import PageData

/// A file of the page, as it is in the binary.
struct PageFile {
  let text: String

  static let template = PageFile(page_data_template)
  static let style = PageFile(page_data_style)
  static let script = PageFile(page_data_script)
  /// How a drawn alert looks, in the page and alone.
  static let alert = PageFile(page_data_alert)

  private init(_ number: some BinaryInteger) {
    let file = Int32(number)
    let bytes = (0..<page_data_size(file)).map { page_data_byte(file, $0) }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
