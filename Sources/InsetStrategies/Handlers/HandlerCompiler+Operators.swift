import InsetCore

/// Operators and comparisons, and the kinds of values that they take.
extension HandlerCompiler {
  func number(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Double> {
    try Self.number(term(expression), expression.place)
  }

  /// The number that a term is.
  static func number(
    _ term: HandlerTerm, _ place: HandlerPlace
  ) throws(HandlerError) -> Read<Double> {
    switch term {
    case .number(let read): return read
    // A value that is not there counts as 0, as a message to nil returns it in Objective-C.
    case .maybeNumber(let read): return { read($0) ?? 0 }
    default: throw HandlerError("a number was expected, not \(term.words)", place)
    }
  }

  func rect(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Rect> {
    switch try term(expression) {
    case .rect(let read): return read
    case .maybeRect(let read): return { read($0) ?? .zero }
    case let other:
      throw HandlerError("a rectangle was expected, not \(other.words)", expression.place)
    }
  }

  func bool(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Bool> {
    switch try term(expression) {
    case .bool(let read): return read
    case let other:
      throw HandlerError("true or false was expected, not \(other.words)", expression.place)
    }
  }

  func insets(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Insets> {
    switch try term(expression) {
    case .insets(let read): return read
    case let other: throw HandlerError("insets were expected, not \(other.words)", expression.place)
    }
  }

  func point(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Point> {
    switch try term(expression) {
    case .point(let read): return read
    case let other: throw HandlerError("a point was expected, not \(other.words)", expression.place)
    }
  }

  func unary(_ sign: String, _ inner: Syntax.Expression) throws(HandlerError) -> HandlerTerm {
    switch sign {
    case "-":
      let read = try number(inner)
      return .number { -read($0) }
    case "!":
      let read = try bool(inner)
      return .bool { !read($0) }
    case "\\": return .ignored
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
      default:
        try Self.refuseZero(right)
        return .number { a($0) / b($0) }
      }
    }
  }

  /// Refuses a divisor that is written as 0.
  static func refuseZero(_ divisor: Syntax.Expression) throws(HandlerError) {
    if case .number(0) = divisor.kind {
      throw HandlerError("a division by 0 has no result", divisor.place)
    }
  }

  func implicitRect(_ expression: Syntax.Expression) throws(HandlerError) -> Read<Rect> {
    if case .member(nil, let name) = expression.kind {
      return { _ in name == "null" ? .null : .zero }
    }
    return try rect(expression)
  }

  func equality(
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
    case (.space, .ignored), (.field, .ignored): return { _ in false }
    case (.ignored, .ignored):
      throw HandlerError(
        "what is compared here is not known: leave the condition out, and keep the branch to check",
        place)
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
