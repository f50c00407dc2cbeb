import InsetCore
import MatrixResults
package import TextFormats

extension StrategyCheck {
  /// What a program reads of the answer.
  package var json: JSONValue {
    let json: JSONValue = [
      "right": .share(right), "hidden": .share(hidden), "gap": .share(gap),
      "scrollBar": .share(scrollBar), "scenarios": .integer(scenarios),
      "causes": .array(
        causes.compactMap { cause in
          guard let worst = WorstExample(cause.example, model) else { return nil }
          let json: JSONValue = [
            "share": .share(cause.share), "title": .string(cause.title),
            "scenario": .string(worst.explanation.id), "device": .string(cause.example.device),
            "words": .string(worst.words), "exact": .strings(cause.exact),
          ]
          return json.adding([
            "change": advice(worst).map { .string($0) },
            "actual": worst.isOfBottom ? .points(worst.measure.actual) : nil,
            "expected": worst.isOfBottom ? .points(worst.measure.expected) : nil,
          ])
        }),
    ]
    return json.adding(["animation": animation.map { .string($0.timing.rawValue) }])
  }

  /// What to do next: what each cause asks to change, and the command that shows it.
  package func hints(_ command: (_ scenario: String) -> String) -> [String] {
    let changes = causes.compactMap { cause in
      WorstExample(cause.example, model).flatMap(advice)
    }
    let scenario = causes.first.map { $0.example.explanation.id }
    let scrollBar = scrollBarAdvice.map { ["scroll bar: \($0)"] } ?? []
    return changes + scrollBar + (scenario.map { [command($0)] } ?? [])
  }
}
