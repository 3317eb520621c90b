import SourceCode
import Testing

struct DartCodeTests {
  @Test(arguments: [
    ("f(title: const Text('a'), child: b);", #"(f title:(Text "a") child:b)"#),
    ("f(() => a, (context) { b(); }, () async => await c());", "(f {a} {context | (b)} {(c)})"),
    (
      "f(<Widget>[if (x) a, if (y) b else c, ...d, for (final e in es) g(e)]);",
      "(f [a (? b c) d (g e)])"
    ),
    ("var m = <String, int>{'a': b, if (x) 'c': d};", #"(let m = [["a" b] ["c" d]])"#),
    ("a..title = 'b'..add(c)..d();", #"(((a.title "b").add c).d)"#),
    ("x = 'Delete ' 'it?';", #"(set x (+ "Delete " "it?"))"#),
    (#"x = r'raw $a\n';"#, #"(set x "raw $a\n")"#),
    (#"x = 'It\'s $a and ${b.c} \$';"#, #"(set x "It's $a$ and $b.c$ $")"#),
    ("x = '''a\nb''';", #"(set x "a\nb")"#),
    (
      "final ok = await showDialog<bool>(context: c) ?? false;",
      "(let ok = (? (showDialog context:c) false))"
    ),
    ("final l10n = AppLocalizations.of(context)!;", "(let l10n = (AppLocalizations.of context))"),
    (
      "x = switch (k) { Kind.a => 'A', Kind.b when y => 'B', _ => '' };",
      #"(set x (? "A" "B" ""))"#
    ),
    (
      "switch (k) { case Kind.a: a(); case Kind.b: b(); default: break; }",
      "(if (k) {(a)} {(b)})"
    ),
    ("a?.b!.c?[d].e();", "((_ a.b.c d).e)"),
    ("late final String? x; int? y = z;", "(let x:String?)\n(let y:int? = z)"),
    ("try { a(); } on E catch (e) { b(); } finally { c(); }", "(if () {(a)} {(b)} {(c)})"),
    ("final Theme(:color) = Theme.of(c);", "(Theme.of c)"),
    ("x = '${a ? 'b' : \"c\"}';", #"(set x "$(? "b" "c")$")"#),
    ("return isOk ? l10n.ok : l10n.cancel;", "(return (? l10n.ok l10n.cancel))"),
  ])
  func `reads statements`(_ source: String, _ expected: String) {
    #expect(printed(source, .dart) == expected)
  }

  @Test func `reads types`() {
    let source = """
      class Ask extends StatelessWidget {
        const Ask({super.key, required this.title, String? note = 'a'});
        Ask.plain(this.title) : note = make(), super(key: k);
        static const name = 'ask';
        final String title;
        String get label => context.l10n.label;
        @override
        Widget build(BuildContext context) => Text(title);
      }
      enum Kind { delete('a'), move; const Kind(this.label); final String label; }
      extension Short on BuildContext { L get l10n => L.of(this); }
      Future<void> main() async { run(); }
      """
    let expected = """
      (type Ask {(func init(key:, title:, note:<String?>="a") {}); \
      (func plain(title) {(set note (make)); (super key:k)}); (let name = "ask"); (let title:String); \
      (get label {(return context.l10n.label)}); \
      (func build(context<BuildContext>) {(return (Text title))})})
      (type Kind {(let delete = (Kind "a")); (let move); (func init(label) {}); (let label:String)})
      (type BuildContext {(get l10n {(return (L.of this))})})
      (func main() {(run)})
      """
    #expect(printed(source, .dart) == expected)
  }
}
