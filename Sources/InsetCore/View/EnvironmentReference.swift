/// An environment that views share: a layout changes a reference, not hundreds of bytes.
///
/// A view that somebody keeps beyond its play keeps its environment, too.
@usableFromInline
final class EnvironmentReference: Sendable {
  @usableFromInline let environment: ViewEnvironment

  init(_ environment: ViewEnvironment) { self.environment = environment }
}

extension EnvironmentReference: Hashable {
  @usableFromInline
  static func == (a: EnvironmentReference, b: EnvironmentReference) -> Bool {
    a === b || a.environment == b.environment
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(environment) }
}
