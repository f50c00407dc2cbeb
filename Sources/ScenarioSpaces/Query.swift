/// A choice of scenarios: for each parameter, the levels that are allowed.
///
/// The text form is what `--where`, `matrix.yaml` and the report's query box share, such as
/// `device:iphone-15* os>=17 locale:ja,zh* keyboard:!floating,split`. `docs/queries.md` has the
/// grammar.
package struct Query: Sendable {
  /// For each parameter, whether each level is allowed.
  package internal(set) var allowed: [[Bool]]
  /// The text form that was read, with single blanks; empty where there was none.
  package private(set) var text = ""

  /// Allows everything.
  package init(all space: ScenarioSpace) {
    allowed = space.parameters.map { [Bool](repeating: true, count: $0.levels.count) }
  }

  /// Reads the text form; a text without terms allows everything.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - space: What it chooses from.
  ///   - synonyms: Other words for parameters and levels.
  /// - Throws: ``InvalidQuery`` with the offset of the part that is wrong.
  package init(
    _ text: String, in space: ScenarioSpace, synonyms: [String: String] = Query.synonyms
  ) throws(InvalidQuery) {
    let (query, problems) = Self.parse(
      text, space.parameters.map { ($0.name, $0.levels) }, synonyms)
    if let first = problems.first { throw first }
    self = query
    self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Reads the text form and collects all errors.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - parameters: The parameters with their levels' names. Terms that name a parameter without
  ///     levels are not checked.
  ///   - synonyms: Other words for parameters and levels.
  /// - Returns: The levels that the valid terms allow, and the errors in the order of the text. An
  ///   unknown level selects nothing and excludes nothing.
  package static func parse(
    _ text: String, _ parameters: [(name: String, levels: [String])],
    _ synonyms: [String: String] = Query.synonyms
  ) -> (query: Query, problems: [InvalidQuery]) {
    var parser = QueryParser(parameters, synonyms)
    parser.read(text)
    return (Query(allowed: parser.allowed), parser.problems)
  }
}

/// A query that cannot be read.
package struct InvalidQuery: Error, Hashable, Sendable {
  /// The offset of the wrong part, in Unicode scalars from the query's start.
  package let offset: Int
  /// The length of the wrong part in Unicode scalars, at least 1.
  package let length: Int
  package let problem: String
  /// Whether only a level is unknown: the query is well-formed there.
  package let isUnknownLevel: Bool
  /// What was probably meant; nil if nothing is near.
  package let suggestion: String?
  /// The levels of a parameter that lacks one, where they are few and nothing is near; else none.
  package var levels: [String] = []

  /// What is wrong, and what was probably meant.
  package var message: String { problem + didYouMean(suggestion) }

  /// What there is instead; nil where that is too much for a line.
  package var help: String? {
    levels.isEmpty ? nil : "the levels are \(levels.joined(separator: ", "))"
  }
}

extension Query {
  /// Allows only what another query of the same space allows too.
  package mutating func narrow(to other: Query) {
    allowed = zip(allowed, other.allowed).map { zip($0, $1).map { $0 && $1 } }
  }

  /// Allows only those levels of a parameter that pass a test, by their numbers.
  package mutating func narrow(_ parameter: Int, to passes: (Int) -> Bool) {
    for level in allowed[parameter].indices where !passes(level) {
      allowed[parameter][level] = false
    }
  }
}
extension Query {
  /// The same, and where it allows all levels of a parameter, those of another.
  package func completed(by usual: Query) -> Query {
    var query = self
    for (parameter, levels) in allowed.enumerated() where levels.allSatisfy(\.self) {
      query.narrow(parameter) { usual.allowed[parameter][$0] }
    }
    return query
  }
}
