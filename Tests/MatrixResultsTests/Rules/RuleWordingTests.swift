import DeviceProfiles
import MatrixEngine
import MatrixFixtures
import MatrixModels
import ScenarioSpaces
import Testing

@testable import MatrixResults

@Suite struct RuleWordingTests {
  /// The words where every scenario that no constraint excludes counts as judged.
  static let wording = Result {
    let model = try Shipped.model()
    var table = DiagramTable(sizes: model.space.parameters.map(\.levels.count))
    let excluded = table.diagram(of: model.constraints)
    return RuleWording(
      model: try Matrix(model, strategies: []).request().model,
      judged: CubeCounter(excluded, in: table) { $0 == 0 })
  }

  @Test(arguments: [
    ("", ""),
    ("device:ipad*", "device:iPad"),
    ("os:!6.1,!7.1", "os:iOS \u{2265} 8"),
    ("os:8.4,9.3,10.3", "os:iOS 8\u{2013}10"),
    ("os:6.1,7.1", "os:iOS \u{2264} 7"),
    ("os:16.0,26.1", "os:16.0,26.1"),
    ("os:6.1,7.1,16,16.7", "os:iOS 16,iOS \u{2264} 7"),
    ("orientation:landscape", "orientation:landscape"),
    (
      "device:ipad-air-2 orientation:!portrait window:split*",
      "device:ipad-air-2 orientation:!portrait window:Split View"
    ),
    ("keyboard:docked", "keyboard:docked"),
    ("keyboard:undocked,split,floating", "keyboard:raised or floating"),
    ("keyboard:docked*,numeric,emoji,third-party", "keyboard:docked keyboards"),
    ("bars:tab,nav+tab,nav+toolbar", "bars:bar at the bottom"),
    ("adjustment:automatic base:base0", "adjustment:behavior automatic base:no base insets"),
    ("adjustment:automatic,always", "adjustment:always,automatic"),
    (
      "script:show-rotate-hide,show-rotate-rotate-hide,show-hide-rotate-show,"
        + "change-offscreen-rotate,show-hide-change-offscreen-rotate,undock-hide-rotate,"
        + "split-hide-rotate",
      "script:with rotation"
    ),
    ("accessory:none", "accessory:no accessory view"),
  ])
  func `Levels are named by what they have in common`(query: String, words: String) throws {
    let wording = try Self.wording.get()
    #expect(try wording.names(of: Query(query, in: wording.model.space)) == words)
  }

  @Test func `What the other parameters leave no choice about is not said`() throws {
    let wording = try Self.wording.get()
    // Only iPads split their keyboard, and emoji have one mode of their own.
    let cube = try Query("device:ipad* keyboard:split locale:!emoji", in: wording.model.space)
    #expect(wording.names(of: cube) == "keyboard:split")
  }

  @Test func `A signature says what is wrong, and what happened when it first was`() throws {
    let wording = try Self.wording.get()
    let query = try Query(
      "script:show-hide,show-rotate-hide device:iphone-x", in: wording.model.space)
    #expect(
      wording.sentence(FailureSignature(.gap, step: 2), query).long
        == "Leaves a gap (step 2: hide or rotate): iPhone X; "
        + "sequence \u{201C}show, hide\u{201D} or \u{201C}show, rotate, hide\u{201D}")
  }

  @Test(arguments: [
    (
      "device:ipad* keyboard:docked*,numeric,emoji,third-party script:show",
      "Leaves a gap when the keyboard appears: iPad, any docked keyboard"
    ),
    ("", "Leaves a gap when the keyboard appears, always"),
    ("os:!6.1,!7.1 script:show", "Leaves a gap when the keyboard appears: iOS 8 or later"),
  ])
  func `A short form says what narrows most in at most twelve words`(
    query: String, words: String
  ) throws {
    let wording = try Self.wording.get()
    let cube = try Query(query, in: wording.model.space)
    let sentence = wording.sentence(FailureSignature(.gap, step: 1), cube)
    let short = RuleSentence(
      signature: sentence.signature, actions: [.show],
      parts: sentence.parts.filter { !$0.full.hasPrefix("sequence") }
    ).short(besides: [])
    #expect(short == words)
  }

  @Test func `Rules of one strategy differ in their short forms where they can`() throws {
    let wording = try Self.wording.get()
    let cube = try Query(
      "device:ipad* os:!6.1,!7.1 orientation:landscape keyboard:docked*,numeric "
        + "bars:tab base:base0 adjustment:automatic", in: wording.model.space)
    let sentence = wording.sentence(FailureSignature(.hidden, step: 1), cube)
    let first = sentence.short(besides: [])
    let second = sentence.short(besides: [first])
    #expect(first != second && max(first.wordCount, second.wordCount) <= RuleSentence.limit)
  }

  @Test func `The whole condition leaves nothing out, and names families`() throws {
    let wording = try Self.wording.get()
    let model = wording.model
    let all = model.space.parameters[MatrixParameter.script.rawValue].levels
    let family = try #require(model.families.first { $0.family == .rotates })
    let names = (family.levels + [0]).map { all[$0] }.joined(separator: ",")
    let cube = try Query("script:!\(names)", in: model.space)
    let long = wording.sentence(FailureSignature(.hidden, step: 9), cube).long
    #expect(long.contains("any sequence except rotates and show"))
    #expect(!long.contains(" more"))
  }
}
