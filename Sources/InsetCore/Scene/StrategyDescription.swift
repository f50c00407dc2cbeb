/// A strategy in words, for lists and reports.
public struct StrategyDescription: Hashable, Sendable {
  /// The name that people know it by; empty where that is its id.
  public var name: String
  /// One sentence that says what it does.
  public var summary: String
  /// The rule it applies, in UIKit's terms.
  public var formula: String
  /// Where it leaves content hidden or a gap.
  public var causes: [FailureCause]
  /// The versions that it models, the one that decides first.
  public var publications: [Publication]
  /// How it is read where these leave something open; empty where nothing is.
  public var reading: String

  /// Creates a description of published code.
  public init(
    name: String = "", summary: String, formula: String, causes: [FailureCause] = [],
    publications: [Publication], reading: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.formula = formula
    self.causes = causes
    self.publications = publications
    self.reading = reading
  }

  /// Creates a description of a strategy whose source is said in a few words, such as one of one's
  /// own.
  public init(
    name: String = "", summary: String, formula: String, causes: [FailureCause] = [],
    source: String
  ) {
    self.init(
      name: name, summary: summary, formula: formula, causes: causes,
      publications: source.isEmpty ? [] : [Publication(source)])
  }

  /// The publications and the reading in one line of text.
  public var source: String {
    let publications = publications.map { publication in
      [publication.title, publication.details, publication.link].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    let reading = reading.isEmpty ? [] : ["read as: \(reading)"]
    return (publications + reading).joined(separator: "; ")
  }
}
