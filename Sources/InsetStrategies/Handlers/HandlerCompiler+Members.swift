import InsetCore

/// Members of views, rectangles and notifications.
extension HandlerCompiler {
  func member(
    _ base: Syntax.Expression?, _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    guard let base else { return try implicit(name, place) }
    if let trait = HandlerNames.traits[name] { return trait }
    if let constant = Self.constant(base, name) { return constant }
    // `anything.contentInset` is the scroll view's, whatever it is called.
    let isScrollView = HandlerNames.scrollViewMembers.contains(name)
    if isScrollView, case .name = base.kind { return try property(of: .view, name, place) }
    if isScrollView, case .member(let owner?, _) = base.kind, case .name("self") = owner.kind {
      return try property(of: .view, name, place)
    }
    let direction = direction
    if name == "constant", !isKnown(base) {
      return .number { direction * $0.view.bottomConstraint }
    }
    if case .name("self") = base.kind, let own = property(name) {
      return Self.remembered(own.slot, own.kind)
    }
    if case .name("self") = base.kind, !Self.viewMembers.contains(name) {
      return try term(Syntax.Expression(kind: .name(name), place: place))
    }
    let value = try term(base)
    if name == "rawValue" || name == "flatMap" { return value }
    switch value {
    case .space(let space): return try property(of: space, name, place)
    case .rect(let read): return try Self.member(of: read, name, place)
    // What is not there has no extent, as a message to nil returns it in Objective-C.
    case .maybeRect(let read):
      if name == "cgRectValue" || name == "CGRectValue" { return value }
      return try Self.member(of: { read($0) ?? .zero }, name, place)
    case .maybeNumber, .number:
      if ["doubleValue", "floatValue", "intValue", "uintValue", "integerValue"].contains(name) {
        return value
      }
    case .size(let read):
      if name == "height" { return .number { read($0).height } }
      if name == "width" { return .number { read($0).width } }
    case .point(let read):
      if name == "x" { return .number { read($0).x } }
      if name == "y" { return .number { read($0).y } }
    case .insets(let read):
      if let edge = HandlerEdge(rawValue: name) { return .number { read($0)[edge] } }
    case .bar(let read):
      if ["tabBar", "toolbar", "navigationBar"].contains(name) { return value }
      if name == "frame" || name == "bounds" { return .maybeRect { read($0)?.frame } }
      if name == "isHidden" { return .bool { read($0)?.isHidden ?? true } }
    case .navigationController:
      if name == "isToolbarHidden" {
        return .bool { $0.view.environment.toolbar?.isHidden ?? true }
      }
      if name == "toolbar" || name == "navigationBar" { return try named(name, place) }
      if name == "view" { return .space(.root) }
    case .constraint:
      if name == "constant" { return .number { direction * $0.view.bottomConstraint } }
    case .keyboardLayoutGuide:
      if name == "layoutFrame" {
        return .rect {
          let (size, height) = ($0.view.bounds.size, $0.view.keyboardLayoutGuideHeight ?? 0)
          return Rect(x: 0, y: size.height - height, width: size.width, height: height)
        }
      }
    case .safeAreaGuide:
      if name == "layoutFrame" {
        return .rect { moment in
          Rect(origin: .zero, size: moment.view.environment.chain.root.size)
            .inset(by: Self.rootSafeArea(moment))
        }
      }
    case .field:
      if name == "frame" || name == "bounds" { return .rect { $0.view.environment.focusedField } }
    case .notification:
      switch name {
      case "userInfo": return .userInfo
      case "name": return .ignored
      case "object": return .space(.screen)
      default: if let own = try computedValue(name, place) { return own }
      }
    case .ignored:
      if ownsObjects, let own = property(name) { return Self.remembered(own.slot, own.kind) }
      return name == "keyWindow" || name == "windows" ? .space(.window) : .ignored
    default: break
    }
    throw HandlerError("\(value.words) has no `\(name)` here", place)
  }

  func isKnown(_ base: Syntax.Expression) -> Bool { (try? term(base)) != nil }

  /// `.zero` and the like, whose type is that of what stands beside it.
  func implicit(_ name: String, _ place: HandlerPlace) throws(HandlerError) -> HandlerTerm {
    switch name {
    case "zero", "null": .ignored
    case "identity": .transform { _ in 0 }
    case _ where HandlerNames.cases[name] != nil:
      .number { _ in HandlerNames.cases[name] ?? 0 }
    default: HandlerNames.notification(name).map(HandlerTerm.eventName) ?? .ignored
    }
  }

  /// Constants of types, keys and names of notifications.
  static func constant(_ base: Syntax.Expression, _ name: String) -> HandlerTerm? {
    guard case .name(let type) = base.kind else {
      if case .member(_, let last) = base.kind, last == "Name" || last == "main" {
        return last == "Name" ? HandlerNames.notification(name).map(HandlerTerm.eventName) : nil
      }
      return nil
    }
    switch (type, name) {
    case ("CGFloat", "zero"), ("Double", "zero"): return .number { _ in 0 }
    case ("CGRect", "zero"): return .rect { _ in .zero }
    case ("CGRect", "null"): return .rect { _ in .null }
    case ("CGPoint", "zero"): return .point { _ in .zero }
    case ("CGSize", "zero"): return .size { _ in .zero }
    case ("UIEdgeInsets", "zero"): return .insets { _ in .zero }
    case ("CGAffineTransform", "identity"): return .transform { _ in 0 }
    case ("UIScreen", "main"): return .space(.screen)
    case ("UIUserInterfaceIdiom", _), ("UIUserInterfaceSizeClass", _):
      return HandlerNames.cases[name].map { number in .number { _ in number } }
    case ("UIResponder", _), ("UIApplication", _), ("UIWindow", _), ("NSNotification", _):
      if let key = HandlerNames.keys[name] { return .key(key) }
      return HandlerNames.notification(name).map(HandlerTerm.eventName)
    default: return nil
    }
  }

  // MARK: Views

  static let viewMembers: Set<String> = [
    "frame", "bounds", "safeAreaInsets", "safeAreaLayoutGuide", "window", "superview", "screen",
    "coordinateSpace", "windowScene", "transform", "additionalSafeAreaInsets", "convert", "view",
    "keyboardLayoutGuide", "layoutMargins", "center",
  ]

  func property(
    of space: CoordinateSpace, _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    switch (space, name) {
    case (_, "coordinateSpace"), (.screen, "fixedCoordinateSpace"): return .space(space)
    case (.screen, "screen"): return .space(.screen)
    case (_, "screen"), (_, "windowScene"): return .space(name == "screen" ? .screen : space)
    case (_, "window"), (.window, "first"), (.window, "last"): return .space(.window)
    case (.view, "superview"): return .space(.superview)
    case (.superview, "superview"): return .space(.root)
    case (.root, "superview"): return .space(.window)
    case (_, "view"), (_, "rootViewController"): return .space(.root)
    case (_, "keyboardLayoutGuide"): return .keyboardLayoutGuide
    case (_, "safeAreaLayoutGuide"): return .safeAreaGuide
    case (_, "frame"): return .rect { Self.frame(of: space, $0) }
    case (_, "bounds"): return .rect { Self.bounds(of: space, $0) }
    case (.view, "safeAreaInsets"):
      return .insets { $0.view.environment.safeAreaInsets + Insets(bottom: $0.additionalBottom) }
    case (.root, "safeAreaInsets"): return .insets { Self.rootSafeArea($0) }
    case (.window, "safeAreaInsets"):
      return .insets { $0.view.environment.windowSafeArea }
    case (.root, "additionalSafeAreaInsets"):
      return .insets { Insets(bottom: $0.additionalBottom) }
    case (.view, "contentInset"): return .insets { $0.view.contentInset }
    case (.view, "adjustedContentInset"): return .insets { $0.view.adjustedContentInset }
    case (.view, "verticalScrollIndicatorInsets"), (.view, "scrollIndicatorInsets"):
      return .insets { $0.view.verticalScrollIndicatorInsets }
    case (.view, "contentOffset"): return .point { $0.view.contentOffset }
    case (.view, "contentSize"): return .size { $0.view.environment.contentSize }
    case (_, "center"):
      return .point {
        let frame = Self.frame(of: space, $0)
        return Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
      }
    case (_, "transform"): return .transform { $0.view.translationY }
    case _ where HandlerNames.passedOver.contains(name): return .ignored
    default:
      let there = Self.viewMembers.union(HandlerNames.scrollViewMembers)
      throw HandlerError(
        "`\(name)` of a view is not known here; there are "
          + Self.list(Array(there), near: name), place)
    }
  }

  static func rootSafeArea(_ moment: borrowing HandlerMoment) -> Insets {
    let environment = moment.view.environment
    guard environment.capabilities.insetAdjustment == .adjustedContentInset else { return .zero }
    return environment.rootObstruction + Insets(bottom: moment.additionalBottom)
  }

  static func frame(of space: CoordinateSpace, _ moment: borrowing HandlerMoment) -> Rect {
    let (chain, up) = (moment.view.environment.chain, moment.view.translationY)
    switch space {
    case .screen: return Rect(origin: .zero, size: moment.view.environment.mainScreen)
    case .window: return chain.window
    // Its superview is the window's or a sheet's container, which it fills.
    case .root: return Rect(origin: Point(x: 0, y: up), size: chain.root.size)
    case .superview: return chain.superview
    case .view: return chain.view
    }
  }

  static func bounds(of space: CoordinateSpace, _ moment: borrowing HandlerMoment) -> Rect {
    if space == .view { return moment.view.bounds }
    return Rect(origin: .zero, size: frame(of: space, moment).size)
  }

  static func member(
    of read: @escaping Read<Rect>, _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    if let number = HandlerNames.rectNumbers[name] { return .number { number(read($0)) } }
    switch name {
    case "origin": return .point { read($0).origin }
    case "size": return .size { read($0).size }
    case "isEmpty": return .bool { read($0).isEmpty }
    case "isNull": return .bool { read($0).isNull }
    case "cgRectValue", "CGRectValue", "standardized", "integral": return .rect(read)
    default:
      throw HandlerError(
        "a rectangle has no `\(name)`; it has "
          + list(Array(HandlerNames.rectNumbers.keys) + ["origin", "size", "isEmpty"], near: name),
        place)
    }
  }
}
