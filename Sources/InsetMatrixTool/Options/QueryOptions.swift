import ArgumentParser
import MatrixResults
import ScenarioSpaces
import TextFormats

/// Which scenarios: the option that several commands share.
struct QueryOptions: ParsableArguments {
  @Option(
    name: .customLong("where"),
    help: ArgumentHelp(
      "Only scenarios such as 'device:iphone-15* os>=17 keyboard:!floating,split'.",
      discussion: """
        Terms with blanks between them must all hold; '*' is every scenario. A comma is or. From the \
        first ! of a list on, its values are excluded: !floating,split is neither. A value that is a \
        level means that level alone: write docked* for all that begin so. Other values mean all \
        levels that go on with - or +, or with a dot if they are versions: os:18 is every 18.x. \
        os>=17, os>17, os<18 and os<=18 compare versions, where 18 means every 18.x. Words without \
        a colon are looked for in all levels: iphone 15 landscape before ios 17. Case does not matter.
        """, valueName: "query"),
    completion: Completions.queries)
  var query: String?

  func validate() throws {
    if let query, query.allSatisfy(\.isWhitespace) {
      throw ValidationError("--where is empty; write --where '*' for all scenarios")
    }
  }

  /// The scenarios that are asked for; nil for all.
  func selection(in model: MatrixModel) throws(Failure) -> Query? {
    guard let query else { return nil }
    return try Self.query(query, after: "--where ", in: model)
  }

  /// A query as it is typed behind some words.
  static func query(
    _ query: String, after option: String, in model: MatrixModel
  ) throws(Failure) -> Query {
    do throws(InvalidQuery) {
      return try Query(query, in: model.space, synonyms: model.synonyms)
    } catch {
      let (line, caret) = (option + query).marked(at: option.unicodeScalars.count + error.offset)
      guard let help = error.help else {
        throw Failure(status: .usage, message: "error: \(error.message)\n  \(line)\n  \(caret)")
      }
      throw Failure(
        status: .usage, message: "error: \(error.message)\n  \(line)\n  \(caret)\nhelp: \(help)")
    }
  }
}
