import InsetCore

/// What the body of a SwiftUI view does about the keyboard.
///
/// One padding or offset counts that a value of the text sets, and whether the outermost view
/// ignores the keyboard. What else is in the body arranges views, and is passed over.
struct HandlerBody {
  typealias Expression = HandlerSyntax.Expression

  /// A padding below the content, or an offset that moves it.
  struct Lift {
    /// In points; an offset's is negative where it moves content up.
    var value: Expression
    var isOffset: Bool
    var place: HandlerPlace
  }

  /// A modifier of a view, and the view.
  struct Modifier {
    let name: String
    let arguments: [HandlerSyntax.Argument]
    let view: Expression?
    let place: HandlerPlace

    init?(_ expression: Expression) {
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(let view, let name) = callee.kind
      else { return nil }
      (self.name, self.arguments, self.view, place) = (name, arguments, view, callee.place)
    }
  }

  private(set) var lift: Lift?
  private(set) var ignoresKeyboard = false
  /// Whether it ignores what bars and the home indicator take at the bottom.
  private(set) var ignoresContainer = false

  var use: SwiftUIUse {
    lift == nil
      ? ignoresKeyboard ? .ignores : .avoids : ignoresKeyboard ? .padsAlone : .pads
  }

  /// Names that the padding or offset is made of.
  var names: Set<String> { lift.map { Self.names(in: $0.value) } ?? [] }

  /// Looks for SwiftUI in a text; nil where it has none.
  ///
  /// - Throws: ``HandlerError`` where it is not known what a modifier does about the keyboard.
  init?(_ syntax: HandlerSyntax) throws(HandlerError) {
    let expressions = syntax.expressions
    guard expressions.contains(where: Self.isOfSwiftUI) else { return nil }
    let values = Values(syntax)
    for expression in expressions {
      guard let modifier = Modifier(expression),
        let found = try Self.lift(of: modifier, values)
      else { continue }
      if lift != nil {
        throw HandlerError(
          "a view is checked for one padding or offset by the keyboard; this is the second",
          found.place)
      }
      lift = found
    }
    let chains = Self.outermost(in: syntax).map(Self.chain)
    var seen: Set<HandlerPlace> = []
    for chain in chains {
      seen.formUnion(chain.map(\.place))
      let liftIndex = chain.firstIndex { $0.place == lift?.place }
      for (index, modifier) in chain.enumerated() {
        try ignore(modifier, isInLift: liftIndex.map { $0 < index } ?? false)
      }
    }
    for modifier in expressions.compactMap(Modifier.init) {
      guard modifier.name == "ignoresSafeArea", Self.region(of: modifier) == "keyboard",
        !seen.contains(modifier.place)
      else { continue }
      throw HandlerError(
        "in another view it is not known whether SwiftUI heeds this: put it on the outermost view, "
          + "or paste this view alone", modifier.place)
    }
  }

  /// Notes what a modifier of the outermost view ignores.
  private mutating func ignore(
    _ modifier: Modifier, isInLift: Bool
  ) throws(HandlerError) {
    let edges = modifier.arguments.first { argument in
      modifier.name == "edgesIgnoringSafeArea" || argument.label == "edges"
    }
    guard ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(modifier.name),
      ["all", "bottom", "vertical"].contains(edges?.value.name ?? "all")
    else { return }
    if let edges, edges.value.name == nil {
      throw HandlerError("edges are read as `.bottom`, `.vertical` or `.all`", edges.value.place)
    }
    if modifier.name == "edgesIgnoringSafeArea" {
      throw HandlerError(
        "whether this ignores the keyboard is not known: there are `ignoresSafeArea(.keyboard)` "
          + "and `ignoresSafeArea(.container, edges: .bottom)`", modifier.place)
    }
    if isInLift {
      throw HandlerError(
        "put this behind the padding or offset, on the outermost view: within it, it is not known "
          + "what SwiftUI makes of it", modifier.place)
    }
    switch Self.region(of: modifier) {
    case "keyboard": ignoresKeyboard = true
    case "container": ignoresContainer = true
    case "all": (ignoresKeyboard, ignoresContainer) = (true, true)
    default:
      throw HandlerError(
        "regions are read as `.keyboard`, `.container` or `.all`", modifier.place)
    }
  }

  private static func region(of modifier: Modifier) -> String? {
    guard let first = modifier.arguments.first, first.label == nil else { return "all" }
    return first.value.name
  }

  // MARK: Paddings and offsets

  /// The values of a text: those that change, and those that stay.
  private struct Values {
    let changed: Set<String>
    let constants: Set<String>
    /// Those that SwiftUI's environment has: only a wrapper can give a property its type.
    let environment: Set<String>
    /// The types and functions that the text has.
    let own: Set<String>

    init(_ syntax: HandlerSyntax) {
      changed = syntax.setNames
      constants = Set(
        syntax.allStatements.compactMap { statement in
          if case .bind(let name, _, _?) = statement.action { name } else { nil }
        }
      ).subtracting(changed)
      environment = Set(
        syntax.statements.compactMap { statement in
          if case .bind(let name, nil, nil) = statement.action { name } else { nil }
        }
      ).subtracting(["displayScale", "pixelLength"])
      own = syntax.types.union(syntax.functions.flatMap(\.names))
    }

    /// Whether a value changes, or is computed of what changes outside of the text.
    func change(_ value: Expression) -> Bool {
      !HandlerBody.names(in: value).isDisjoint(with: changed)
        || !HandlerBody.amounts(in: value).isDisjoint(with: environment)
    }
  }

  /// Modifiers that could make room, and are not read.
  private static let others: Set<String> = [
    "contentMargins", "frame", "listRowInsets", "modifier", "offset", "padding", "position",
    "safeAreaInset", "safeAreaPadding", "transformEffect",
  ]

  private static func lift(
    of modifier: Modifier, _ values: Values
  ) throws(HandlerError) -> Lift? {
    let arguments = modifier.arguments
    var found: Lift?
    if modifier.name == "padding" {
      if arguments.count == 2, arguments[0].value.name == "bottom" {
        found = Lift(value: arguments[1].value, isOffset: false, place: modifier.place)
      } else if case .call(_, let insets)? = arguments.first?.value.kind,
        let bottom = insets.first(where: { $0.label == "bottom" })
      {
        found = Lift(value: bottom.value, isOffset: false, place: modifier.place)
      }
    } else if modifier.name == "offset", let y = arguments.first(where: { $0.label == "y" }) {
      found = Lift(value: y.value, isOffset: true, place: modifier.place)
    }
    guard let lift = found else {
      let name = subject(of: modifier)
      if values.own.contains(name) { return nil }
      if isAboutKeyboards(name) {
        throw HandlerError(
          "`\(name)` is not in the text: paste it, or write what it does", modifier.place)
      }
      if others.contains(modifier.name), arguments.contains(where: { values.change($0.value) }) {
        throw HandlerError(
          "`\(modifier.name)` by a value that changes is not read here; there are "
            + "`padding(.bottom, height)` and `offset(y: -height)`", modifier.place)
      }
      return nil
    }
    let names = Self.names(in: lift.value)
    if !names.isDisjoint(with: values.changed) { return lift }
    guard let unknown = names.subtracting(values.constants).sorted().first else { return nil }
    let isWord = HandlerNames.keyboardFrames.contains(unknown)
    throw HandlerError(
      "`\(unknown)` is set nowhere in the text"
        + (isWord ? ", and only what hears the keyboard has it by itself" : "")
        + ": paste what sets it, such as `.onReceive(…) { … }`, or write its number",
      lift.value.place)
  }

  /// The name of a modifier; of its type where it is one, as in `modifier(Card())`.
  private static func subject(of modifier: Modifier) -> String {
    guard modifier.name == "modifier",
      case .call(let type, _)? = modifier.arguments.first?.value.kind
    else { return modifier.name }
    return type.name ?? modifier.name
  }

  /// Whether a name says that something follows the keyboard, and not only hides or configures it.
  private static func isAboutKeyboards(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("keyboard")
      && !["hide", "dismiss", "keyboardtype", "keyboardshortcut"].contains { name.contains($0) }
  }

  /// The names that an expression computes with, without those of its conditions.
  private static func amounts(in expression: Expression) -> Set<String> {
    switch expression.kind {
    case .conditional(_, let then, let otherwise):
      amounts(in: then).union(amounts(in: otherwise))
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/", "??"].contains(sign)
        ? amounts(in: left).union(amounts(in: right)) : []
    case .unary(_, let inner): amounts(in: inner)
    case .call(_, let arguments):
      arguments.reduce(into: Set<String>()) { $0.formUnion(amounts(in: $1.value)) }
    default: names(in: expression)
    }
  }

  private static func names(in expression: Expression) -> Set<String> {
    Set(
      HandlerSyntax.parts(expression).compactMap { part in
        if case .member(nil, _) = part.kind { nil } else { part.name }
      }
    ).subtracting(["self", "max", "min", "abs", "CGFloat"])
  }

  // MARK: Views

  private static let containers: Set<String> = [
    "Form", "GeometryReader", "Group", "HStack", "List", "NavigationStack", "NavigationView",
    "ScrollView", "ScrollViewReader", "TabView", "VStack", "ZStack",
  ]
  private static let modifiers: Set<String> = [
    "edgesIgnoringSafeArea", "ignoresSafeArea", "onReceive", "padding", "safeAreaInset",
  ]

  private static func isOfSwiftUI(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    switch callee.kind {
    case .name(let name):
      return containers.contains(name)
        && arguments.contains { if case .closure = $0.value.kind { true } else { false } }
    case .member(_, "offset"): return arguments.contains { $0.label == "y" }
    case .member(_, let name): return modifiers.contains(name)
    default: return false
    }
  }

  /// The views of a text that no other view of it has in its closure.
  private static func outermost(in syntax: HandlerSyntax) -> [Expression] {
    var bodies = syntax.functions.filter { $0.names == ["body"] }.map(\.body)
    bodies += syntax.computed["body"] ?? []
    if bodies.isEmpty { bodies = syntax.statements.map { [$0] } }
    return bodies.compactMap { body in
      switch body.last?.action {
      case .evaluate(let view)?, .leave(let view?)?: view
      default: nil
      }
    }
  }

  /// The modifiers of a view, the outermost first.
  private static func chain(_ view: Expression) -> [Modifier] {
    var all: [Modifier] = []
    var rest: Expression? = view
    while let view = rest, let modifier = Modifier(view) {
      all.append(modifier)
      rest = modifier.view
    }
    return all
  }
}

extension HandlerCompiler {
  /// Compiles what lays out the content of a SwiftUI view; nil where nothing of its own does.
  ///
  /// SwiftUI lays out anew whenever its region changes, whatever the text hears. Where the
  /// container's region is ignored, content without a keyboard is taken to be where it rests.
  func layout(of body: HandlerBody) throws(HandlerError) -> Run? {
    guard let lift = body.lift else { return nil }
    let amount = try number(lift.value)
    let direction = lift.isOffset ? -1.0 : 1
    let (ignoresKeyboard, ignoresContainer) = (body.ignoresKeyboard, body.ignoresContainer)
    return { moment in
      let own = direction * amount(moment)
      // Before iOS 14 there is no region for the keyboard.
      let region = ignoresKeyboard ? 0 : moment.view.keyboardSafeAreaBottom ?? 0
      if ignoresContainer {
        let container = moment.view.environment.safeAreaInsets.bottom
        moment.view.liftLowestContent(aboveBottom: own + (region > container ? region : 0))
      } else {
        moment.view.liftLowestContent(aboveBottom: region)
        moment.view.bottomConstraint += own
      }
    }
  }
}
