import SourceCode
import Testing

struct JavaCodeTests {
  @Test(arguments: [
    ("new Foo<Bar>(a, \"b\").show();", #"((Foo a "b").show)"#),
    ("run((d, w) -> { d.close(); });", "(run {d w | (d.close)})"),
    ("run(d -> d.close());", "(run {d | (d.close)})"),
    ("show((String) name, (int) x);", "(show name x)"),
    ("a = b ? \"c\" : R.string.d;", #"(set a (? "c" R.string.d))"#),
    (
      "x.on(new A.B() { @Override public void go(int w) { end(w); } });",
      "(x.on (A.B +{(func go(w<int>) {(end w)})}))"
    ),
    ("String s = \"a\" + n + 'c';", #"(let s:String = (+ "a" n _))"#),
    (
      "final Map<String, List<Integer>> m = make(), n;",
      "(let m:Map<String,List<Integer>> = (make))\n(let n:Map<String,List<Integer>>)"
    ),
    ("int[] ids = {R.id.a, R.id.b};", "(let ids:int[] = [R.id.a R.id.b])"),
    ("for (final String s : list) show(s);", "(if (list) {(show s)})"),
    (
      "switch (x) { case 1: a(); break; case 2 -> b(); default: c(); }",
      "(if (x) {(a)} {(b)} {(c)})"
    ),
    (
      "String s = switch (x) { case 1 -> \"a\"; default -> \"b\"; };",
      #"(let s:String = (? "a" "b"))"#
    ),
    ("String s = \"\"\"\n    Keep\n      it\n    \"\"\";", #"(let s:String = "Keep\n  it\n")"#),
    (
      "if (x instanceof Foo) return null; else throw new E(\"x\");",
      #"(if ((_ x)) {(return nil)} {(E "x")})"#
    ),
  ])
  func `reads statements`(_ source: String, _ expected: String) {
    #expect(printed(source, .java) == expected)
  }

  @Test func `reads types`() {
    let source = """
      public class Ask<T extends A> extends B implements C {
        private static final String TITLE = "Delete \\"it\\"?";
        public Ask(@StringRes int title, String... rest) throws E { super(title); this.title = title; }
        @NonNull public static <T> List<T> all() { return list; }
        enum Kind { DELETE(R.string.delete), MOVE; private final int label; }
      }
      """
    let expected = #"""
      (type Ask {(let TITLE:String = "Delete "it"?"); \#
      (func init(title<@StringRes int>, rest<String...>) {(super title); (set this.title title)}); \#
      (func all() {(return list)}); \#
      (type Kind {(let DELETE = (Kind R.string.delete)); (let MOVE); (let label:int)})})
      """#
    #expect(printed(source, .java) == expected)
  }
}
