import Foundation
import InsetCore
import InsetOracle
import InsetStrategies
import TestSupport
import Testing

/// A bug that somebody reported in public, and where the matrix has it.
struct Bug: Sendable, Decodable, CustomTestStringConvertible {
  /// What a bug looks like in a verdict.
  enum Aspect: String, Decodable {
    case hidden, gap, padding, indicators, offset
    case otherEdges = "other-edges"
    case notRestored = "not-restored"
  }

  /// Why a row is left over, in few words.
  enum Obstacle: String, Decodable, CaseIterable {
    /// The size of the content, or which of several right offsets it has.
    case offset = "content offset"
    /// Something that no inset, constraint or translation changes.
    case noInset = "no inset"
    /// The view is not on screen, or has not settled.
    case notSettled = "not settled"
    /// No step posts what the row's events do.
    case noEvent = "no such event"
    /// Every answer is wrong, or none.
    case nobody = "nobody is right"
    /// Neither the row nor its thread says what the code does.
    case noFormula = "no formula"
    /// No profile and no rule has the figures.
    case noFigures = "no figures"
    /// Those that fail as the row says make another mistake, or do nothing at all.
    case otherMistake = "another mistake"
  }

  /// A row that no scenario has.
  struct LeftOver: Decodable {
    var obstacle: Obstacle
    var why: String
  }

  /// In what a scenario differs from the row.
  struct Exceptions: Decodable {
    /// Why the points are not the row's.
    var points: String?
    /// Why the script is not the row's events.
    var events: String?
    /// Why no app can know what is right, and who is so by luck.
    var ambiguous: String?
    /// Why the covered area fails, too.
    var coveredArea: String?
    /// How the report's own code is the mistake of a control, or does nothing.
    var control: String?

    /// All of them.
    var texts: [String] { [points, events, ambiguous, coveredArea, control].compactMap(\.self) }
  }

  var id: String
  /// Its class in the catalogue.
  var cause: String
  /// What the scenarios have beside the levels of the row, see ``RowLevels``.
  var query: String?
  /// A strategy whose formula makes the mistake: a shipped one, or one of ``ReportedStrategies``.
  var strategy: String?
  /// The mistake that the row's words tell, see ``BugMistake``.
  var mistake: String?
  /// How the strategy fails.
  var aspect: Aspect?
  /// The first step at which it shows, where the report says when.
  var step: Int?
  /// How far off it is where the aspect shows first: more than is right counts positive.
  var points: Double?
  /// The same where the report has a name for it.
  var amount: String?
  /// The choice under which the row's answer is right, such as `raised-keyboard=covers`; nil for
  /// what the oracle prefers.
  var policy: String?
  /// An OS behavior that is only possible, and that the bug is about.
  var with: String?
  /// What the mistake is, in few words.
  var why: String?
  var exceptions: Exceptions?
  /// Why no scenario has it.
  var leftOver: LeftOver?

  var testDescription: String { id }

  /// The strategy of the bug.
  var strategyUnderTest: AnyInsetStrategy? {
    strategy.flatMap { Strategies.named($0) ?? ReportedStrategies.named($0) }
  }

  /// The choices that its scenarios are judged with.
  var policies: PolicyChoices {
    var choices = PolicyChoices()
    if let policy, !choices.choose(policy) { Issue.record("\(id): no policy \(policy)") }
    return choices
  }

  /// Every bug of the fixture.
  static func all() throws -> [Bug] {
    try Repository.text("Tests/Fixtures/facts/bug-catalogue.jsonl").split(separator: "\n")
      .map { try JSONDecoder().decode(Bug.self, from: Data($0.utf8)) }
  }

  /// Those that a strategy makes.
  static func judged() throws -> [Bug] { try all().filter { $0.strategy != nil } }
}
