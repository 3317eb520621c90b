import ArgumentParser
import Configuration
import Copydesk
import FoundationEssentials

/// `copydesk init`: a project's first configuration.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .copydesk.yml with comments, from the tables and the code that are found.")

  @Argument(help: "The project's folder (default: this one).")
  var folder = "."

  @OptionGroup var inputs: InputOptions

  func run() async throws {
    let path = "\(folder)/\(ConfigurationFile.name)"
    guard folder.isFolder else {
      throw ValidationError("There is no folder “\(folder)”. Name the folder of the project.")
    }
    guard !FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("\(path) is there already. Edit it, or remove it first.")
    }
    var options = Options()
    options.jobs = ProcessInfo.processInfo.activeProcessorCount
    options.projectFile = ConfigurationFile.name
    options.leavesOutForeign = !inputs.noIgnore
    options.ignored = inputs.ignored(under: [folder])
    let (outline, errors) = try await Copydesk(options).outline(of: folder)
    for error in errors { Output.complain("\(error.path): \(error.message)") }
    guard let outline else { throw ExitCode(2) }
    do {
      let text = Data(ConfigurationDraft.text(for: outline).utf8)
      try text.write(to: URL(filePath: path), options: .withoutOverwriting)
    } catch {
      throw ValidationError("\(path) cannot be written. Check the folder and its permissions.")
    }
    try Output.write(Array("Wrote \(path). Read it, then try: copydesk check \(folder)\n".utf8))
  }
}
