import CopyModel
import Testing

@testable import StringTables

struct PHPArraysTests {
  private static let path = "lang/ko/messages.php"

  /// The pairs of what is returned.
  private func pairs(_ array: String) -> [String] {
    Reading("<?php\nreturn \(array);\n", as: Self.path).pairs
  }

  @Test func `arrays of both kinds, in one another`() {
    #expect(
      pairs(
        """
        [
          'a' => 'One', "b" => array('c' => "Two", 'd' => ['Three', 'Four', 7 => 'Five', 'Six']),
          9 => 'Nine', Kind::OPEN => 'Open', Kind::class . '.x' => 'Closed',
        ]
        """) == [
          "a=One", "b.c=Two", "b.d.0=Three", "b.d.1=Four", "b.d.7=Five", "b.d.8=Six", "9=Nine",
          "Kind::OPEN=Open", "Kind::class . '.x'=Closed",
        ])
  }

  @Test(
    arguments: [
      (#"'it\'s \\ \n $x'"#, #"it's \ \n $x"#),
      (#""a\n\t\"\$5 \u{1F600} \q \x41\101""#, "a\n\t\"$5 😀 \\q AA"),
      (#"'a' . "b\n" /* . 'x' */ . 'c'"#, "ab\nc"), ("'two\n  lines'", "two\n  lines"),
      ("<<<EOT\n  One\n    \\\"Two\\\" \\$5\n  EOT", "One\n  \\\"Two\\\" $5"),
      ("<<<'EOT'\nOne {$x}\n\nEOTS\nEOT", "One {$x}\n\nEOTS"), ("<<<\"A\"\nA", ""),
    ])
  func `every way to write a text`(written: String, text: String) throws {
    let reading = Reading("<?php return ['k' => \(written), 'z' => 'Z'];", as: Self.path)
    #expect(reading.pairs == ["k=" + text, "z=Z"])
    #expect(reading.issues.isEmpty)
  }

  @Test(
    arguments: [
      "trans('x', ['a' => 'b'])", "CONSTANT", "$x", "\"Hi $name\"", "\"Hi {$a['b']}\"", "12",
      "null",
      "'a' . $x", "'a' . trans('b') . 'c'", "$a ? 'b' : 'c'", "fn ($x) => ['a' => 'b']",
      "function () { return ['a' => 'b']; }", "<<<EOT\nHi $name\nEOT", "new Text('a')",
      "['a' => 'b']['a']", "'a' ?: 'b'",
    ])
  func `what is no literal is known to be there, and not read`(value: String) {
    let reading = Reading("<?php return ['k' => \(value), 'z' => 'Z'];", as: Self.path)
    #expect(reading.pairs == ["k=", "z=Z"])
    #expect(reading.entries.map(\.state) == [.untranslatable, nil])
    #expect(reading.issues.isEmpty)
  }

  @Test func `arrays that are filled key by key, or merged with others`() {
    let reading = Reading(
      """
      <?php if (!defined('BASE')) exit('No direct access');
      $lang['save'] = 'Save'; // Button
      $lang["alert"]['title'] = "Save?";
      $lang[] = 'lost';
      $lang = array_merge($lang, array('MORE' => 'More'));
      $_['text'] = $lang['save'];
      function helper($x) { return ['not' => 'Copy']; }
      ?>
      <p>$lang['no'] = 'no';</p>
      """, as: "language/korean/app_lang.php")
    #expect(reading.pairs == ["save=Save", "alert.title=Save?", "MORE=More", "text="])
    #expect(reading.entries.first?.comment == "Button")
  }

  @Test(
    arguments: [
      "<?php\nclass Order { public $name = 'Order'; }", "<?php return new Config(['a' => 'Text']);",
      "<h1>['a' => 'Text']</h1>", "<?php echo 'Hello'; if ($x) { return ['a' => 'Text']; }", "",
    ])
  func `a program is no table`(text: String) {
    let reading = Reading(text, as: "lang/ko/helper.php")
    #expect(reading.entries.isEmpty)
    #expect(!reading.content.isTable)
    #expect(reading.issues.isEmpty)
  }

  @Test func `comments stand above an entry or behind it`() {
    let reading = Reading(
      """
      <?php
      return [
          /*
           | Buttons
           */

          // Title of the alert
          # shown on leaving
          'a' => 'One', // of two
          'b' => 'Two',
          /* Three */ 'c' => 'Three', 'd' => 'Four',
      ];
      """, as: Self.path)
    #expect(
      reading.entries.map(\.comment) == [
        "Title of the alert\nshown on leaving\nof two", nil, "Three", nil,
      ])
    #expect(reading.entries.map(\.stored.place.line) == [9, 10, 11, 11])
    #expect(reading.entries.map(\.stored.place.column) == [13, 13, 25, 41])
  }
}
