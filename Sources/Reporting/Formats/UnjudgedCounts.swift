import MatrixResults
import TextFormats

extension Report {
  /// What formats that list failures say of scenarios that were not judged: how many are ambiguous,
  /// and for each strategy how many it is not available in.
  var unjudgedCounts: [(String, JSONValue)] {
    let missing = result.strategies.map { ($0.id, result.counts(of: $0)[0].notAvailable) }
    return [
      ("ambiguous", .integer(result.counts.ambiguous)),
      ("notAvailable", .counts(missing.filter { $0.1 > 0 })),
    ]
  }
}
