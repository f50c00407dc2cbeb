import Foundation
import InsetCore
import KeyboardObserving
import Testing

@Suite("Observer with a delegate") @MainActor
struct KeyboardObserverTests {
  let center = NotificationCenter()
  let recorder = DelegateRecorder()
  let observer: KeyboardObserver

  init() {
    observer = KeyboardObserver(delegate: recorder, monitor: KeyboardMonitor(center: center))
  }

  @Test("Nothing is delivered before the screen appears; then what is true by now is")
  func appears() {
    center.post(.keyboardWillShow)
    center.post(.keyboardWillHide)
    center.post(.keyboardWillChangeFrame)
    center.post(.keyboardWillShow)
    center.post(.keyboardDidChangeFrame)
    #expect(recorder.kinds.isEmpty)
    observer.viewWillAppear()
    #expect(recorder.kinds == [.keyboardWillShow, .keyboardDidChangeFrame])
    center.post(.keyboardWillHide)
    #expect(recorder.kinds.last == .keyboardWillHide)
  }

  @Test("A screen that is loaded while the keyboard is up learns of it")
  func loadedLate() {
    let monitor = KeyboardMonitor(center: center)
    center.post(.keyboardWillShow)
    let late = KeyboardObserver(delegate: recorder, monitor: monitor)
    late.viewWillAppear()
    #expect(recorder.kinds == [.keyboardWillShow])
  }

  @Test("What a delegate causes while it learns of the past comes after the past")
  func causedByPast() {
    center.post(.keyboardWillShow)
    center.post(.keyboardDidChangeFrame)
    let center = center
    recorder.onEvent = { if $0 == .keyboardWillShow { center.post(.keyboardWillHide) } }
    observer.viewWillAppear()
    #expect(recorder.kinds == [.keyboardWillShow, .keyboardDidChangeFrame, .keyboardWillHide])
  }

  @Test("A cancelled pop loses nothing and delivers nothing twice")
  func cancelledPop() {
    observer.viewWillAppear()
    center.post(.keyboardWillShow)
    // viewWillDisappear: the pop has begun. The keyboard moves, the pop is cancelled.
    center.post(.keyboardWillChangeFrame)
    observer.viewWillAppear()
    center.post(.keyboardWillHide)
    #expect(
      recorder.kinds == [.keyboardWillShow, .keyboardWillChangeFrame, .keyboardWillHide])
  }

  @Test("After three visits each notification is delivered once")
  func visits() {
    for _ in 0..<3 {
      observer.viewWillAppear()
      observer.viewDidDisappear()
    }
    center.post(.keyboardWillShow)
    #expect(recorder.kinds.isEmpty)
    observer.viewWillAppear()
    center.post(.keyboardWillHide)
    #expect(recorder.kinds == [.keyboardWillShow, .keyboardWillHide])
  }

  @Test("A screen that was away learns that the keyboard has gone")
  func hiddenMeanwhile() {
    observer.viewWillAppear()
    center.post(.keyboardWillShow)
    observer.viewDidDisappear()
    #expect(!observer.isVisible)
    center.post(.keyboardWillHide)
    center.post(.keyboardDidHide)
    observer.viewWillAppear()
    #expect(recorder.kinds == [.keyboardWillShow, .keyboardDidHide])
  }

  @Test("What cannot be read is reported with its key")
  func rejected() {
    observer.viewWillAppear()
    center.post(.keyboardWillShow, [UserInfoKey.curve.name: "ease"])
    #expect(recorder.kinds.isEmpty)
    #expect(recorder.errors.map(\.key) == [UserInfoKey.curve.name])
  }

  @Test("What cannot be read while the screen is away is not reported")
  func rejectedMeanwhile() {
    let changes = [UserInfoKey.curve.name: "ease"]
    center.post(.keyboardWillShow, changes)
    observer.viewWillAppear()
    observer.viewDidDisappear()
    center.post(.keyboardWillHide, changes)
    observer.viewWillAppear()
    #expect(recorder.errors.isEmpty)
    // A hide counts whatever else is wrong.
    #expect(recorder.kinds == [.keyboardWillHide])
  }

  @Test("The delegate is not retained")
  func weakDelegate() {
    var delegate: DelegateRecorder? = DelegateRecorder()
    observer.delegate = delegate
    weak let reference = delegate
    delegate = nil
    #expect(reference == nil)
  }
}

/// Notes what an observer delivers.
@MainActor
final class DelegateRecorder: KeyboardObserverDelegate {
  private(set) var events: [KeyboardEvent] = []
  private(set) var errors: [KeyboardUserInfoError] = []
  var onEvent: (Event.Kind) -> Void = { _ in }

  var kinds: [Event.Kind] { events.map(\.kind) }

  func keyboardObserver(_ observer: KeyboardObserver, didReceive event: KeyboardEvent) {
    events.append(event)
    onEvent(event.kind)
  }

  func keyboardObserver(_ observer: KeyboardObserver, didReject error: KeyboardUserInfoError) {
    errors.append(error)
  }
}
