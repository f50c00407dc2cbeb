import DeviceProfiles
import InsetCore
import InsetOracle
import ScenarioSpaces

extension ByteReader {
  /// A result.
  mutating func result() throws(InvalidResultFile) -> RunResult {
    let model = try model()
    let space = model.space
    let (index, count) = (try number(upTo: Int.max), try number(upTo: Int.max))
    let shard = Shard(index, of: count)
    if shard == nil && (index, count) != (0, 0) { throw .corrupt("there is no such part") }
    let isComplete = try number(upTo: 1) == 1
    let words = try list { reader throws(InvalidResultFile) in try reader.strategy(in: space) }
    let classes = try classes(upTo: space.count)
    let sizes = space.parameters.map(\.levels.count)
    var table = DiagramTable(sizes: sizes)
    let limits =
      [model.constraints.count + 1, Provenance.allCases.count] + words.map { _ in Int(UInt32.max) }
    let roots = try diagrams(limits, in: &table)
    return RunResult(
      model: model, shard: shard, isComplete: isComplete, scope: roots[0], provenance: roots[1],
      strategies: zip(words, roots.dropFirst(2)).map { $0.result($1) }, table: table,
      classes: classes)
  }

  /// The equivalence classes; together they have no more scenes than there are scenarios.
  private mutating func classes(
    upTo limit: Int
  ) throws(InvalidResultFile) -> [Int: JudgedClass] {
    var classes: [Int: JudgedClass] = [:]
    var room = limit
    for (number, judged) in try list({ reader throws(InvalidResultFile) in
      (
        try reader.number(upTo: Int.max),
        JudgedClass(scenes: try reader.number(upTo: limit), digest: try reader.number())
      )
    }) {
      guard classes.updateValue(judged, forKey: number) == nil else {
        throw .corrupt("an equivalence class occurs twice")
      }
      guard judged.scenes <= room else { throw .corrupt("there are more scenes than scenarios") }
      room -= judged.scenes
    }
    return classes
  }

  private mutating func texts() throws(InvalidResultFile) -> [String] {
    try list { reader throws(InvalidResultFile) in try reader.text() }
  }

  private mutating func model() throws(InvalidResultFile) -> RunModel {
    let space = try space()
    guard space.parameters.count == MatrixParameter.allCases.count else {
      throw .corrupt("it has other parameters")
    }
    let (digest, constraints) = (try number(), try texts())
    let runs = try list { reader throws(InvalidResultFile) in
      RunModel.SubProduct(name: try reader.text(), query: try reader.text())
    }
    let query = try text()
    guard (try? Query(query, in: space)) != nil else { throw .corrupt("the query cannot be read") }
    let gate = MatrixPlan.Gate(exact: try texts(), except: try texts())
    guard gate.except.allSatisfy({ (try? Query($0, in: space)) != nil }) else {
      throw .corrupt("an exception of the gate cannot be read")
    }
    let without = try texts()
    let with = try texts()
    var policies = PolicyChoices()
    for name in try texts() {
      guard let policy = Policy(rawValue: name) else {
        throw .corrupt("there is no policy of a name")
      }
      policies.insert(PolicyChoices(policy))
    }
    let steps = try list { reader throws(InvalidResultFile) in try reader.texts() }
    guard steps.count == space.parameters[MatrixParameter.script.rawValue].levels.count else {
      throw .corrupt("a script has no steps")
    }
    let properties = try list { reader throws(InvalidResultFile) in
      guard
        let parameter = MatrixParameter(
          rawValue: try reader.number(upTo: MatrixParameter.allCases.count - 1))
      else { throw InvalidResultFile.corrupt("there is no such parameter") }
      let name = try reader.text()
      return LevelProperty(
        parameter, name,
        holds: try reader.bits(space.parameters[parameter.rawValue].levels.count))
    }
    let labels = try space.parameters.map { parameter throws(InvalidResultFile) in
      try parameter.levels.map { _ throws(InvalidResultFile) in try text() }
    }
    return RunModel(
      space: space, digest: digest, constraints: constraints, runs: runs, query: query, gate: gate,
      without: without, with: with, policies: policies, steps: steps, properties: properties,
      labels: labels)
  }

  private mutating func bits(_ count: Int) throws(InvalidResultFile) -> [Bool] {
    var bits: [Bool] = []
    while bits.count < count {
      let byte = try number(upTo: 127)
      for bit in 0..<min(7, count - bits.count) { bits.append(byte >> bit & 1 == 1) }
    }
    return bits
  }

  /// The most levels of all parameters: tables have an element for each pair.
  private static let mostLevels = 10_000

  private mutating func space() throws(InvalidResultFile) -> ScenarioSpace {
    var positions = 1
    var room = Self.mostLevels
    let parameters = try list { reader throws(InvalidResultFile) in
      let name = try reader.text()
      let levels = try reader.list { reader throws(InvalidResultFile) in try reader.text() }
      let (product, overflow) = positions.multipliedReportingOverflow(by: levels.count)
      guard !levels.isEmpty, !overflow, levels.allSatisfy(Parameter.isLegal),
        Set(levels).count == levels.count
      else { throw InvalidResultFile.corrupt("a parameter has impossible levels") }
      guard levels.count <= room else {
        throw InvalidResultFile.corrupt("there are too many levels")
      }
      room -= levels.count
      positions = product
      return Parameter(name, levels: levels)
    }
    guard parameters.count < 256 else { throw .corrupt("there are too many parameters") }
    return ScenarioSpace(parameters)
  }

  /// A strategy without its diagram.
  private struct StrategyWords {
    var id: String
    var about: StrategyDescription
    var mechanism: AdjustmentMechanism
    var worstScenarios: WorstScenarios

    func result(_ outcomes: Diagram) -> StrategyResult {
      StrategyResult(
        id: id, about: about, mechanism: mechanism, outcomes: outcomes,
        worstScenarios: worstScenarios)
    }
  }

  private mutating func strategy(
    in space: ScenarioSpace
  ) throws(InvalidResultFile) -> StrategyWords {
    let id = try text()
    let name = try text()
    guard let group = StrategyDescription.Group(rawValue: try text()) else {
      throw .corrupt("a strategy has an impossible group")
    }
    guard let timing = AnimationUse.Timing(rawValue: try text()) else {
      throw .corrupt("a strategy has an impossible animation")
    }
    let animation = AnimationUse(timing, try text())
    let (summary, formula, reading) = (try text(), try text(), try text())
    let publications = try list(Self.publication)
    let about = StrategyDescription(
      name: name, group: group, animation: animation, summary: summary, formula: formula,
      availability: try list { reader throws(InvalidResultFile) in
        let query = try reader.text()
        return Availability(query, source: try reader.text())
      },
      weaknesses: try list(Self.weakness),
      publications: publications, reading: reading)
    let mechanism: AdjustmentMechanism =
      switch try number(upTo: 2) {
      case 0: .insets
      case 1: .translation
      default: .bottomConstraint(padding: try points())
      }
    let hidden = try extreme(in: space)
    return StrategyWords(
      id: id, about: about, mechanism: mechanism,
      worstScenarios: WorstScenarios(hidden: hidden, gap: try extreme(in: space)))
  }

  private static func publication(
    _ reader: inout ByteReader
  ) throws(InvalidResultFile) -> Publication {
    let (project, version, date) = (try reader.text(), try reader.text(), try reader.text())
    let (license, code, link) = (try reader.text(), try reader.text(), try reader.text())
    return Publication(
      project, version: version, date: date, license: license, code: code, link: link)
  }

  private static func weakness(
    _ reader: inout ByteReader
  ) throws(InvalidResultFile) -> Weakness {
    let sentence = try reader.text()
    let effects = try reader.list { reader throws(InvalidResultFile) in
      guard let effect = Weakness.Effect(rawValue: try reader.text()) else {
        throw InvalidResultFile.corrupt("a weakness has an impossible effect")
      }
      return effect
    }
    let kind = try reader.number(upTo: 2)
    return Weakness(
      sentence: sentence, effects: effects, query: kind == 0 ? nil : try reader.text(),
      isOften: kind == 2)
  }

  private mutating func extreme(in space: ScenarioSpace) throws(InvalidResultFile) -> WorstScenario?
  {
    guard try number(upTo: 1) == 1 else { return nil }
    return WorstScenario(points: try points(), position: try number(upTo: space.count - 1))
  }

  /// No screen is larger.
  private static let mostPoints = 100_000.0

  private mutating func points() throws(InvalidResultFile) -> Double {
    let points = Double(bitPattern: try number())
    guard (0...Self.mostPoints).contains(points) else { throw .corrupt("a length is no length") }
    return points
  }
}
