import SourceCode
import Testing

/// Reads source text, and prints what it says.
func printed(_ source: String, _ language: CodeLanguage) -> String {
  CodePrinter.text(LightCode.read(Array(source.utf8), as: language))
}

struct DamagedCodeTests {
  static let languages: [CodeLanguage] = [.kotlin, .java, .dart, .objectiveC]

  @Test func `loses only what is damaged`() {
    let source = """
      fun a() {
        val x = show(
        val y = Text("y")
      }
      fun b() { Text("unclosed) }
      fun c() { Text("c") ] }
      """
    let expected = """
      (func a() {(let x = (show)); (let y = (Text "y"))})
      (func b() {(Text "unclosed) }"); (func c() {(Text "c")})})
      """
    #expect(printed(source, .kotlin) == expected)
  }

  @Test func `a method ends one that was left open`() {
    let source = """
      @implementation A
      - (void)a {
        [x show:@"a"
      - (void)b { [x show:@"b"]; }
      @end
      """
    let expected = #"(type A {(func a() {(x.show "a")}); (func b() {(x.show "b")})})"#
    #expect(printed(source, .objectiveC) == expected)
  }

  @Test func `tells where names and texts stand`() throws {
    let source = #"é.show("ab")"#
    let code = LightCode.read(Array(source.utf8), as: .kotlin)
    guard case .expression(.call(let call)) = try #require(code.statements.first),
      case .text(let text) = try #require(call.arguments.first).value
    else {
      Issue.record("no call")
      return
    }
    #expect(call.offset == 3)
    #expect(text.range == 9..<11)
    #expect(text.plain == "ab")
  }

  private static let sample = ##"""
    @A class Ask(val a: B<C>) : D(a) { @interface E - (void)f:(G *)g { [h i:@"j" k:^(L *l) { m(); }]; }
    @end
    final o = await p<Q>(r: (s) => t('u $v ${w.x('y')}')..z = [if (a) b, ...c]);
    switch (d) { case e: f(); }
    val g = when (h) { 1 -> "i\u0041" else -> j ?: k } { l, m -> n { o } } """raw $p"""
    String p = q ? (R) s : new T<U>() { void v() { w(x -> y); } }; /* a /* b */
    #define c @"d"
    """##

  @Test(arguments: languages)
  func `ends wherever a file is cut`(_ language: CodeLanguage) {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      _ = LightCode.read(Array(bytes[..<length]), as: language)
      _ = LightCode.read(Array(bytes[length...]), as: language)
    }
  }

  @Test(arguments: languages)
  func `reads any bytes`(_ language: CodeLanguage) {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<100 {
      var mixed = bytes
      for _ in 0..<(next() % 40) {
        let (from, to) = (Int(next()) % mixed.count, Int(next()) % mixed.count)
        mixed[to] = next() % 3 == 0 ? UInt8(truncatingIfNeeded: next()) : mixed[from]
      }
      _ = LightCode.read(mixed, as: language)
      _ = LightCode.read(mixed.map { _ in UInt8(truncatingIfNeeded: next()) }, as: language)
    }
  }

  /// Nothing here may take more than linear time, or more stack than a thread has.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: languages,
    [
      "(", "[", "{", "\"", "\0", "a.b", "a(", "a{", "a<", "\"${", "'", "@", "? ", "if (a) ", "!",
      "a b ",
      "[a ", "a ? b : ", "x -> ", "/*", "#if\n", "\\", "a=", ")", "(]", "({", "- (a)b{\n",
      "class A{",
      "switch(a){case a:", "a..b=", "when(a){", "[if(a)", "(a)", "new A(){", "object:A{", "a+(",
      "a.b()",
      "a ?: ", "else if(a){", "^(a){", "a<b,", "(a)->", "(a){", "\"\"\"", "a-b*", "a as ", "x:",
      "$a",
    ])
  func `takes no longer than length asks for`(_ language: CodeLanguage, _ unit: String) {
    let bytes = Array(String(repeating: unit, count: 100_000 / unit.utf8.count).utf8)
    _ = LightCode.read(bytes, as: language)
  }
}
