import DeviceProfiles
import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
@testable import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct FailureRulesTests {
  /// A part of the matrix with phones and pads of three eras.
  struct Sample {
    let matrix: Matrix
    let result: RunResult
    let rules: [FailureRules]

    init() throws {
      matrix = try Shipped.matrix(
        where: "device:iphone-4,iphone-8,iphone-x,ipad-air-2 os:7.1,10.3,12.5,15.8 "
          + "locale:en-US,emoji window:full,split-half-right bars:none,nav+tab,nav+toolbar "
          + "base:base0,edges placement:fill,child,nested accessory:none "
          + "adjustment:automatic,never",
        // Of every kind some; all of them would take minutes.
        Strategies.all.enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element))
      result = try matrix.run().result
      rules = result.failureRules()
    }
  }

  static let sample = Result { try Sample() }

  /// Every fourth rule, where all would take minutes.
  private static func some(_ rules: FailureRules) -> [FailureRule] {
    rules.rules.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)
  }

  @Test func `A rule holds in failing scenarios of its signature only`() throws {
    let sample = try Self.sample.get()
    for (strategy, rules) in zip(sample.result.strategies, sample.rules) {
      #expect(rules.strategy == strategy.id)
      for rule in rules.rules {
        let terminals = sample.result.table.values(of: strategy.outcomes, in: rule.cube)
        let signatures = Set(
          terminals.compactMap { Outcome(terminal: $0)?.verdict }.map(FailureSignature.init))
        #expect(signatures == [rule.signature], "\(strategy.id): \(rule.words)")
        let counts = sample.result.counts(of: strategy, where: rule.cube)[0]
        #expect(counts.failing == rule.scenarios)
        #expect(counts.exact == 0)
      }
    }
  }

  @Test func `Titles differ, and neither they nor words are made from ids`() throws {
    let sample = try Self.sample.get()
    let ids = sample.result.space.parameters.flatMap(\.levels).filter { $0.contains("-") }
    for rules in sample.rules {
      #expect(Set(rules.rules.map(\.title)).count == rules.rules.count, "\(rules.strategy)")
      for text in rules.rules.flatMap({ [$0.title, $0.words] }) {
        // "third-party" is an id, and English, too.
        #expect(ids.allSatisfy { $0 == "third-party" || !text.contains($0) }, "\(text)")
      }
    }
  }

  @Test func `A condition reads back as its cube`() throws {
    let sample = try Self.sample.get()
    for rule in sample.rules.flatMap(\.rules) {
      #expect(try Query(rule.condition, in: sample.result.space) == rule.cube)
    }
  }

  @Test func `The words mean the same judged scenarios as the cube`() throws {
    let sample = try Self.sample.get()
    let result = sample.result
    for (strategy, rules) in zip(result.strategies, sample.rules) {
      let wording = RuleWording(
        model: result.model,
        judged: CubeCounter(strategy.outcomes, in: result.table) {
          Outcome(terminal: $0)?.verdict != nil
        })
      for rule in Self.some(rules) {
        let meaning = wording.condition(of: rule.cube).meaning
        var common = meaning
        common.narrow(to: rule.cube)
        let judged = [rule.cube, meaning, common].map {
          result.counts(of: strategy, where: $0)[0].judged
        }
        #expect(Set(judged) == [rule.scenarios], "\(strategy.id): \(rule.words)")
      }
    }
  }

  @Test func `The representative fails as its rule says when it is played alone`() throws {
    let sample = try Self.sample.get()
    for (strategy, rules) in zip(sample.matrix.strategies, sample.rules) {
      for rule in rules.rules {
        #expect(rule.cube.contains(rule.representative))
        let alone = try sample.matrix.explain(rule.representative, strategy)
        #expect(alone.outcome.signature == rule.signature, "\(alone.id)")
      }
    }
  }

  @Test func `No failing scenario of a rule comes before its representative`() throws {
    let sample = try Self.sample.get()
    let model = sample.matrix.model
    let versions = model.plan.os.map(\.version)
    func age(_ version: OSVersion?) -> Int { versions.count { $0 > version ?? versions[0] } }
    func key(_ scenario: [Int]) -> [Int] {
      func level(_ parameter: MatrixParameter) -> Int { scenario[parameter.rawValue] }
      let device = model.profiles.devices[level(.device)]
      return [
        device.idiom == .pad ? 1 : 0, age(versions[level(.os)]),
        age(versions.filter(device.os.contains).min()),
        InterfaceOrientation.allCases[level(.orientation)] == .portrait ? 0 : 1,
        model.profiles.locales[level(.locale)].id == "en-US" ? 0 : 1,
      ] + scenario
    }
    var rulesOnPads = 0
    for (strategy, rules) in zip(sample.result.strategies, sample.rules) {
      for rule in Self.some(rules) {
        let best = key(rule.representative)
        rulesOnPads += best[0]
        let failing = sample.result.table.scenarios(of: strategy.outcomes, where: rule.cube) {
          Outcome(terminal: $0)?.signature == rule.signature
        }
        for scenario in failing {
          let isBefore = key(scenario).lexicographicallyPrecedes(best)
          if isBefore { Issue.record("\(rule.words): \(model.space.id(of: scenario))") }
        }
      }
    }
    #expect(rulesOnPads > 0)
  }

  @Test func `What rules explain is what they cover together`() throws {
    let sample = try Self.sample.get()
    for (strategy, rules) in zip(sample.result.strategies, sample.rules) {
      #expect(rules.failing == sample.result.counts(of: strategy)[0].failing)
      var table = sample.result.table
      var union = Diagram.terminal(0)
      for (number, rule) in rules.rules.enumerated() {
        let cube = table.diagram(of: rule.cube, inside: .terminal(1), outside: .terminal(0))
        union = table.apply(union, cube) { max($0, $1) }
        if number + 1 == 12 || number + 1 == rules.rules.count {
          let failing = table.apply(union, strategy.outcomes) {
            $0 == 1 && Outcome(terminal: $1)?.signature != nil ? 1 : 0
          }
          let covered = table.tally(failing, bins: 1) { $0 == 1 ? [0] : [] }[0]
          #expect(covered == rules.explained(by: number + 1))
        }
      }
      #expect(rules.explainedBy12 <= rules.explainedBy40)
      #expect(rules.explainedBy12 > 0.55, "\(strategy.id)")
      #expect(rules.explainedBy40 > 0.77, "\(strategy.id)")
    }
  }

  @Test func `Rules come by what they newly explain, the same for every number of threads`() throws
  {
    let sample = try Self.sample.get()
    for rules in sample.rules {
      let explained = rules.rules.map(\.newlyExplained)
      #expect(explained == explained.sorted(by: >))
      #expect(rules.rules.count <= 40)
    }
    for threads in [1, 3] {
      let again = try sample.matrix.run(.init(threads: threads)).result.failureRules(
        threads: threads)
      #expect(again == sample.rules)
    }
  }

  @Test func `A strategy without failures has no rules, and nothing is left to explain`() throws {
    let sample = try Self.sample.get()
    let rules = try #require(sample.rules.first { $0.strategy == CoveredArea.id })
    #expect(rules.rules == [])
    #expect(rules.explainedBy12 == 1)
  }
}
