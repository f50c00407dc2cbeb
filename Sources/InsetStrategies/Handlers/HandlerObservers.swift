import InsetCore

/// Who hears what in a handler's text: from headings, methods' names and `addObserver`.
struct HandlerObservers {
  /// The notifications of functions that the text registers.
  private var registered: [String: Set<Event.Kind>] = [:]
  /// Closures that the text registers.
  private(set) var closures: [(Event.Kind, [HandlerSyntax.Statement])] = []
  /// Between which events observers are there: by default as long as the view's controller.
  private(set) var life: (begin: Event.Kind, end: Event.Kind) = (.viewDidLoad, .viewDeinit)

  private var publishers: HandlerPublishers?

  /// The error of a registration that cannot be read.
  private(set) var problem: HandlerError?

  /// Notes what the text registers, and where.
  mutating func look(through syntax: HandlerSyntax) {
    publishers = HandlerPublishers(syntax)
    for statement in syntax.statements { look(at: statement, in: nil) }
    for function in syntax.functions {
      let kind = function.names.lazy.compactMap { HandlerNames.events[$0] }.first
      for statement in function.body { look(at: statement, in: kind) }
    }
  }

  /// Notes what a SwiftUI view receives, and what it registers when it appears.
  ///
  /// - Parameters:
  ///   - syntax: The text.
  ///   - names: Those that the view's padding or offset is made of.
  mutating func look(throughBodyOf syntax: HandlerSyntax, setting names: Set<String>) {
    for expression in syntax.expressions {
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let base, let method) = callee.kind, let first = arguments.first?.value,
        let last = arguments.last?.value
      else { continue }
      if let name = HandlerPublishers.target(of: expression)?.name, names.contains(name),
        let base, publishers?.sources(of: base) == nil
      {
        problem = problem ?? Self.unknownPublisher(callee.place)
      }
      guard case .closure(_, let body) = last.kind else {
        if method == "onReceive", publishers?.sources(of: first) != nil {
          problem = HandlerError("a closure with what it sets was expected", last.place)
        }
        continue
      }
      if method == "onAppear" || method == "task" {
        for statement in body { look(at: statement, in: nil) }
      }
      guard method == "onReceive" else { continue }
      if let sources = publishers?.sources(of: first) {
        receive(sources, last)
        continue
      }
      let sets = HandlerSyntax.all(body).contains { statement in
        if case .assign(let target, _, _, _) = statement.action {
          names.contains(target.name ?? "")
        } else {
          false
        }
      }
      if sets { problem = Self.unknownPublisher(first.place) }
    }
  }

  private static func unknownPublisher(_ place: HandlerPlace) -> HandlerError {
    HandlerError(
      "this publisher is not known here: receive a notification, such as `NotificationCenter"
        + ".default.publisher(for: UIResponder.keyboardWillShowNotification)`", place)
  }

  /// Notes a closure that receives what a publisher passes on.
  private mutating func receive(
    _ sources: [HandlerPublishers.Source], _ closure: HandlerSyntax.Expression
  ) {
    guard case .closure(let names, let body) = closure.kind else { return }
    for source in sources {
      if source.statements.isEmpty {
        closures.append((source.kind, Self.renamed(body, names.last ?? "$0")))
        continue
      }
      let value = HandlerSyntax.Expression(kind: .name("$0"), place: closure.place)
      let bind = names.last.map { name in
        [HandlerSyntax.Statement(action: .bind(name, type: nil, value), place: closure.place)]
      }
      closures.append(
        (source.kind, Self.renamed(source.statements + (bind ?? []) + body, "$0")))
    }
  }

  private mutating func look(at statement: HandlerSyntax.Statement, in event: Event.Kind?) {
    switch statement.action {
    case .evaluate(let expression), .assign(_, _, let expression, _):
      look(at: expression, in: event)
    case .bind(_, _, let expression?): look(at: expression, in: event)
    case .choose(_, let then, let otherwise):
      for statement in then + otherwise { look(at: statement, in: event) }
    default: break
    }
  }

  private mutating func look(at expression: HandlerSyntax.Expression, in event: Event.Kind?) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base, let method) = callee.kind
    else { return }
    if method == "store" || method == "append" || method == "insert" {
      if let base { look(at: base, in: event) }
      for argument in arguments { look(at: argument.value, in: event) }
    }
    let target = HandlerPublishers.target(of: expression)
    if method == "sink" || target != nil, let base {
      let receivers = target.map { [HandlerPublishers.setter(of: $0)] } ?? arguments.map(\.value)
      if let sources = publishers?.sources(of: base) {
        for receiver in receivers { receive(sources, receiver) }
      } else if Self.isPublisher(base) {
        problem = Self.unknownOperator(base).map { name, place in
          HandlerError(
            "`\(name)` between a publisher and its `\(method)` is not known here: read the "
              + "notification in `sink`", place)
        }
      }
    }
    if method == "removeObserver", event == .viewWillDisappear || event == .viewDidDisappear {
      life.end = event ?? .viewDeinit
    }
    guard method == "addObserver" else { return }
    if let event, event != .viewDidLoad { life.begin = event }
    guard
      let kind = arguments.lazy.filter({ $0.label == "name" || $0.label == "forName" })
        .compactMap({ Self.notification($0.value) }).first
    else { return }
    for argument in arguments {
      if argument.label == "selector", case .name(let function) = argument.value.kind {
        registered[function, default: []].insert(kind)
      }
      if case .closure(let names, let body) = argument.value.kind {
        closures.append((kind, Self.renamed(body, names.last)))
      }
    }
  }

  /// Whether a chain begins with the publisher of a notification.
  private static func isPublisher(_ expression: HandlerSyntax.Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base, let method) = callee.kind
    else { return false }
    if method == "publisher" { return arguments.contains { notification($0.value) != nil } }
    return base.map(isPublisher) ?? false
  }

  /// The unknown operator between a publisher of notifications and its `sink`.
  private static func unknownOperator(
    _ expression: HandlerSyntax.Expression
  ) -> (name: String, place: HandlerPlace)? {
    guard case .call(let callee, _) = expression.kind,
      case .member(let base?, let method) = callee.kind, method != "publisher"
    else { return nil }
    return HandlerPublishers.passing.contains(method)
      ? unknownOperator(base) : (method, callee.place)
  }

  /// A closure's statements, in which its parameter has the name `note`.
  private static func renamed(
    _ body: [HandlerSyntax.Statement], _ name: String?
  ) -> [HandlerSyntax.Statement] {
    guard let name, name != "note", let place = body.first?.place else { return body }
    let note = HandlerSyntax.Expression(kind: .name("note"), place: place)
    return [.init(action: .bind(name, type: nil, note), place: place)] + body
  }

  private static func notification(_ expression: HandlerSyntax.Expression) -> Event.Kind? {
    expression.name.flatMap(HandlerNames.notification)
  }

  /// What a function hears; nothing for one that only others call.
  ///
  /// - Throws: ``HandlerError`` where a heading names no event.
  func kinds(of function: HandlerSyntax.Function) throws(HandlerError) -> Set<Event.Kind> {
    var kinds: Set<Event.Kind> = []
    for name in function.names {
      if let own = registered[name] { return own }
      if let event = HandlerNames.events[Self.event(name)] { kinds.insert(event) }
    }
    if kinds.isEmpty, function.isHeading {
      throw HandlerError(
        "`\(function.names[0])` is no event; there are "
          + HandlerCompiler.list(Array(HandlerNames.events.keys), near: function.names[0]),
        function.place)
    }
    // A function that takes a notification and is not registered hears what changes the frame.
    if kinds.isEmpty, function.parameters.contains(where: { Self.notifications.contains($0) }) {
      kinds = [.keyboardWillShow, .keyboardWillChangeFrame]
      if Self.mentionsHide(function.body) { kinds.insert(.keyboardWillHide) }
    }
    return kinds
  }

  private static let notifications: Set<String> = [
    "notification", "note", "notif", "aNotification", "sender", "n",
  ]

  /// The event that a method is named after: `handleKeyboardWillShow` and `onKeyboardWillShow` are named
  /// after `keyboardWillShow`, `keyboardWasShown` after `keyboardDidShow`.
  private static func event(_ name: String) -> String {
    let older = ["keyboardWasShown": "keyboardDidShow", "keyboardWillBeHidden": "keyboardWillHide"]
    if let event = older[name] { return event }
    guard let range = name.firstRange(of: "Keyboard") else { return name }
    let rest = name[range.upperBound...]
    return "keyboard"
      + (rest.hasSuffix("Notification") ? rest.dropLast("Notification".count) : rest)
  }

  /// Whether a statement only registers or removes observers.
  static func registers(_ statement: HandlerSyntax.Statement) -> Bool {
    guard case .evaluate(let expression) = statement.action else { return false }
    return registers(expression)
  }

  /// Whether an expression only registers or removes observers.
  static func registers(_ expression: HandlerSyntax.Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind, case .member(_, let method) = callee.kind
    else { return false }
    return ["addObserver", "removeObserver", "sink", "store"].contains(method)
      || HandlerPublishers.target(of: expression) != nil
  }

  /// Whether a statement changes something by a difference.
  static func addsDifference(_ statements: [HandlerSyntax.Statement]) -> Bool {
    HandlerSyntax.all(statements).contains { statement in
      if case .assign(_, let sign, _, _) = statement.action { sign != "=" } else { false }
    }
  }

  /// Whether statements ask if the keyboard hides, or have an `else` for it.
  static func mentionsHide(_ statements: [HandlerSyntax.Statement]) -> Bool {
    HandlerSyntax.all(statements).contains { statement in
      if case .assign(_, _, _, _?) = statement.action { true } else { false }
    }
      || HandlerSyntax.expressions(in: statements).contains {
        $0.name.flatMap(HandlerNames.notification) == .keyboardWillHide
      }
  }
}
