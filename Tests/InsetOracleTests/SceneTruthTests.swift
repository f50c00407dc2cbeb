import InsetCore
import InsetOracle
import Testing

struct SceneTruthTests {
  private static func environment(_ screen: Size, bottom: Double) -> ViewEnvironment {
    ViewEnvironment(
      chain: ViewChain(filling: screen), contentSize: Size(width: 10, height: 3000),
      rootObstruction: Insets(bottom: bottom))
  }
  private let layout = SceneLayout(
    stages: [
      environment(Size(width: 390, height: 844), bottom: 34),
      environment(Size(width: 844, height: 390), bottom: 21),
    ], base: Insets(bottom: 8), indicatorBase: Insets(bottom: 5))

  @Test func `The truth after a step is that of the stage where the view then stands`() {
    let keyboard = Rect(x: 0, y: 181, width: 844, height: 209)
    let step = Step(
      name: "rotate", occurrences: [.layOut(stage: 1)], covered: keyboard, stage: 1)
    let scene = KeyboardScene(layout: layout, steps: [step])
    #expect(
      scene.truth(after: step)
        == Truth(
          covered: keyboard,
          view: ViewTruth(
            frame: Rect(x: 0, y: 0, width: 844, height: 390), base: Insets(bottom: 8),
            indicatorBase: Insets(bottom: 5), systemInset: Insets(bottom: 21),
            indicatorSystemInset: Insets(bottom: 21), restingGap: 21,
            contentHeight: 3000)))
  }

  @Test func `A step's keyboards become the truth's, whoever owns them`() {
    let rects = (1...5).map { Rect(x: 0, y: 100 * Double($0), width: 390, height: 44) }
    let step = Step(
      name: "undock", occurrences: [], covered: rects[0], own: rects[1], raised: rects[2],
      ownRaised: rects[3], isBar: true, lowered: rects[4])
    let view = ViewTruth(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(
      step.truth(of: view)
        == Truth(
          covered: rects[0], own: rects[1], raised: rects[2], ownRaised: rects[3], isBar: true,
          lowered: rects[4], view: view))
  }

  @Test(arguments: [
    (FrameResponse.none, Rect(x: 0, y: 0, width: 390, height: 844)),
    (.shrinks, Rect(x: 0, y: 0, width: 390, height: 508)),
    (.moves, Rect(x: 0, y: -336, width: 390, height: 844)),
  ])
  func `The truth has the frame that the view gets for the keyboard`(
    response: FrameResponse, frame: Rect
  ) {
    let keyboard = Rect(x: 0, y: 508, width: 390, height: 336)
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 390, height: 844)),
      contentSize: Size(width: 10, height: 3000), frameResponse: response)
    let layout = SceneLayout(stages: [environment], base: .zero, indicatorBase: .zero)
    let step = Step(name: "show", occurrences: [], covered: keyboard)
    #expect(layout.truth(after: step).view.frame == frame)
    let hidden = Step(name: "hide", occurrences: [], covered: nil)
    #expect(
      layout.truth(after: hidden).view.frame == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(arguments: [
    (FrameResponse.shrinks, Rect(x: 0, y: 0, width: 390, height: 0)),
    (.moves, Rect(x: 0, y: -854, width: 390, height: 844)),
  ])
  func `Above a keyboard that covers more than the view nothing of it is covered`(
    response: FrameResponse, frame: Rect
  ) {
    let environment = ViewEnvironment(
      chain: ViewChain(filling: Size(width: 390, height: 844)),
      contentSize: Size(width: 10, height: 3000), frameResponse: response)
    let layout = SceneLayout(stages: [environment], base: .zero, indicatorBase: .zero)
    let keyboard = Rect(x: 0, y: -10, width: 390, height: 854)
    let truth = layout.truth(after: Step(name: "show", occurrences: [], covered: keyboard))
    #expect(truth.view.frame == frame)
    #expect(Oracle.coveredHeight(truth) == 0)
  }
}
