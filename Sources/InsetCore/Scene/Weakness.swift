/// A circumstance in which a strategy fails, and how.
public struct Weakness: Hashable, Sendable {
  /// What is wrong, in the words of a query's `status:`.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// Content is under the keyboard.
    case hidden
    /// There is empty room above the keyboard.
    case gap
    /// The app's own padding above the keyboard is used up.
    case padding
    /// An edge other than the bottom one is off.
    case otherEdges = "other-edges"
    /// The vertical indicator is off.
    case indicators
    /// The focused field is hidden, or content is scrolled beyond its ends.
    case offset
    /// Something is off while no keyboard covers anything.
    case notRestored = "not-restored"
  }

  /// The circumstance in at most 15 words, without a period.
  public let sentence: String
  /// What goes wrong, at least one of these; empty where the matrix has no such scenario.
  public let effects: [Effect]
  /// The scenarios of the nightly that have the circumstance; nil where the matrix has none.
  public let query: String?
  /// Whether at least half of these scenarios fail so, instead of 85 in 100.
  public let isOften: Bool

  /// Creates a weakness that at least 85 in 100 of the scenarios in its query show.
  public init(_ sentence: String, _ effects: Effect..., in query: String) {
    self.init(sentence: sentence, effects: effects, query: query, isOften: false)
  }

  /// Creates a weakness that at least half of the scenarios in its query show.
  public init(_ sentence: String, often effects: Effect..., in query: String) {
    self.init(sentence: sentence, effects: effects, query: query, isOften: true)
  }

  /// Creates a weakness that no scenario of the matrix can show.
  public init(notInMatrix sentence: String) {
    self.init(sentence: sentence, effects: [], query: nil, isOften: false)
  }

  /// Creates a weakness from its parts.
  public init(sentence: String, effects: [Effect], query: String?, isOften: Bool) {
    self.sentence = sentence
    self.effects = effects
    self.query = query
    self.isOften = isOften
  }
}
