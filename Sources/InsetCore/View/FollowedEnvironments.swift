/// The environments of views whose frames have followed a keyboard, derived once.
///
/// Strategies are played to the same layouts in turn, and all of them see the same frames.
@usableFromInline
struct FollowedEnvironments: Sendable {
  private struct Entry {
    let source: EnvironmentReference
    let keyboard: Rect?
    let followed: EnvironmentReference
  }

  // A layout has few; entries of earlier ones are worth nothing.
  private static let limit = 32
  private var entries: [Entry] = []

  @usableFromInline init() {}

  /// The environment of the view above a keyboard; the same reference where nothing changes.
  mutating func reference(
    following keyboard: Rect?, from source: EnvironmentReference
  ) -> EnvironmentReference {
    for entry in entries where entry.source === source && entry.keyboard == keyboard {
      return entry.followed
    }
    let environment = source.environment.following(keyboard)
    let followed =
      environment == source.environment ? source : EnvironmentReference(environment)
    if entries.count == Self.limit { entries.removeAll(keepingCapacity: true) }
    entries.append(Entry(source: source, keyboard: keyboard, followed: followed))
    return followed
  }
}
