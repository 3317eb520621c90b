import CopyModel
import Testing

@Suite struct FormatFlagsTests {
  @Test func `flags of gettext say what reads a text`() {
    #expect(FormatFlags(gettext: "c-format") == .printf)
    #expect(FormatFlags(gettext: "no-c-format") == .noPrintf)
    #expect(FormatFlags(gettext: "python-brace-format") == .braces)
    #expect(FormatFlags(gettext: "java-format") == .javaMessage)
    #expect(FormatFlags(gettext: "no-java-format").isEmpty)
    #expect(FormatFlags(gettext: "no-wrap").isEmpty)
  }
}
