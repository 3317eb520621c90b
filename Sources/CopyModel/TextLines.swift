/// Whether a text fits where it is shown.
public enum Fit: String, Sendable, CaseIterable, Comparable {
  case fits
  /// It fits or not by less than the measurement can tell: 2 % of the width.
  case borderline
  case overflows

  public static func < (a: Fit, b: Fit) -> Bool { a.position < b.position }

  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Which figures text is measured with.
public enum MetricsName: String, Sendable, CaseIterable {
  /// Calibrated to Apple's labels.
  case apple
  /// The advances of open fonts, so that a browser can judge the lines.
  case reference
}

/// The lines that a text takes, as far as that can be told without the platform's fonts.
public struct TextLines: Sendable, Equatable {
  /// One line of a text.
  public struct Line: Sendable, Equatable {
    /// The text without the spaces that hang over its end. A placeholder stands for itself, but
    /// where its sample is broken over two lines, each line has its part of the sample.
    public let text: String
    /// In points, without those spaces.
    public let width: Double
  }

  /// The lines in order. The text of each is made when it is asked for.
  public struct Lines: Sendable, Equatable, RandomAccessCollection {
    /// What the lines are stretches of.
    @usableFromInline let text: ShownText
    @usableFromInline let extents: LineExtents

    @inlinable
    package init(of text: ShownText = ShownText(""), _ extents: LineExtents = LineExtents()) {
      self.text = text
      self.extents = extents
    }

    /// Zero.
    public var startIndex: Int { 0 }
    /// How many lines there are.
    public var endIndex: Int { extents.count }

    /// The line at a position, with its text.
    public subscript(position: Int) -> Line {
      let extent = extents[position]
      return Line(text: text.text(in: extent.range), width: extent.width)
    }

    /// The line at a position as it stands on the screen, samples for placeholders, in pieces of which some are marked.
    ///
    /// `marks` are UTF-8 bytes of the text as it is written.
    package func pieces(
      of position: Int, marking marks: [Range<Int>] = []
    ) -> [(text: String, isMarked: Bool)] {
      let line = extents[position].range
      var pieces: [(text: String, isMarked: Bool)] = []
      var index = line.lowerBound
      func add(to end: Int, isMarked: Bool) {
        guard end > index else { return }
        pieces.append((text.shown(in: index..<end), isMarked))
        index = end
      }
      let shown = marks.compactMap(text.shown(for:)).sorted { $0.lowerBound < $1.lowerBound }
      for mark in shown where mark.upperBound > index && mark.lowerBound < line.upperBound {
        let mark = mark.clamped(to: index..<line.upperBound)
        add(to: mark.lowerBound, isMarked: false)
        add(to: mark.upperBound, isMarked: true)
      }
      add(to: line.upperBound, isMarked: false)
      return pieces
    }

    public static func == (a: Lines, b: Lines) -> Bool { a.elementsEqual(b) }
  }

  /// What the answer rests on.
  public enum Basis: String, Sendable {
    /// Measured widths.
    case points
    /// The locale's budget of characters or words, where nobody knows the widths.
    case budget
  }

  /// Empty for empty text, and where `basis` is `budget`.
  public let lines: Lines
  /// Whether the text fits, taken at its widest and at its narrowest.
  public let fit: Fit
  /// How many lines there are when the text is as narrow as it may really be; never more than `lines`.
  public let fewest: Int
  /// What the answer rests on.
  public let basis: Basis
  /// Whether a word was wider than the line, so that it had to be broken inside.
  public let breaksWord: Bool
  /// The platform whose alert the text stands in; nil where only a width was given.
  public let platform: Platform?

  @inlinable
  package init(
    lines: Lines, fit: Fit, fewest: Int? = nil, basis: Basis = .points, breaksWord: Bool = false,
    platform: Platform? = nil
  ) {
    self.lines = lines
    self.fit = fit
    self.fewest = fewest ?? lines.count
    self.basis = basis
    self.breaksWord = breaksWord
    self.platform = platform
  }
}
