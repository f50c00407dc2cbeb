import Foundation
import InsetCore
import Testing

@testable import KeyboardObserving

@Suite struct TraceRowTests {
  private static let screen = Size(width: 390, height: 844)

  @Test func `A header has the screen upright, and no key without a value`() {
    let header = TraceHeader(
      app: "org.example/notes", os: "26.1", device: "iPhone18,5", name: nil, idiom: .phone,
      sdk: nil, screen: Self.screen.transposed, scale: 3)
    #expect(
      TraceRow.header(header).line
        == #"{"app":"org.example/notes","device":"iPhone18,5","idiom":"phone","kind":"trace","#
        + #""os":"26.1","scale":3,"screen":[390,844],"version":1}"#)
  }

  @Test func `A notification's lengths are rounded, and what is no number is missing`() {
    let notification = KeyboardNotification(
      beginFrame: .null, endFrame: Rect(x: -0.0, y: 498.66666, width: 390, height: 345.33333),
      duration: .nan, curve: 7, isLocal: false, hasScreenObject: true)
    let keyboard = TracedKeyboard(mode: "docked", language: nil, accessory: 44)
    #expect(
      TraceRow.notification(.keyboardDidShow, notification, screen: Self.screen, keyboard).line
        == #"{"accessory":44,"curve":7,"end":[0,498.667,390,345.333],"event":"keyboardDidShow","#
        + #""hasScreenObject":true,"isLocal":false,"keyboard":"docked","kind":"notification","#
        + #""screen":[390,844]}"#)
  }

  @Test func `A view's frame is in its window, which may lie anywhere on the screen`() throws {
    let chain = ViewChain(
      screen: Self.screen, window: Rect(x: 10, y: 20, width: 300, height: 500),
      root: Rect(x: 0, y: 0, width: 300, height: 500),
      superview: Rect(x: 5, y: 50, width: 200, height: 300),
      view: Rect(x: 1, y: 2, width: 100, height: 100))
    let layout = TracedLayout(
      chain: chain, windowSafeArea: Insets(top: 47, bottom: 34), safeArea: .zero,
      additionalSafeArea: Insets(bottom: 50), contentInset: Insets(bottom: 302),
      adjustedContentInset: Insets(bottom: 302), indicatorInsets: .zero, adjustsIndicators: false,
      contentSize: Size(width: 100, height: 900), contentOffset: Point(x: 0, y: -47),
      focusedField: nil, bars: ["tab": Bar(frame: .zero, isHidden: true)])
    let row = try #require(
      try JSONSerialization.jsonObject(with: Data(TraceRow.layout(layout).line.utf8))
        as? [String: Any])
    #expect(row["window"] as? [Double] == [10, 20, 300, 500])
    #expect(row["view"] as? [Double] == [6, 52, 100, 100])
    #expect(row["root"] as? [Double] == [0, 0, 300, 500])
    #expect(row["additionalSafeArea"] as? [Double] == [0, 0, 50, 0])
    #expect(row["focusedField"] == nil)
    let bar = try #require((row["bars"] as? [[String: Any]])?.first)
    #expect(bar["bar"] as? String == "tab")
    #expect(bar["isHidden"] as? Bool == true)
  }

  @Test func `A marker has its name as it is, in one line`() {
    #expect(
      TraceRow.marker("a\n\"b\"").line == #"{"kind":"marker","name":"a\n\"b\""}"#)
    #expect(
      TraceRow.marker("insets", contentInset: Insets(bottom: 20)).line
        == #"{"contentInset":[0,0,20,0],"kind":"marker","name":"insets"}"#)
  }

  @Test func `A simulator says what it simulates, and a device what it is`() {
    let simulated = TraceHeader.device(in: [
      "SIMULATOR_MODEL_IDENTIFIER": "iPhone18,5", "SIMULATOR_DEVICE_NAME": "iPhone 17e",
    ])
    #expect(simulated.identifier == "iPhone18,5")
    #expect(simulated.name == "iPhone 17e")
    let machine = TraceHeader.device(in: [:])
    #expect(machine.name == nil)
    #expect(machine.identifier == HardwareIdentifier.current)
    #expect(!machine.identifier.isEmpty)
  }
}
