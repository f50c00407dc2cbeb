public import Foundation

/// The root of the main actor's classes, in place of `NSObject`: on Linux `NSObject.init()` is not
/// isolated, and no isolated class can override it.
@MainActor open class MainActorObject: NSObjectProtocol, Hashable {
  public init() {}

  nonisolated public func isEqual(_ object: Any?) -> Bool {
    object as AnyObject? === self
  }

  nonisolated public var hash: Int { ObjectIdentifier(self).hashValue }

  nonisolated public func `self`() -> Self { self }

  nonisolated public func isProxy() -> Bool { false }

  nonisolated public var description: String { "<\(type(of: self))>" }

  nonisolated public var debugDescription: String { description }

  nonisolated public static func == (left: MainActorObject, right: MainActorObject) -> Bool {
    left === right
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
