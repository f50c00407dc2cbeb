import InsetCore
import Testing

@testable import InsetOracle

struct PolicyTests {
  private let phone = Rect(x: 0, y: 0, width: 390, height: 844)
  private let keyboard = Rect(x: 0, y: 508, width: 390, height: 336)

  private func truth(own: Rect?, isBar: Bool = false) -> Truth {
    Truth(
      covered: keyboard, own: own, isBar: isBar,
      view: ViewTruth(
        frame: phone, base: Insets(bottom: 20), systemInset: Insets(bottom: 34),
        restingGap: 34))
  }

  @Test func `Another app's keyboard counts where it covers, or not at all`() throws {
    let truth = truth(own: nil)
    #expect(Oracle.expectation(truth).content.bottom == 356)
    #expect(Oracle.expectation(truth).lowestLine == 508)
    var choices = PolicyChoices()
    let isKnown = choices.choose("remote-keyboard=local-only")
    #expect(isKnown)
    #expect(Oracle.expectation(truth, choices).content.bottom == 54)
    #expect(Oracle.expectation(truth, choices).lowestLine == 810)
    let open = Oracle.alternatives(truth).map(\.policy)
    #expect(open == [.baseInset, .remoteKeyboard])
  }

  @Test func `The other app's keyboard leaves what the own one needed`() {
    var choices = PolicyChoices()
    let isKnown = choices.choose("remote-keyboard=local-only")
    #expect(isKnown)
    let lower = Rect(x: 0, y: 600, width: 390, height: 244)
    #expect(Oracle.expectation(truth(own: lower), choices).content.bottom == 264)
  }

  @Test func `The bar of a hardware keyboard counts like a keyboard, or as none`() {
    var choices = PolicyChoices()
    let isKnown = choices.choose("hardware-bar=ignored")
    #expect(isKnown)
    let bar = truth(own: keyboard, isBar: true)
    #expect(Oracle.expectation(bar).content.bottom == 356)
    #expect(Oracle.expectation(bar, choices).content.bottom == 54)
    #expect(Oracle.expectation(truth(own: keyboard), choices).content.bottom == 356)
    #expect(Oracle.alternatives(bar).map(\.policy) == [.baseInset, .hardwareBar])
  }

  @Test func `The own inset shares the room with the keyboard where it is an obstruction`() {
    var choices = PolicyChoices()
    let isKnown = choices.choose("base-inset=obstruction")
    #expect(isKnown)
    #expect(Oracle.expectation(truth(own: keyboard), choices).content.bottom == 336)
  }

  @Test func `A keyboard that is not docked opens one choice`() {
    var truth = truth(own: nil)
    (truth.covered, truth.raised, truth.ownRaised) = (nil, keyboard, keyboard)
    let alternatives = Oracle.alternatives(truth)
    #expect(alternatives.map(\.policy) == [.raisedKeyboard])
    #expect(alternatives[0].expectation.content.bottom == 356)
    let covered = Oracle.coveredHeight(truth, PolicyChoices(.raisedKeyboard))
    #expect(covered == 336 && Oracle.coveredHeight(truth) == 0)
  }

  @Test func `A part below the window opens no choice`() {
    var truth = truth(own: keyboard)
    (truth.view.frame.size.height, truth.view.tail) = (944, 100)
    #expect(Oracle.alternatives(truth).map(\.policy) == [.baseInset])
    // The system moves 34 points of the tail up; the rest need not be reached with the keyboard either.
    let expectation = Oracle.expectation(truth)
    #expect(expectation.content.bottom == 456 && expectation.unreachable == 66)
  }

  @Test func `Alternatives leave the other choices as they are made`() {
    let lower = Rect(x: 0, y: 600, width: 390, height: 244)
    let alternatives = Oracle.alternatives(truth(own: lower), PolicyChoices(.baseInset))
    #expect(alternatives.map(\.policy) == [.baseInset, .remoteKeyboard])
    // The own inset is padding: 20 + 336; or an obstruction, under a keyboard of 244.
    #expect(alternatives.map(\.expectation.content.bottom) == [356, 244])
  }

  @Test func `A keyboard of the own app alone, under another's that is not docked, opens a choice`()
  {
    var truth = truth(own: keyboard)
    truth.covered = nil
    #expect(Oracle.alternatives(truth).map(\.policy) == [.remoteKeyboard])
  }

  @Test func `A raised keyboard opens a choice whoever owns it, where its owner counts`() {
    var truth = truth(own: nil)
    (truth.covered, truth.raised) = (nil, keyboard)
    #expect(Oracle.alternatives(truth).map(\.policy) == [.raisedKeyboard])
    #expect(Oracle.alternatives(truth, PolicyChoices(.remoteKeyboard)).isEmpty)
    (truth.raised, truth.ownRaised) = (nil, keyboard)
    #expect(Oracle.alternatives(truth).isEmpty)
    #expect(
      Oracle.alternatives(truth, PolicyChoices(.remoteKeyboard)).map(\.policy)
        == [.raisedKeyboard])
  }

  @Test func `A raised keyboard of another app opens a choice where raised ones count`() {
    var truth = truth(own: nil)
    (truth.covered, truth.raised) = (nil, keyboard)
    #expect(
      Oracle.alternatives(truth, PolicyChoices(.raisedKeyboard)).map(\.policy)
        == [.baseInset, .remoteKeyboard, .raisedKeyboard])
  }

  @Test func `Each policy has a bit of its own, in their order`() {
    #expect(Policy.allCases.map(\.number) == Array(0...4))
    #expect(Policy.allCases.map { PolicyChoices($0).rawValue } == [1, 2, 4, 8, 16])
  }

  @Test func `A raised keyboard is one that covers only where it counts`() {
    let step = Step(name: "undock", occurrences: [], covered: nil, own: nil, raised: keyboard)
    #expect(!Oracle.isCovered(step, []))
    #expect(Oracle.isCovered(step, PolicyChoices(.raisedKeyboard)))
    let hidden = Step(name: "hide", occurrences: [], covered: nil)
    #expect(!Oracle.isCovered(hidden, PolicyChoices(.raisedKeyboard)))
    #expect(Oracle.isCovered(Step(name: "show", occurrences: [], covered: keyboard), []))
  }

  @Test(arguments: Policy.allCases)
  func `Flipping a policy twice changes nothing, and each way is what is chosen`(policy: Policy) {
    let choices = PolicyChoices()
    #expect(choices[policy] == policy.preferred)
    #expect(choices.flipping(policy)[policy] == policy.alternative)
    #expect(choices.flipping(policy).flipping(policy) == choices)
    var again = choices.flipping(policy)
    let isKnown = again.choose("\(policy.rawValue)=\(policy.preferred)")
    #expect(isKnown)
    #expect(again == choices)
  }

  @Test(arguments: [
    "", "remote-keyboard", "remote-keyboard=", "remote-keyboard=x", "x=local-only",
    "remote-keyboard=local-only=", "=remote-keyboard=local-only", "remote-keyboard=local-only=x",
  ])
  func `A choice that there is not is refused and changes nothing`(text: String) {
    var choices = PolicyChoices()
    let isKnown = choices.choose(text)
    #expect(!isKnown)
    #expect(choices == PolicyChoices())
  }
}
