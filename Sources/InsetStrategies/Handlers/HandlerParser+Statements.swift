/// Statements and conditions.
extension HandlerParser {
  mutating func block() throws(HandlerError) -> [Statement] {
    skipNewlines()
    try expect("{")
    return try statements()
  }

  /// Statements up to a brace that is closed.
  mutating func statements() throws(HandlerError) -> [Statement] {
    var all: [Statement] = []
    while true {
      skipSeparators()
      if accept("}") { return all }
      if at(.end) { throw HandlerError("a `}` is missing", token.place) }
      all.append(try statement())
    }
  }

  mutating func statement() throws(HandlerError) -> Statement {
    let place = token.place
    try deepen()
    defer { depth -= 1 }
    func made(_ action: HandlerSyntax.Action) -> Statement {
      Statement(action: action, place: place)
    }
    skipModifiers()
    if accept(word: "let") || accept(word: "var") { return made(try binding()) }
    if at(.name("for")) || at(.name("while")) {
      throw HandlerError(
        "loops are not read here: write what one step does, and receive a notification in "
          + "`addObserver(forName:…)` or `sink`", place)
    }
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
    if case .name(let name) = target.kind, HandlerNames.events[name] != nil {
      throw HandlerError("`\(name)` is an event: write `\(name):` before what it runs", place)
    }
    return made(.evaluate(target))
  }

  mutating func binding() throws(HandlerError) -> HandlerSyntax.Action {
    let name = try name("a name")
    var type: String?
    if accept(":") {
      type = if case .name(let first) = token.kind { first } else { "" }
      skipType(until: ["=", "{"])
    }
    if accept("=") {
      skipNewlines()
      return .bind(name, type: type, try expression())
    }
    return .bind(name, type: type, nil)
  }

  mutating func choice() throws(HandlerError) -> HandlerSyntax.Action {
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
  mutating func selection() throws(HandlerError) -> HandlerSyntax.Action {
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

  mutating func conditions() throws(HandlerError) -> [HandlerSyntax.Condition] {
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
}
