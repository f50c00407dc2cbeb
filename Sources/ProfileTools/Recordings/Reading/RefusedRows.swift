package import TextFormats

/// The rows of a file that cannot be read, and why.
package struct RefusedRows: Hashable, Sendable {
  /// The first finding of each row, in the order of the lines; of the first 1,000 rows.
  package private(set) var findings: [TextFinding] = []
  package private(set) var count = 0

  /// More findings than anybody reads: a file with more is of another kind.
  private static let limit = 1000

  /// Adds a row by its first finding.
  mutating func add(_ finding: TextFinding) {
    count += 1
    if findings.count < Self.limit { findings.append(finding) }
  }

  /// The words of a summary, such as "2 rows refused"; nil where all rows were read.
  var summary: String? {
    count == 0 ? nil : count == 1 ? "1 row refused" : "\(count) rows refused"
  }
}
