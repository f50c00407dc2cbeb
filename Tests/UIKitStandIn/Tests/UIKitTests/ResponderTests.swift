import Testing
import UIKit

@MainActor struct ResponderTests {
  @Test func aFieldTakesTheFocusInAWindowOnly() {
    let controller = UIViewController()
    let (one, other) = (UITextField(), UITextField())
    #expect(!one.becomeFirstResponder())
    let window = show(controller)
    controller.view.addSubview(one)
    controller.view.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!other.isFirstResponder)
    #expect(one.becomeFirstResponder())
    one.removeFromSuperview()
    #expect(!one.isFirstResponder)
    #expect(one.next == nil)
    #expect(other.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func notificationsAreDeliveredWithWhatWasPosted() {
    let center = NotificationCenter()
    let end = CGRect(x: 0, y: 516, width: 393, height: 336)
    let frames = Frames()
    let token = center.addObserver(
      forName: UIWindow.keyboardWillShowNotification, object: UIScreen.main, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { frames.received.append(value?.cgRectValue) }
    }
    let userInfo = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)]
    center.post(name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: userInfo)
    #expect(frames.received == [])
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: UIScreen.main, userInfo: userInfo)
    #expect(frames.received == [end])
    center.removeObserver(token)
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: UIScreen.main, userInfo: userInfo)
    #expect(frames.received == [end])
  }

  @Test func anyRawValueIsACurve() throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    #expect(options.rawValue == 458_752)
    #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
  }

  @Test func animationsChangeValuesAtOnceAndCompleteLater() async {
    let view = UIView()
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.25) {
        view.frame.origin.y = 9
        #expect(UIView.inheritedAnimationDuration == 0.25)
      } completion: { finished in
        #expect(finished)
        view.tag = 1
        continuation.resume()
      }
      #expect(view.frame.minY == 9)
      #expect(view.tag == 0)
    }
    #expect(view.tag == 1)
  }
}

@MainActor private final class Frames {
  var received: [CGRect?] = []
}
