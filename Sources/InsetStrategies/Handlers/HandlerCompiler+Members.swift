import InsetCore

/// Members, calls and operators.
extension HandlerCompiler {
  func member(
    _ base: Syntax.Expression?, _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    guard let base else { return try implicit(name, place) }
    if let constant = Self.constant(base, name) { return constant }
    // `anything.contentInset` is the scroll view's, whatever it is called.
    let isScrollView = HandlerNames.scrollViewMembers.contains(name)
    if isScrollView, case .name = base.kind { return try property(of: .view, name, place) }
    if isScrollView, case .member(let owner?, _) = base.kind, case .name("self") = owner.kind {
      return try property(of: .view, name, place)
    }
    if name == "constant", !isKnown(base) { return .number { $0.view.bottomConstraint } }
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
    case .constraint: if name == "constant" { return .number { $0.view.bottomConstraint } }
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
      default: break
      }
    case .ignored: return .ignored
    default: break
    }
    throw HandlerError("\(value.words) has no `\(name)` here", place)
  }

  private func isKnown(_ base: Syntax.Expression) -> Bool { (try? term(base)) != nil }

  /// `.zero` and the like, whose type is that of what stands beside it.
  private func implicit(_ name: String, _ place: HandlerPlace) throws(HandlerError) -> HandlerTerm {
    switch name {
    case "zero", "null": .ignored
    case "identity": .transform { _ in 0 }
    default: HandlerNames.notification(name).map(HandlerTerm.eventName) ?? .ignored
    }
  }

  /// Constants of types, keys and names of notifications.
  private static func constant(_ base: Syntax.Expression, _ name: String) -> HandlerTerm? {
    guard case .name(let type) = base.kind else {
      if case .member(_, let last) = base.kind, last == "Name" || last == "main" {
        return last == "Name" ? HandlerNames.notification(name).map(HandlerTerm.eventName) : nil
      }
      return nil
    }
    switch (type, name) {
    case ("CGRect", "zero"): return .rect { _ in .zero }
    case ("CGRect", "null"): return .rect { _ in .null }
    case ("CGPoint", "zero"): return .point { _ in .zero }
    case ("CGSize", "zero"): return .size { _ in .zero }
    case ("UIEdgeInsets", "zero"): return .insets { _ in .zero }
    case ("CGAffineTransform", "identity"): return .transform { _ in 0 }
    case ("UIScreen", "main"): return .space(.screen)
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

  private func property(
    of space: CoordinateSpace, _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    switch (space, name) {
    case (_, "coordinateSpace"), (.screen, "fixedCoordinateSpace"): return .space(space)
    case (.screen, "screen"): return .space(.screen)
    case (_, "screen"), (_, "windowScene"): return .space(name == "screen" ? .screen : space)
    case (_, "window"): return .space(.window)
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

  private static func rootSafeArea(_ moment: borrowing HandlerMoment) -> Insets {
    let environment = moment.view.environment
    guard environment.capabilities.insetAdjustment == .adjustedContentInset else { return .zero }
    return environment.rootObstruction + Insets(bottom: moment.additionalBottom)
  }

  private static func frame(of space: CoordinateSpace, _ moment: borrowing HandlerMoment) -> Rect {
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

  private static func bounds(of space: CoordinateSpace, _ moment: borrowing HandlerMoment) -> Rect {
    if space == .view { return moment.view.bounds }
    return Rect(origin: .zero, size: frame(of: space, moment).size)
  }

  private static func member(
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

  // MARK: Calls

  func called(
    _ callee: Syntax.Expression, _ arguments: [Syntax.Argument], _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    switch callee.kind {
    case .name(let name):
      if let own = functions[name], !own.isHeading {
        return try value(of: own, arguments, callee.place)
      }
      return try function(name, arguments, callee.place)
    case .member(let base?, let name):
      if case .name("self") = base.kind, let own = functions[name], !own.isHeading {
        return try value(of: own, arguments, callee.place)
      }
      return try method(name, of: base, arguments, callee.place)
    case .member(nil, "init"): return try function("", arguments, callee.place)
    default: return .ignored
    }
  }

  private func function(
    _ name: String, _ arguments: [Syntax.Argument], _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    func value(_ label: String) throws(HandlerError) -> Read<Double> {
      guard let argument = arguments.first(where: { $0.label == label }) else { return { _ in 0 } }
      return try number(argument.value)
    }
    let labels = Set(arguments.compactMap(\.label))
    switch name {
    case "max", "min":
      var all: [Read<Double>] = []
      for argument in arguments { all.append(try number(argument.value)) }
      let (reads, isMax) = (all, name == "max")
      guard let first = reads.first else { throw HandlerError("`\(name)` needs numbers", place) }
      return .number { moment in
        var result = first(moment)
        for read in reads.dropFirst() {
          let next = read(moment)
          result = isMax ? Swift.max(result, next) : Swift.min(result, next)
        }
        return result
      }
    case "abs", "fabs":
      let read = try only(arguments, name, place)
      return .number { Swift.abs(read($0)) }
    case "ceil", "floor", "round":
      let read = try only(arguments, name, place)
      let rule: FloatingPointRoundingRule =
        name == "ceil" ? .up : name == "floor" ? .down : .toNearestOrAwayFromZero
      return .number { read($0).rounded(rule) }
    case "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval":
      return .number(try only(arguments, name, place))
    case _ where labels.isSubset(of: ["top", "left", "bottom", "right"]) && !labels.isEmpty,
      "UIEdgeInsets", "UIEdgeInsetsMake":
      if name == "UIEdgeInsetsMake" {
        var all: [Read<Double>] = []
        for argument in arguments { all.append(try number(argument.value)) }
        guard all.count == 4 else { throw HandlerError("`\(name)` needs four numbers", place) }
        let reads = all
        return .insets {
          Insets(top: reads[0]($0), left: reads[1]($0), bottom: reads[2]($0), right: reads[3]($0))
        }
      }
      let (top, left, bottom, right) = (
        try value("top"), try value("left"), try value("bottom"), try value("right")
      )
      return .insets { Insets(top: top($0), left: left($0), bottom: bottom($0), right: right($0)) }
    case "CGRect":
      let (x, y, width, height) = (
        try value("x"), try value("y"), try value("width"), try value("height")
      )
      return .rect { Rect(x: x($0), y: y($0), width: width($0), height: height($0)) }
    case "CGPoint":
      let (x, y) = (try value("x"), try value("y"))
      return .point { Point(x: x($0), y: y($0)) }
    case "CGAffineTransform":
      return .transform(try labels.contains("y") ? value("y") : value("translationY"))
    default:
      if name.isEmpty || name.first?.isUppercase == true || HandlerNames.idle.contains(name) {
        return .ignored
      }
      throw HandlerError(
        "`\(name)` is not a function here; there are `max`, `min`, `abs`, `UIEdgeInsets`, `CGRect`",
        place)
    }
  }

  private func only(
    _ arguments: [Syntax.Argument], _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> Read<Double> {
    guard arguments.count == 1 else { throw HandlerError("`\(name)` needs one number", place) }
    return try number(arguments[0].value)
  }

  private func method(
    _ name: String, of base: Syntax.Expression, _ arguments: [Syntax.Argument],
    _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    if case .name("CGAffineTransform") = base.kind { return .ignored }
    if name == "CGRectValue" || name == "cgRectValue" { return try member(base, name, place) }
    switch name {
    case "convert": return try convert(term(base), arguments, place)
    case "intersection", "intersects", "contains", "union", "insetBy", "offsetBy", "inset":
      let read = try rect(base)
      guard let first = arguments.first?.value else {
        throw HandlerError("`\(name)` needs a rectangle", place)
      }
      switch name {
      case "intersection":
        let other = try rect(first)
        return .rect { read($0).intersection(other($0)) }
      case "intersects":
        let other = try rect(first)
        return .bool { read($0).intersects(other($0)) }
      case "contains":
        if case .point(let point) = try term(first) {
          return .bool { read($0).contains(point($0)) }
        }
        let other = try rect(first)
        return .bool { read($0).contains(other($0)) }
      case "inset":
        let edges = try insets(first)
        return .rect { read($0).inset(by: edges($0)) }
      case "offsetBy", "insetBy":
        let x = try number(first)
        let none: Read<Double> = { _ in 0 }
        let y = arguments.count > 1 ? try number(arguments[1].value) : none
        if name == "offsetBy" { return .rect { read($0).offset(x: x($0), y: y($0)) } }
        return .rect {
          read($0).inset(by: Insets(top: y($0), left: x($0), bottom: y($0), right: x($0)))
        }
      default: throw HandlerError("a rectangle has no `\(name)` here", place)
      }
    default:
      if case .ignored = try term(base) { return .ignored }
      throw HandlerError("`\(name)` is not a function here", place)
    }
  }

  private func convert(
    _ base: HandlerTerm, _ arguments: [Syntax.Argument], _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    guard case .space(let own) = base, arguments.count == 2,
      let label = arguments[1].label, label == "from" || label == "to"
    else { throw HandlerError("`convert` needs a rectangle and `from:` or `to:` a view", place) }
    let other: CoordinateSpace
    switch try term(arguments[1].value) {
    case .space(let space): other = space
    // nil is the window; for the window itself, the screen.
    case .ignored: other = own == .window ? .screen : .window
    case let wrong:
      throw HandlerError("a view was expected, not \(wrong.words)", arguments[1].value.place)
    }
    let (source, target) = label == "from" ? (other, own) : (own, other)
    switch try term(arguments[0].value) {
    case .point(let read):
      return .point {
        $0.view.convert(Rect(origin: read($0), size: .zero), from: source, to: target).origin
      }
    default:
      let read = try rect(arguments[0].value)
      return .rect { $0.view.convert(read($0), from: source, to: target) }
    }
  }

  // MARK: Functions with a value

  private func value(
    of function: Syntax.Function, _ arguments: [Syntax.Argument], _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    let name = function.names[0]
    if calls.contains(name) { throw HandlerError("`\(name)` calls itself", place) }
    var inner = self
    inner.calls.append(name)
    var names: [String: Binding] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      names[parameter] = .term(try term(argument.value))
    }
    inner.scopes.append(names)
    return try inner.value(of: function.body[...], place)
  }

  /// What statements return; they change nothing, so that a name stands for its expression.
  private mutating func value(
    of statements: ArraySlice<Syntax.Statement>, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    guard let first = statements.first else {
      throw HandlerError("this function has a value here, and does not return one", place)
    }
    let rest = statements.dropFirst()
    switch first.action {
    case .leave(let value?): return try term(value)
    case .evaluate(let value) where rest.isEmpty: return try term(value)
    case .bind(let name, _, let value?):
      scopes[scopes.count - 1][name] = .term(try term(value))
      return try self.value(of: rest, place)
    case .choose(let conditions, let then, let otherwise):
      var inner = self
      let holds = try inner.aliases(conditions)
      return try choose(
        holds, (inner.value(of: (then + rest)[...], place), first.place),
        (value(of: (otherwise + rest)[...], place), first.place))
    case .require(let conditions, let otherwise):
      let without = try value(of: otherwise[...], place)
      let holds = try aliases(conditions)
      return try choose(holds, (value(of: rest, place), first.place), (without, first.place))
    default:
      throw HandlerError("a function with a value can only have `let`, `if`, `guard`", first.place)
    }
  }

  /// Whether conditions hold; what they bind stands for its expression.
  private mutating func aliases(
    _ conditions: [Syntax.Condition]
  ) throws(HandlerError) -> Read<Bool> {
    var all: [Read<Bool>] = []
    for condition in conditions {
      switch condition {
      case .isTrue(let expression): all.append(try bool(expression))
      case .bind(let name, let expression):
        let value = try term(expression)
        switch value {
        case .maybeRect(let read):
          all.append { read($0) != nil }
          scopes[scopes.count - 1][name] = .term(.rect { read($0) ?? .zero })
        case .maybeNumber(let read):
          all.append { read($0) != nil }
          scopes[scopes.count - 1][name] = .term(.number { read($0) ?? 0 })
        case .bar(let read):
          all.append { read($0) != nil }
          scopes[scopes.count - 1][name] = .term(value)
        default: scopes[scopes.count - 1][name] = .term(value)
        }
      }
    }
    let tests = all
    return { moment in
      for test in tests where !test(moment) { return false }
      return true
    }
  }

  private static func number(
    _ term: HandlerTerm, _ place: HandlerPlace
  ) throws(HandlerError) -> Read<Double> {
    switch term {
    case .number(let read): return read
    case .maybeNumber(let read): return { read($0) ?? 0 }
    default: throw HandlerError("a number was expected, not \(term.words)", place)
    }
  }

  // MARK: Operators

  func unary(_ sign: String, _ inner: Syntax.Expression) throws(HandlerError) -> HandlerTerm {
    switch sign {
    case "-":
      let read = try number(inner)
      return .number { -read($0) }
    case "!":
      let read = try bool(inner)
      return .bool { !read($0) }
    default: return try term(inner)
    }
  }

  func binary(
    _ sign: String, _ left: Syntax.Expression, _ right: Syntax.Expression, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    switch sign {
    case "&&", "||":
      let (a, b) = (try bool(left), try bool(right))
      return sign == "&&" ? .bool { a($0) && b($0) } : .bool { a($0) || b($0) }
    case "??":
      switch try term(left) {
      case .maybeNumber(let read):
        // Such as a curve.
        if case .ignored = try term(right) { return .ignored }
        let other = try number(right)
        return .number { read($0) ?? other($0) }
      case .maybeRect(let read):
        let other = try implicitRect(right)
        return .rect { read($0) ?? other($0) }
      case let known: return known
      }
    case "==", "!=", "===", "!==":
      let isEqual = try equality(left, right, place)
      return sign.hasPrefix("=") ? .bool(isEqual) : .bool { !isEqual($0) }
    case "<", ">", "<=", ">=":
      let (a, b) = (try number(left), try number(right))
      switch sign {
      case "<": return .bool { a($0) < b($0) }
      case ">": return .bool { a($0) > b($0) }
      case "<=": return .bool { a($0) <= b($0) }
      default: return .bool { a($0) >= b($0) }
      }
    default:
      // The bits of animation options decide nothing.
      if ["<<", ">>", "|"].contains(sign) { return .ignored }
      if case .ignored = try term(left) { return .ignored }
      let (a, b) = (try number(left), try number(right))
      switch sign {
      case "+": return .number { a($0) + b($0) }
      case "-": return .number { a($0) - b($0) }
      case "*": return .number { a($0) * b($0) }
      default: return .number { a($0) / b($0) }
      }
    }
  }

  private func implicitRect(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Rect> {
    if case .member(nil, let name) = expression.kind {
      return { _ in name == "null" ? .null : .zero }
    }
    return try rect(expression)
  }

  private func equality(
    _ left: Syntax.Expression, _ right: Syntax.Expression, _ place: HandlerPlace
  ) throws(HandlerError) -> Read<Bool> {
    switch (try term(left), try term(right)) {
    case (.ignored, .eventName(let kind)), (.eventName(let kind), .ignored):
      return { $0.event.kind == kind }
    case (.number(let a), .number(let b)): return { a($0) == b($0) }
    case (.maybeNumber(let a), .number(let b)): return { a($0) == b($0) }
    case (.bool(let a), .bool(let b)): return { a($0) == b($0) }
    case (.rect(let a), .rect(let b)): return { a($0) == b($0) }
    case (.rect(let a), .ignored): return { a($0) == .zero }
    case (.insets(let a), .insets(let b)): return { a($0) == b($0) }
    case (.insets(let a), .ignored): return { a($0) == .zero }
    case (.maybeRect(let a), .ignored): return { a($0) == nil }
    case (.maybeNumber(let a), .ignored): return { a($0) == nil }
    case (.bar(let a), .ignored): return { a($0) == nil }
    case (.navigationController, .ignored): return { $0.view.environment.navigationBar == nil }
    case (.transform(let a), _): return { a($0) == 0 }
    case (.space, .ignored), (.field, .ignored), (.ignored, .ignored): return { _ in false }
    case (let a, let b):
      throw HandlerError("\(a.words) and \(b.words) cannot be compared", place)
    }
  }

  func choose(
    _ condition: @escaping Read<Bool>, _ then: (HandlerTerm, HandlerPlace),
    _ otherwise: (HandlerTerm, HandlerPlace)
  ) throws(HandlerError) -> HandlerTerm {
    switch (then.0, otherwise.0) {
    case (.rect(let a), .rect(let b)): return .rect { condition($0) ? a($0) : b($0) }
    case (.insets(let a), .insets(let b)): return .insets { condition($0) ? a($0) : b($0) }
    case (.ignored, .insets(let b)): return .insets { condition($0) ? .zero : b($0) }
    case (.insets(let a), .ignored): return .insets { condition($0) ? a($0) : .zero }
    case (.bool(let a), .bool(let b)): return .bool { condition($0) ? a($0) : b($0) }
    case (.ignored, .ignored): return .ignored
    default:
      let (a, b) = (
        try Self.number(then.0, then.1), try Self.number(otherwise.0, otherwise.1)
      )
      return .number { condition($0) ? a($0) : b($0) }
    }
  }
}
