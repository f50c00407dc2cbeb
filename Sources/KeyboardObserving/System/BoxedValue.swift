import Foundation

/// Reads what Objective-C boxes and Swift does not: frames and numbers of a `userInfo`.
enum BoxedValue {
  static func rect(_ value: Any) -> CGRect? {
    // On Apple's platforms the cast opens the box and looks at the type in it.
    if let rect = value as? CGRect { return rect }
    #if !canImport(ObjectiveC)
      guard let value = value as? NSValue,
        unsafe strcmp(value.objCType, NSValue(rect: .zero).objCType) == 0
      else { return nil }
      return value.rectValue
    #else
      return nil
    #endif
  }

  static func double(_ value: Any) -> Double? { number(value)?.doubleValue }

  static func integer(_ value: Any) -> Int? {
    number(value).flatMap { Int(exactly: $0.doubleValue) }
  }

  /// A Boolean value, or one of the numbers 0 and 1, which C's Boolean values may be boxed as.
  static func boolean(_ value: Any) -> Bool? {
    value as? Bool ?? number(value).flatMap { [0: false, 1: true][$0.doubleValue] }
  }

  /// A number that is no Boolean value: there are two objects for these, whoever boxes them.
  private static func number(_ value: Any) -> NSNumber? {
    guard let number = value as? NSNumber,
      ![true, false].contains(where: { NSNumber(value: $0) === number })
    else { return nil }
    return number
  }
}
