import DeviceProfiles
import InsetCore
import MatrixResults
import TextFormats

/// The strategies in words.
extension ReportFigures {
  var wordBlocks: [ReportDocument.Block] {
    strategies.enumerated().flatMap { number, strategy -> [ReportDocument.Block] in
      let about = strategy.result.about
      let weaknesses =
        strategy.weaknessTable(id: "weaknesses-\(number + 1)").map {
          [ReportDocument.Block.table($0)]
        }
        ?? []
      return [
        .heading("\(strategy.result.name, link: about.publications.first?.link ?? "")"),
        .facts([("in commands", "\(code: strategy.result.id)")] + about.facts),
      ] + weaknesses
    }
  }
}

extension ReportFigures.Strategy {
  /// When the strategy fails; nil where nobody said.
  fileprivate func weaknessTable(id: String) -> ReportTable? {
    let about = result.about
    if about.weaknesses.isEmpty { return nil }
    return ReportTable(
      id: id, caption: "When \(result.name) fails.",
      columns: [
        .init(title: "fails when"), .init(title: "what is wrong"),
        .init(title: "scenarios", isCode: true), .init(title: "of its failures", isNumber: true),
      ],
      rows: zip(about.weaknesses, weaknesses.counts).map { weakness, counts in
        [
          .text(weakness.sentence), .text(weakness.effectWords), .code(weakness.query ?? ""),
          .number(counts.map { Numbers.percent($0.failing, of: total.failing) } ?? "–"),
        ]
      })
  }
}

extension StrategyDescription {
  /// What is known of it: without it, a fact is left out.
  fileprivate var facts: [(name: String, value: InlineText)] {
    let sources = publications.map { publication -> InlineText in
      let details = publication.details.isEmpty ? "" : ", \(publication.details)"
      return "\(publication.title, link: publication.link)\(details)"
    }
    return [
      ("what it does", "\(summary)"), ("formula", "\(code: formula)"),
      ("source", sources.joined("; ")), ("read as", "\(reading)"),
      (
        "available in",
        availability.map { "\(code: $0.query) (\($0.source))" as InlineText }.joined(", ")
      ),
    ].filter { !$0.1.plain.isEmpty }
  }
}

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
