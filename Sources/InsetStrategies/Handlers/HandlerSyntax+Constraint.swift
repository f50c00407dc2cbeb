extension HandlerSyntax {
  /// Whether a text moves content up by a constraint's negative constant.
  ///
  /// The order of the two views decides the sign, and a text does not show it: the first constant that
  /// is set to more than a number says it.
  var hasNegativeConstant: Bool {
    let hides = functions.filter { $0.names.contains { $0.contains("Hide") } }
    let shows = functions.filter { function in !hides.contains { $0.place == function.place } }
    let ordered = (shows + hides).flatMap { Self.all($0.body) }
    for statement in Self.all(statements) + ordered {
      guard case .assign(let target, let sign, let value, _) = statement.action,
        target.name == "constant", let isNegative = isNegative(value)
      else { continue }
      return isNegative != (sign == "-=")
    }
    return false
  }

  /// Whether a value begins with a minus; nil for a number alone, which says nothing.
  private func isNegative(_ value: Expression, depth: Int = 0) -> Bool? {
    if depth > 8 { return nil }
    func first(_ values: Expression...) -> Bool? {
      values.lazy.compactMap { isNegative($0, depth: depth + 1) }.first
    }
    switch value.kind {
    case .number, .bool, .none, .text, .closure: return nil
    case .unary("-", let inner):
      if case .number = inner.kind { return nil }
      return first(inner).map { !$0 } ?? true
    case .unary(_, let inner): return first(inner)
    case .binary(_, let left, let right):
      if case .unary("-", let inner) = left.kind, case .number = inner.kind { return true }
      return first(left, right)
    case .conditional(_, let then, let otherwise): return first(then, otherwise)
    case .call(_, let arguments):
      return arguments.lazy.compactMap { isNegative($0.value, depth: depth + 1) }.first ?? false
    case .name(let name):
      let values = allStatements.compactMap { statement in
        if case .bind(name, _, let value?) = statement.action { value } else { nil }
      }
      return values.lazy.compactMap { isNegative($0, depth: depth + 1) }.first ?? false
    case .member, .subscripted: return false
    }
  }
}
