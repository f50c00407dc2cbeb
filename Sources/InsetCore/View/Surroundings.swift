/// What a view stands in before the keyboard and later: environments, each at an address of its own,
/// and the insets to begin with.
///
/// The only unsafe code beside the bindings to C: with environments in views, or counted by them,
/// an evaluation takes half as long again (`Benchmarks/README.md`).
@usableFromInline
@safe final class Surroundings: Sendable {
  // Nobody writes there after the initializer.
  @usableFromInline nonisolated(unsafe) let places: UnsafeBufferPointer<ViewEnvironment>
  /// The app's own insets, without what the system adds.
  @usableFromInline let base: Insets
  @usableFromInline let indicatorBase: Insets
  /// `contentInset` before the keyboard.
  @usableFromInline let contentInset: Insets
  /// The indicator's insets before the keyboard.
  @usableFromInline let indicatorInsets: Insets
  /// `contentOffset` before the keyboard: at rest at the top.
  @usableFromInline let contentOffset: Point

  init(_ environments: [ViewEnvironment], base: Insets, indicatorBase: Insets) {
    let places = UnsafeMutableBufferPointer<ViewEnvironment>.allocate(capacity: environments.count)
    _ = unsafe places.initialize(from: environments)
    unsafe self.places = UnsafeBufferPointer(places)
    self.base = base
    self.indicatorBase = indicatorBase
    let (first, adjustment) = (environments[0], environments[0].capabilities.insetAdjustment)
    let stands = adjustment == .contentInset
    contentInset = stands ? base + first.systemInset : base
    indicatorInsets = stands ? indicatorBase + first.indicatorSystemInset : indicatorBase
    let resting = adjustment == .none ? base : base + first.systemInset
    contentOffset = Point(x: -resting.left, y: -resting.top)
  }

  // Environments own nothing, so that there is nothing to deinitialize.
  deinit { unsafe places.deallocate() }

  /// The environments in the order of their stages.
  var environments: [ViewEnvironment] { unsafe Array(places) }

  /// Where the environment of a stage stands, for as long as somebody keeps the surroundings.
  @inlinable @inline(__always)
  subscript(_ stage: Int) -> Place {
    precondition(unsafe places.indices.contains(stage), "there is no such stage")
    return unsafe Place(address: places.baseAddress.unsafelyUnwrapped + stage)
  }

  /// The address of an environment.
  @usableFromInline
  @safe struct Place: Sendable {
    @usableFromInline nonisolated(unsafe) let address: UnsafePointer<ViewEnvironment>

    @inlinable
    init(address: UnsafePointer<ViewEnvironment>) { unsafe self.address = address }

    /// What stands there.
    @inlinable var environment: ViewEnvironment {
      @inline(__always) get { unsafe address.pointee }
    }
  }
}

extension Surroundings: Hashable {
  @usableFromInline
  static func == (a: Surroundings, b: Surroundings) -> Bool {
    if a === b { return true }
    return a.base == b.base && a.indicatorBase == b.indicatorBase
      && a.environments == b.environments
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(indicatorBase)
    hasher.combine(environments)
  }
}

extension Surroundings.Place: Hashable {
  @usableFromInline
  static func == (a: Self, b: Self) -> Bool { a.environment == b.environment }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(environment) }
}
