/// Expressions, calls and closures.
extension HandlerParser {
  static let strengths: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, ">": 3, "<=": 3, ">=": 3, "===": 3, "!==": 3,
    "??": 4, "+": 5, "-": 5, "|": 5, "*": 6, "/": 6, "<<": 7, ">>": 7,
  ]

  mutating func expression(endsAtBrace: Bool = false) throws(HandlerError) -> Expression {
    let before = self.endsAtBrace
    self.endsAtBrace = endsAtBrace
    defer { self.endsAtBrace = before }
    return try conditional()
  }

  mutating func conditional() throws(HandlerError) -> Expression {
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

  mutating func binary(above strength: Int) throws(HandlerError) -> Expression {
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

  mutating func unary() throws(HandlerError) -> Expression {
    let place = token.place
    try deepen()
    defer { depth -= 1 }
    for word in ["try", "await"] { _ = accept(word: word) }
    for sign in ["-", "!", "+", "&"] where accept(sign) {
      return Expression(kind: .unary(sign, try unary()), place: place)
    }
    return try postfix(try primary())
  }

  mutating func primary() throws(HandlerError) -> Expression {
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
      case "#available", "#unavailable":
        let call = made(.call(made(.name("#available")), try platforms()))
        return name == "#available" ? call : made(.unary("!", call))
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
      skipNewlines()
      var elements: [HandlerSyntax.Argument] = []
      while !accept("]") {
        elements.append(.init(label: nil, value: try expression()))
        skipNewlines()
        if !accept(",") {
          try expect("]")
          break
        }
        skipNewlines()
      }
      // Nothing asks for an array; what it is made of may name the keyboard's guide.
      return made(.call(made(.text), elements))
    case .sign("."):
      advance()
      return made(.member(nil, try name("a member")))
    case .sign("\\"):
      // A key path, such as `\.id`.
      advance()
      return made(.unary("\\", try postfix(try primary())))
    case .sign("{") where !endsAtBrace:
      advance()
      return try closure(at: place)
    default: throw HandlerError("an expression was expected, not \(token.shown)", place)
    }
  }

  /// The versions of a condition such as `#available(iOS 15.0, *)`, by platform.
  mutating func platforms() throws(HandlerError) -> [HandlerSyntax.Argument] {
    var all: [HandlerSyntax.Argument] = []
    try expect("(")
    while !accept(")") {
      guard case .name(let platform) = token.kind else {
        skipType(until: [")"])
        continue
      }
      advance()
      let place = token.place
      guard case .number(let version) = token.kind else {
        throw HandlerError("a version was expected, not \(token.shown)", place)
      }
      all.append(.init(label: platform, value: .init(kind: .number(version), place: place)))
      skipType(until: [",", ")"])
      _ = accept(",")
    }
    return all
  }

  mutating func postfix(_ first: Expression) throws(HandlerError) -> Expression {
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
        // More closures behind the first: `Button { … } label: { … }`.
        while case .name = token.kind, tokens[index + 1].kind == .sign(":"),
          tokens[index + 2].kind == .sign("{")
        {
          index += 3
          base = Self.adding(try self.closure(at: place), to: base)
        }
      } else {
        return base
      }
    }
  }

  /// `?` and `!` behind a value.
  var isOptionalMark: Bool { at(.sign("?")) || at(.sign("!")) }

  func isCallable(_ base: Expression) -> Bool {
    switch base.kind {
    case .call, .member(.some, _): true
    case .name(let name): name.first?.isUppercase == true || name == "withAnimation"
    default: false
    }
  }

  /// A closure behind the parentheses belongs to the call.
  static func adding(_ closure: Expression, to base: Expression) -> Expression {
    let argument = HandlerSyntax.Argument(label: nil, value: closure)
    if case .call(let callee, let arguments) = base.kind {
      return Expression(kind: .call(callee, arguments + [argument]), place: base.place)
    }
    return Expression(kind: .call(base, [argument]), place: base.place)
  }

  mutating func skipTypeName() {
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

  mutating func arguments() throws(HandlerError) -> [HandlerSyntax.Argument] {
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
  mutating func closure(at place: HandlerPlace) throws(HandlerError) -> Expression {
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
}
