import InsetCore

/// What a handler can write to.
extension HandlerCompiler {
  mutating func assign(
    _ target: Syntax.Expression, _ sign: String, _ value: Syntax.Expression
  ) throws(HandlerError) -> Run {
    let path = Self.path(of: target)
    let name = path.last ?? ""
    // A token of an observer.
    if HandlerObservers.registers(value) { return { _ in } }
    if path.count == 1 { return try set(name, target, sign, value) }
    // A property of the text's own, or of an object that it declares.
    if path[0] == "self" || ownsObjects && slot(of: path[0]) == nil,
      let own = property(path[1])
    {
      if path.count == 2 { return try set(own, named: name, target, sign, value) }
      return try setMember(Array(path.dropFirst(2)), of: own, sign, value, target)
    }
    if let slot = slot(of: path[0]) {
      return try setMember(Array(path.dropFirst()), of: slot, sign, value, target)
    }
    if path.contains("additionalSafeAreaInsets") {
      return try setAdditional(path, sign, value, target.place)
    }
    for (property, edge) in [(path.count - 1, ""), (path.count - 2, name)] where property >= 0 {
      switch path[property] {
      case "contentInset":
        if property > 0 { try note(scrollView: path[property - 1], target.place) }
        return try setInsets(HandlerInsets.content, edge, sign, value, target.place)
      case "verticalScrollIndicatorInsets", "scrollIndicatorInsets":
        if property > 0 { try note(scrollView: path[property - 1], target.place) }
        return try setInsets(
          HandlerInsets.indicators, edge, sign, value, target.place)
      case "contentOffset": return try setOffset(edge, sign, value)
      case "constant" where edge.isEmpty:
        // A name such as `keyboardHeightConstraint` tells what it is set to.
        let constraint = (property > 0 ? path[property - 1] : "").lowercased()
          .replacing("keyboardheight", with: "")
        for other in ["height", "width", "top", "center", "leading", "trailing"]
        where constraint.contains(other) && !constraint.contains("bottom") {
          throw HandlerError(
            "only a constraint at the content's bottom can be checked, not one of its \(other)",
            target.place)
        }
        move(.constraint, target.place)
        let direction = direction
        let number = try changed({ direction * $0.view.bottomConstraint }, sign, value)
        return { $0.view.bottomConstraint = direction * number($0) }
      case "transform" where edge.isEmpty:
        let owner = property > 0 ? path[property - 1] : "view"
        guard case .space? = try? named(owner, target.place) else {
          throw HandlerError(
            "only the transform of `view` or of the scroll view can be checked, not `\(owner)`'s",
            target.place)
        }
        guard case .transform(let read) = try transform(value) else {
          throw HandlerError("a translation was expected", value.place)
        }
        move(.view, target.place)
        return { $0.view.translationY = read($0) }
      default: continue
      }
    }
    if path.suffix(3) == ["frame", "origin", "y"] || path.suffix(3) == ["bounds", "origin", "y"] {
      return try setOrigin(target, path, sign, value)
    }
    if Self.passedOver.contains(name) { return { _ in } }
    throw HandlerError(
      "`\(path.joined(separator: "."))` cannot be set here; there are `contentInset`, "
        + "`verticalScrollIndicatorInsets`, `contentOffset`, a constraint's `constant`, "
        + "`view.frame.origin.y`, `transform` and `additionalSafeAreaInsets`", target.place)
  }

  /// Properties that do not move anything.
  private static let passedOver: Set<String> = [
    "isScrollEnabled", "isHidden", "alpha", "keyboardDismissMode", "delegate", "animationDuration",
    "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets", "text", "isActive",
    "followsUndockedKeyboard", "usesBottomSafeArea", "translatesAutoresizingMaskIntoConstraints",
  ]

  private static func path(of expression: Syntax.Expression) -> [String] {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(of: base) + [name]
    default: [""]
    }
  }

  private mutating func move(_ what: Moved, _ place: HandlerPlace) { note(what, place) }

  /// A number after an assignment such as `+=`.
  private func changed(
    _ before: @escaping Read<Double>, _ sign: String, _ value: Syntax.Expression
  ) throws(HandlerError) -> Read<Double> {
    let read: Read<Double>
    if case .member(nil, "zero") = value.kind {
      read = { _ in 0 }
    } else {
      read = try number(value)
    }
    switch sign {
    case "+=": return { before($0) + read($0) }
    case "-=": return { before($0) - read($0) }
    case "*=": return { before($0) * read($0) }
    case "/=":
      try Self.refuseZero(value)
      return { before($0) / read($0) }
    default: return read
    }
  }

  private func wholeInsets(_ value: Syntax.Expression) throws(HandlerError) -> Read<Insets> {
    if case .member(nil, "zero") = value.kind { return { _ in .zero } }
    return try insets(value)
  }

  private mutating func setInsets(
    _ property: HandlerInsets, _ name: String, _ sign: String, _ value: Syntax.Expression,
    _ place: HandlerPlace
  ) throws(HandlerError) -> Run {
    move(.insets, place)
    if property == .indicators { noteIndicators() }
    if name.isEmpty {
      guard sign == "=" else { throw HandlerError("insets can only be set", place) }
      let read = try wholeInsets(value)
      return { $0[property] = read($0) }
    }
    guard let edge = HandlerEdge(rawValue: name) else {
      throw HandlerError("insets have `top`, `left`, `bottom` and `right`", place)
    }
    let number = try changed({ $0[property][edge] }, sign, value)
    return { $0[property][edge] = number($0) }
  }

  private mutating func setOffset(
    _ edge: String, _ sign: String, _ value: Syntax.Expression
  ) throws(HandlerError) -> Run {
    noteScrolling()
    if edge.isEmpty {
      let read = try point(value)
      return { $0.view.contentOffset = read($0) }
    }
    let number = try changed({ $0.view.contentOffset.y }, sign, value)
    guard edge == "y" else { return { _ in } }
    return { $0.view.contentOffset.y = number($0) }
  }

  private mutating func setOrigin(
    _ target: Syntax.Expression, _ path: [String], _ sign: String, _ value: Syntax.Expression
  ) throws(HandlerError) -> Run {
    move(.view, target.place)
    guard case .number(let before) = try term(target) else {
      throw HandlerError("a view's frame was expected", target.place)
    }
    let number = try changed(before, sign, value)
    let isBounds = path.contains("bounds")
    return { moment in
      let difference = number(moment) - before(moment)
      // Bounds that begin lower move what is in them up.
      moment.view.translationY += isBounds ? -difference : difference
    }
  }

  private mutating func setAdditional(
    _ path: [String], _ sign: String, _ value: Syntax.Expression, _ place: HandlerPlace
  ) throws(HandlerError) -> Run {
    move(.insets, place)
    noteIndicators()
    let number: Read<Double>
    if path.last == "bottom" {
      number = try changed({ $0.additionalBottom }, sign, value)
    } else if path.last == "additionalSafeAreaInsets" {
      let read = try wholeInsets(value)
      number = { read($0).bottom }
    } else {
      return { _ in }
    }
    return { moment in
      let (after, environment) = (number(moment), moment.view.environment)
      let difference = after - moment.additionalBottom
      moment.additionalBottom = after
      // The system adds it where it adds the safe area, to the content and always to the indicator.
      guard environment.capabilities.insetAdjustment == .adjustedContentInset else { return }
      if environment.systemInset.bottom > 0 || environment.adjustmentBehavior != .never {
        moment.view.contentInset.bottom += difference
      }
      if environment.capabilities.adjustsIndicators || environment.adjustmentBehavior != .never {
        moment.view.verticalScrollIndicatorInsets.bottom += difference
      }
    }
  }

  private func transform(_ value: Syntax.Expression) throws(HandlerError) -> HandlerTerm {
    if case .member(nil, "identity") = value.kind { return .transform { _ in 0 } }
    return try term(value)
  }

  /// Sets a part of a value of the text's own, such as `insets.bottom`.
  private mutating func setMember(
    _ path: [String], of slot: (slot: Int, kind: HandlerValue), _ sign: String,
    _ value: Syntax.Expression, _ target: Syntax.Expression
  ) throws(HandlerError) -> Run {
    guard case .number(let before) = try term(target) else {
      throw HandlerError("only a number of it can be set", target.place)
    }
    let (place, number) = (slot.slot, try changed(before, sign, value))
    switch (slot.kind, path) {
    case (.insets, _):
      guard path.count == 1, let edge = HandlerEdge(rawValue: path[0]) else { break }
      return { moment in
        guard case .insets(var insets) = moment.memory[place] else { return }
        insets[edge] = number(moment)
        moment.memory[place] = .insets(insets)
      }
    case (.rect, ["size", "height"]), (.rect, ["size", "width"]), (.rect, ["origin", "y"]),
      (.rect, ["origin", "x"]):
      let part = path[1]
      return { moment in
        guard case .rect(var rect) = moment.memory[place] else { return }
        let new = number(moment)
        switch part {
        case "height": rect.size.height = new
        case "width": rect.size.width = new
        case "y": rect.origin.y = new
        default: rect.origin.x = new
        }
        moment.memory[place] = .rect(rect)
      }
    case (.point, ["y"]), (.point, ["x"]):
      let isY = path[0] == "y"
      return { moment in
        guard case .point(var point) = moment.memory[place] else { return }
        if isY { point.y = number(moment) } else { point.x = number(moment) }
        moment.memory[place] = .point(point)
      }
    default: break
    }
    throw HandlerError("this part cannot be set here", target.place)
  }

  /// Sets a name of the text's own.
  private mutating func set(
    _ name: String, _ target: Syntax.Expression, _ sign: String, _ value: Syntax.Expression
  ) throws(HandlerError) -> Run {
    if let slot = slot(of: name) { return try set(slot, named: name, target, sign, value) }
    // `contentInset.bottom` without the scroll view's name.
    switch name {
    case "contentInset": return try setInsets(HandlerInsets.content, "", sign, value, target.place)
    case "scrollIndicatorInsets", "verticalScrollIndicatorInsets":
      return try setInsets(
        HandlerInsets.indicators, "", sign, value, target.place)
    case "contentOffset": return try setOffset("", sign, value)
    case "constant":
      move(.constraint, target.place)
      let number = try changed({ $0.view.bottomConstraint }, sign, value)
      return { $0.view.bottomConstraint = abs(number($0)) }
    default:
      // What was declared and passed over stays so.
      if case .ignored? = try? term(target) { return { _ in } }
      throw HandlerError("`\(name)` is not declared in the text", target.place)
    }
  }

  private mutating func set(
    _ slot: (slot: Int, kind: HandlerValue), named name: String, _ target: Syntax.Expression,
    _ sign: String, _ value: Syntax.Expression
  ) throws(HandlerError) -> Run {
    let place = slot.slot
    switch slot.kind {
    case .number:
      guard case .number(let before) = Self.remembered(place, slot.kind) else { break }
      let number = try changed(before, sign, value)
      return { $0.memory[place] = .number(number($0)) }
    case .bool:
      let read = try bool(value)
      return { $0.memory[place] = .bool(read($0)) }
    case .rect:
      let read = try rect(value)
      return { $0.memory[place] = .rect(read($0)) }
    case .insets:
      let read = try wholeInsets(value)
      return { $0.memory[place] = .insets(read($0)) }
    case .point:
      let read = try point(value)
      return { $0.memory[place] = .point(read($0)) }
    case .size, .none: break
    }
    throw HandlerError("`\(name)` cannot be set to that", target.place)
  }
}
