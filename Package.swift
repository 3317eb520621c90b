// swift-tools-version: 6.2
import PackageDescription

// The modules and who may import whom; CONTRIBUTING.md says why.
let package = Package(
  name: "copydesk",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "copydesk", targets: ["CopydeskCLI"]),
    .library(name: "Copydesk", targets: ["Copydesk", "CopyModel"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "SystemICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "SystemXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "SystemZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "SystemXLSX", pkgConfig: "xlsxwriter",
      providers: [.apt(["libxlsxwriter-dev"]), .brew(["libxlsxwriter"])]),
    .target(name: "CICU", dependencies: ["SystemICU"]),
    .target(name: "CXML", dependencies: ["SystemXML"]),
    .target(name: "CInflate", dependencies: ["SystemZlib"]),
    .target(name: "CXLSX", dependencies: ["SystemXLSX"]),
    .target(name: "LocaleData"),
    .target(name: "LayoutData"),
    .target(name: "PageData"),
    .target(name: "UsageData"),

    .target(
      name: "StoredFiles",
      dependencies: [.product(name: "SystemPackage", package: "swift-system")]),
    .target(name: "CopyModel"),
    .target(name: "JSONText", dependencies: ["CopyModel"]),
    .target(name: "ICUText", dependencies: ["CICU"]),
    .target(name: "XMLEvents", dependencies: ["CXML"]),
    .target(name: "ZIPArchives", dependencies: ["CInflate"]),
    .target(
      name: "LocaleProfiles",
      dependencies: [
        "CopyModel", "ICUText", "JSONText", "LocaleData", "UsageData",
      ]),
    .target(
      name: "StringTables",
      dependencies: [
        "CopyModel", "ICUText", "JSONText", "XMLEvents", "ZIPArchives",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "SourceCode",
      dependencies: [
        "CopyModel", "XMLEvents",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(name: "TextAnalysis", dependencies: ["CopyModel", "ICUText"]),
    .target(
      name: "TextLayout", dependencies: ["CopyModel", "ICUText", "JSONText", "LayoutData"]),
    .target(name: "RuleKit", dependencies: ["CopyModel"]),
    .target(name: "AlertRules", dependencies: ["CopyModel", "RuleKit"]),
    .target(name: "CopyRules", dependencies: ["CopyModel", "RuleKit"]),
    .target(name: "DriftRules", dependencies: ["CopyModel", "RuleKit"]),
    .target(name: "TableEdits", dependencies: ["CopyModel", "StringTables"]),
    .target(name: "Triage", dependencies: ["CopyModel", "JSONText"]),
    .target(
      name: "RunHistory",
      dependencies: [
        "CopyModel", "StoredFiles", "Triage", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .target(name: "Reports", dependencies: ["CopyModel", "JSONText", "PageData", "RuleKit"]),
    .target(
      name: "HistoryReports",
      dependencies: [
        "CopyModel", "JSONText", "Reports", "RunHistory", "Triage",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    .target(
      name: "Copydesk",
      dependencies: [
        "AlertRules", "CopyModel", "CopyRules", "DriftRules", "ICUText", "JSONText",
        "LocaleProfiles", "RuleKit", "SourceCode", "StoredFiles", "StringTables", "TableEdits",
        "TextAnalysis",
        "TextLayout", "Triage",
      ]),
    .target(
      name: "Configuration",
      dependencies: [
        "Audit", "CopyModel", "Copydesk", "RuleKit", "StoredFiles", "Triage", "Yams",
      ]),
    .target(name: "WorkbookFiles", dependencies: ["CXLSX"]),
    .target(
      name: "Audit",
      dependencies: [
        "CopyModel", "Copydesk", "JSONText", "Reports", "RuleKit", "TextLayout",
        "WorkbookFiles",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    .executableTarget(
      name: "CopydeskCLI",
      dependencies: [
        "Audit", "Configuration", "CopyModel", "Copydesk", "HistoryReports", "JSONText",
        "Reports", "RuleKit", "RunHistory", "StoredFiles", "TableEdits", "Triage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),

    .executableTarget(
      name: "AnalysisBench",
      dependencies: ["CopyModel", "LocaleProfiles", "StoredFiles", "TextAnalysis", "TextLayout"],
      path: "Tests/Benchmark/AnalysisBench"),
    .target(name: "TestKit", path: "Tests/TestKit"),
    .target(
      name: "TableTrials", dependencies: ["CopyModel", "StringTables"], path: "Tests/TableTrials"),
    .target(
      name: "HistoryTrials", dependencies: ["CopyModel", "RunHistory", "TestKit", "Triage"],
      path: "Tests/HistoryTrials"),
    .testTarget(name: "CopyModelTests", dependencies: ["CopyModel"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "ICUTextTests", dependencies: ["ICUText"]),
    .testTarget(name: "XMLEventsTests", dependencies: ["XMLEvents"]),
    .testTarget(
      name: "LocaleProfilesTests", dependencies: ["CopyModel", "JSONText", "LocaleProfiles"]),
    .testTarget(name: "SourceCodeTests", dependencies: ["CopyModel", "SourceCode"]),
    .testTarget(
      name: "StringTablesTests",
      dependencies: ["CopyModel", "StringTables", "TableTrials", "TestKit"]),
    .testTarget(
      name: "TextAnalysisTests",
      dependencies: [
        "CopyModel", "ICUText", "JSONText", "LocaleProfiles", "TestKit", "TextAnalysis",
      ],
      exclude: ["Copy"]),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: [
        "CopyModel", "ICUText", "JSONText", "LocaleProfiles", "TestKit", "TextAnalysis",
        "TextLayout",
      ]),
    .testTarget(name: "TriageTests", dependencies: ["CopyModel", "Triage"]),
    .testTarget(
      name: "RunHistoryTests",
      dependencies: ["CopyModel", "HistoryTrials", "RunHistory", "TestKit", "Triage"],
      exclude: ["version-1.sql"]),
    .testTarget(
      name: "TableEditsTests", dependencies: ["CopyModel", "StringTables", "TableEdits"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["CopyModel", "Reports", "RuleKit", "TestKit", "Triage"]),
    .testTarget(
      name: "RuleTests",
      dependencies: [
        "Configuration", "CopyModel", "Copydesk", "LocaleProfiles", "RuleKit", "TextLayout",
      ]),
    .testTarget(
      name: "CopydeskTests",
      dependencies: [
        "Configuration", "CopyModel", "Copydesk", "JSONText", "Reports", "RuleKit", "SourceCode",
        "StringTables", "TableTrials", "TestKit",
      ],
      exclude: ["Faults", "Pairs"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["Configuration", "CopyModel", "Copydesk", "TestKit", "Triage"]),
    .testTarget(
      name: "HistoryReportsTests",
      dependencies: [
        "CopyModel", "HistoryReports", "HistoryTrials", "RunHistory", "TestKit", "Triage",
      ]),
    .testTarget(
      name: "CopydeskCLITests",
      dependencies: ["CopydeskCLI", "HistoryTrials", "RunHistory", "TestKit", "Triage"]),
    .testTarget(
      name: "HouseTests",
      dependencies: ["CopyModel", "Copydesk", "RuleKit", "StringTables", "TestKit"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)

// The fuzzer's main function is libFuzzer's, so only `Tests/Fuzz/fuzz.sh` can link it.
if Context.environment["COPYDESK_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "LibFuzzer", path: "Tests/Fuzz/LibFuzzer"),
    .executableTarget(
      name: "FuzzFormats", dependencies: ["LibFuzzer", "StringTables", "TableTrials"],
      path: "Tests/Fuzz/FuzzFormats"),
    .executableTarget(
      name: "FuzzCode", dependencies: ["LibFuzzer", "SourceCode"], path: "Tests/Fuzz/FuzzCode"),
    .executableTarget(
      name: "FuzzPairs", dependencies: ["CopyModel", "Copydesk", "LibFuzzer"],
      path: "Tests/Fuzz/FuzzPairs"),
  ]
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
  // `make test` optimizes what is tested, but neither the tests nor what others wrote: that would take longer than to
  // run it so.
  if Context.environment["COPYDESK_TESTS"] != nil, target.type != .test {
    target.swiftSettings?.append(
      .unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"]))
  }
}
