import Foundation
import InsetCore
import KeyboardObserving
import Testing

@Suite("userInfo of keyboard notifications")
struct KeyboardUserInfoTests {
  @Test("All five keys become one value")
  func complete() throws {
    let notification = try KeyboardNotification(.keyboard())
    let expected = KeyboardNotification(
      beginFrame: Rect(x: 0, y: 844, width: 390, height: 336),
      endFrame: Rect(x: 0, y: 508, width: 390, height: 336), isLocal: false)
    #expect(notification == expected)
    #expect(notification.duration == 0.25)
    #expect(notification.curve == 7)
    let transition = try KeyboardTransition(.keyboard())
    #expect(transition.endFrame == expected.endFrame)
    #expect(transition.animationOptions == 7 << 16)
  }

  @Test(
    "A missing key is nil, and an error where it must be there", arguments: UserInfoKey.allCases)
  func missing(_ key: UserInfoKey) throws {
    let userInfo: [AnyHashable: Any] = .keyboard([key.name: nil])
    let notification = try KeyboardNotification(userInfo)
    #expect((notification.beginFrame == nil) == (key == .begin))
    #expect((notification.endFrame == nil) == (key == .end))
    #expect((notification.duration == nil) == (key == .duration))
    #expect((notification.curve == nil) == (key == .curve))
    #expect(notification.isLocal == (key == .isLocal))
    if key == .isLocal {
      #expect(throws: Never.self) { try KeyboardTransition(userInfo) }
    } else {
      let error = KeyboardUserInfoError(key: key.name, problem: .missing)
      #expect(throws: error) { try KeyboardTransition(userInfo) }
      #expect(error.description == "\(key.name): the key is missing")
    }
  }

  @Test("A value of another type is an error that names the key", arguments: UserInfoKey.allCases)
  func wrongType(_ key: UserInfoKey) throws {
    let userInfo: [AnyHashable: Any] = .keyboard([key.name: "508"])
    let error = KeyboardUserInfoError(
      key: key.name, problem: .wrongType(found: "String", expected: key.expected))
    #expect(throws: error) { try KeyboardNotification(userInfo) }
    #expect(throws: error) { try KeyboardTransition(userInfo) }
    #expect(error.description == "\(key.name): a value of type String, not \(key.expected)")
  }

  /// A value and how Objective-C boxes it; the box itself is not Sendable.
  enum Box {
    case number(Double)
    case flag(Bool)
    case range(NSRange)
    case rect(CGRect)
    case point(CGPoint)

    var object: NSValue {
      switch self {
      case .number(let number): NSNumber(value: number)
      case .flag(let flag): NSNumber(value: flag)
      case .range(let range): NSValue(range: range)
      case .rect(let rect): NSValue(rect: rect)
      case .point(let point): NSValue(point: point)
      }
    }
  }

  @Test(
    "A number where a frame should be, a frame where a number should be",
    arguments: [
      (UserInfoKey.end, Box.number(336)), (.begin, .range(NSRange(location: 0, length: 336))),
      (.duration, .rect(CGRect(x: 0, y: 0, width: 1, height: 1))),
      (.curve, .point(CGPoint(x: 7, y: 7))), (.curve, .number(7.5)), (.duration, .flag(true)),
      (.curve, .flag(false)), (.isLocal, .number(2)), (.isLocal, .number(0.5)),
    ])
  func wrongBox(_ key: UserInfoKey, _ value: Box) throws {
    let userInfo: [AnyHashable: Any] = .keyboard([key.name: value.object])
    do {
      let notification = try KeyboardNotification(userInfo)
      Issue.record("\(notification) has no error")
    } catch {
      #expect(error.key == key.name)
      guard case .wrongType(_, key.expected) = error.problem else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(
    "Numbers that are none, or absurd, are errors",
    arguments: [
      (UserInfoKey.end, CGRect(x: 0, y: Double.nan, width: 390, height: 336)),
      (.begin, CGRect(x: 0, y: 0, width: Double.infinity, height: 336)),
      (.end, CGRect.null), (.end, CGRect(x: 0, y: 0, width: 1e9, height: 336)),
    ])
  func invalidFrame(_ key: UserInfoKey, _ frame: CGRect) {
    let userInfo: [AnyHashable: Any] = .keyboard([key.name: NSValue(rect: frame)])
    let error = KeyboardUserInfoError(key: key.name, problem: .invalid("\(frame)"))
    #expect(throws: error) { try KeyboardNotification(userInfo) }
  }

  @Test("A duration must be a length of time", arguments: [-0.1, .nan, .infinity])
  func invalidDuration(_ duration: Double) {
    let userInfo: [AnyHashable: Any] = .keyboard([UserInfoKey.duration.name: duration])
    let error = KeyboardUserInfoError(
      key: UserInfoKey.duration.name, problem: .invalid("\(duration)"))
    #expect(throws: error) { try KeyboardNotification(userInfo) }
  }

  @Test("Plain Swift values are read like boxed ones")
  func plain() throws {
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    let userInfo: [AnyHashable: Any] = .keyboard([
      UserInfoKey.end.name: frame, UserInfoKey.duration.name: 0.5, UserInfoKey.curve.name: 3,
      UserInfoKey.isLocal.name: true,
    ])
    let notification = try KeyboardNotification(userInfo)
    #expect(notification.endFrame == Rect(frame))
    #expect(notification.duration == 0.5)
    #expect(notification.curve == 3)
    #expect(notification.isLocal)
  }

  @Test("A plain Boolean value is no number", arguments: [UserInfoKey.duration, .curve])
  func plainBoolean(_ key: UserInfoKey) {
    let error = KeyboardUserInfoError(
      key: key.name, problem: .wrongType(found: "Bool", expected: key.expected))
    #expect(throws: error) { try KeyboardNotification(.keyboard([key.name: true])) }
  }

  @Test("Numbers of any type are read, and 0 and 1 as Boolean values")
  func numbers() throws {
    for (number, isLocal) in [(0, false), (1, true)] {
      for boxed in [number, NSNumber(value: number), NSNumber(value: Int8(number))] as [Any] {
        let userInfo: [AnyHashable: Any] = .keyboard([
          UserInfoKey.duration.name: boxed, UserInfoKey.curve.name: boxed,
          UserInfoKey.isLocal.name: boxed,
        ])
        let notification = try KeyboardNotification(userInfo)
        #expect(notification.duration == Double(number))
        #expect(notification.curve == number)
        #expect(notification.isLocal == isLocal)
      }
    }
  }

  @Test("Without userInfo everything is missing")
  func none() throws {
    let notification = try KeyboardNotification(nil)
    #expect(notification.endFrame == nil)
    #expect(notification.isLocal)
    let error = KeyboardUserInfoError(key: UserInfoKey.begin.name, problem: .missing)
    #expect(throws: error) { try KeyboardTransition(nil) }
  }
}

/// The five keys.
enum UserInfoKey: CaseIterable {
  case begin, end, duration, curve, isLocal

  var name: String {
    let keys = KeyboardUserInfoKeys.uiKit
    return switch self {
    case .begin: keys.beginFrame
    case .end: keys.endFrame
    case .duration: keys.duration
    case .curve: keys.curve
    case .isLocal: keys.isLocal
    }
  }

  var expected: String {
    switch self {
    case .begin, .end: "a CGRect"
    case .duration: "a number"
    case .curve: "a whole number"
    case .isLocal: "a Boolean value"
    }
  }
}

extension [AnyHashable: Any] {
  /// The `userInfo` of another app's keyboard, 336 points high on a screen of 390 x 844 points, with
  /// other values for some keys; nil removes a key.
  static func keyboard(_ changes: [String: Any?] = [:]) -> [AnyHashable: Any] {
    func box(_ y: Double) -> NSValue {
      NSValue(rect: CGRect(x: 0, y: y, width: 390, height: 336))
    }
    var userInfo: [AnyHashable: Any] = [
      UserInfoKey.begin.name: box(844), UserInfoKey.end.name: box(508),
      UserInfoKey.duration.name: NSNumber(value: 0.25),
      UserInfoKey.curve.name: NSNumber(value: 7), UserInfoKey.isLocal.name: NSNumber(value: false),
    ]
    for (key, value) in changes { userInfo[key] = value }
    return userInfo
  }
}
