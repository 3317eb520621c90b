extension String {
  /// Whether the comment is Interface Builder's own: a string of a window, and of no alert.
  package var isOfInterfaceBuilder: Bool { utf8.starts(with: "Class = \"".utf8) }
}
