/// A strategy in words, for lists and reports.
public struct StrategyDescription: Hashable, Sendable {
  /// The name that people know it by; empty where that is its id.
  public var name: String
  /// Whose answer it is.
  public var group: Group
  /// How its change is timed beside the keyboard's movement.
  public var animation: AnimationUse
  /// One sentence that says what it does.
  public var summary: String
  /// The rule it applies, in UIKit's terms.
  public var formula: String
  /// Where it can be met: a scenario must be in each of these; everywhere where there are none.
  public var availability: [Availability]
  /// Where it leaves content hidden or a gap.
  public var weaknesses: [Weakness]
  /// The versions that it models, the one that decides first.
  public var publications: [Publication]
  /// How it is read where these leave something open; empty where nothing is.
  public var reading: String

  /// Creates a description of published code.
  public init(
    name: String = "", group: Group = .own, animation: AnimationUse = .unknown, summary: String,
    formula: String, availability: [Availability] = [], weaknesses: [Weakness] = [],
    publications: [Publication], reading: String = ""
  ) {
    self.name = name
    self.group = group
    self.animation = animation
    self.summary = summary
    self.formula = formula
    self.availability = availability
    self.weaknesses = weaknesses
    self.publications = publications
    self.reading = reading
  }

  /// Creates a description of a strategy whose source is said in a few words, such as one of one's
  /// own.
  public init(
    name: String = "", group: Group = .own, animation: AnimationUse = .unknown, summary: String,
    formula: String, availability: [Availability] = [], weaknesses: [Weakness] = [], source: String
  ) {
    self.init(
      name: name, group: group, animation: animation, summary: summary, formula: formula,
      availability: availability, weaknesses: weaknesses,
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

  /// Where the first publication can be read; empty where there is none.
  public var link: String { publications.first?.link ?? "" }

  /// The release of the first publication, such as "8.0.2"; empty where it has no number.
  public var version: String {
    let version = publications.first?.version.prefix { $0 != " " && $0 != "," } ?? ""
    return version.first?.isNumber == true && version.contains(".") ? String(version) : ""
  }

  /// Where people know a strategy from; lists and reports keep a group together.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// Part of iOS.
    case apple
    /// Published code that apps use.
    case library
    /// The code of one app.
    case app
    /// An article, a gist or a comment.
    case writeUp = "write-up"
    /// The code of a page in a web view: it arranges the page, and no view.
    case web
    /// What nobody should do: it shows that the matrix notices.
    case control
    /// One's own, or this project's.
    case own
  }
}
