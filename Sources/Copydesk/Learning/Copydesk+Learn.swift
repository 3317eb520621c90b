import CopyModel
import StringTables

extension Copydesk {
  /// Counts how the tables and memories under some paths word their labels: by locale, how many of them word each how.
  ///
  /// What is fuzzy, new or to be reviewed is not counted. `source` says which of the independent sources a file belongs to.
  package func learn(
    _ paths: [String], into learned: inout LearnedWordings,
    source: @escaping @Sendable (_ file: String) -> String
  ) async throws -> [InputError] {
    var uses: [LearnedWordings.Use] = []
    let errors = try await read(
      paths, form: { units in units.compactMap { LearnedWordings.Use($0, of: source) } }
    ) { found, _ in uses += found }
    for use in uses { learned.add(use) }
    return errors
  }
}
