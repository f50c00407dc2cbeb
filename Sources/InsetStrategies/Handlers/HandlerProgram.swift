package import InsetCore

/// A handler as people paste it, ready to run.
///
/// Its language is the part of Swift that handlers are made of, with UIKit's names:
///
/// ```swift
/// let handler = try HandlerProgram("""
///   keyboardWillShow:  scrollView.contentInset.bottom = keyboardFrameEnd.height
///   keyboardWillHide:  scrollView.contentInset.bottom = 0
///   """)
/// ```
///
/// `docs/check.md` has the names. What the language lacks is an error at its place.
package struct HandlerProgram: Sendable {
  typealias Run = HandlerCompiler.Run

  /// A part of the handler and the events that it hears.
  private struct Part: Sendable {
    var kinds: Set<Event.Kind>
    var run: Run
  }

  /// What the handler moves.
  package let mechanism: AdjustmentMechanism
  /// Whether it scrolls by itself.
  package let scrolls: Bool
  /// Whether it sets the vertical indicator's insets.
  package let setsIndicators: Bool
  /// Whether it asks where the keyboard is.
  package let readsKeyboard: Bool
  /// The keyboard's notifications that it hears, and what else moves something, in UIKit's order.
  package let heard: [Event.Kind]
  /// How it animates what it moves.
  package let animation: AnimationUse
  /// What a SwiftUI view does about the keyboard; nil in a handler of UIKit.
  package let swiftUI: SwiftUIUse?
  private let parts: [Part]
  private let setup: [Run]
  /// Lays out the content of a SwiftUI view.
  private let layout: Run?
  private let memory: Int
  /// Between which events it hears notifications.
  private let life: (begin: Event.Kind, end: Event.Kind)

  /// Reads and compiles a text.
  ///
  /// - Throws: ``HandlerError`` with the place of what cannot be read or is not known.
  package init(_ text: String) throws(HandlerError) {
    let syntax: HandlerSyntax
    do throws(HandlerError) {
      syntax = try HandlerParser.parse(text)
    } catch {
      throw Self.objectiveC(in: text) ?? error
    }
    var observers = HandlerObservers()
    observers.look(through: syntax)
    let body = try HandlerBody(syntax)
    if let body { observers.look(throughBodyOf: syntax, setting: body.names) }
    if let problem = observers.problem { throw problem }
    try Self.refuse(HandlerNames.libraries, in: syntax)
    var compiler = HandlerCompiler(syntax)
    var setup: [Run] = []
    var loose: [HandlerSyntax.Statement] = []
    compiler.ownsObjects = body != nil
    let hasFunctions = body != nil || !syntax.functions.isEmpty
    for statement in syntax.statements {
      // A property of a class; in a bare handler each `let` belongs to the handler.
      if hasFunctions, case .bind(let name, let type, let value) = statement.action {
        if value == nil, compiler.computed[name] != nil,
          body != nil || HandlerNames.values.contains(type ?? "")
        {
          continue
        }
        do throws(HandlerError) {
          if let run = try compiler.declare(name, type: type, value) { setup.append(run) }
        } catch {
          // Views have properties of every kind; what is used of them must be known.
          if body == nil { throw error }
        }
      } else if body == nil, !HandlerObservers.registers(statement), !statement.isBody {
        loose.append(statement)
      }
    }
    if let body { try Self.declare(body.names, of: syntax, in: &compiler, &setup) }
    var parts: [Part] = []
    var hearing: Set<Event.Kind> = []
    func add(_ run: @escaping Run, on kinds: Set<Event.Kind>, moves: Bool) {
      parts.append(Part(kinds: kinds, run: run))
      hearing.formUnion(moves ? kinds : kinds.filter(\.isKeyboard))
    }
    // What a keyboard that comes runs; functions that others call may belong to it.
    var shows = loose
    if !loose.isEmpty {
      // UIKit posts both for one change: a difference would be added twice.
      var kinds: Set<Event.Kind> = [.keyboardWillShow]
      if !HandlerObservers.addsDifference(loose) { kinds.insert(.keyboardWillChangeFrame) }
      if HandlerObservers.mentionsHide(loose) { kinds.insert(.keyboardWillHide) }
      add(try compiler.block(loose), on: kinds, moves: true)
    }
    for function in syntax.functions {
      let kinds = try observers.kinds(of: function)
      // A function that others call is compiled where they call it.
      if kinds.isEmpty || !kinds.isDisjoint(with: [.keyboardWillShow, .keyboardWillChangeFrame]) {
        shows += function.body
      }
      if kinds.isEmpty { continue }
      let moved = compiler.moved.count
      let run = try compiler.body(of: function)
      add(run, on: kinds, moves: compiler.moved.count > moved)
    }
    for (kind, body) in observers.closures {
      if kind == .keyboardWillShow || kind == .keyboardWillChangeFrame { shows += body }
      let moved = compiler.moved.count
      let run = try compiler.block(body, ["note": .term(.notification)])
      add(run, on: [kind], moves: compiler.moved.count > moved)
    }
    if syntax.functions.isEmpty, syntax.statements.isEmpty {
      throw HandlerError("there is no handler", HandlerPlace(line: 1, column: 1))
    }
    heard = Event.Kind.allCases.filter(hearing.contains)
    (self.parts, self.setup, life) = (parts, setup, observers.life)
    swiftUI = body?.use
    if let body {
      if let moved = compiler.moved.first {
        throw HandlerError(
          "a SwiftUI view is checked by its padding or offset; this moves a view of UIKit",
          moved.place)
      }
      if let lift = body.lift, heard.isEmpty {
        throw HandlerError("nothing that hears the keyboard sets this value", lift.value.place)
      }
      layout = try compiler.layout(of: body)
      mechanism = body.lift == nil ? .insets : .bottomConstraint(padding: 0)
      (scrolls, setsIndicators, readsKeyboard, animation) = (false, true, true, .unknown)
      memory = compiler.size
      return
    }
    layout = nil
    guard let first = compiler.moved.first else {
      try Self.refuse(HandlerNames.layouts, in: syntax)
      for function in syntax.functions where function.moves {
        guard try observers.kinds(of: function).isEmpty else { continue }
        throw HandlerError(
          "no keyboard event runs `\(function.names[0])`: name it after one, such as "
            + "`keyboardWillShow`, or register it", function.place)
      }
      if !syntax.owners(of: HandlerNames.scrollViewMembers).isEmpty {
        throw HandlerError(
          "nothing that hears the keyboard moves anything: name methods after events, such as "
            + "`keyboardWillShow`, or register them", HandlerPlace(line: 1, column: 1))
      }
      throw HandlerError(
        "nothing is moved: set `contentInset`, a constraint's `constant`, `view.frame.origin.y` or "
          + "`transform`", HandlerPlace(line: 1, column: 1))
    }
    if let other = compiler.moved.first(where: { $0.mechanism != first.mechanism }) {
      throw HandlerError(
        "a handler is checked for one of insets, a constraint or the view's place; this is the "
          + "second", other.place)
    }
    switch first.mechanism {
    case .insets: mechanism = .insets
    case .constraint: mechanism = .bottomConstraint(padding: 0)
    case .view: mechanism = .translation
    }
    (scrolls, setsIndicators) = (compiler.scrolls, compiler.setsIndicators)
    readsKeyboard = syntax.readsKeyboard
    animation = HandlerSyntax.animation(
      hearing: heard, shows, movesConstraint: first.mechanism == .constraint)
    memory = compiler.size
  }

  /// Names what makes room in another way than a handler does, with where to read of it.
  private static func refuse(
    _ names: [String: String], in syntax: HandlerSyntax
  ) throws(HandlerError) {
    for expression in syntax.expressions {
      guard let name = expression.name, let words = names[name] else { continue }
      throw HandlerError(words, expression.place)
    }
  }

  /// Declares the heights of a SwiftUI view that the text sets and whose `@State` was not pasted.
  private static func declare(
    _ names: Set<String>, of syntax: HandlerSyntax, in compiler: inout HandlerCompiler,
    _ setup: inout [Run]
  ) throws(HandlerError) {
    let declared = Set(
      syntax.statements.compactMap { statement in
        if case .bind(let name, _, _) = statement.action { name } else { nil }
      })
    for name in names.intersection(syntax.setNames).subtracting(declared).sorted()
    where compiler.computed[name] == nil {
      if let run = try compiler.declare(name, type: "CGFloat", nil) { setup.append(run) }
    }
  }

  /// That a text that cannot be read is Objective-C; nil where it is not.
  private static func objectiveC(in text: String) -> HandlerError? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let number = lines.firstIndex { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return ["- (", "-(", "@implementation"].contains { line.hasPrefix($0) }
        || line.contains("[[") || line.contains("*") && line.contains(" = [")
    }
    return number.map {
      HandlerError(
        "Objective-C is not read; write the handler in Swift, such as "
          + "`scrollView.contentInset.bottom = keyboardFrameEnd.height`",
        HandlerPlace(line: $0 + 1, column: 1))
    }
  }

  /// A handler that does nothing.
  static let idle = HandlerProgram()

  private init() {
    (mechanism, scrolls, setsIndicators, readsKeyboard) = (.insets, false, false, false)
    (heard, parts, setup, memory, animation) = ([], [], [], 0, .unknown)
    (swiftUI, layout) = (nil, nil)
    life = (.viewDidLoad, .viewDeinit)
  }

  /// The strategy with a name of its own.
  ///
  /// - Parameters:
  ///   - id: The strategy's id.
  ///   - text: The handler as it was read, for reports.
  /// - Returns: The strategy.
  package func strategy(named id: String, text: String = "") -> AnyInsetStrategy {
    let about = StrategyDescription(
      name: id, animation: animation, summary: "A handler of one's own.", formula: text,
      availability: availability, source: "")
    return switch swiftUI {
    case .avoids:
      AnyInsetStrategy(
        Strategies.SwiftUIAvoidance(), id: id, mechanism: mechanism, scrolls: scrolls, about: about)
    case .ignores:
      AnyInsetStrategy(
        Strategies.SwiftUIIgnoresKeyboard(), id: id, mechanism: mechanism, scrolls: scrolls,
        about: about)
    case .pads, .padsAlone, nil:
      AnyInsetStrategy(
        HandlerStrategy(self), id: id, mechanism: mechanism, scrolls: scrolls, about: about)
    }
  }

  private var availability: [Availability] {
    switch swiftUI {
    case nil: []
    case .pads: Strategies.SwiftUIPadding.about.availability
    case .avoids, .ignores, .padsAlone: Strategies.SwiftUIAvoidance.about.availability
    }
  }

  /// The handler at work in one scenario.
  struct HandlerStrategy: InsetStrategy {
    private let program: HandlerProgram
    private var memory: [HandlerValue]
    private var additionalBottom = 0.0
    private var isLoaded = false
    private var isListening = false

    init() { self.init(.idle) }

    init(_ program: HandlerProgram) {
      self.program = program
      memory = Array(repeating: .none, count: program.memory)
    }

    /// Runs the parts that hear the event; notifications only while the handler is registered.
    mutating func receive(_ event: Event, _ view: inout ViewState) {
      if event.kind == .viewDidLoad {
        isLoaded = true
        perform(program.setup, event, &view)
      }
      if event.kind == program.life.begin { isListening = true }
      let isNotification =
        event.kind.isKeyboard || event.kind.rawValue >= Event.Kind.didEnterBackground.rawValue
      if isNotification ? isListening : isLoaded {
        perform(
          program.parts.lazy.filter { $0.kinds.contains(event.kind) }.map(\.run), event, &view)
      }
      if let layout = program.layout { perform(CollectionOfOne(layout), event, &view) }
      if event.kind == program.life.end { isListening = false }
      if event.kind == .viewDeinit { isLoaded = false }
    }

    private mutating func perform(
      _ runs: some Sequence<Run>, _ event: Event, _ view: inout ViewState
    ) {
      for run in runs {
        var moment = HandlerMoment(
          event: event, view: view, memory: memory, additionalBottom: additionalBottom)
        run(&moment)
        (view, memory, additionalBottom) = (moment.view, moment.memory, moment.additionalBottom)
      }
    }
  }
}
