import Synchronization

/// The capitalization of a text, told when it is first asked for. Workers that tell it at the same time tell the same.
struct KnownCapitalization: ~Copyable, Sendable {
  /// 0 before it is told.
  private let number: Atomic<UInt8>

  /// That of a text whose case is read, or not read yet.
  init(of reading: CaseReading?) {
    number = Atomic(reading.map { Self.number(of: $0.capitalization) } ?? 0)
  }

  func value(telling tell: () -> Capitalization?) -> Capitalization? {
    switch number.load(ordering: .relaxed) {
    case 1: return nil
    case 2: return .title
    case 3: return .sentence
    case 4: return .both
    case 5: return .neither
    default:
      let told = tell()
      number.store(Self.number(of: told), ordering: .relaxed)
      return told
    }
  }

  private static func number(of capitalization: Capitalization?) -> UInt8 {
    switch capitalization {
    case nil: 1
    case .title: 2
    case .sentence: 3
    case .both: 4
    case .neither: 5
    }
  }
}
