/// Reads a handler's text, by recursive descent.
struct HandlerParser {
  typealias Expression = HandlerSyntax.Expression
  typealias Statement = HandlerSyntax.Statement

  private let tokens: [HandlerToken]
  private var index = 0

  /// Reads a whole text.
  static func parse(_ text: String) throws(HandlerError) -> HandlerSyntax {
    var parser = HandlerParser(tokens: try HandlerToken.all(in: text))
    var syntax = HandlerSyntax()
    try parser.members(into: &syntax, isNested: false)
    return syntax
  }

  private init(tokens: [HandlerToken]) { self.tokens = tokens }

  // MARK: Declarations

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "override", "final", "static", "weak",
    "lazy", "mutating", "nonisolated", "dynamic",
  ]
  private static let types: Set<String> = ["class", "extension", "struct", "final", "actor"]

  private mutating func members(
    into syntax: inout HandlerSyntax, isNested: Bool
  ) throws(HandlerError) {
    while true {
      skipSeparators()
      if at(.end) { return }
      if isNested, accept("}") { return }
      while case .name(let word) = token.kind, Self.modifiers.contains(word) { advance() }
      if case .name(let word) = token.kind, Self.types.contains(word) {
        while !at(.sign("{")), !at(.end) { advance() }
        try expect("{")
        try members(into: &syntax, isNested: true)
      } else if accept(word: "func") {
        syntax.functions.append(try function())
      } else if at(.name("deinit")) {
        let place = token.place
        advance()
        let body = try block()
        syntax.functions.append(
          .init(names: ["viewDeinit"], parameters: [], body: body, place: place))
      } else if let heading = try heading() {
        syntax.functions.append(heading)
      } else {
        syntax.statements.append(try statement())
      }
    }
  }

  private mutating func function() throws(HandlerError) -> HandlerSyntax.Function {
    let place = token.place
    let name = try name("the function's name")
    var parameters: [String] = []
    try expect("(")
    while !accept(")") {
      var last = try self.name("a parameter")
      if case .name(let own) = token.kind {
        last = own
        advance()
      }
      parameters.append(last)
      if accept(":") { skipType(until: [",", ")", "="]) }
      if accept("=") { _ = try expression() }
      if !accept(",") {
        try expect(")")
        break
      }
    }
    while case .name = token.kind { advance() }
    if accept("->") { skipType(until: ["{"]) }
    return .init(names: [name], parameters: parameters, body: try block(), place: place)
  }

  /// `keyboardWillShow, keyboardWillChangeFrame:` and what belongs to it, up to the next heading.
  private mutating func heading() throws(HandlerError) -> HandlerSyntax.Function? {
    guard isHeading else { return nil }
    let place = token.place
    var names = [try name("an event")]
    while accept(",") { names.append(try name("an event")) }
    try expect(":")
    var body: [Statement] = []
    while true {
      skipSeparators()
      if at(.end) || at(.sign("}")) || at(.name("func")) || isHeading { break }
      body.append(try statement())
    }
    return .init(names: names, parameters: [], body: body, place: place, isHeading: true)
  }

  private var isHeading: Bool {
    var ahead = index
    while case .name = tokens[ahead].kind {
      if tokens[ahead + 1].kind == .sign(":") { return true }
      guard tokens[ahead + 1].kind == .sign(",") else { return false }
      ahead += 2
    }
    return false
  }

  private mutating func skipType(until ends: Set<String>) {
    var depth = 0
    while true {
      switch token.kind {
      case .end, .newline: return
      case .sign(let sign):
        if depth == 0, ends.contains(sign) { return }
        if ["(", "[", "<"].contains(sign) { depth += 1 }
        if [")", "]", ">"].contains(sign) { depth -= 1 }
      default: break
      }
      advance()
    }
  }

  // MARK: Statements

  private mutating func block() throws(HandlerError) -> [Statement] {
    skipNewlines()
    try expect("{")
    return try statements()
  }

  /// Statements up to a brace that is closed.
  private mutating func statements() throws(HandlerError) -> [Statement] {
    var all: [Statement] = []
    while true {
      skipSeparators()
      if accept("}") { return all }
      if at(.end) { throw HandlerError("a `}` is missing", token.place) }
      all.append(try statement())
    }
  }

  private mutating func statement() throws(HandlerError) -> Statement {
    let place = token.place
    try deepen()
    defer { depth -= 1 }
    func made(_ action: HandlerSyntax.Action) -> Statement {
      Statement(action: action, place: place)
    }
    while case .name(let word) = token.kind, Self.modifiers.contains(word) { advance() }
    if accept(word: "let") || accept(word: "var") { return made(try binding()) }
    if accept(word: "if") { return made(try choice()) }
    if accept(word: "guard") {
      let conditions = try conditions()
      skipNewlines()
      guard accept(word: "else") else {
        throw HandlerError("`guard` needs `else`", token.place)
      }
      return made(.require(conditions, try block()))
    }
    if accept(word: "return") { return made(.leave(isAtEnd ? nil : try expression())) }
    if accept(word: "switch") { return made(try selection()) }
    if at(.name("do")), tokens[index + 1].kind == .sign("{") {
      advance()
      return made(.choose([], try block(), []))
    }
    let target = try expression()
    for sign in ["=", "+=", "-=", "*=", "/="] where accept(sign) {
      skipNewlines()
      let value = try expression()
      var onHide: Expression?
      if accept(word: "else") { onHide = try expression() }
      return made(.assign(target, sign, value, onHide: onHide))
    }
    return made(.evaluate(target))
  }

  private mutating func binding() throws(HandlerError) -> HandlerSyntax.Action {
    let name = try name("a name")
    var type: String?
    if accept(":") {
      if case .name(let first) = token.kind { type = first }
      skipType(until: ["=", "{"])
    }
    if accept("=") {
      skipNewlines()
      return .bind(name, type: type, try expression())
    }
    return .bind(name, type: type, nil)
  }

  private mutating func choice() throws(HandlerError) -> HandlerSyntax.Action {
    let conditions = try conditions()
    let then = try block()
    let before = index
    skipNewlines()
    guard accept(word: "else") else {
      index = before
      return .choose(conditions, then, [])
    }
    let place = token.place
    if accept(word: "if") {
      return .choose(conditions, then, [Statement(action: try choice(), place: place)])
    }
    return .choose(conditions, then, try block())
  }

  /// A `switch` as a chain of comparisons.
  private mutating func selection() throws(HandlerError) -> HandlerSyntax.Action {
    let subject = try expression(endsAtBrace: true)
    try expect("{")
    var cases: [(conditions: [Expression], body: [Statement])] = []
    var others: [Statement] = []
    while true {
      skipSeparators()
      if accept("}") { break }
      var values: [Expression] = []
      let isOther = accept(word: "default")
      if !isOther {
        guard accept(word: "case") else {
          throw HandlerError("`case` was expected, not \(token.shown)", token.place)
        }
        repeat {
          skipNewlines()
          values.append(try expression())
        } while accept(",")
      }
      try expect(":")
      var body: [Statement] = []
      while true {
        skipSeparators()
        if at(.sign("}")) || at(.name("case")) || at(.name("default")) || at(.end) { break }
        if accept(word: "break") { continue }
        body.append(try statement())
      }
      if isOther { others = body } else { cases.append((values, body)) }
    }
    for (values, body) in cases.reversed() {
      let tests = values.map {
        Expression(kind: .binary("==", subject, $0), place: $0.place)
      }
      guard let first = tests.first else { continue }
      let any = tests.dropFirst().reduce(first) {
        Expression(kind: .binary("||", $0, $1), place: $1.place)
      }
      let place = first.place
      others = [Statement(action: .choose([.isTrue(any)], body, others), place: place)]
    }
    return .choose([], others, [])
  }

  private mutating func conditions() throws(HandlerError) -> [HandlerSyntax.Condition] {
    var all: [HandlerSyntax.Condition] = []
    repeat {
      skipNewlines()
      if accept(word: "let") || accept(word: "var") {
        let place = token.place
        let name = try name("a name")
        if accept(":") { skipType(until: ["="]) }
        if accept("=") {
          skipNewlines()
          all.append(.bind(name, try expression(endsAtBrace: true)))
        } else {
          all.append(.bind(name, Expression(kind: .name(name), place: place)))
        }
      } else {
        all.append(.isTrue(try expression(endsAtBrace: true)))
      }
      skipNewlines(before: [",", "else", "{"])
    } while accept(",")
    return all
  }

  // MARK: Expressions

  private static let strengths: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "===": 3, "!==": 3,
    "??": 4, "+": 5, "-": 5, "|": 5, "*": 6, "/": 6, "<<": 7, ">>": 7,
  ]

  /// Whether a brace ends the expression, as it does in conditions.
  private var endsAtBrace = false

  private mutating func expression(endsAtBrace: Bool = false) throws(HandlerError) -> Expression {
    let before = self.endsAtBrace
    self.endsAtBrace = endsAtBrace
    defer { self.endsAtBrace = before }
    return try conditional()
  }

  private mutating func conditional() throws(HandlerError) -> Expression {
    try deepen()
    defer { depth -= 1 }
    let condition = try binary(above: 0)
    let before = index
    skipNewlines(before: ["?"])
    guard token.isSpaced, accept("?") else {
      index = before
      return condition
    }
    skipNewlines()
    let then = try conditional()
    skipNewlines()
    try expect(":")
    skipNewlines()
    return Expression(
      kind: .conditional(condition, then, try conditional()), place: condition.place)
  }

  private mutating func binary(above strength: Int) throws(HandlerError) -> Expression {
    var left = try unary()
    var count = 0
    while true {
      count += 1
      if count > Self.mostDepth { throw HandlerError("the sum is too long", token.place) }
      let before = index
      skipNewlines(before: Set(Self.strengths.keys).subtracting(["-", "+"]))
      guard case .sign(let sign) = token.kind, let own = Self.strengths[sign], own > strength else {
        index = before
        return left
      }
      let place = token.place
      advance()
      skipNewlines()
      // `??` is right-associative.
      let right = try binary(above: sign == "??" ? own - 1 : own)
      left = Expression(kind: .binary(sign, left, right), place: place)
    }
  }

  private mutating func unary() throws(HandlerError) -> Expression {
    let place = token.place
    try deepen()
    defer { depth -= 1 }
    for word in ["try", "await"] { _ = accept(word: word) }
    for sign in ["-", "!", "+", "&"] where accept(sign) {
      return Expression(kind: .unary(sign, try unary()), place: place)
    }
    return try postfix(try primary())
  }

  private mutating func primary() throws(HandlerError) -> Expression {
    let (kind, place) = (token.kind, token.place)
    func made(_ kind: HandlerSyntax.Kind) -> Expression { Expression(kind: kind, place: place) }
    switch kind {
    case .number(let number):
      advance()
      return made(.number(number))
    case .text:
      advance()
      return made(.text)
    case .name(let name):
      advance()
      switch name {
      case "true", "false": return made(.bool(name == "true"))
      case "nil": return made(.none)
      case "#available":
        try expect("(")
        skipType(until: [")"])
        try expect(")")
        return made(.bool(true))
      default: return made(.name(name))
      }
    case .sign("("):
      advance()
      skipNewlines()
      let inner = try expression()
      skipNewlines()
      try expect(")")
      return inner
    case .sign("["):
      advance()
      while !accept("]") {
        _ = try expression()
        if !accept(",") {
          try expect("]")
          break
        }
      }
      return made(.text)
    case .sign("."):
      advance()
      return made(.member(nil, try name("a member")))
    case .sign("{") where !endsAtBrace:
      advance()
      return try closure(at: place)
    default: throw HandlerError("an expression was expected, not \(token.shown)", place)
    }
  }

  private mutating func postfix(_ first: Expression) throws(HandlerError) -> Expression {
    var base = first
    while true {
      let before = index
      skipNewlines(before: [".", "as"])
      if accept(".") {
        let place = token.place
        base = Expression(kind: .member(base, try name("a member")), place: place)
        continue
      }
      if at(.name("as")) {
        advance()
        _ = accept("?") || accept("!")
        skipTypeName()
        continue
      }
      index = before
      let place = token.place
      if !token.isSpaced, accept("(") {
        base = Expression(kind: .call(base, try arguments()), place: base.place)
      } else if !token.isSpaced, at(.sign("<")), case .name(let type) = base.kind,
        type.first?.isUppercase == true
      {
        advance()
        skipType(until: [">"])
        try expect(">")
      } else if !token.isSpaced, accept("[") {
        let key = try expression()
        try expect("]")
        base = Expression(kind: .subscripted(base, key), place: place)
      } else if !token.isSpaced, isOptionalMark {
        advance()
      } else if !endsAtBrace, at(.sign("{")), isCallable(base) {
        let place = token.place
        advance()
        let closure = try closure(at: place)
        base = Self.adding(closure, to: base)
      } else {
        return base
      }
    }
  }

  /// `?` and `!` behind a value.
  private var isOptionalMark: Bool { at(.sign("?")) || at(.sign("!")) }

  private func isCallable(_ base: Expression) -> Bool {
    switch base.kind {
    case .call, .member(.some, _): true
    default: false
    }
  }

  /// A closure behind the parentheses belongs to the call.
  private static func adding(_ closure: Expression, to base: Expression) -> Expression {
    let argument = HandlerSyntax.Argument(label: nil, value: closure)
    if case .call(let callee, let arguments) = base.kind {
      return Expression(kind: .call(callee, arguments + [argument]), place: base.place)
    }
    return Expression(kind: .call(base, [argument]), place: base.place)
  }

  private mutating func skipTypeName() {
    while true {
      switch token.kind {
      case .name:
        advance()
      case .sign(".") where !token.isSpaced, .sign("?") where !token.isSpaced:
        advance()
      case .sign("<"), .sign("["):
        advance()
        skipType(until: [">", "]"])
        advance()
      default: return
      }
      if token.isSpaced { return }
    }
  }

  private mutating func arguments() throws(HandlerError) -> [HandlerSyntax.Argument] {
    let before = endsAtBrace
    endsAtBrace = false
    defer { endsAtBrace = before }
    var all: [HandlerSyntax.Argument] = []
    while true {
      skipNewlines()
      if accept(")") { return all }
      var label: String?
      if case .name(let name) = token.kind, tokens[index + 1].kind == .sign(":") {
        label = name
        index += 2
        skipNewlines()
      }
      // `#selector(name(_:))`
      if at(.name("#selector")) {
        advance()
        try expect("(")
        var last = ""
        while !at(.sign(")")), !at(.sign("(")), !at(.end) {
          if case .name(let name) = token.kind { last = name }
          advance()
        }
        if accept("(") { skipType(until: [")"]); advance() }
        try expect(")")
        all.append(.init(label: label, value: .init(kind: .name(last), place: token.place)))
      } else {
        all.append(.init(label: label, value: try conditional()))
      }
      skipNewlines()
      if !accept(",") {
        try expect(")")
        return all
      }
    }
  }

  /// What follows a `{`: perhaps `[weak self] note in`, then statements.
  private mutating func closure(at place: HandlerPlace) throws(HandlerError) -> Expression {
    let before = (index, endsAtBrace)
    endsAtBrace = false
    defer { endsAtBrace = before.1 }
    var names: [String] = []
    var isHead = true
    if accept("[") {
      skipType(until: ["]"])
      advance()
    }
    head: while isHead {
      switch token.kind {
      case .name("in"):
        advance()
        break head
      case .name(let name):
        names.append(name)
        advance()
        if accept(":") { skipType(until: [",", ")"]) }
      case .sign("("), .sign(")"), .sign(","), .sign("_"): advance()
      default: isHead = false
      }
    }
    if !isHead { (index, names) = (before.0, []) }
    return Expression(kind: .closure(names, try statements()), place: place)
  }

  // MARK: Tokens

  private static let mostDepth = 100
  private var depth = 0

  /// Goes a level deeper.
  private mutating func deepen() throws(HandlerError) {
    depth += 1
    if depth > Self.mostDepth { throw HandlerError("this is nested too deeply", token.place) }
  }

  private var token: HandlerToken { tokens[index] }

  private mutating func advance() { if index + 1 < tokens.count { index += 1 } }

  private func at(_ kind: HandlerToken.Kind) -> Bool { token.kind == kind }

  private mutating func accept(_ sign: String) -> Bool {
    guard at(.sign(sign)) else { return false }
    advance()
    return true
  }

  private mutating func accept(word: String) -> Bool {
    guard at(.name(word)) else { return false }
    advance()
    return true
  }

  private mutating func expect(_ sign: String) throws(HandlerError) {
    if !accept(sign) {
      throw HandlerError("`\(sign)` was expected, not \(token.shown)", token.place)
    }
  }

  private mutating func name(_ what: String) throws(HandlerError) -> String {
    guard case .name(let name) = token.kind else {
      throw HandlerError("\(what) was expected, not \(token.shown)", token.place)
    }
    advance()
    return name
  }

  private var isAtEnd: Bool {
    at(.newline) || at(.end) || at(.sign("}")) || at(.sign(";"))
  }

  private mutating func skipSeparators() {
    while at(.newline) || at(.sign(";")) { advance() }
  }

  private mutating func skipNewlines() { while at(.newline) { advance() } }

  /// Skips the line's end where the next line goes on with one of some signs or words.
  private mutating func skipNewlines(before signs: Set<String>) {
    var ahead = index
    while tokens[ahead].kind == .newline { ahead += 1 }
    switch tokens[ahead].kind {
    case .sign(let sign) where signs.contains(sign): index = ahead
    case .name(let name) where signs.contains(name): index = ahead
    default: break
    }
  }
}
