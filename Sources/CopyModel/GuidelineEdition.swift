/// An edition of the guidelines on alerts: Apple's Human Interface Guidelines, which contradict each other, or Material
/// Design, which Android and Flutter follow.
public enum GuidelineEdition: String, Sendable, CaseIterable {
  case hig2008 = "hig-2008"
  case hig2010 = "hig-2010"
  case hig2019 = "hig-2019"
  case hig2022 = "hig-2022"
  /// Material Design 3 (m3.material.io, “Dialogs” and “Content design”).
  case material3 = "material-3"

  /// The one that holds on Apple's platforms unless another is chosen.
  package static let usual = hig2022

  /// The year it is known by.
  public var year: Int {
    switch self {
    case .hig2008: 2008
    case .hig2010: 2010
    case .hig2019: 2019
    case .material3: 2021
    case .hig2022: 2022
    }
  }
}
