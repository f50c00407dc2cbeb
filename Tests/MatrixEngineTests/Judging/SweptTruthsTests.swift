import DeviceProfiles
import InsetCore
import InsetOracle
import MatrixFixtures
import MatrixResults
import PixelSweep
import ScenarioSpaces
import Synchronization
import Testing

@testable import MatrixEngine

/// The distinct truths of a broad part of the shipped profiles, collected once.
private let truths = Result {
  let shipped = try Shipped.model()
  var plan = shipped.plan
  plan.runs = SweptTruthsTests.places.flatMap { place in
    SweptTruthsTests.parts.map { .init(name: place, query: "\(place) locale:en-US \($0)") }
  }
  let matrix = try Matrix(MatrixModel(shipped.profiles, plan), strategies: [])
  let truths = Mutex<Set<Truth>>([])
  var options = Matrix.Options()
  options.willJudge = { script, layout, _ in
    truths.withLock { $0.formUnion(script.judgedTruths(in: layout).map(\.truth)) }
  }
  _ = try matrix.run(options)
  return truths.withLock { Array($0) }
}

@Suite struct SweptTruthsTests {
  /// Several devices of each kind, on a version from each of their times.
  static let places = [
    "device:iphone-4 os:6.1", "device:ipod-touch-5th-generation os:7.1", "device:iphone-8 os:10.3",
    "device:iphone-x os:12.5", "device:iphone-15-pro os:18.7", "device:iphone-duo-inner os:27.1",
    "device:ipad-2 os:7.1", "device:ipad-air-2 os:9.3", "device:ipad-9th-generation os:16.7",
    "device:ipad-pro-12-9-inch-2nd-generation os:13.7", "device:ipad-mini-6th-generation os:17.7",
    "device:ipad-pro-11-inch-4th-generation os:26.1", "device:iphone-se-3rd-generation os:16.7",
  ]
  /// All scripts with all keyboards in all windows; all placements with all bars, behaviours and
  /// bases in all windows.
  static let parts = [
    "bars:nav+tab placement:fill,short adjustment:automatic base:base0,edges",
    "keyboard:docked,docked+prediction,hardware+bar script:show-hide,other-show-show-hide",
  ]

  @Test func `The sweep confirms the rule on every truth of the shipped profiles`() throws {
    // A row is judged by its middle, so that no sweep can tell apart what lies within half a row.
    let sweep = PixelSweep()
    let all = Policy.allCases.map { PolicyChoices($0) }
    let ends = [PolicyChoices(), all.reduce([]) { $0.union($1) }]
    var differing: [String] = []
    for truth in try truths.get() {
      // Each truth has one of the policies alone, by something that is no part of them.
      let alone = all[Int(truth.view.frame.height.rounded().magnitude) % all.count]
      for choices in ends + [alone]
      where !sweep.confirms(Oracle.expectation(truth, choices), of: truth, choices) {
        differing.append("\(truth) under \(choices)")
      }
    }
    #expect(differing.prefix(3) == [])
  }

  @Test func `The truths are many and of every kind`() throws {
    let truths = try truths.get()
    var kinds: [String: Int] = [:]
    for truth in truths {
      let covered = Oracle.coveredHeight(truth)
      if truth.isBar { kinds["bar", default: 0] += 1 }
      if truth.own != truth.covered { kinds["another app's", default: 0] += 1 }
      if truth.raised != nil { kinds["raised", default: 0] += 1 }
      if truth.covered == nil { kinds["none", default: 0] += 1 }
      if truth.covered != nil, covered == 0 { kinds["elsewhere", default: 0] += 1 }
      if covered > 0, covered < truth.view.systemInset.bottom {
        kinds["within the safe area", default: 0] += 1
      }
      if covered == truth.view.frame.height { kinds["whole view", default: 0] += 1 }
      if truth.view.base != .zero { kinds["own insets", default: 0] += 1 }
      if truth.view.restingGap > truth.view.systemInset.bottom { kinds["gap", default: 0] += 1 }
    }
    #expect(kinds.count == 9)
    #expect(kinds.values.allSatisfy { $0 >= 30 }, "\(kinds)")
    #expect(truths.count >= 20_000)
  }
}
