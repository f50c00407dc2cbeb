import InsetCore

/// What a handler works on when it hears an event.
struct HandlerMoment {
  var event: Event
  var view: ViewState
  /// Values of `let`, `var` and the handler's own properties, by place.
  var memory: [HandlerValue]
  /// What `additionalSafeAreaInsets` has at the bottom, in points.
  var additionalBottom = 0.0
  /// Whether the handler has returned.
  var hasLeft = false
}

/// An edge of insets.
enum HandlerEdge: String, Sendable {
  case top, left, bottom, right
}

extension Insets {
  subscript(edge: HandlerEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}

/// Insets that a handler can set.
enum HandlerInsets: Sendable {
  case content, indicators
}

extension HandlerMoment {
  subscript(insets: HandlerInsets) -> Insets {
    get {
      switch insets {
      case .content: view.contentInset
      case .indicators: view.verticalScrollIndicatorInsets
      }
    }
    set {
      switch insets {
      case .content: view.contentInset = newValue
      case .indicators: view.verticalScrollIndicatorInsets = newValue
      }
    }
  }
}

/// A value of a handler's memory.
enum HandlerValue: Hashable, Sendable {
  case none
  case number(Double)
  case bool(Bool)
  case rect(Rect)
  case point(Point)
  case size(Size)
  case insets(Insets)
}

/// An expression with its type, ready to be evaluated.
enum HandlerTerm {
  typealias Read<Value> = @Sendable (borrowing HandlerMoment) -> Value

  case number(Read<Double>)
  case bool(Read<Bool>)
  case rect(Read<Rect>)
  case point(Read<Point>)
  case size(Read<Size>)
  case insets(Read<Insets>)
  case maybeNumber(Read<Double?>)
  case maybeRect(Read<Rect?>)
  /// A view, window or screen, by its coordinate space.
  case space(CoordinateSpace)
  /// A bar, or nil without one.
  case bar(Read<Bar?>)
  case navigationController
  /// The `NSLayoutConstraint` below the content.
  case constraint
  case keyboardLayoutGuide
  case safeAreaGuide
  case field
  case notification
  case userInfo
  case key(Key)
  case eventName(Event.Kind)
  case transform(Read<Double>)
  /// What decides nothing here: animations, options, texts.
  case ignored

  enum Key {
    case begin, end, duration, curve, isLocal
  }

  /// The type in words, for messages.
  var words: String {
    switch self {
    case .number: "a number"
    case .bool: "true or false"
    case .rect: "a rectangle"
    case .point: "a point"
    case .size: "a size"
    case .insets: "insets"
    case .maybeNumber: "an optional number"
    case .maybeRect: "an optional rectangle"
    case .space: "a view"
    case .bar: "a bar"
    case .navigationController: "the navigation controller"
    case .constraint: "a constraint"
    case .keyboardLayoutGuide: "the keyboard layout guide"
    case .safeAreaGuide: "the safe area layout guide"
    case .field: "the focused field"
    case .notification: "the notification"
    case .userInfo: "its userInfo"
    case .key: "a key of userInfo"
    case .eventName: "a notification's name"
    case .transform: "a transform"
    case .ignored: "a value that the check passes over"
    }
  }
}
