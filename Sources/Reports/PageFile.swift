import PageData

/// A file of the audit's page or of the digest, as it is in the binary.
package struct PageFile: Sendable {
  package let text: String

  package static let template = PageFile(page_data_template)
  package static let style = PageFile(page_data_style)
  package static let script = PageFile(page_data_script)
  /// How a drawn alert looks, in the page and alone.
  package static let alert = PageFile(page_data_alert)
  package static let digest = PageFile(page_data_digest)

  private init(_ number: some BinaryInteger) {
    let file = Int32(number)
    let bytes = (0..<page_data_size(file)).map { page_data_byte(file, $0) }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
