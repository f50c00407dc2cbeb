/// Why a history cannot be used.
package enum HistoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no history, or damaged.
  case damaged(String)
  /// A later version of the tool wrote the file.
  case newer(schema: Int, known: Int)
  /// There is no such run.
  case unknownRun(String)
  /// The file or its folder cannot be read or written.
  case inaccessible(String)
  /// The run was stored in a format that this version does not read.
  case result(run: Int64, version: String, reason: String)

  package var description: String {
    switch self {
    case .damaged(let reason): "it is not a history, or damaged: \(reason)"
    case .newer(let schema, let known):
      "a later version of the tool wrote it: its schema is \(schema), this one knows \(known)"
    case .unknownRun(let name): "there is no run \(name)"
    case .inaccessible(let reason): reason
    case .result(let run, let version, let reason):
      "run \(run), by version \(version), cannot be read: \(reason)"
    }
  }
}
