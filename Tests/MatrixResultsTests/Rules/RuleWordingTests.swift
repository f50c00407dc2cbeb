import DeviceProfiles
import MatrixEngine
import MatrixFixtures
@testable import MatrixResults
import ScenarioSpaces
import Testing

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
    ("window:tiled*", "window:tiled window"),
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
    let sentence = wording.sentence(FailureSignature(.gap, step: 2), query)
    #expect(
      sentence.whole
        == "Leaves a gap (step 2: hide or rotate): iPhone X; "
        + "sequence \u{201C}show, hide\u{201D} or \u{201C}show, rotate, hide\u{201D}")
    #expect(sentence.title(besides: []).hasPrefix("Leaves a gap in step 2: iPhone X, sequence"))
  }

  @Test func `Sequences that what happens at the step tells are not said again`() throws {
    let wording = try Self.wording.get()
    let model = wording.model
    let names = model.space.parameters[MatrixParameter.script.rawValue].levels
    let rotating = zip(names, model.steps).filter { $1.count > 1 && $1[1] == "rotate" }.map(\.0)
    #expect(rotating.count > 1)
    let signature = FailureSignature(.gap, step: 2)
    func whole(_ scripts: [String]) throws -> String {
      let cube = try Query("bars:tab script:\(scripts.joined(separator: ","))", in: model.space)
      return wording.sentence(signature, cube).whole
    }
    #expect(try whole(rotating) == "Leaves a gap after a rotation (step 2: rotate): tab bar alone")
    #expect(try whole(Array(rotating.dropLast())).contains("sequence"))
  }

  @Test(arguments: [
    (
      "device:ipad* keyboard:docked*,numeric,emoji,third-party script:show",
      "Leaves a gap when the keyboard appears: sequence show, iPad, docked keyboard"
    ),
    ("", "Leaves a gap in step 1, always"),
    (
      "orientation:landscape bars:tab base:base0 keyboard:floating script:show",
      "Leaves a gap when the keyboard appears: sequence show, floating keyboard, tab bar alone\u{2026}"
    ),
    (
      "script:show window:!stage-manager*,!free-top,!popover,!form-sheet,!slide-over,!split-half,!page-sheet,!compatibility,!tiled*",
      "Leaves a gap when the keyboard appears: sequence show, full screen, “Split View, one third, left side” or 7 others"
    ),
    (
      "os:!6.1,!7.1 script:show",
      "Leaves a gap when the keyboard appears: sequence show, iOS 8 or later"
    ),
  ])
  func `A title has the conditions that exclude most`(query: String, words: String) throws {
    let wording = try Self.wording.get()
    let cube = try Query(query, in: wording.model.space)
    let sentence = wording.sentence(FailureSignature(.gap, step: 1), cube)
    #expect(sentence.title(besides: []) == words)
  }

  @Test func `Rules of one strategy differ in their titles`() throws {
    let wording = try Self.wording.get()
    let cube = try Query(
      "device:ipad* os:!6.1,!7.1 orientation:landscape keyboard:docked*,numeric "
        + "bars:tab base:base0 adjustment:automatic", in: wording.model.space)
    let sentence = wording.sentence(FailureSignature(.hidden, step: 1), cube)
    var taken: Set<String> = []
    while taken.count <= sentence.conditions.count - RuleSentence.telling {
      let title = sentence.title(besides: taken)
      #expect(taken.insert(title).inserted)
      #expect(
        title.hasSuffix("\u{2026}")
          == (taken.count <= sentence.conditions.count - RuleSentence.telling))
    }
    #expect(sentence.title(besides: taken) == sentence.whole)
  }

  @Test func `The whole condition leaves nothing out`() throws {
    let wording = try Self.wording.get()
    let all = wording.model.space.parameters[MatrixParameter.script.rawValue].levels
    let cube = try Query(
      "script:!\(all.prefix(6).joined(separator: ",!"))", in: wording.model.space)
    let sentence = wording.sentence(FailureSignature(.hidden, step: 9), cube)
    #expect(sentence.title(besides: []).hasSuffix(" and 4 others"))
    #expect(!sentence.whole.contains("others"))
  }
}
