import DeviceProfiles
package import InsetCore
import MatrixResults

/// The headless container controllers: the locations of bars and view in a window.
extension WindowContext {
  /// What surrounds a view.
  package func environment(_ levels: LayoutLevels) -> ViewEnvironment {
    let placement = levels.placement
    let layout = BarLayout(self, levels.bars)
    let frames = frames(of: placement, under: layout.obstruction)
    let isFilling = placement.fillsController
    let size = frames.view.size
    let portrait = rotation.isLandscape ? screen.transposed : screen
    let growth = hasTallBar && levels.base.bar > 0 ? Self.barGrowth : 0
    let environment = ViewEnvironment(
      chain: ViewChain(
        screen: portrait,
        window: rotation.fixed(isSheet ? screenBounds : window, portrait: portrait),
        rotation: rotation, root: rootFrame, superview: frames.superview, view: frames.view),
      contentSize: Size(width: size.width, height: placement.contentShare * size.height),
      rootObstruction: layout.obstruction, adjustmentBehavior: levels.adjustment,
      isContentOfBarController: isFilling && levels.bars != .none,
      navigationBar: layout.navigationBar, tabBar: layout.tabBar, toolbar: layout.toolbar,
      idiom: idiom, horizontalSizeClass: horizontal, verticalSizeClass: vertical, scale: scale,
      prefersCrossFade: prefersCrossFade, adjustsForKeyboard: placement.adjustsForKeyboard,
      isHostedBySwiftUI: placement == .swiftUI, isWebPage: placement == .webPage,
      ownBar: levels.base.bar + growth, ownBarGrowth: growth,
      isInPopover: isPopover, frameResponse: placement.frameResponse,
      capabilities: capabilities, mainScreen: mainScreen, windowSafeArea: safeArea)
    return environment.focusing(on: frame(of: levels.field, in: environment))
  }

  /// The frame of a field in the content: nothing that lies over its ends hides it there.
  private func frame(of field: FieldPlace, in environment: ViewEnvironment) -> Rect {
    let (obstruction, inset) = (environment.obstruction, environment.systemInset)
    let size = Size(width: environment.chain.view.width - 32, height: 40)
    let first = max(0, obstruction.top - inset.top) + 16
    let end = environment.contentSize.height - max(0, obstruction.bottom - inset.bottom)
    let shown = environment.chain.view.height - inset.top - obstruction.bottom
    let y =
      switch field {
      case .top: first
      case .middle: max(first, min(shown, end) - 60 - size.height)
      case .bottom: max(first, end - size.height)
      }
    return Rect(origin: Point(x: 16, y: y), size: size)
  }

  /// How much higher a bar of the app's own becomes, in points: two more lines of text.
  private static let barGrowth = 40.0

  private var screenBounds: Rect { Rect(origin: .zero, size: screen) }

  /// The root view's frame in the upright window space.
  var rootFrame: Rect {
    let bounds = Rect(origin: .zero, size: window.size)
    return isSheet ? window : hasCallBar ? bounds.inset(by: Insets(top: 20)) : bounds
  }

  private func frames(
    of placement: Placement, under obstruction: Insets
  ) -> (superview: Rect, view: Rect) {
    let root = Rect(origin: .zero, size: rootFrame.size)
    // Up to iOS 6 a controller's view lies between the bars, never under them.
    let whole = capabilities.insetAdjustment == .none ? root.inset(by: obstruction) : root
    switch placement {
    case .fill, .short, .shrinking, .nestedScroll, .tableController, .swiftUI, .webView:
      return (root, whole)
    case .tall: return (root, whole.inset(by: Insets(bottom: -200)))
    case .aboveInputBar:
      return (root, root.inset(by: obstruction).inset(by: Insets(bottom: 50)))
    case .nested:
      let container = root.inset(
        by: Insets(
          top: obstruction.top + 80, left: 16, bottom: root.maxY - whole.maxY, right: 16))
      let size = container.size
      return (container, Rect(x: 0, y: 44, width: size.width, height: size.height - 44))
    case .safeArea, .webPage: return (root, root.inset(by: obstruction))
    case .child:
      let container = root.inset(by: obstruction).inset(by: Insets(top: 60, bottom: 50))
      return (container, Rect(origin: .zero, size: container.size))
    }
  }
}

extension Placement {
  /// The height of the content as a share of its view's; short content fits the view, and not what a
  /// keyboard leaves of it.
  fileprivate var contentShare: Double {
    switch self {
    case .short: 0.8
    case .webPage: 1
    default: 3
    }
  }
}

/// The bars of one set in a window, and what they take from its edges.
struct BarLayout {
  var obstruction: Insets
  var navigationBar: Bar?
  var tabBar: Bar?
  var toolbar: Bar?

  init(_ stage: WindowContext, _ bars: BarSet) {
    obstruction = stage.safeArea
    if bars.hasNavigationBar, let bar = stage.navigation {
      // Without a status bar above it, it takes all of its height.
      obstruction.top += stage.safeArea.top == 0 ? max(bar.adds, bar.height) : bar.adds
      navigationBar = Bar(
        frame: Rect(
          x: 0, y: obstruction.top - bar.height, width: stage.rootFrame.width, height: bar.height))
    }
    if bars.hasTabBar { addTabBar(stage, isPushed: bars == .navTabPushed) }
    if bars == .navToolbar, let bar = stage.toolbar {
      toolbar = addBottomBar(bar, stage)
    }
    move(to: stage.rootFrame.origin)
  }

  /// Takes the bars from the root view's space to its window's.
  private mutating func move(to origin: Point) {
    navigationBar?.frame.origin.x += origin.x
    navigationBar?.frame.origin.y += origin.y
    tabBar?.frame.origin.x += origin.x
    tabBar?.frame.origin.y += origin.y
    toolbar?.frame.origin.x += origin.x
    toolbar?.frame.origin.y += origin.y
  }

  private mutating func addTabBar(_ stage: WindowContext, isPushed: Bool) {
    if let bar = stage.floatingTab {
      tabBar = Bar(
        frame: Rect(
          x: 0, y: isPushed ? -bar.height : stage.safeArea.top, width: stage.rootFrame.width,
          height: bar.height))
      if !isPushed { obstruction.top = max(obstruction.top, stage.safeArea.top + bar.adds) }
    } else if let bar = stage.tab {
      if isPushed {
        // The bar slides away with the push; it is neither removed nor hidden.
        tabBar = Bar(
          frame: Rect(
            x: 0, y: stage.rootFrame.height, width: stage.rootFrame.width, height: bar.height))
      } else {
        tabBar = addBottomBar(bar, stage)
      }
    }
  }

  private mutating func addBottomBar(_ bar: WindowContext.Bars, _ stage: WindowContext) -> Bar {
    let taken = bar.includesSafeArea ? bar.height : bar.height + stage.safeArea.bottom
    obstruction.bottom = max(taken, stage.safeArea.bottom)
    return Bar(
      frame: Rect(
        x: 0, y: stage.rootFrame.height - taken, width: stage.rootFrame.width,
        height: bar.viewHeight))
  }
}
