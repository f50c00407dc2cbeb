/// Plays a case to a view controller in a window like the scenario's, and compares.
///
/// The window lies at the origin of the simulator's screen, whatever the size of that is, so that the
/// scenario's coordinates are those of the test.
@MainActor
final class KeyboardHarness {
  private let scenario: KeyboardCase
  private let window: KeyboardWindow
  private let root = KeyboardRoot()
  private var subject: KeyboardSubject?
  private var avoiding: UIScrollView?
  private var field: UITextField?
  /// The controller in the bars, and the outermost one.
  private var content: UIViewController?
  private var outermost: UIViewController?
  private var environment: KeyboardEnvironment
  /// Whether the view has not appeared yet.
  private var isNew = true
  private var failures: [KeyboardFailure] = []

  /// Plays a case to what ``subject`` makes.
  ///
  /// - Returns: What is wrong, in the order of the steps; nothing where all is right.
  static func failures(of scenario: KeyboardCase) async -> [KeyboardFailure] {
    let harness = KeyboardHarness(scenario, subject())
    for (index, step) in scenario.steps.enumerated() {
      for event in step.events { harness.play(event) }
      await harness.settle()
      harness.compare(step, number: index + 1)
    }
    harness.end()
    return harness.failures
  }

  private init(_ scenario: KeyboardCase, _ subject: KeyboardSubject) {
    self.scenario = scenario
    self.subject = subject
    environment = scenario.environments[0]
    window = Self.makeWindow()
    window.insets = environment.windowSafeArea
    window.frame = environment.window
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// A window in the host app's scene; a test bundle without a host has none.
  private static func makeWindow() -> KeyboardWindow {
    if Bundle.main.bundlePath.hasSuffix(".app"),
      let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first
    {
      return KeyboardWindow(windowScene: scene)
    }
    return withoutScene(KeyboardWindow.self)
  }

  /// A window without a scene, as there is none for it.
  private static func withoutScene<Window: SceneIndependent>(_: Window.Type) -> Window {
    .makeWithoutScene()
  }

  private func end() {
    play(.release)
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
  }

  private func play(_ event: KeyboardEvent) {
    switch event {
    case .load: load()
    case .willAppear: beginAppearing()
    case .layout: layOut()
    case .didAppear: outermost?.endAppearanceTransition()
    case .willDisappear: outermost?.beginAppearanceTransition(false, animated: false)
    case .didDisappear: endDisappearing()
    case .release: release()
    case .didEnterBackground: post(UIApplication.didEnterBackgroundNotification)
    case .willEnterForeground: post(UIApplication.willEnterForegroundNotification)
    case .didBecomeActive: post(UIApplication.didBecomeActiveNotification)
    case .willResignActive: post(UIApplication.willResignActiveNotification)
    case .environment(let index): enter(scenario.environments[index])
    case .frame(let frame): place(frame)
    case .ownInsets: setOwnInsets()
    case .post(let post): self.post(post)
    }
  }
}
