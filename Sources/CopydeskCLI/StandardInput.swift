import ArgumentParser

/// The operand of the verbs that read standard input: `-`, or none.
struct StandardInput: ParsableArguments {
  @Argument(help: "“-”, standard input, which is read in any case.")
  var name = "-"

  func validate() throws {
    guard name != "-" else { return }
    throw ValidationError(
      "This verb reads standard input. Hand it the file that way: < \(name)")
  }
}
