import CopyModel

/// Something in a YAML file that is not as it should be.
struct YAMLFlaw {
  var kind = ReadIssue.Kind.unreadableEntry
  var range: Range<Int>
  var confidence = 1.0
  var message: String
}
