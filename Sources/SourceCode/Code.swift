/// A source file as far as alerts need it: what is declared, called and written in it, in one shape for all languages.
///
/// Code is data here: it is never run, never built, and what cannot be read is left out.
package struct Code: Sendable {
  package var language: CodeLanguage
  /// What stands at the top of the file, in order.
  package var statements: [CodeStatement]
  /// The texts that it looks up, where that was asked.
  var texts = CodeTexts()

  package init(language: CodeLanguage, statements: [CodeStatement]) {
    self.language = language
    self.statements = statements
  }
}

/// One step of a body. Loops, conditions and the like keep what stands in them, not when it is run.
package indirect enum CodeStatement: Sendable {
  case expression(CodeExpression)
  /// `let title = …`, `final title = …`, a stored property, a case of an enumeration with its value.
  case binding(name: String, type: String?, value: CodeExpression?)
  /// `alert.messageText = …`.
  case assignment(target: CodeExpression, value: CodeExpression)
  case returned(CodeExpression)
  /// `if`, `switch`, `for`, `do`: what is asked first, then one list for each way.
  case branches(subjects: [CodeExpression], [[CodeStatement]])
  case function(CodeFunction)
  case type(CodeType)
}

/// A function, an initializer (`init`), or a computed property, which takes nothing.
package struct CodeFunction: Sendable {
  package struct Parameter: Sendable {
    /// What a call writes before the argument; nil where it writes nothing.
    package var label: String?
    package var name: String
    /// As it is written, without spaces: `String?`, `[UIAlertAction]`, `@StringRes Int`; nil where the language leaves it out.
    package var type: String?
    package var value: CodeExpression?

    package init(label: String?, name: String, type: String? = nil, value: CodeExpression? = nil) {
      self.label = label
      self.name = name
      self.type = type
      self.value = value
    }
  }

  package var name: String
  package var parameters: [Parameter]
  package var isProperty: Bool
  package var body: [CodeStatement]
  /// UTF-8 bytes: where its name stands.
  package var offset: Int

  package init(
    name: String, parameters: [Parameter], isProperty: Bool = false, body: [CodeStatement],
    offset: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.isProperty = isProperty
    self.body = body
    self.offset = offset
  }
}

/// A class, struct, enumeration, protocol, object, or an extension of one.
package struct CodeType: Sendable {
  package var name: String
  /// What it inherits from, where that is read.
  package var parents: [String]
  package var members: [CodeStatement]

  package init(name: String, parents: [String] = [], members: [CodeStatement]) {
    self.name = name
    self.parents = parents
    self.members = members
  }
}

/// What has a value. Offsets count UTF-8 bytes of the file.
package indirect enum CodeExpression: Sendable {
  /// A string literal.
  case text(CodeText)
  /// `title`, `self`, `R`.
  case name(String, at: Int)
  /// `base.name`; the base is nil for `.name`, which leaves its type out.
  case member(CodeExpression?, String, at: Int)
  case call(CodeCall)
  case closure(CodeClosure)
  /// One of several: `?:`, `??`, an `if` or `switch` that has a value.
  case choice([CodeExpression])
  /// `a + b`.
  case joined([CodeExpression])
  /// `[a, b]`, a tuple, `listOf` being a call.
  case list([CodeExpression])
  case truth(Bool)
  /// `nil`, `null`.
  case none
  /// Anything else, with what stands in it.
  case other([CodeExpression])
}

extension CodeExpression {
  /// What stands before the name of a case that a pattern asks for: `case .failed(let message)` names a value of
  /// `subject.case failed`.
  static let caseMark = "case "
}

/// A string literal: its text with what is inserted into it.
package struct CodeText: Sendable {
  package enum Piece: Sendable {
    /// Decoded.
    case literal(String)
    /// `\(count)`, `$count`, `${user.name}`.
    case inserted(CodeExpression)
  }

  package var pieces: [Piece]
  /// UTF-8 bytes of the file: what stands between the quotation marks.
  package var range: Range<Int>

  package init(pieces: [Piece], range: Range<Int>) {
    self.pieces = pieces
    self.range = range
  }

  /// The text where nothing is inserted; else nil.
  package var plain: String? {
    var text = ""
    for piece in pieces {
      guard case .literal(let part) = piece else { return nil }
      text += part
    }
    return text
  }
}

/// `callee(label: value) { … }`; a constructor is called like a function, `new` left out.
package struct CodeCall: Sendable {
  package struct Argument: Sendable {
    package var label: String?
    package var value: CodeExpression
    /// Whether it is a closure that stands behind the parentheses.
    package var isTrailing: Bool

    package init(label: String? = nil, value: CodeExpression, isTrailing: Bool = false) {
      self.label = label
      self.value = value
      self.isTrailing = isTrailing
    }
  }

  package var callee: CodeExpression
  package var arguments: [Argument]
  /// UTF-8 bytes: where the name of what is called stands.
  package var offset: Int

  package init(callee: CodeExpression, arguments: [Argument], offset: Int) {
    self.callee = callee
    self.arguments = arguments
    self.offset = offset
  }
}

/// `{ item in … }`, `(context) => …`, `{ dialog, which -> … }`.
package struct CodeClosure: Sendable {
  package var parameters: [String]
  /// What its body does; the value of one that is a single expression is that expression.
  package var body: [CodeStatement]

  package init(parameters: [String] = [], body: [CodeStatement]) {
    self.parameters = parameters
    self.body = body
  }
}
