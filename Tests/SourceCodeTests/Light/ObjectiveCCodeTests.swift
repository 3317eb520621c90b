import SourceCode
import Testing

struct ObjectiveCCodeTests {
  @Test(arguments: [
    ("[alert addButtonWithTitle:@\"OK\"];", #"(alert.addButtonWithTitle "OK")"#),
    ("NSAlert *alert = [[NSAlert alloc] init];", "(let alert:NSAlert* = ((NSAlert.alloc).init))"),
    (
      "alert.messageText = NSLocalizedString(@\"k\", @\"c\");",
      #"(set alert.messageText (NSLocalizedString "k" "c"))"#
    ),
    (
      "[X alertWithTitle:t message:ok ? m : nil style:S];",
      "(X.alertWithTitle t message:(? m nil) style:S)"
    ),
    ("[NSString stringWithFormat:@\"%@ %d\", a, b];", #"(NSString.stringWithFormat "%@ %d" a b)"#),
    (
      "[a do:^(NSModalResponse r) { if (r == OK) { [self go]; } }];",
      "(a.do {r | (if ((_ r OK)) {(self.go)})})"
    ),
    ("x = @\"a\" @\"b\";", #"(set x (+ "a" "b"))"#),
    (#"x = @"caf\u00e9 \303\251\x21\n";"#, #"(set x "café é!\n")"#),
    ("x = @[ @\"a\", (NSString *)b, (id)[c d] ];", #"(set x ["a" b (c.d)])"#),
    ("x = @{ @\"k\": v };", #"(set x [["k" v]])"#),
    ("static NSString *const kTitle = @\"a\";", #"(let kTitle:NSString*const = "a")"#),
    ("#define TITLE @\"a\"\n#define F(x) g(x)\nh(TITLE);", "(let TITLE = \"a\")\n(h TITLE)"),
    ("#define T \\\n  L10N(@\"a\", \\\n @\"b\")\nh(T);", "(let T = (L10N \"a\" \"b\"))\n(h T)"),
    ("#if A\nif (a) {\n#else\nif (b) {\n#endif\nc(); }", "(if (a) {(c)})"),
    ("@autoreleasepool { [a b]; }", "(if () {(a.b)})"),
    ("void (^done)(BOOL) = ^(BOOL ok) { [a b]; };", "(let done = {ok | (a.b)})"),
    ("__weak typeof(self) weakSelf = self;", "(let weakSelf:typeof(self) = self)"),
    ("for (NSString *s in list) [s a];", "(if (list) {(s.a)})"),
    ("if ((self = [super init])) { a(); }", "(if ((_ self (super.init))) {(a)})"),
    ("view->alert.hidden = YES;", "(set view.alert.hidden true)"),
  ])
  func `reads statements`(_ source: String, _ expected: String) {
    #expect(printed(source, .objectiveC) == expected)
  }

  @Test func `reads types`() {
    let source = """
      @interface Ask () <A> { NSAlert *_alert; }
      @property (nonatomic, copy) NSString *title;
      @end
      @implementation Ask
      - (void)ask:(NSString *)title message:(NSString *)message done:(void (^)(BOOL))done { done(NO); }
      + (NSString *)name { return @"a"; }
      @end
      NSString *Localized(NSString *key) { return [table find:key]; }
      """
    let expected = """
      (type Ask {(let _alert:NSAlert*); (let title:NSString*)})
      (type Ask {(func ask(title<NSString*>, message:<NSString*>, done:<void(^)(BOOL)>) \
      {(done false)}); (func name() {(return "a")})})
      (func Localized(key<NSString*>) {(return (table.find key))})
      """
    #expect(printed(source, .objectiveC) == expected)
  }
}
