import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The values of a keyboard notification's `userInfo`, each read on its own.
struct KeyboardUserInfo {
  private let values: [AnyHashable: Any]

  init(_ values: [AnyHashable: Any]?) { self.values = values ?? [:] }

  /// A frame in points; nil without the key.
  func frame(_ key: String) throws(KeyboardUserInfoError) -> CGRect? {
    try value(key, "a CGRect", as: BoxedValue.rect) { frame in
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) < 1e6 }
    }
  }

  /// A duration in seconds; nil without the key.
  func duration(_ key: String) throws(KeyboardUserInfoError) -> Double? {
    try value(key, "a number", as: BoxedValue.double) { $0 >= 0 && $0 < 1e6 }
  }

  /// A raw value of an enumeration; nil without the key.
  func integer(_ key: String) throws(KeyboardUserInfoError) -> Int? {
    try value(key, "a whole number", as: BoxedValue.integer) { _ in true }
  }

  /// A Boolean value; nil without the key.
  func boolean(_ key: String) throws(KeyboardUserInfoError) -> Bool? {
    try value(key, "a Boolean value", as: BoxedValue.boolean) { _ in true }
  }

  private func value<Value>(
    _ key: String, _ expected: String, as read: (Any) -> Value?, isValid: (Value) -> Bool
  ) throws(KeyboardUserInfoError) -> Value? {
    guard let boxed = values[key] else { return nil }
    guard let value = read(boxed) else {
      let found = String(describing: type(of: boxed))
      throw KeyboardUserInfoError(
        key: key, problem: .wrongType(found: found, expected: expected))
    }
    // Not a number is out of every range.
    guard isValid(value) else {
      throw KeyboardUserInfoError(key: key, problem: .invalid("\(value)"))
    }
    return value
  }
}
