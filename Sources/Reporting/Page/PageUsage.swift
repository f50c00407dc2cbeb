import DeviceProfiles
import MatrixResults
import ScenarioSpaces
import TextFormats

/// What people use, as a page computes with it.
extension UsageWeights {
  var pageData: JSONValue {
    [
      "name": .string(model.name.tamed), "unit": .string(model.unit.tamed),
      "kinds": .counts(kinds.map { ($0.kind.rawValue, $0.count) }),
      "distributions": .array(
        model.distributions.compactMap { distribution in
          MatrixParameter.allCases.first { $0.name == distribution.parameter }.map { parameter in
            [
              "parameter": .integer(parameter.rawValue),
              "condition": .string(distribution.condition.tamed),
              "kind": .string(distribution.kind.rawValue),
              "source": .string(distribution.source.tamed),
              "date": .string(distribution.date.tamed),
            ]
          }
        }),
      "vectors": .array(
        weights.vectors.map { .array($0.map { .array($0.map { .decimal($0) }) }) }),
      "classes": .integers(weights.classes),
      "missing": .strings(missing.map(\.words)), "lacking": lacking ?? .null,
      "even": .integers(even.map(\.rawValue)),
    ]
  }

  /// The parameter of which most is used that the run lacks, and how much.
  private var lacking: JSONValue? {
    let sums = MatrixParameter.allCases.map { parameter in
      let own = missing.filter { $0.parameter == parameter && $0.condition.isEmpty }
      return (parameter: parameter, share: own.reduce(0) { $0 + $1.share })
    }
    guard let most = sums.max(by: { $0.share < $1.share }), most.share > 0 else { return nil }
    return [
      "title": .string(most.parameter.title), "share": .string(Numbers.percent(ofUse: most.share)),
    ]
  }
}

extension UsageWeights.Missing {
  /// The levels, their share, and of which devices.
  var words: String {
    let share = Numbers.percent(ofUse: share)
    return "\(parameter.title): \(levels.tamed) \(share)"
      + (condition.isEmpty ? "" : " (\(condition.tamed))")
  }
}
