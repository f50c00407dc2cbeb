/// A handler's text as a tree: expressions and statements of Swift, as far as handlers have them.
struct HandlerSyntax {
  /// Functions and events, in order.
  var functions: [Function] = []
  /// Statements outside of functions.
  var statements: [Statement] = []
  /// The names of types that the text declares or extends.
  var types: Set<String> = []

  struct Function {
    /// The names of a heading, or the function's.
    var names: [String]
    var parameters: [String]
    var body: [Statement]
    var place: HandlerPlace
    /// Whether it is a heading such as `keyboardWillShow:`.
    var isHeading = false
  }

  indirect enum Kind {
    case number(Double)
    case bool(Bool)
    case text
    case none
    case name(String)
    /// A member; the base is nil for `.zero`.
    case member(Expression?, String)
    case call(Expression, [Argument])
    case subscripted(Expression, Expression)
    case unary(String, Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    case closure([String], [Statement])
  }

  struct Expression {
    var kind: Kind
    var place: HandlerPlace
  }

  struct Argument {
    var label: String?
    var value: Expression
  }

  enum Condition {
    case isTrue(Expression)
    /// `let name = value`; a name alone is its own value.
    case bind(String, Expression)
  }

  indirect enum Action {
    case bind(String, type: String?, Expression?)
    /// The value; what it is on a hide, where `else` says so.
    case assign(Expression, String, Expression, onHide: Expression?)
    case choose([Condition], [Statement], [Statement])
    /// A `guard`: what happens where the conditions do not hold.
    case require([Condition], [Statement])
    case evaluate(Expression)
    case leave(Expression?)
  }

  struct Statement {
    var action: Action
    var place: HandlerPlace
  }
}

extension HandlerSyntax {
  /// Every statement of some statements, those of their branches and closures included.
  static func all(_ statements: [Statement]) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      let closures = own(statement).flatMap { expression -> [Statement] in
        if case .closure(_, let body) = expression.kind { all(body) } else { [] }
      }
      return switch statement.action {
      case .choose(_, let then, let otherwise):
        [statement] + closures + all(then) + all(otherwise)
      case .require(_, let otherwise): [statement] + closures + all(otherwise)
      default: [statement] + closures
      }
    }
  }

  /// Every expression of some statements, the outer ones first.
  static func expressions(in statements: [Statement]) -> [Expression] {
    all(statements).flatMap(own)
  }

  /// The expressions of a statement, without those of other statements in it.
  private static func own(_ statement: Statement) -> [Expression] {
    switch statement.action {
    case .bind(_, _, let value), .leave(let value): value.map(parts) ?? []
    case .assign(let target, _, let value, let onHide):
      parts(target) + parts(value) + (onHide.map(parts) ?? [])
    case .choose(let conditions, _, _), .require(let conditions, _):
      conditions.flatMap { condition in
        switch condition {
        case .isTrue(let expression), .bind(_, let expression): parts(expression)
        }
      }
    case .evaluate(let expression): parts(expression)
    }
  }

  /// An expression and those that it is made of, without those of its closures.
  static func parts(_ expression: Expression) -> [Expression] {
    let inner: [Expression] =
      switch expression.kind {
      case .member(let base, _): base.map(parts) ?? []
      case .call(let callee, let arguments):
        parts(callee) + arguments.flatMap { parts($0.value) }
      case .subscripted(let base, let key): parts(base) + parts(key)
      case .unary(_, let inner): parts(inner)
      case .binary(_, let left, let right): parts(left) + parts(right)
      case .conditional(let condition, let then, let otherwise):
        parts(condition) + parts(then) + parts(otherwise)
      case .closure, .number, .bool, .text, .none, .name: []
      }
    return [expression] + inner
  }

  /// Every statement of the text.
  var allStatements: [Statement] {
    Self.all(statements) + functions.flatMap { Self.all($0.body) }
  }

  /// Every expression of the text.
  var expressions: [Expression] { allStatements.flatMap(Self.own) }

  /// The names that statements set, or publishers with `assign`.
  var setNames: Set<String> {
    let targets = allStatements.compactMap { statement -> Expression? in
      if case .assign(let target, _, _, _) = statement.action { target } else { nil }
    }
    let assigned = expressions.compactMap { HandlerPublishers.target(of: $0) }
    return Set((targets + assigned).compactMap(\.name))
  }

  /// The bodies of computed properties, by their names; types may have properties of one name.
  var computed: [String: [[Statement]]] {
    var all: [String: [[Statement]]] = [:]
    for (property, body) in zip(statements, statements.dropFirst()) {
      guard case .bind(let name, _, nil) = property.action,
        case .evaluate(let closure) = body.action,
        case .closure(_, let statements) = closure.kind, !Self.isAccessor(statements.first)
      else { continue }
      all[name, default: []].append(statements)
    }
    return all
  }

  private static func isAccessor(_ statement: Statement?) -> Bool {
    guard case .evaluate(let word)? = statement?.action, case .name(let name) = word.kind else {
      return false
    }
    return ["get", "set", "willSet", "didSet"].contains(name)
  }

  /// Whether a text asks where the keyboard is; a name that it declares itself is no answer.
  var readsKeyboard: Bool {
    let declared = allStatements.compactMap { statement -> String? in
      if case .bind(let name, _, _) = statement.action { name } else { nil }
    }
    return !Set(expressions.compactMap(\.name))
      .subtracting(declared + functions.flatMap(\.parameters))
      .isDisjoint(with: HandlerNames.keyboardFrames)
  }

  /// The names of which a text has one of some members.
  func owners(of members: Set<String>) -> Set<String> {
    Set(
      expressions.compactMap { expression in
        guard case .member(let base?, let name) = expression.kind, members.contains(name) else {
          return nil
        }
        switch base.kind {
        case .name(let owner) where owner != "self": return owner
        case .member(_, let owner): return owner
        default: return nil
        }
      })
  }
}

extension HandlerSyntax.Function {
  /// Whether it sets a member that moves content.
  var moves: Bool {
    HandlerSyntax.all(body).contains { statement in
      guard case .assign(let target, _, _, _) = statement.action else { return false }
      return HandlerSyntax.parts(target).contains { part in
        if case .member(_, let name) = part.kind {
          HandlerNames.moving.contains(name)
        } else {
          false
        }
      }
    }
  }
}

extension HandlerSyntax.Statement {
  /// Whether it is a computed property's body, which does nothing by itself.
  var isBody: Bool {
    if case .evaluate(let value) = action, case .closure = value.kind { true } else { false }
  }
}

extension HandlerSyntax.Expression {
  /// The name that it is, or of the member that it asks for.
  var name: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
