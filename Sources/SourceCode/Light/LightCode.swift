/// Reads Kotlin, Java, Dart and Objective-C without their compilers.
///
/// What these languages share — names, calls, texts, brackets — is read by one tolerant parser;
/// `LightGrammar` says what differs. Damaged code costs what is damaged, and time grows with length.
package enum LightCode {
  package static func read(_ bytes: [UInt8], as language: CodeLanguage) -> Code {
    guard let grammar = LightGrammar.of(language), bytes.count < Int(Int32.max) else {
      return Code(language: language, statements: [])
    }
    var lexer = LightLexer(bytes, grammar)
    lexer.run()
    var parser = LightParser(bytes: bytes, tokens: lexer.tokens, grammar: grammar)
    return Code(language: language, statements: parser.statements())
  }
}
