import CopyModel
import Copydesk
import TestKit
import Testing

/// `.properties` are tables and settings alike; in a folder the settings are nobody's copy.
@Suite struct SettingsFilesTests {
  private func keys(_ files: [(String, String)], naming name: String? = nil) async throws
    -> [String]
  {
    let scratch = try Scratch()
    for (path, text) in files { try scratch.write(path, text) }
    var keys: [String] = []
    _ = try await Copydesk(Options()).read([scratch.path(name ?? "")]) { units in
      units.map { "\($0.locale) \($0.key)" }
    } body: { form, _ in
      keys += form
    }
    return keys
  }

  private static let settings = [
    (
      "gradle.properties",
      "org.gradle.jvmargs=-Xmx2g -Dfile.encoding=UTF-8\nandroid.useAndroidX=true\nstyle=official\n"
    ),
    (
      "log4j.properties",
      """
      log4j.rootLogger=INFO, stdout
      log4j.appender.stdout=org.apache.log4j.ConsoleAppender
      log4j.appender.stdout.layout.ConversionPattern=%d{HH:mm:ss} %-5p - %m%n

      """
    ),
    ("application.properties", "server.port=80\nspring.application.name=demo\n"),
    ("application-it.properties", "server.port=81\n"),
    ("logging.properties", "rootLogger=DEBUG, A1\n"),
    ("local.properties", "sdk.dir=/Users/a/Android SDK\n"),
  ]

  @Test func `settings in a folder are no tables`() async throws {
    #expect(try await keys(Self.settings).isEmpty)
  }

  @Test func `settings that are named are read`() async throws {
    #expect(try await keys(Self.settings, naming: "local.properties") == ["en sdk.dir"])
  }

  @Test func `copy in a folder is a table, with and without translations`() async throws {
    let english = "delete.title=Delete the file?\ncancel=Cancel\nok=OK\ncount=5\n"
    #expect(try await keys([("Alerts.properties", english)]).count == 4)
    let pair = [
      ("m.properties", "edit=edit\nfile=file\n"), ("m_ko.properties", "edit=편집\nfile=파일\n"),
    ]
    #expect(try await keys(pair) == ["en edit", "en file", "ko edit", "ko file"])
    let valued = """
      greeting=Hello ${name}
      saved=${count} files were saved
      help=Read <a href="https://example.com">how it works</a>.

      """
    #expect(try await keys([("Mail.properties", valued)]).count == 3)
  }
}
