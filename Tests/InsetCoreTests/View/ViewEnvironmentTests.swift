import InsetCore
import Testing

struct ViewEnvironmentTests {
  private static let obstruction = Insets(top: 91, left: 47, bottom: 34, right: 44)
  private static let screen = Size(width: 844, height: 390)
  /// Content that can scroll upwards only.
  private static let tall = Size(width: 844, height: 2000)
  /// Content that can scroll sideways only.
  private static let wide = Size(width: 2000, height: 390)
  /// Content that just fits.
  private static let fitting = Size(width: 844, height: 390)

  private static let none = Insets.zero
  private static let vertical = Insets(top: 91, bottom: 34)
  private static let horizontal = Insets(left: 47, right: 44)

  private static func environment(
    _ behavior: ContentInsetAdjustmentBehavior, content: Size = tall, inBar: Bool = false,
    on capabilities: OSCapabilities = .modern
  ) -> ViewEnvironment {
    ViewEnvironment(
      chain: ViewChain(filling: screen), contentSize: content, rootObstruction: obstruction,
      adjustmentBehavior: behavior, isContentOfBarController: inBar, capabilities: capabilities)
  }

  @Test(arguments: [
    (environment(.automatic, content: tall), vertical),
    (environment(.automatic, content: fitting), none),
    (environment(.automatic, content: fitting, inBar: true), vertical),
    (environment(.automatic, content: wide, inBar: true), obstruction),
    (environment(.scrollableAxes, content: tall), vertical),
    (environment(.scrollableAxes, content: wide), horizontal),
    (environment(.scrollableAxes, content: fitting), none),
    (environment(.scrollableAxes, content: fitting, inBar: true), none),
    (environment(.never, content: tall), none),
    (environment(.never, content: tall, inBar: true), none),
    (environment(.always, content: fitting), obstruction),
  ])
  func `From iOS 11 on the behaviour decides what the system adds`(
    environment: ViewEnvironment, inset: Insets
  ) {
    #expect(environment.systemInset == inset)
  }

  @Test(arguments: [
    (environment(.automatic, inBar: true, on: .iOS10), vertical),
    (environment(.always, content: fitting, inBar: true, on: .iOS10), vertical),
    (environment(.automatic, on: .iOS10), none),
    (environment(.never, inBar: true, on: .iOS10), none),
  ])
  func `On iOS 7 to 10 only a bar's controller adds, and only above and below`(
    environment: ViewEnvironment, inset: Insets
  ) {
    #expect(environment.systemInset == inset)
    #expect(environment.indicatorSystemInset == inset)
  }

  @Test(arguments: ContentInsetAdjustmentBehavior.allCases)
  func `Up to iOS 6 nobody adds anything`(behavior: ContentInsetAdjustmentBehavior) {
    let environment = Self.environment(behavior, inBar: true, on: .iOS6)
    #expect(environment.systemInset == .zero)
    #expect(environment.indicatorSystemInset == .zero)
  }

  @Test(arguments: ContentInsetAdjustmentBehavior.allCases)
  func `From iOS 13 on indicators keep off the safe area whatever the content does`(
    behavior: ContentInsetAdjustmentBehavior
  ) {
    #expect(
      Self.environment(behavior, content: Self.fitting).indicatorSystemInset == Self.vertical)
  }

  @Test(arguments: [
    (environment(.never, on: .iOS12), none), (environment(.automatic, on: .iOS12), vertical),
    (environment(.always, on: .iOS12), vertical),
  ])
  func `On iOS 11 and 12 indicators follow the content above and below`(
    environment: ViewEnvironment, inset: Insets
  ) {
    #expect(environment.indicatorSystemInset == inset)
  }

  @Test(arguments: [
    (OSCapabilities.modern, obstruction), (.iOS12, obstruction), (.iOS10, none), (.iOS6, none),
  ])
  func `There is a safe area from iOS 11 on`(capabilities: OSCapabilities, safeArea: Insets) {
    let environment = Self.environment(.never, on: capabilities)
    #expect(environment.safeAreaInsets == safeArea)
    #expect(environment.obstruction == Self.obstruction)
  }
}
