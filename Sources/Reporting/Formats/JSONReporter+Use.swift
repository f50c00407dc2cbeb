import DeviceProfiles
import InsetOracle
import MatrixResults
import TextFormats

/// Shares of use.
extension JSONReporter {
  /// What the shares of use rest on.
  static func use(_ shares: UsageShares) -> JSONValue {
    let json: JSONValue = [
      "name": .string(shares.usage.model.name), "unit": .string(shares.usage.model.unit),
      "kinds": .counts(shares.usage.kinds.map { ($0.kind.rawValue, $0.count) }),
      "even": .strings(shares.usage.even.map(\.name)),
      "missing": .array(
        shares.usage.missing.map {
          [
            "parameter": .string($0.parameter.name), "where": .string($0.condition),
            "levels": .string($0.levels), "share": .share($0.share),
          ]
        }),
      "judged": .share(shares.judged), "ownInsets": .share(shares.ownInsets),
      "provenance": .object(
        Provenance.allCases.map { ($0.rawValue, .share(shares.provenance[$0.rank])) }),
    ]
    return json.adding(["own": shares.usage.own.map { .strings($0.map(\.name)) }])
  }

  /// A strategy's shares of use, in percent; together they are 100.
  static func use(_ shares: UsageShares, _ number: Int) -> JSONValue {
    let strategy = shares.strategies[number]
    let range = strategy.hiddenRange
    let json: JSONValue = [
      "hidden": .share(strategy.hidden),
      "hiddenRange": .array([.share(range.lowerBound), .share(range.upperBound)]),
      "harms": .object(Harm.allCases.map { ("\($0)", .share(strategy[$0])) }),
      "policies": .object(
        Policy.allCases.map { ($0.rawValue, .share(strategy.policies[$0.number])) }),
      "weaknesses": .array(strategy.weaknesses.map { $0.map { .share($0) } ?? .null }),
    ]
    return json.adding([
      "ownInsets": strategy.ownInsets.map { own in
        .object(Harm.allCases.map { ("\($0)", .share(own[$0.rawValue])) })
      }
    ])
  }
}
