import MatrixResults
import TextFormats

extension Report {
  /// What formats that list failures say of the run as a whole: how many scenarios are ambiguous,
  /// for each strategy how many it is not available in, and how few were chosen.
  var runProperties: [(String, JSONValue)] {
    let missing = result.strategies.map { ($0.id, result.counts(of: $0)[0].notAvailable) }
    return [
      ("ambiguous", .integer(result.counts.ambiguous)),
      ("notAvailable", .counts(missing.filter { $0.1 > 0 })),
    ] + (reach.map { [("choice", $0.json)] } ?? [])
  }
}
