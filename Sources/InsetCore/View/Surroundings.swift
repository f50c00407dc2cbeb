/// What a view stands in before the keyboard and later: environments, each at an address of its own,
/// and the insets to begin with.
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

  /// Where an environment stands.
  @inlinable @inline(__always)
  subscript(_ stage: Int) -> UnsafePointer<ViewEnvironment> {
    precondition(unsafe places.indices.contains(stage), "there is no such stage")
    return unsafe places.baseAddress.unsafelyUnwrapped + stage
  }
}

extension Surroundings: Hashable {
  @usableFromInline
  static func == (a: Surroundings, b: Surroundings) -> Bool {
    if a === b { return true }
    return unsafe a.base == b.base && a.indicatorBase == b.indicatorBase
      && a.places.elementsEqual(b.places)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(indicatorBase)
    unsafe hasher.combine(Array(places))
  }
}
