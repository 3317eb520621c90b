/// What a number counts, where it can be told for certain.
public enum MeasureUnit: String, Sendable, CaseIterable {
  case microsecond, millisecond, second, minute, hour, day, week, month, year
  case byte, kilobyte, megabyte, gigabyte, terabyte
  case percent
  case inch, foot, mile, millimeter, centimeter, meter, kilometer
  case pound, ounce, gram, kilogram
  case milliliter, liter
  case kilometerPerHour, milePerHour
  case celsius, fahrenheit
  case hertz, kilohertz, megahertz, gigahertz
  case pixel, megapixel
  case dollar, euro, sterling, yen, yuan, won

  /// What is measured: units of one kind can be mistaken for one another.
  package enum Kind: Sendable {
    case time, data, share, length, weight, volume, speed, temperature, frequency, picture, money
  }

  package var kind: Kind {
    switch self {
    case .microsecond, .millisecond, .second, .minute, .hour, .day, .week, .month, .year: .time
    case .byte, .kilobyte, .megabyte, .gigabyte, .terabyte: .data
    case .percent: .share
    case .inch, .foot, .mile, .millimeter, .centimeter, .meter, .kilometer: .length
    case .pound, .ounce, .gram, .kilogram: .weight
    case .milliliter, .liter: .volume
    case .kilometerPerHour, .milePerHour: .speed
    case .celsius, .fahrenheit: .temperature
    case .hertz, .kilohertz, .megahertz, .gigahertz: .frequency
    case .pixel, .megapixel: .picture
    case .dollar, .euro, .sterling, .yen, .yuan, .won: .money
    }
  }

  /// How many of the smallest unit of its kind it has, where people convert it by a factor: metric and imperial.
  package var size: Double? {
    switch self {
    case .millimeter: 1
    case .centimeter: 10
    case .meter: 1000
    case .kilometer: 1_000_000
    case .inch: 25.4
    case .foot: 304.8
    case .mile: 1_609_344
    case .gram: 1
    case .kilogram: 1000
    case .ounce: 28.35
    case .pound: 453.6
    case .milliliter: 1
    case .liter: 1000
    case .kilometerPerHour: 1
    case .milePerHour: 1.609344
    case .hertz: 1
    case .kilohertz: 1000
    case .megahertz: 1_000_000
    case .gigahertz: 1_000_000_000
    case .pixel: 1
    case .megapixel: 1_000_000
    case .microsecond: 0.001
    case .millisecond: 1
    case .second: 1000
    case .minute: 60_000
    case .hour: 3_600_000
    case .day: 86_400_000
    case .week: 604_800_000
    default: nil
    }
  }
}

/// A name of a unit in one locale.
public struct UnitWord: Sendable, Equatable {
  /// In lowercase where case says nothing; `MB` and `Mb` are not one thing, but nobody tells them apart.
  public let word: String
  /// What it names.
  public let unit: MeasureUnit

  package init(word: String, unit: MeasureUnit) {
    self.word = word
    self.unit = unit
  }
}
