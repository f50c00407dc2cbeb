import InsetCore

/// Calls of UIKit's functions and of the text's own.
extension HandlerCompiler {
  func isRunner(_ expression: Syntax.Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    let hasClosure = arguments.contains {
      if case .closure = $0.value.kind { true } else { false }
    }
    switch callee.kind {
    case .name(let name), .member(_, let name):
      return hasClosure && HandlerNames.runners.contains(name)
    default: return false
    }
  }

  mutating func effect(of expression: Syntax.Expression) throws(HandlerError) -> Run {
    guard case .call(let callee, let arguments) = expression.kind else {
      _ = try term(expression)
      return { _ in }
    }
    let name: String
    switch callee.kind {
    case .name(let own): name = own
    case .member(_, let member): name = member
    default: throw HandlerError("only functions can be called", callee.place)
    }
    if HandlerNames.runners.contains(name) {
      var runs: [Run] = []
      for argument in arguments {
        if case .closure(let names, let body) = argument.value.kind {
          runs.append(
            try block(body, Dictionary(names.map { ($0, .term(.ignored)) }) { first, _ in first }))
        }
      }
      let all = runs
      return { moment in
        for run in all {
          run(&moment)
          // A closure returns to the function that passes it.
          moment.hasLeft = false
        }
      }
    }
    if name == "scrollRectToVisible" || name == "scrollRangeToVisible" {
      noteScrolling()
      return { $0.view.scrollRectToVisible($0.view.environment.focusedField) }
    }
    if HandlerNames.idle.contains(name) || HandlerObservers.registers(expression) {
      return { _ in }
    }
    if case .member(let base?, _) = callee.kind, case .name(let owner) = base.kind,
      ["super", "NSLayoutConstraint"].contains(owner)
    {
      return { _ in }
    }
    if let function = functions[name], !function.isHeading {
      return try call(function, arguments, expression.place)
    }
    throw HandlerError(
      "`\(name)` is not a function here; there are `animate`, `scrollRectToVisible`, "
        + "`layoutIfNeeded` and the text's own functions", callee.place)
  }

  private mutating func call(
    _ function: Syntax.Function, _ arguments: [Syntax.Argument], _ place: HandlerPlace
  ) throws(HandlerError) -> Run {
    let name = function.names[0]
    if calls.contains(name) { throw HandlerError("`\(name)` calls itself", place) }
    calls.append(name)
    scopes.append([:])
    defer {
      scopes.removeLast()
      calls.removeLast()
    }
    var sets: [Run] = []
    for (parameter, argument) in zip(function.parameters, arguments) {
      if let set = try bind(parameter, to: term(argument.value), argument.value.place) {
        sets.append(set)
      }
    }
    let (all, body) = (sets, try block(function.body))
    return { moment in
      for set in all { set(&moment) }
      body(&moment)
      moment.hasLeft = false
    }
  }

  // MARK: Values

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

  func function(
    _ name: String, _ arguments: [Syntax.Argument], _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm {
    func value(_ label: String) throws(HandlerError) -> Read<Double> {
      guard let argument = arguments.first(where: { $0.label == label }) else { return { _ in 0 } }
      return try number(argument.value)
    }
    let labels = Set(arguments.compactMap(\.label))
    switch name {
    case "#available":
      guard let version = arguments.first(where: { $0.label == "iOS" })?.value else {
        return .bool { _ in true }
      }
      return .bool(try isAvailable(version))
    case "UI_USER_INTERFACE_IDIOM": return HandlerNames.traits["userInterfaceIdiom"] ?? .ignored
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

  /// Whether a version of iOS is at least one in which views change.
  private func isAvailable(_ version: Syntax.Expression) throws(HandlerError) -> Read<Bool> {
    guard case .number(let number) = version.kind else { return { _ in true } }
    if number <= 6 { return { _ in true } }
    if let has = HandlerNames.versions[number] {
      return { has($0.view.environment.capabilities) }
    }
    let known = HandlerNames.versions.keys.sorted().map { version in
      version == version.rounded() ? "\(Int(version))" : "\(version)"
    }
    throw HandlerError(
      "the check asks for iOS \(known.joined(separator: ", ")) only; paste the branch, and choose "
        + "versions with `--where 'os>=26'`", version.place)
  }

  func only(
    _ arguments: [Syntax.Argument], _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> Read<Double> {
    guard arguments.count == 1 else { throw HandlerError("`\(name)` needs one number", place) }
    return try number(arguments[0].value)
  }

  func method(
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

  func convert(
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

  func value(
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
  mutating func value(
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
  mutating func aliases(
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
}
