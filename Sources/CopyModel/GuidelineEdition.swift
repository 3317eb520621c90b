/// An edition of Apple's Human Interface Guidelines on alerts. They contradict each other.
public enum GuidelineEdition: String, Sendable, CaseIterable {
  case hig2008 = "hig-2008"
  case hig2010 = "hig-2010"
  case hig2019 = "hig-2019"
  case hig2022 = "hig-2022"

  /// The one that holds unless another is chosen.
  package static let usual = hig2022

  /// The year it is known by.
  public var year: Int {
    switch self {
    case .hig2008: 2008
    case .hig2010: 2010
    case .hig2019: 2019
    case .hig2022: 2022
    }
  }
}
