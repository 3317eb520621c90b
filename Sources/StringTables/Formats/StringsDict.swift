import CopyModel

extension TableFormat {
  /// Apple's `.stringsdict`: a property list of plural and width variations in one language
  /// (Apple, “Stringsdict File Format”).
  package static let stringsDict = TableFormat(
    name: "stringsdict", extensions: ["stringsdict"], languages: .one,
    declaredCharset: { $0.xmlEncoding }
  ) { file, _ in
    var reader = PropertyListReader(file: file)
    reader.readXML()
    file = reader.file
    return reader.content
  }
}
