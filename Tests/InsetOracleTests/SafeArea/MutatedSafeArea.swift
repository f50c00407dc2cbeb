import InsetCore
import InsetOracle

/// What the system adds, in replaceable pieces, so that each can be got wrong on its own.
struct SafeAreaRule {
  typealias Place = ViewEnvironment

  /// The view's frame in its controller's view.
  var view: (ViewChain) -> Rect = { chain in
    chain.view.offset(x: chain.superview.minX, y: chain.superview.minY)
  }
  /// How far a view reaches behind an inset of its controller's view, at each edge.
  var reach: (Rect, Size, Insets) -> Insets = { view, root, insets in
    Insets(
      top: insets.top - view.minY, left: insets.left - view.minX,
      bottom: view.maxY - root.height + insets.bottom,
      right: view.maxX - root.width + insets.right)
  }
  /// A length of what is covered, of a view that long.
  var part: (Double, Double) -> Double = { max(0, min($0, $1)) }
  var scrolls: (Double, Double) -> Bool = { $0 > $1 }
  var isForced: (Place) -> Bool = { place in
    place.adjustmentBehavior == .automatic && place.isContentOfBarController
  }
  var isWritten: (Place) -> Bool = { place in
    place.adjustmentBehavior != .never && place.isContentOfBarController
  }
  /// What a controller writes.
  var guides: (Place, Insets) -> Insets = { place, _ in place.rootObstruction }
  var always: (Insets) -> Insets = { $0 }
  var hasAdjustment: (Place) -> Bool = { $0.capabilities.insetAdjustment != .none }
  var indicators: (Place, Insets, Insets) -> Insets = { place, safeArea, content in
    let kept = place.capabilities.adjustsIndicators ? safeArea : content
    return Insets(top: kept.top, bottom: kept.bottom)
  }
  var tail: (Rect, Size) -> Double = { view, root in
    max(0, min(view.maxY - root.height, view.height))
  }

  struct Figures {
    var safeArea: Insets
    var content: Insets
    var indicators: Insets
    var tail: Double
  }

  func figures(_ place: Place) -> Figures {
    let root = place.chain.root.size
    let frame = view(place.chain)
    let reach = reach(frame, root, place.rootObstruction)
    let safeArea = Insets(
      top: part(reach.top, frame.height), left: part(reach.left, frame.width),
      bottom: part(reach.bottom, frame.height), right: part(reach.right, frame.width))
    let content = content(place, safeArea)
    return Figures(
      safeArea: safeArea, content: content, indicators: indicators(place, safeArea, content),
      tail: tail(frame, root))
  }

  private func content(_ place: Place, _ safeArea: Insets) -> Insets {
    guard hasAdjustment(place) else { return .zero }
    if place.capabilities.insetAdjustment != .adjustedContentInset {
      let guides = guides(place, safeArea)
      return isWritten(place) ? Insets(top: guides.top, bottom: guides.bottom) : .zero
    }
    let (size, frame) = (place.contentSize, place.chain.view.size)
    let vertical = isForced(place) || scrolls(size.height, frame.height)
    let horizontal = scrolls(size.width, frame.width)
    switch place.adjustmentBehavior {
    case .never: return .zero
    case .always: return always(safeArea)
    case .automatic, .scrollableAxes:
      return Insets(
        top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
        bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
    }
  }
}

/// A mistake in what the system adds.
struct SafeAreaMutant: Sendable {
  var name: String
  var change: @Sendable (inout SafeAreaRule) -> Void

  init(_ name: String, _ change: @escaping @Sendable (inout SafeAreaRule) -> Void) {
    self.name = name
    self.change = change
  }

  static let all = places + amounts

  private static let places = [
    SafeAreaMutant("a nested view has none") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        view.size == root ? reach(view, root, insets) : .zero
      }
    },
    SafeAreaMutant("every view has its controller's") { $0.reach = { _, _, insets in insets } },
    SafeAreaMutant("the container's place forgotten") { $0.view = { $0.view } },
    SafeAreaMutant("the container's frame for the view's") { $0.view = { $0.superview } },
    SafeAreaMutant("the container's place counted twice") {
      $0.view = { chain in
        chain.view.offset(x: 2 * chain.superview.minX, y: 2 * chain.superview.minY)
      }
    },
    SafeAreaMutant("the controller's place in its window counted") {
      let view = $0.view
      $0.view = { view($0).offset(x: $0.root.minX, y: $0.root.minY) }
    },
    SafeAreaMutant("the height of the view for its bottom edge") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        var all = reach(view, root, insets)
        all.bottom = view.height - root.height + insets.bottom
        return all
      }
    },
    SafeAreaMutant("the bottom is there only where the view reaches the edge") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        var all = reach(view, root, insets)
        all.bottom = view.maxY >= root.height ? all.bottom : 0
        return all
      }
    },
    SafeAreaMutant("a tail is no part of it") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        let all = reach(view, root, insets)
        return Insets(
          top: all.top, left: all.left, bottom: min(all.bottom, insets.bottom), right: all.right)
      }
    },
    SafeAreaMutant("what is above the window is no part of it") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        let all = reach(view, root, insets)
        return Insets(
          top: min(all.top, insets.top), left: all.left, bottom: all.bottom, right: all.right)
      }
    },
    SafeAreaMutant("left and right swapped") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        var all = reach(view, root, insets)
        swap(&all.left, &all.right)
        return all
      }
    },
    SafeAreaMutant("the sides forgotten") {
      let reach = $0.reach
      $0.reach = { view, root, insets in
        let all = reach(view, root, insets)
        return Insets(top: all.top, bottom: all.bottom)
      }
    },
    SafeAreaMutant("more than the whole view covered") {
      $0.part = { length, _ in max(0, length) }
    },
    SafeAreaMutant("negative where nothing is covered") { $0.part = { min($0, $1) } },
    SafeAreaMutant("rounded to whole points") {
      let part = $0.part
      $0.part = { part($0, $1).rounded(.down) }
    },
  ]

  private static let amounts = [
    SafeAreaMutant("content as high as the view scrolls") { $0.scrolls = { $0 >= $1 } },
    SafeAreaMutant("content always scrolls") { $0.scrolls = { _, _ in true } },
    SafeAreaMutant("content never scrolls") { $0.scrolls = { _, _ in false } },
    SafeAreaMutant("no bar controller forces anything") { $0.isForced = { _ in false } },
    SafeAreaMutant("automatic is forced outside a bar controller") {
      $0.isForced = { $0.adjustmentBehavior == .automatic }
    },
    SafeAreaMutant("every behavior is forced in a bar controller") {
      $0.isForced = { $0.isContentOfBarController }
    },
    SafeAreaMutant("always adds nothing") { $0.always = { _ in .zero } },
    SafeAreaMutant("always adds above and below only") {
      $0.always = { Insets(top: $0.top, bottom: $0.bottom) }
    },
    SafeAreaMutant("a controller writes to any view") {
      $0.isWritten = { $0.adjustmentBehavior != .never }
    },
    SafeAreaMutant("a controller writes though told not to") {
      $0.isWritten = { $0.isContentOfBarController }
    },
    SafeAreaMutant("a controller writes for automatic only") {
      $0.isWritten = { $0.adjustmentBehavior == .always && $0.isContentOfBarController }
    },
    SafeAreaMutant("a controller writes what covers the view") {
      $0.guides = { _, safeArea in safeArea }
    },
    SafeAreaMutant("a controller writes on iOS 6 already") { $0.hasAdjustment = { _ in true } },
    SafeAreaMutant("the indicator always follows the content") {
      $0.indicators = { _, _, content in Insets(top: content.top, bottom: content.bottom) }
    },
    SafeAreaMutant("the indicator keeps off on every OS") {
      $0.indicators = { _, safeArea, _ in Insets(top: safeArea.top, bottom: safeArea.bottom) }
    },
    SafeAreaMutant("the indicator keeps off at the sides") {
      $0.indicators = { place, safeArea, content in
        place.capabilities.adjustsIndicators ? safeArea : content
      }
    },
    SafeAreaMutant("no view has a tail") { $0.tail = { _, _ in 0 } },
    SafeAreaMutant("a tail longer than its view") {
      $0.tail = { view, root in max(0, view.maxY - root.height) }
    },
    SafeAreaMutant("a tail by height alone") {
      $0.tail = { view, root in max(0, view.height - root.height) }
    },
  ]
}
