import InsetCore

extension Weakness {
  /// What is wrong in its scenarios, in the words of the tables.
  package var effectWords: String {
    guard query != nil else { return "not in the matrix" }
    let words = effects.map(\.words).joined(separator: " or ")
    return isOften ? "often \(words)" : words
  }
}

extension Weakness.Effect {
  /// It as a phrase.
  fileprivate var words: String {
    switch self {
    case .hidden: "hidden content"
    case .gap: "a gap"
    case .padding: "lost padding"
    case .otherEdges: "a wrong inset at another edge"
    case .indicators: "a wrong indicator"
    case .offset: "a wrong content offset"
    case .notRestored: "insets that stay"
    }
  }
}
