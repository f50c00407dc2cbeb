import ProfileFiles
import ScenarioSpaces

/// Parses a question about profiles.
struct ProfileQueryParser {
  typealias Part = ProfileQueryPart

  private var scanner: ProfileQueryScanner
  private let devices: [String]
  private(set) var terms: [ProfileQuery.Term] = []
  /// The devices that the terms so far allow; nil for all.
  private(set) var chosenDevices: Set<String>?

  init(_ text: String, devices: [String]) {
    scanner = ProfileQueryScanner(text)
    self.devices = devices
  }

  mutating func read() throws(InvalidProfileQuery) {
    var isEmpty = true
    while let name = try scanner.name() {
      let sign = scanner.sign()
      if name.text == "*" && sign == nil {
        isEmpty = false
        continue
      }
      if name.text == "and" && sign == nil && !isEmpty { continue }
      isEmpty = false
      if name.text.lowercased() == "device" {
        try readDevices(name, sign)
      } else {
        try readTerm(name, sign)
      }
    }
    if isEmpty {
      throw InvalidProfileQuery(
        "there is nothing to look for", offset: 0, length: 1,
        help: "write it like `keyboard.docked.height > 300`")
    }
  }

  private mutating func readTerm(_ name: Part, _ sign: Part?) throws(InvalidProfileQuery) {
    let pattern: ProfilePattern
    do throws(InvalidProfilePath) {
      pattern = try ProfilePattern(name.text)
    } catch {
      throw name.error(error.message, error.near.map { "did you mean `\($0)`?" })
    }
    guard pattern.isLeaf else {
      throw name.error(
        "`\(name.text)` is a group of values",
        "it goes on with \(pattern.continuations.prefix(12).listed("or"))")
    }
    let (sign, comparison) = try comparison(sign, after: name)
    let check = ProfileValueCheck(pattern, named: name.text)
    let condition: ProfileQuery.Condition
    if comparison.isOrder {
      let value = try value(after: sign)
      try check.requireOrder(sign, value)
      condition = .compares(comparison, value.text)
    } else {
      let values = try values(after: sign, comparison)
      for (value, _) in values { try check.require(value) }
      condition = .oneOf(
        values.filter { !$0.isNegated }.map(\.value.text),
        unwanted: values.filter(\.isNegated).map(\.value.text))
    }
    terms.append(ProfileQuery.Term(pattern: pattern, condition: condition))
  }

  /// Narrows the devices by their names, as queries of the matrix do.
  private mutating func readDevices(_ name: Part, _ sign: Part?) throws(InvalidProfileQuery) {
    let (sign, comparison) = try comparison(sign, after: name)
    if comparison.isOrder {
      throw sign.error("`\(sign.text)` compares numbers and versions, and a device is neither")
    }
    let values = try values(after: sign, comparison)
    for (value, _) in values {
      if let problem = Query.parse("device:\(value.text)", [("device", devices)]).problems.first {
        throw value.error(
          "no device is `\(value.text)`", problem.suggestion.map { "did you mean `\($0)`?" })
      }
    }
    let list = values.map { ($0.isNegated ? "!" : "") + $0.value.text }.joined(separator: ",")
    let allowed = Query.parse("device:\(list)", [("device", devices)]).query.allowed[0]
    let names = Set(zip(devices, allowed).filter { $0.1 }.map { $0.0 })
    chosenDevices = chosenDevices?.intersection(names) ?? names
  }

  private func comparison(
    _ sign: Part?, after name: Part
  ) throws(InvalidProfileQuery) -> (Part, ProfileQuery.Operator) {
    guard let sign, let comparison = ProfileQuery.Operator(rawValue: sign.text) else {
      throw (sign ?? name).error("`\(name.text)` needs one of `: > >= < <= = !=` after it")
    }
    return (sign, comparison)
  }

  private mutating func value(after sign: Part) throws(InvalidProfileQuery) -> Part {
    guard let value = try scanner.value(inList: false) else {
      throw sign.error("`\(sign.text)` needs a value after it")
    }
    return value
  }

  /// The list after a colon, or the one value after another sign.
  private mutating func values(
    after sign: Part, _ comparison: ProfileQuery.Operator
  ) throws(InvalidProfileQuery) -> [(value: Part, isNegated: Bool)] {
    guard comparison == .list else {
      return [(try value(after: sign), comparison == .notEqual)]
    }
    var values: [(value: Part, isNegated: Bool)] = []
    repeat {
      let isNegated = scanner.skip("!") || values.last?.isNegated == true
      guard let value = try scanner.value(inList: true) else {
        throw sign.error("`\(sign.text)` needs a value after it, and so does each comma")
      }
      values.append((value, isNegated))
    } while scanner.skip(",")
    return values
  }
}
