import LibFuzzer

/// Lets libFuzzer read a format: the one that COPYDESK_FUZZ_FORMAT names.
///
/// The arguments are libFuzzer's own: `-runs=2000 -seed=1 FOLDER`. `--formats` prints the names.
@main enum FuzzFormats {
  static func main() {
    if CommandLine.arguments.dropFirst() == ["--formats"] { return printFormats() }
    var count = CommandLine.argc
    var arguments = unsafe Optional(CommandLine.unsafeArgv)
    _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, testOneInput)
  }
}

/// What libFuzzer calls with each input. Its own main function, which is not used here, looks for this name.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe FuzzFormats.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
