import SourceCode
import Testing

struct KotlinCodeTests {
  @Test(arguments: [
    (#"Text(text = "Delete")"#, #"(Text text:"Delete")"#),
    ("TextButton(onClick = close) { Text(ok) }", "(TextButton onClick:close +{(Text ok)})"),
    ("list.map { it.name }", "(list.map +{it.name})"),
    ("run(a) { dialog, which -> which }", "(run a +{dialog which | which})"),
    ("a?.b!!.c(d as? E)", "(a.b.c d)"),
    ("remember<Map<String, Int>>(key)", "(remember key)"),
    ("check(a < b, c > d)", "(check (_ a b) (_ c d))"),
    (#""Hi $name, ${user.names.first()}""#, #""Hi $name$, $(user.names.first)$""#),
    (##""""A "b" $c""""##, ##""A "b" $c$""##),
    (#""a" + b + "c""#, #"(+ "a" b "c")"#),
    ("name ?: fallback()", "(? name (fallback))"),
    ("key to value", "(key.to value)"),
    ("onClick = ::close", "(set onClick close)"),
    (#""It\u2019s \$5\n""#, #""It’s $5\n""#),
    ("return@forEach", ""),
    (
      "show(object : Listener { override fun onClick(v: View) { hide() } })",
      "(show (Listener +{(func onClick(v:<View>) {(hide)})}))"
    ),
  ])
  func `reads expressions`(_ source: String, _ expected: String) {
    #expect(printed(source, .kotlin) == expected)
  }

  @Test(arguments: [
    ("val title = if (one) a else b", "(let title = (? a b))"),
    (
      "val title = when (count) { 1 -> a; is Int, in 2..3 -> { log(); b } else -> c }",
      "(let title = (? a {(log); b} c))"
    ),
    ("var title: String? = null", "(let title:String? = nil)"),
    ("val state by remember { start() }", "(let state = (remember +{(start)}))"),
    ("val title: String\n  get() = \"A\"", "(get title {(return \"A\")})"),
    ("title += b", "(set title (+ title b))"),
    ("if (a) b() else if (c) d() else { e() }", "(if (a c) {(b)} {(d)} {(e)})"),
    ("for ((k, v) in map) show(v)", "(if (map) {(show v)})"),
    ("try { a() } catch (e: E) { b() } finally { c() }", "(if () {(a)} {(b)} {(c)})"),
    ("a()\n  .b()\n  ?.c()\n(d)", "(((a).b).c)\nd"),
  ])
  func `reads statements`(_ source: String, _ expected: String) {
    #expect(printed(source, .kotlin) == expected)
  }

  @Test func `reads functions`() {
    let source = """
      @Composable
      internal fun <T> Scope.Ask(@StringRes title: Int, name: String = "x", done: () -> Unit) = show(title)
      """
    let expected =
      #"(func Ask(title:<@StringRes Int>, name:<String>="x", done:<()->Unit>) {(return (show title))})"#
    #expect(printed(source, .kotlin) == expected)
  }

  @Test func `reads types`() {
    let source = """
      data class Ask(val title: String, @StringRes val message: Int?) : Base(title) {
        companion object { const val TAG = "ask" }
        init { log() }
      }
      enum class Kind(val label: Int) { DELETE(R.string.delete), MOVE; fun all() = entries }
      """
    let expected = """
      (type Ask {(func init(title:<String>, message:<@StringRes Int?>) {}); (Base title); \
      (let TAG = "ask"); (if () {(log)})})
      (type Kind {(func init(label:<Int>) {}); (let DELETE = (Kind R.string.delete)); (let MOVE); \
      (func all() {(return entries)})})
      """
    #expect(printed(source, .kotlin) == expected)
  }

  @Test func `reads a dialog`() {
    let source = """
      AlertDialog.Builder(context)
        // The name is what users know.
        .setTitle(getString(R.string.remove_title, name))
        .setPositiveButton(R.string.remove) { _, _ -> remove() }
        .setNegativeButton(android.R.string.cancel, null)
        .show()
      """
    let expected = """
      (((((AlertDialog.Builder context).setTitle (getString R.string.remove_title name))\
      .setPositiveButton R.string.remove +{_ _ | (remove)})\
      .setNegativeButton android.R.string.cancel nil).show)
      """
    #expect(printed(source, .kotlin) == expected)
  }
}
