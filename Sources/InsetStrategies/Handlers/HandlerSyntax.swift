/// A handler's text as a tree: expressions and statements of Swift, as far as handlers have them.
struct HandlerSyntax {
  /// Functions and events, in order.
  var functions: [Function] = []
  /// Statements outside of functions.
  var statements: [Statement] = []

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
  /// The names of which a text has one of some members.
  func owners(of members: Set<String>) -> Set<String> {
    var owners: Set<String> = []
    func look(_ expression: Expression) {
      switch expression.kind {
      case .member(let base?, let name):
        if members.contains(name) {
          switch base.kind {
          case .name(let owner) where owner != "self": owners.insert(owner)
          case .member(_, let owner): owners.insert(owner)
          default: break
          }
        }
        look(base)
      case .call(let callee, let arguments):
        look(callee)
        for argument in arguments { look(argument.value) }
      case .subscripted(let base, let key):
        look(base)
        look(key)
      case .unary(_, let inner): look(inner)
      case .binary(_, let left, let right):
        look(left)
        look(right)
      case .conditional(let condition, let then, let otherwise):
        look(condition)
        look(then)
        look(otherwise)
      case .closure(_, let body): look(body)
      default: break
      }
    }
    func look(_ condition: Condition) {
      switch condition {
      case .isTrue(let expression), .bind(_, let expression): look(expression)
      }
    }
    func look(_ statements: [Statement]) {
      for statement in statements {
        switch statement.action {
        case .bind(_, _, let value): value.map { look($0) }
        case .assign(let target, _, let value, let onHide):
          look(target)
          look(value)
          onHide.map { look($0) }
        case .choose(let conditions, let then, let otherwise):
          for condition in conditions { look(condition) }
          look(then)
          look(otherwise)
        case .require(let conditions, let otherwise):
          for condition in conditions { look(condition) }
          look(otherwise)
        case .evaluate(let expression): look(expression)
        case .leave: break
        }
      }
    }
    look(statements)
    for function in functions { look(function.body) }
    return owners
  }
}
