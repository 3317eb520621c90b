/// What differs between the languages that the light reader knows.
struct LightGrammar {
  /// How a call writes the label of an argument.
  enum Label { case none, assign, colon }

  var language: CodeLanguage
  var words: LightWordTable
  /// `val title: String` rather than `String title`.
  var namesFirst = false
  /// A line's end ends a statement.
  var linesEnd = false
  var label = Label.none
  /// `foo { … }` is a call, and braces are closures.
  var bracesAreClosures = false
  /// `$name` and `${…}` in texts.
  var inserts = false
  /// `"""`; `tripleIsRaw` where it has no escapes.
  var triples = false
  var tripleIsRaw = false
  /// `'…'` is a text, `r'…'` one without escapes.
  var singleQuotes = false
  /// `"a" "b"` is one text.
  var joinsNeighbors = false
  var nestsComments = false
  /// `$` in names.
  var dollarNames = false
  /// `(Type) value`.
  var casts = false
  /// `(a) -> …` or `(a) => …` where parentheses open an expression.
  var lambdas = false
  /// `new Type() { … }` has members.
  var newHasMembers = false
  /// `[receiver message]`, `@"…"`, `#define`, `@interface`.
  var messages = false

  static func of(_ language: CodeLanguage) -> LightGrammar? {
    switch language {
    case .swift: nil
    case .kotlin: kotlin
    case .java: java
    case .dart: dart
    case .objectiveC: objectiveC
    }
  }

  private static let control: [(LightWord, String)] = [
    (.if, "if"), (.else, "else"), (.for, "for"), (.while, "while"), (.do, "do"), (.try, "try"),
    (.catch, "catch"), (.finally, "finally"), (.return, "return"), (.throw, "throw"),
    (.jump, "break continue"), (.true, "true"), (.false, "false"), (.none, "null"),
    (.kind, "class"), (.enum, "enum"), (.this, "this"),
  ]

  private static let kotlin = LightGrammar(
    language: .kotlin,
    words: LightWordTable(
      control + [
        (.when, "when"), (.fun, "fun"), (.val, "val var"), (.kind, "interface"),
        (.object, "object"), (.skipped, "import package typealias"), (.as, "as"), (.is, "is"),
        (.in, "in"), (.companion, "companion"), (.constructor, "constructor"), (.`init`, "init"),
        (.get, "get"), (.set, "set"), (.by, "by"), (.where, "where"),
        (
          .softModifier,
          """
          private public protected internal abstract final open sealed data value inner annotation \
          override lateinit const vararg noinline crossinline inline suspend operator infix tailrec \
          external expect actual reified out
          """
        ),
      ]),
    namesFirst: true, linesEnd: true, label: .assign, bracesAreClosures: true, inserts: true,
    triples: true, tripleIsRaw: true, nestsComments: true)

  private static let java = LightGrammar(
    language: .java,
    words: LightWordTable(
      control + [
        (.switch, "switch"), (.case, "case"), (.default, "default"), (.kind, "interface"),
        (.record, "record"), (.skipped, "import package"), (.is, "instanceof"), (.new, "new"),
        (.synchronized, "synchronized"), (.static, "static"),
        (
          .modifier,
          "private public protected abstract final native transient volatile strictfp"
        ),
        (.softModifier, "sealed"), (.throw, "yield"), (.where, "throws extends implements"),
      ]),
    triples: true, dollarNames: true, casts: true, lambdas: true, newHasMembers: true)

  private static let dart = LightGrammar(
    language: .dart,
    words: LightWordTable(
      control + [
        (.switch, "switch"), (.case, "case"), (.default, "default"), (.val, "var final"),
        (.const, "const"), (.static, "static"), (.new, "new"), (.as, "as"), (.is, "is"),
        (.in, "in"), (.await, "await"), (.throw, "yield"), (.jump, "rethrow"),
        (.skipped, "import typedef"), (.softModifier, "late abstract external covariant required"),
        (.softModifier, "sealed base interface export library part augment"), (.get, "get"),
        (.set, "set"), (.on, "on"), (.operator, "operator"), (.factory, "factory"),
        (.async, "async sync"), (.function, "Function"), (.extensionKind, "extension"),
        (.mixinKind, "mixin"), (.where, "with implements extends when"),
      ]),
    label: .colon, inserts: true, triples: true, singleQuotes: true, joinsNeighbors: true,
    nestsComments: true, dollarNames: true, lambdas: true)

  private static let objectiveC = LightGrammar(
    language: .objectiveC,
    words: LightWordTable(
      control + [
        (.switch, "switch"), (.case, "case"), (.default, "default"), (.true, "YES"),
        (.false, "NO"), (.none, "nil NULL Nil nullptr"), (.jump, "goto"), (.new, "delete"),
        (.kind, "struct union"), (.namespace, "namespace"), (.skipped, "typedef using template"),
        (
          .modifier,
          """
          static extern inline const __block __weak __strong __unsafe_unretained __unused \
          FOUNDATION_EXPORT UIKIT_EXTERN OBJC_EXTERN __kindof constexpr volatile register \
          IBOutlet explicit friend virtual mutable thread_local
          """
        ),
        (.function, "typeof __typeof __typeof__ decltype __attribute__"), (.in, "in"),
      ]),
    joinsNeighbors: true, dollarNames: true, casts: true, messages: true)
}
