public import InsetCore

/// What the system keeps free of a view, worked out from where things are on the screen.
///
/// It takes from an environment only what was put into it. The model of the view hands insets down
/// from view to view; this compares edges on the screen, so that a mistake would have to be made
/// twice to stay unseen.
package struct SystemInsets: Hashable, Sendable {
  /// How far the view reaches behind what covers its controller's view, from each of its edges: its
  /// safe area, whether the OS has a name for it or not.
  package var safeArea: Insets
  /// What the system adds to the content.
  package var content: Insets
  /// What the system adds to the vertical indicator.
  package var indicators: Insets
  /// The height of the view's part below its controller's view.
  package var tail: Double

  /// Works the figures out for a view in an environment.
  package init(_ environment: ViewEnvironment) {
    let chain = environment.chain
    let window = chain.windowOnScreen
    let root = chain.root.offset(x: window.minX, y: window.minY)
    let view = chain.viewOnScreen
    let free = root.inset(by: environment.rootObstruction)
    func part(_ length: Double, of whole: Double) -> Double { max(0, min(length, whole)) }
    let safeArea = Insets(
      top: part(free.minY - view.minY, of: view.height),
      left: part(free.minX - view.minX, of: view.width),
      bottom: part(view.maxY - free.maxY, of: view.height),
      right: part(view.maxX - free.maxX, of: view.width))
    self.safeArea = safeArea
    tail = part(view.maxY - root.maxY, of: view.height)
    content = Self.added(safeArea, environment)
    let kept = environment.capabilities.adjustsIndicators ? safeArea : content
    indicators = Insets(top: kept.top, bottom: kept.bottom)
  }

  /// What of a safe area the OS of the era adds to the content.
  private static func added(_ safeArea: Insets, _ environment: ViewEnvironment) -> Insets {
    let behavior = environment.adjustmentBehavior
    switch environment.capabilities.insetAdjustment {
    case .none: return .zero
    case .contentInset:
      // The controller knows the lengths of its layout guides, not where its scroll view is.
      guard environment.isContentOfBarController, behavior != .never else { return .zero }
      let guides = environment.rootObstruction
      return Insets(top: guides.top, bottom: guides.bottom)
    case .adjustedContentInset:
      if behavior == .always { return safeArea }
      if behavior == .never { return .zero }
      var added = safeArea
      let (content, frame) = (environment.contentSize, environment.chain.view.size)
      if content.width <= frame.width { (added.left, added.right) = (0, 0) }
      let isForced = behavior == .automatic && environment.isContentOfBarController
      if content.height <= frame.height, !isForced { (added.top, added.bottom) = (0, 0) }
      return added
    }
  }
}

extension ViewTruth {
  /// The truth about a view in this environment with these insets of its own.
  public init(_ environment: ViewEnvironment, base: Insets = .zero, indicatorBase: Insets = .zero) {
    let system = SystemInsets(environment)
    let growth = Insets(bottom: environment.ownBarGrowth)
    self.init(
      frame: environment.chain.viewOnScreen, base: base + growth,
      indicatorBase: indicatorBase + growth,
      systemInset: system.content, indicatorSystemInset: system.indicators,
      restingGap: system.safeArea.bottom, tail: system.tail, topObstruction: system.safeArea.top,
      contentHeight: environment.contentSize.height, focusedField: environment.focusedField,
      ownBar: environment.ownBar, holdsTop: environment.isWebPage)
  }
}

extension SceneLayout {
  /// The truth about the view in a stage.
  public func truth(at stage: Int) -> ViewTruth {
    ViewTruth(environment(at: stage), base: base, indicatorBase: indicatorBase)
  }
}

extension SceneLayout {
  /// The truth when a step has settled, given that about the view in the step's stage without a
  /// keyboard.
  package func truth(after step: Step, of view: ViewTruth) -> Truth {
    guard followsKeyboard else { return step.truth(of: view) }
    let view = ViewTruth(environment(after: step), base: base, indicatorBase: indicatorBase)
    return step.truth(of: view)
  }

  /// The truth when a step has settled.
  package func truth(after step: Step) -> Truth { truth(after: step, of: truth(at: step.stage)) }
}

extension KeyboardScene {
  /// The truth when a step has settled.
  public func truth(after step: Step) -> Truth { layout.truth(after: step) }
}

extension Step {
  /// The truth at the end of the step, about a view in the step's stage.
  @inlinable
  public func truth(of view: ViewTruth) -> Truth {
    Truth(
      covered: covered, own: own, raised: raised, ownRaised: ownRaised, isBar: isBar,
      lowered: lowered, view: view)
  }
}
