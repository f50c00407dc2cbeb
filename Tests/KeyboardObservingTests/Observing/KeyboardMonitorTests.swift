import Foundation
import InsetCore
import KeyboardObserving
import Testing

@Suite("Monitor and asynchronous sequence") @MainActor
struct KeyboardMonitorTests {
  let center = NotificationCenter()

  @Test("The sequence has each notification once, in order, and ends with its task")
  func sequence() async throws {
    let monitor = KeyboardMonitor(center: center)
    let events = monitor.events()
    let task = Task {
      var received: [KeyboardEvent] = []
      for await event in events { received.append(event) }
      return received
    }
    for kind in Self.show { center.post(kind) }
    center.post(name: Notification.Name("other"), object: nil)
    center.post(.keyboardWillHide)
    await Task.yield()
    task.cancel()
    let received = await task.value
    #expect(received.map(\.kind) == Self.show + [.keyboardWillHide])
    #expect(received.first?.notification.endFrame == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(received.first?.transition?.animationOptions == 7 << 16)
  }

  @Test("Two sequences have the same notifications, each from its own beginning on")
  func sequences() async throws {
    let monitor = KeyboardMonitor(center: center)
    var first = monitor.events().makeAsyncIterator()
    center.post(.keyboardWillShow)
    var second = monitor.events().makeAsyncIterator()
    center.post(.keyboardWillHide)
    #expect(await first.next()?.kind == .keyboardWillShow)
    #expect(await first.next()?.kind == .keyboardWillHide)
    #expect(await second.next()?.kind == .keyboardWillHide)
  }

  @Test("What is posted on another thread arrives on the main one")
  func otherThread() async throws {
    let monitor = KeyboardMonitor(center: center)
    var events = monitor.events().makeAsyncIterator()
    let center = center
    await Task.detached { center.post(.keyboardWillShow) }.value
    #expect(await events.next()?.kind == .keyboardWillShow)
  }

  @Test("What cannot be read is left out; a hide counts whatever else is wrong")
  func rejected() async throws {
    let monitor = KeyboardMonitor(center: center)
    var events = monitor.events().makeAsyncIterator()
    center.post(.keyboardWillShow, [UserInfoKey.end.name: "above"])
    center.post(.keyboardWillShow, [UserInfoKey.end.name: nil])
    center.post(.keyboardWillHide, [UserInfoKey.end.name: "below"])
    let event = await events.next()
    #expect(event?.kind == .keyboardWillHide)
    #expect(event?.notification.endFrame == nil)
  }

  @Test("Other names and keys than UIKit's")
  func otherNames() async throws {
    func name(_ name: String) -> Notification.Name { Notification.Name(name) }
    let names = KeyboardNotificationNames(
      willShow: name("a"), didShow: name("b"), willHide: name("c"), didHide: name("d"),
      willChangeFrame: name("e"), didChangeFrame: name("f"))
    #expect(names.all.map(\.rawValue).sorted() == ["a", "b", "c", "d", "e", "f"])
    #expect(names[.viewDidLoad] == nil)
    var keys = KeyboardUserInfoKeys.uiKit
    keys.endFrame = "end"
    let monitor = KeyboardMonitor(center: center, names: names, keys: keys)
    var events = monitor.events().makeAsyncIterator()
    let frame = CGRect(x: 0, y: 500, width: 400, height: 300)
    center.post(.keyboardWillShow)
    center.post(name: name("f"), object: nil, userInfo: ["end": NSValue(rect: frame)])
    let event = await events.next()
    #expect(event?.kind == .keyboardDidChangeFrame)
    #expect(event?.notification.endFrame == Rect(frame))
  }

  @Test("What an observer causes reaches the others after what caused it")
  func caused() {
    let monitor = KeyboardMonitor(center: center)
    let (first, second) = (DelegateRecorder(), DelegateRecorder())
    let observers = [first, second].map { KeyboardObserver(delegate: $0, monitor: monitor) }
    for observer in observers { observer.viewWillAppear() }
    let center = center
    first.onEvent = { if $0 == .keyboardWillShow { center.post(.keyboardWillHide) } }
    center.post(.keyboardWillShow)
    #expect(first.kinds == [.keyboardWillShow, .keyboardWillHide])
    #expect(second.kinds == first.kinds)
    // What is remembered is the last of them, too.
    let late = KeyboardObserver(delegate: first, monitor: monitor)
    late.viewWillAppear()
    #expect(first.kinds.dropFirst(2) == [.keyboardWillHide])
    // An optimizer may release them after their last use.
    withExtendedLifetime((observers, late)) {}
  }

  @Test("A monitor lives as long as an observer of it, and no longer")
  func released() {
    var monitor: KeyboardMonitor? = KeyboardMonitor(center: center)
    weak let reference = monitor
    let recorder = DelegateRecorder()
    var observer = monitor.map { KeyboardObserver(delegate: recorder, monitor: $0) }
    monitor = nil
    observer?.viewWillAppear()
    center.post(.keyboardWillShow)
    #expect(recorder.kinds == [.keyboardWillShow])
    observer = nil
    #expect(reference == nil)
    center.post(.keyboardWillHide)
    #expect(recorder.kinds == [.keyboardWillShow])
  }

  static let show: [Event.Kind] = [
    .keyboardWillChangeFrame, .keyboardWillShow, .keyboardDidChangeFrame, .keyboardDidShow,
  ]
}

extension NotificationCenter {
  /// Posts a keyboard notification with the usual `userInfo` and some changes.
  nonisolated func post(_ kind: Event.Kind, _ changes: [String: Any?] = [:]) {
    guard let name = KeyboardNotificationNames.uiKit[kind] else { return }
    post(name: name, object: nil, userInfo: .keyboard(changes))
  }
}
