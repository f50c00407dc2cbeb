/// Reads a handler's text, by recursive descent.
struct HandlerParser {
  typealias Expression = HandlerSyntax.Expression
  typealias Statement = HandlerSyntax.Statement

  let tokens: [HandlerToken]
  var index = 0
  /// Whether a brace ends the expression, as it does in conditions.
  var endsAtBrace = false
  /// How deeply the text is nested at this place.
  var depth = 0

  /// Reads a whole text.
  static func parse(_ text: String) throws(HandlerError) -> HandlerSyntax {
    var parser = HandlerParser(tokens: try HandlerToken.all(in: text))
    var syntax = HandlerSyntax()
    try parser.members(into: &syntax, isNested: false)
    return syntax
  }

  private init(tokens: [HandlerToken]) { self.tokens = tokens }

  // MARK: Declarations

  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "override", "final", "static", "weak",
    "lazy", "mutating", "nonisolated", "dynamic", "required", "convenience", "unowned",
  ]
  static let types: Set<String> = ["class", "extension", "struct", "final", "actor"]

  mutating func members(
    into syntax: inout HandlerSyntax, isNested: Bool
  ) throws(HandlerError) {
    while true {
      skipSeparators()
      if at(.end) { return }
      if isNested, accept("}") { return }
      skipModifiers()
      if case .name(let word) = token.kind, Self.types.contains(word) {
        if case .name(let type) = tokens[index + 1].kind { syntax.types.insert(type) }
        while !at(.sign("{")), !at(.end) { advance() }
        try expect("{")
        try members(into: &syntax, isNested: true)
      } else if !isNested, at(.name("import")) {
        while !isAtEnd { advance() }
      } else if accept(word: "func") {
        syntax.functions.append(try function())
      } else if at(.name("init")),
        [HandlerToken.Kind.sign("("), .sign("?")].contains(tokens[index + 1].kind)
      {
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

  /// Skips words such as `private`, `private(set)` among them.
  mutating func skipModifiers() {
    while case .name(let word) = token.kind, Self.modifiers.contains(word) {
      advance()
      if !token.isSpaced, accept("(") {
        skipType(until: [")"])
        _ = accept(")")
      }
    }
  }

  mutating func function() throws(HandlerError) -> HandlerSyntax.Function {
    let place = token.place
    let name = try name("the function's name")
    _ = accept("?")
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
  mutating func heading() throws(HandlerError) -> HandlerSyntax.Function? {
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

  var isHeading: Bool {
    var ahead = index
    while case .name = tokens[ahead].kind {
      if tokens[ahead + 1].kind == .sign(":") { return true }
      guard tokens[ahead + 1].kind == .sign(",") else { return false }
      ahead += 2
    }
    return false
  }

  mutating func skipType(until ends: Set<String>) {
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

  // MARK: Tokens

  static let mostDepth = 100

  /// Goes a level deeper.
  mutating func deepen() throws(HandlerError) {
    depth += 1
    if depth > Self.mostDepth { throw HandlerError("this is nested too deeply", token.place) }
  }

  var token: HandlerToken { tokens[index] }

  mutating func advance() { if index + 1 < tokens.count { index += 1 } }

  func at(_ kind: HandlerToken.Kind) -> Bool { token.kind == kind }

  mutating func accept(_ sign: String) -> Bool {
    guard at(.sign(sign)) else { return false }
    advance()
    return true
  }

  mutating func accept(word: String) -> Bool {
    guard at(.name(word)) else { return false }
    advance()
    return true
  }

  mutating func expect(_ sign: String) throws(HandlerError) {
    if !accept(sign) {
      throw HandlerError("`\(sign)` was expected, not \(token.shown)", token.place)
    }
  }

  mutating func name(_ what: String) throws(HandlerError) -> String {
    guard case .name(let name) = token.kind else {
      throw HandlerError("\(what) was expected, not \(token.shown)", token.place)
    }
    advance()
    return name
  }

  var isAtEnd: Bool {
    at(.newline) || at(.end) || at(.sign("}")) || at(.sign(";"))
  }

  mutating func skipSeparators() {
    while at(.newline) || at(.sign(";")) { advance() }
  }

  mutating func skipNewlines() { while at(.newline) { advance() } }

  /// Skips line ends before certain signs or words, which continue an expression.
  mutating func skipNewlines(before signs: Set<String>) {
    var ahead = index
    while tokens[ahead].kind == .newline { ahead += 1 }
    switch tokens[ahead].kind {
    case .sign(let sign) where signs.contains(sign): index = ahead
    case .name(let name) where signs.contains(name): index = ahead
    default: break
    }
  }
}
