/// Queries are equal if they allow the same scenarios, however they are written.
extension Query: Hashable {
  /// Whether two queries allow the same.
  package static func == (a: Query, b: Query) -> Bool { a.allowed == b.allowed }

  /// Feeds what the query allows to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(allowed) }

  package var isEverything: Bool { allowed.allSatisfy { !$0.contains(false) } }
}
