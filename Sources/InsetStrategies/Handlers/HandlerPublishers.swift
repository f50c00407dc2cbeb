import InsetCore

/// The notifications that a publisher passes on, and what stands between them and their receiver.
struct HandlerPublishers {
  typealias Expression = HandlerSyntax.Expression
  typealias Statement = HandlerSyntax.Statement

  /// A notification, and the statements that make the value `$0` of it.
  struct Source {
    var kind: Event.Kind
    var statements: [Statement]
  }

  private let computed: [String: [[Statement]]]
  /// The values of names that are declared beside a publisher.
  private var local: [String: Expression]
  private let depth: Int

  init(_ syntax: HandlerSyntax) { self.init(syntax.computed, syntax.statements, depth: 0) }

  private init(_ computed: [String: [[Statement]]], _ statements: [Statement], depth: Int) {
    (self.computed, self.depth) = (computed, depth)
    local = [:]
    for statement in statements {
      if case .bind(let name, _, let value?) = statement.action { local[name] = value }
    }
  }

  /// What a publisher passes on; nil where it is of nothing that is known here.
  func sources(of publisher: Expression) -> [Source]? {
    if depth > 8 { return nil }
    switch publisher.kind {
    case .name(let name):
      if let value = local[name] { return deeper().sources(of: value) }
      return sources(ofProperty: name)
    case .member(_, let name): return sources(ofProperty: name)
    case .call(let callee, let arguments):
      guard let name = callee.name else { return nil }
      if name == "publisher" {
        return arguments.lazy.compactMap { $0.value.name.flatMap(HandlerNames.notification) }.first
          .map { [Source(kind: $0, statements: [])] }
      }
      if name.hasPrefix("Merge") { return merged(arguments.map(\.value)) }
      guard case .member(let base?, _) = callee.kind else { return nil }
      if name == "merge" { return merged([base] + arguments.map(\.value)) }
      if Self.passing.contains(name) { return sources(of: base) }
      guard name == "map" || name == "compactMap", let sources = sources(of: base),
        let function = arguments.first?.value,
        let transform = Self.transform(function, isOptional: name == "compactMap")
      else { return nil }
      return sources.map { Source(kind: $0.kind, statements: $0.statements + transform) }
    default: return nil
    }
  }

  /// Operators that pass on what they get.
  static let passing: Set<String> = [
    "receive", "filter", "eraseToAnyPublisher", "removeDuplicates", "subscribe",
  ]

  /// The most notifications that are followed.
  private static let most = 100

  private func sources(ofProperty name: String) -> [Source]? {
    (computed[name] ?? []).lazy.compactMap { body in
      Self.result(of: body).flatMap { result in
        Self(computed, body, depth: depth + 1).sources(of: result)
      }
    }.first
  }

  private func deeper() -> Self {
    var inner = Self(computed, [], depth: depth + 1)
    inner.local = local
    return inner
  }

  private func merged(_ publishers: [Expression]) -> [Source]? {
    var all: [Source] = []
    for publisher in publishers {
      guard let sources = sources(of: publisher) else { return nil }
      all += sources
      if all.count > Self.most { return nil }
    }
    return all
  }

  /// What a closure or key path makes of `$0`, as statements that set it anew.
  private static func transform(_ function: Expression, isOptional: Bool) -> [Statement]? {
    let place = function.place
    var (names, body): ([String], [Statement]) = ([], [])
    switch function.kind {
    case .closure(let parameters, let statements): (names, body) = (parameters, statements)
    case .unary("\\", let path):
      let value = following(path, from: Expression(kind: .name("$0"), place: place))
      body = [Statement(action: .evaluate(value), place: place)]
    default: return nil
    }
    guard let value = result(of: body) else { return nil }
    func bind(_ name: String, _ value: Expression) -> Statement {
      Statement(action: .bind(name, type: nil, value), place: place)
    }
    let input = names.last.map { [bind($0, Expression(kind: .name("$0"), place: place))] } ?? []
    let leave = Statement(action: .leave(nil), place: place)
    let output =
      isOptional
      ? Statement(action: .require([.bind("$0", value)], [leave]), place: place) : bind("$0", value)
    return input + body.dropLast() + [output]
  }

  /// What `assign(to: \.height, on: self)` or `assign(to: &$height)` sets; nil for other calls.
  static func target(of expression: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some, "assign") = callee.kind, let to = arguments.first, to.label == "to"
    else { return nil }
    switch to.value.kind {
    case .unary("\\", let path):
      return arguments.dropFirst().first.map { following(path, from: $0.value) }
    case .unary("&", let projected): return wrapped(projected)
    default: return nil
    }
  }

  /// A closure that sets a value to what it receives.
  static func setter(of target: Expression) -> Expression {
    let value = Expression(kind: .name("$0"), place: target.place)
    let set = Statement(
      action: .assign(target, "=", value, onHide: nil), place: target.place)
    return Expression(kind: .closure([], [set]), place: target.place)
  }

  /// The members of a key path, of a value.
  private static func following(_ path: Expression, from root: Expression) -> Expression {
    guard case .member(let base, let name) = path.kind else { return root }
    let owner = base.map { following($0, from: root) } ?? root
    return Expression(kind: .member(owner, name), place: path.place)
  }

  /// The property of a projected value such as `$height`.
  private static func wrapped(_ projected: Expression) -> Expression {
    let place = projected.place
    switch projected.kind {
    case .name(let name): return Expression(kind: .name(plain(name)), place: place)
    case .member(let base, let name):
      return Expression(kind: .member(base, plain(name)), place: place)
    default: return projected
    }
  }

  private static func plain(_ name: String) -> String { String(name.drop { $0 == "$" }) }

  /// The value of a closure or computed property: its last statement's.
  private static func result(of body: [Statement]) -> Expression? {
    switch body.last?.action {
    case .evaluate(let value)?, .leave(let value?)?: value
    default: nil
    }
  }
}
