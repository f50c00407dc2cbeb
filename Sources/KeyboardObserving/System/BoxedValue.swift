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

  static func double(_ value: Any) -> Double? {
    value as? Double ?? (value as? NSNumber)?.doubleValue
  }

  static func integer(_ value: Any) -> Int? {
    value as? Int ?? (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
  }

  static func boolean(_ value: Any) -> Bool? {
    value as? Bool ?? (value as? NSNumber)?.boolValue
  }
}
