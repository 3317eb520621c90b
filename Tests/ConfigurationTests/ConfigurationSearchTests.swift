import Configuration
import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Where the configuration is found, and what becomes of what it says.
@Suite struct ConfigurationSearchTests {
  @Test func `the nearest file upwards is found`() throws {
    let scratch = try Scratch()
    try scratch.write("a/b/c/notes.txt", "")
    let top = try scratch.write(".copydesk.yml", "")
    #expect(ConfigurationFile.nearest(to: scratch.path("a/b/c")) == top)
    let near = try scratch.write("a/b/.copydesk.yml", "")
    #expect(ConfigurationFile.nearest(to: scratch.path("a/b/c")) == near)
    #expect(ConfigurationFile.nearest(to: scratch.path("a")) == top)
  }

  @Test func `patterns start at the folder of the file`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("a/.copydesk.yml", "exclude: [Pods]")
    let folder = scratch.folder.resolvingSymlinksInPath().appending(path: "a").path
    let patterns = try ConfigurationFile.read(path).exclude
    #expect(patterns.first?.matches(folder + "/Pods/A.strings") == true)
    #expect(patterns.first?.matches(folder + "/App/A.strings") == false)
  }

  @Test func `a file that cannot be read is named, and why`() throws {
    let scratch = try Scratch()
    let missing = scratch.path("none.yml")
    let gone = #expect(throws: ConfigurationError.self) { try ConfigurationFile.read(missing) }
    #expect(gone?.description == "\(missing): There is no such file. Check the path.")
    let folder = #expect(throws: ConfigurationError.self) {
      try ConfigurationFile.read(scratch.folder.path)
    }
    #expect(folder?.message.contains("no regular file") == true)
    let latin = try scratch.write("latin.yml", Data([0x23, 0xE9]))
    let bytes = #expect(throws: ConfigurationError.self) { try ConfigurationFile.read(latin) }
    #expect(bytes?.message == "The file is not UTF-8. Save it as UTF-8.")
  }

  @Test func `what the file does not say stays as it is`() throws {
    var options = Options()
    options.guidelines.apple = .hig2010
    options.locales = [.english]
    var configuration = Configuration()
    configuration.apply(to: &options)
    #expect(options.guidelines.apple == .hig2010 && options.locales == [.english])
    configuration.guidelines = Guidelines(apple: .hig2019, android: nil)
    configuration.rules = ["error-word": .off]
    configuration.apply(to: &options)
    #expect(options.guidelines.apple == .hig2019 && options.levels == ["error-word": .off])
  }
}
