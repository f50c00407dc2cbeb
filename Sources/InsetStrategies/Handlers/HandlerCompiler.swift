import InsetCore

/// Turns a handler's tree into what can be run; every name is resolved here, once.
struct HandlerCompiler {
  typealias Syntax = HandlerSyntax
  typealias Run = @Sendable (inout HandlerMoment) -> Void
  typealias Read<Value> = HandlerTerm.Read<Value>

  /// What a name stands for.
  enum Binding {
    /// A place in memory.
    case slot(Int, HandlerValue)
    case term(HandlerTerm)
  }

  private(set) var size = 0
  /// What a program moves, in order of first use.
  private(set) var moved: [(mechanism: Moved, place: HandlerPlace)] = []
  private(set) var scrolls = false
  private(set) var setsIndicators = false
  /// The scroll view that is set, by its name.
  private var scrollView: String?
  var scopes: [[String: Binding]] = [[:]]
  let functions: [String: Syntax.Function]
  /// The bodies of computed properties.
  let computed: [String: [[Syntax.Statement]]]
  /// Whether the text's objects have properties that views read: `keyboard.height`.
  var ownsObjects = false
  /// Functions that are being compiled into one another.
  var calls: [String] = []

  /// What a statement moves.
  enum Moved: Hashable {
    case insets, constraint, view
  }

  /// Names of which the text sets or reads what only scroll views have.
  private let scrollViews: Set<String>

  /// Which sign of the constraint's constant moves content up.
  let direction: Double

  init(_ syntax: Syntax) {
    direction = syntax.hasNegativeConstant ? -1 : 1
    functions = Dictionary(
      syntax.functions.flatMap { function in function.names.map { ($0, function) } },
      uniquingKeysWith: { first, _ in first })
    computed = syntax.computed
    scrollViews = syntax.owners(of: HandlerNames.scrollViewMembers)
  }

  // MARK: Statements

  /// Declares a property that lives as long as the handler.
  ///
  /// - Returns: What sets it in the beginning; nil for what needs no place.
  mutating func declare(
    _ name: String, type: String?, _ value: Syntax.Expression?
  ) throws(HandlerError) -> Run? {
    // `.zero` is what a number, rectangle or insets begin with anyway.
    if let value, type == nil || !Self.isZero(value) {
      return try bind(name, to: term(value), value.place)
    }
    switch type ?? "" {
    case "UIScrollView", "UITableView", "UICollectionView", "UITextView":
      scopes[scopes.count - 1][name] = .term(.space(.view))
    case "NSLayoutConstraint": scopes[scopes.count - 1][name] = .term(.constraint)
    case "CGFloat", "Double", "Float", "Int":
      return try bind(name, to: .number { _ in 0 }, HandlerPlace(line: 1, column: 1))
    case "CGRect": return try bind(name, to: .rect { _ in .zero }, HandlerPlace(line: 1, column: 1))
    case "UIEdgeInsets":
      return try bind(name, to: .insets { _ in .zero }, HandlerPlace(line: 1, column: 1))
    case "Bool": return try bind(name, to: .bool { _ in false }, HandlerPlace(line: 1, column: 1))
    case "UITextField": scopes[scopes.count - 1][name] = .term(.field)
    case "UIView": scopes[scopes.count - 1][name] = .term(.ignored)
    default: scopes[scopes.count - 1][name] = .term(.ignored)
    }
    return nil
  }

  private static func isZero(_ value: Syntax.Expression) -> Bool {
    if case .member(nil, "zero") = value.kind { true } else { false }
  }

  /// Compiles the body of a function whose parameters are the notification.
  mutating func body(of function: Syntax.Function) throws(HandlerError) -> Run {
    var names: [String: Binding] = [:]
    for parameter in function.parameters { names[parameter] = .term(.notification) }
    return try block(function.body, names)
  }

  mutating func block(
    _ statements: [Syntax.Statement], _ names: [String: Binding] = [:]
  ) throws(HandlerError) -> Run {
    scopes.append(names)
    defer { scopes.removeLast() }
    var runs: [Run] = []
    for statement in statements { runs.append(try run(statement)) }
    let all = runs
    return { moment in
      for run in all where !moment.hasLeft { run(&moment) }
    }
  }

  private mutating func run(_ statement: Syntax.Statement) throws(HandlerError) -> Run {
    switch statement.action {
    case .bind(let name, let type, let value):
      // An animator's closures run, and its name stands for nothing.
      if let value, isRunner(value) {
        scopes[scopes.count - 1][name] = .term(.ignored)
        return try effect(of: value)
      }
      return try declare(name, type: type, value) ?? { _ in }
    case .assign(let target, let sign, let value, let onHide):
      let write = try assign(target, sign, value)
      guard let onHide else { return write }
      let hide = try assign(target, "=", onHide)
      return { moment in if moment.event.isKeyboardHide { hide(&moment) } else { write(&moment) } }
    case .choose(let conditions, let then, let otherwise):
      scopes.append([:])
      defer { scopes.removeLast() }
      let holds = try test(conditions)
      let (then, otherwise) = (try block(then), try block(otherwise))
      return { moment in if holds(&moment) { then(&moment) } else { otherwise(&moment) } }
    case .require(let conditions, let otherwise):
      let otherwise = try block(otherwise)
      // What a guard binds is there for the rest of its block.
      let holds = try test(conditions)
      return { moment in if !holds(&moment) { otherwise(&moment) } }
    case .evaluate(let expression): return try effect(of: expression)
    case .leave: return { $0.hasLeft = true }
    }
  }

  private mutating func test(
    _ conditions: [Syntax.Condition]
  ) throws(HandlerError) -> @Sendable (inout HandlerMoment) -> Bool {
    var all: [@Sendable (inout HandlerMoment) -> Bool] = []
    for condition in conditions {
      switch condition {
      case .isTrue(let expression):
        let value = try bool(expression)
        all.append { value($0) }
      case .bind(let name, let expression):
        all.append(try unwrap(name, try term(expression), expression))
      }
    }
    let tests = all
    return { moment in
      for test in tests where !test(&moment) { return false }
      return true
    }
  }

  /// Binds an optional's value to a name.
  private mutating func unwrap(
    _ name: String, _ value: HandlerTerm, _ expression: Syntax.Expression
  ) throws(HandlerError) -> @Sendable (inout HandlerMoment) -> Bool {
    switch value {
    case .maybeRect(let read):
      let slot = newSlot(name, .rect(.zero))
      return { moment in
        guard let rect = read(moment) else { return false }
        moment.memory[slot] = .rect(rect)
        return true
      }
    case .maybeNumber(let read):
      let slot = newSlot(name, .number(0))
      return { moment in
        guard let number = read(moment) else { return false }
        moment.memory[slot] = .number(number)
        return true
      }
    case .bar(let read):
      scopes[scopes.count - 1][name] = .term(value)
      return { read($0) != nil }
    case .navigationController:
      scopes[scopes.count - 1][name] = .term(value)
      return { $0.view.environment.navigationBar != nil }
    default:
      let set = try bind(name, to: value, expression.place)
      return { moment in
        set?(&moment)
        return true
      }
    }
  }

  /// Notes what is moved.
  mutating func note(_ what: Moved, _ place: HandlerPlace) { moved.append((what, place)) }

  /// Notes the scroll view that is set.
  ///
  /// - Throws: ``HandlerError`` where it is another one than before.
  mutating func note(scrollView name: String, _ place: HandlerPlace) throws(HandlerError) {
    if let scrollView, scrollView != name {
      throw HandlerError(
        "a handler is checked for one scroll view; `\(name)` is the second, after `\(scrollView)`",
        place)
    }
    scrollView = name
  }

  /// Notes that the handler sets the vertical indicator's insets.
  mutating func noteIndicators() { setsIndicators = true }

  /// Notes that the handler scrolls by itself.
  mutating func noteScrolling() { scrolls = true }

  /// The place in memory that a name has; nil where it has none.
  func slot(of name: String) -> (slot: Int, kind: HandlerValue)? {
    for scope in scopes.reversed() {
      guard let binding = scope[name] else { continue }
      if case .slot(let slot, let kind) = binding { return (slot, kind) }
      return nil
    }
    return nil
  }

  /// The place in memory of a property, whatever else has its name.
  func property(_ name: String) -> (slot: Int, kind: HandlerValue)? {
    guard case .slot(let slot, let kind)? = scopes[0][name] else { return nil }
    return (slot, kind)
  }

  /// What a computed property of the text has; nil where there is none of this name.
  func computedValue(
    _ name: String, _ place: HandlerPlace
  ) throws(HandlerError) -> HandlerTerm? {
    guard let bodies = computed[name], !calls.contains(name) else { return nil }
    if calls.count > 16 { throw HandlerError("this is nested too deeply", place) }
    var problem: HandlerError?
    for body in bodies {
      var inner = self
      inner.calls.append(name)
      inner.scopes.append([:])
      do throws(HandlerError) {
        let value = try inner.value(of: body[...], place)
        // A publisher, say, of another type's property of this name.
        if case .ignored = value { continue }
        return value
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return nil
  }

  mutating func newSlot(_ name: String, _ kind: HandlerValue) -> Int {
    scopes[scopes.count - 1][name] = .slot(size, kind)
    size += 1
    return size - 1
  }

  /// Binds a value to a name; nil where the name is only another word for it.
  mutating func bind(
    _ name: String, to value: HandlerTerm, _ place: HandlerPlace
  ) throws(HandlerError) -> Run? {
    switch value {
    case .number(let read):
      let slot = newSlot(name, .number(0))
      return { $0.memory[slot] = .number(read($0)) }
    case .bool(let read):
      let slot = newSlot(name, .bool(false))
      return { $0.memory[slot] = .bool(read($0)) }
    case .rect(let read):
      let slot = newSlot(name, .rect(.zero))
      return { $0.memory[slot] = .rect(read($0)) }
    case .point(let read):
      let slot = newSlot(name, .point(.zero))
      return { $0.memory[slot] = .point(read($0)) }
    case .size(let read):
      let slot = newSlot(name, .size(.zero))
      return { $0.memory[slot] = .size(read($0)) }
    case .insets(let read):
      let slot = newSlot(name, .insets(.zero))
      return { $0.memory[slot] = .insets(read($0)) }
    // A name that can be changed has a value; one that is missing counts as 0.
    case .maybeRect(let read):
      let slot = newSlot(name, .rect(.zero))
      return { $0.memory[slot] = .rect(read($0) ?? .zero) }
    case .maybeNumber(let read):
      let slot = newSlot(name, .number(0))
      return { $0.memory[slot] = .number(read($0) ?? 0) }
    default:
      scopes[scopes.count - 1][name] = .term(value)
      return nil
    }
  }

  // MARK: Expressions

  func term(_ expression: Syntax.Expression) throws(HandlerError) -> HandlerTerm {
    switch expression.kind {
    case .number(let number): return .number { _ in number }
    case .bool(let bool): return .bool { _ in bool }
    case .text, .none, .closure: return .ignored
    case .name(let name): return try named(name, expression.place)
    case .member(let base, let name): return try member(base, name, expression.place)
    case .call(let callee, let arguments): return try called(callee, arguments, expression.place)
    case .subscripted(let base, let key):
      let (base, key) = (try term(base), try term(key))
      guard case .userInfo = base, case .key(let key) = key else {
        throw HandlerError("only `userInfo` has values by key, and only UIKit's", expression.place)
      }
      return Self.value(of: key)
    case .unary(let sign, let inner): return try unary(sign, inner)
    case .binary(let sign, let left, let right):
      return try binary(sign, left, right, expression.place)
    case .conditional(let condition, let then, let otherwise):
      return try choose(
        bool(condition), (term(then), then.place), (term(otherwise), otherwise.place))
    }
  }

  private static func value(of key: HandlerTerm.Key) -> HandlerTerm {
    switch key {
    case .begin: .maybeRect { $0.event.keyboard.beginFrame }
    case .end: .maybeRect { $0.event.keyboard.endFrame }
    case .duration: .maybeNumber { $0.event.keyboard.duration }
    case .curve: .maybeNumber { $0.event.keyboard.curve.map(Double.init) }
    case .isLocal: .bool { $0.event.keyboard.isLocal }
    }
  }

  func named(_ name: String, _ place: HandlerPlace) throws(HandlerError) -> HandlerTerm {
    for scope in scopes.reversed() {
      guard let binding = scope[name] else { continue }
      switch binding {
      case .term(let term): return term
      case .slot(let slot, let kind): return Self.remembered(slot, kind)
      }
    }
    if let value = try computedValue(name, place) { return value }
    if name == "self" || name == "super" { return .space(.root) }
    if let key = HandlerNames.keys[name] { return .key(key) }
    if let known = HandlerNames.known[name] { return known }
    if HandlerNames.scrollViewMembers.contains(name) {
      return try property(of: .view, name, place)
    }
    if let kind = HandlerNames.notification(name) { return .eventName(kind) }
    if scrollViews.contains(name) { return .space(.view) }
    throw HandlerError(
      "`\(name)` is not known here; there are \(Self.list(Array(HandlerNames.known.keys), near: name)) "
        + "and what the text declares", place)
  }

  static func remembered(_ slot: Int, _ kind: HandlerValue) -> HandlerTerm {
    switch kind {
    case .number: .number { if case .number(let it) = $0.memory[slot] { it } else { 0 } }
    case .bool: .bool { if case .bool(let it) = $0.memory[slot] { it } else { false } }
    case .rect: .rect { if case .rect(let it) = $0.memory[slot] { it } else { .zero } }
    case .point: .point { if case .point(let it) = $0.memory[slot] { it } else { .zero } }
    case .size: .size { if case .size(let it) = $0.memory[slot] { it } else { .zero } }
    case .insets: .insets { if case .insets(let it) = $0.memory[slot] { it } else { .zero } }
    case .none: .ignored
    }
  }

  /// The names that are most like another, for messages.
  static func list(_ names: [String], near name: String) -> String {
    let lower = name.lowercased()
    func likeness(_ other: String) -> Int {
      let other = other.lowercased()
      if other.contains(lower) || lower.contains(other) { return 0 }
      return other.first == lower.first ? 1 : 2
    }
    let nearest = names.sorted { (likeness($0), $0) < (likeness($1), $1) }.prefix(6)
    return nearest.map { "`\($0)`" }.joined(separator: ", ")
  }
}
