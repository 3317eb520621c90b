/// The folders of what others wrote or a build made: neither their texts nor their alerts are the project's to mend.
enum ForeignFolders {
  static let names: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "build", ".build", "vendor", "Vendor",
    "node_modules", "bower_components", "third_party", "ThirdParty", "xcuserdata",
  ]
}
