import InsetCore
import InsetOracle
import MatrixResults

/// The case as a value of the harness's `KeyboardCase`.
extension TestCase {
  /// The initializer's call; `environments` are the names of the environments.
  func source(environments: [String]) -> [String] {
    let first = layout.stages[0]
    return [
      "KeyboardCase(",
      "  id: \(SwiftText.literal(id)),",
      "  explain: \(SwiftText.literal(command)),",
      "  behavior: \(behavior(first.adjustmentBehavior)),",
      "  contentInset: \(SwiftText.insets(layout.base)),",
      "  indicatorInsets: \(SwiftText.insets(layout.indicatorBase)),",
      "  contentOffset: \(point(layout.view(padding: 0).contentOffset)),",
      "  environments: [\(environments.joined(separator: ", "))],",
      "  steps: [",
    ] + steps.flatMap { source(of: $0).map { "    " + $0 } } + ["  ])"]
  }

  /// The environments of the scene, each as a call of the harness's initializer.
  var environmentSources: [[String]] {
    zip(layout.stages, explanation.safeAreas).map { environment, safeArea in
      let chain = environment.chain
      let root = Rect(origin: .zero, size: chain.root.size)
      let isFilling =
        chain.superview == root && chain.view == root && environment.frameResponse == .none
      return [
        "KeyboardEnvironment(",
        "  screen: \(SwiftText.size(chain.screen)),",
        "  window: \(SwiftText.rect(chain.window)),",
        "  windowSafeArea: \(SwiftText.insets(safeArea)),",
        "  safeArea: \(SwiftText.insets(environment.rootObstruction)),",
        "  navigationBar: \(SwiftText.rect(environment.navigationBar?.frame)),",
        "  tabBar: \(SwiftText.rect(environment.tabBar?.frame)),",
        "  toolbar: \(SwiftText.rect(environment.toolbar?.frame)),",
        "  container: \(isFilling ? "nil" : SwiftText.rect(chain.superview)),",
        "  view: \(SwiftText.rect(chain.view)),",
        "  viewSafeArea: \(SwiftText.insets(environment.safeAreaInsets)),",
        "  contentSize: \(SwiftText.size(environment.contentSize)),",
        "  field: \(SwiftText.rect(environment.focusedField)))",
      ]
    }
  }

  private func behavior(_ behavior: ContentInsetAdjustmentBehavior) -> Int {
    switch behavior {
    case .automatic: 0
    case .scrollableAxes: 1
    case .never: 2
    case .always: 3
    }
  }

  private func point(_ point: Point) -> String {
    "CGPoint(x: \(SwiftText.number(point.x)), y: \(SwiftText.number(point.y)))"
  }

  private func source(of step: Step) -> [String] {
    ["KeyboardStep(", "  name: \(SwiftText.literal(step.name)),", "  events: ["]
      + step.events.map { "    \(source(of: $0))," } + ["  ],"]
      + (step.expectation.map { source(of: $0) } ?? ["  expected: nil),"])
  }

  private func source(of expectation: Expectation) -> [String] {
    let offsets = expectation.offsets
    let range =
      offsets == .any
      ? "nil" : "(\(SwiftText.number(offsets.lowest)))...(\(SwiftText.number(offsets.highest)))"
    return [
      "  expected: KeyboardExpectation(",
      "    contentInset: \(SwiftText.insets(expectation.contentInset)),",
      "    adjustedContentInset: \(SwiftText.insets(expectation.adjusted)),",
      "    verticalScrollIndicatorInsets: \(SwiftText.insets(expectation.indicators)),",
      "    contentOffset: \(range),",
      "    arithmetic: \(SwiftText.literal(expectation.arithmetic)),",
      "    frame: \(SwiftText.rect(expectation.frame)))),",
    ]
  }

  private func source(of event: Event) -> String {
    switch event {
    case .call(let name): ".\(name)"
    case .environment(let index): ".environment(\(index))"
    case .frame(let frame): ".frame(\(SwiftText.rect(frame)))"
    case .ownInsets: ".ownInsets"
    case .post(let event): source(of: event)
    }
  }

  private func source(of event: InsetCore.Event) -> String {
    let keyboard = event.keyboard
    let name = "\(event.kind)".dropFirst("keyboard".count)
    let kind = name.prefix(1).lowercased() + name.dropFirst()
    return ".post(KeyboardPost(kind: .\(kind), begin: \(SwiftText.rect(keyboard.beginFrame)), "
      + "end: \(SwiftText.rect(keyboard.endFrame)), "
      + "duration: \(keyboard.duration.map { "\($0)" } ?? "nil"), "
      + "curve: \(keyboard.curve.map { "\($0)" } ?? "nil"), "
      + "isFromScreen: \(keyboard.hasScreenObject)))"
  }
}
