// An app of one file that prints what `insetmatrix profiles import` reads. Make a new iOS app in
// Xcode with the UIKit App Delegate life cycle, put this in place of its AppDelegate.swift, remove
// SceneDelegate.swift and the scene manifest of Info.plist, and run it. README.md says what to do then.

import UIKit

/// What the app prints, as JSON.
struct Measurements: Encodable {
  struct Screen: Encodable { var width, height, scale: Double }
  struct SafeArea: Encodable, Hashable {
    var orientation: String
    var top, left, bottom, right: Double
  }
  struct Bar: Encodable, Hashable {
    var bar, orientation: String
    var height: Double
    var includesSafeArea: Bool?
  }
  struct Keyboard: Encodable, Hashable {
    var mode: String
    var locale: String?
    var orientation: String
    var height: Double
    var width: Double?
  }

  var measurements = 1
  var name, identifier, idiom, os: String
  var sdk: Int
  var screen: Screen
  var safeAreas: [SafeArea] = []
  var bars: [Bar] = []
  var keyboards: [Keyboard] = []
}

@main
final class MeasuringApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: MeasuringController())]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Fields for each keyboard; every keyboard that comes is measured, and all is printed anew.
final class MeasuringController: UIViewController {
  /// The SDK that Xcode builds with: change it with Xcode.
  private let sdk = 26

  private lazy var measurements = Measurements(
    name: UIDevice.current.name, identifier: Self.model,
    idiom: traitCollection.userInterfaceIdiom == .pad ? "pad" : "phone",
    os: UIDevice.current.systemVersion.split(separator: ".").prefix(2).joined(separator: "."),
    sdk: sdk, screen: Self.screen)

  private let plain = UITextField()
  private let predicting = UITextField()
  private let digits = UITextField()
  private let password = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Measuring"
    view.backgroundColor = .white
    let fields = [("no bar", plain), ("prediction", predicting), ("digits", digits), ("password", password)]
    for (name, field) in fields {
      field.placeholder = name
      field.borderStyle = .roundedRect
    }
    for field in [plain, digits] {
      field.autocorrectionType = .no
      field.spellCheckingType = .no
    }
    predicting.autocorrectionType = .yes
    digits.keyboardType = .numberPad
    password.textContentType = .password
    password.isSecureTextEntry = true
    let stack = UIStackView(arrangedSubviews: fields.map(\.1))
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
    ])
    NotificationCenter.default.addObserver(
      self, selector: #selector(measureKeyboard), name: UIResponder.keyboardDidShowNotification,
      object: nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    DispatchQueue.main.async { self.measureWindow() }
  }

  private func measureWindow() {
    guard let window = view.window, let orientation = Self.orientation(of: window) else { return }
    let insets = window.safeAreaInsets
    let area = Measurements.SafeArea(
      orientation: orientation, top: insets.top, left: insets.left, bottom: insets.bottom,
      right: insets.right)
    if !measurements.safeAreas.contains(area) { measurements.safeAreas.append(area) }
    if let bar = navigationController?.navigationBar {
      add(Measurements.Bar(bar: "navigation", orientation: orientation, height: bar.frame.height))
    }
    if let bar = tabBarController?.tabBar, bar.frame.maxY >= window.bounds.maxY {
      add(
        Measurements.Bar(
          bar: "tab", orientation: orientation, height: bar.frame.height, includesSafeArea: true))
    }
    report()
  }

  private func add(_ bar: Measurements.Bar) {
    if !measurements.bars.contains(bar) { measurements.bars.append(bar) }
  }

  @objc private func measureKeyboard(_ notification: Notification) {
    guard let window = view.window, let orientation = Self.orientation(of: window),
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let field = [plain, predicting, digits, password].first(where: \.isFirstResponder)
    else { return }
    let language = field.textInputMode?.primaryLanguage
    let isEmoji = language == "emoji"
    let isWhole = frame.width >= window.screen.bounds.width
    let keyboard = Measurements.Keyboard(
      mode: isEmoji ? "emoji" : isWhole ? mode(of: field, language) : "floating",
      locale: isEmoji || field == digits ? nil : language, orientation: orientation,
      height: frame.height, width: isWhole ? nil : frame.width)
    if !measurements.keyboards.contains(keyboard) { measurements.keyboards.append(keyboard) }
    report()
  }

  private func mode(of field: UITextField, _ language: String?) -> String {
    if field == digits { return "numeric" }
    if field == password { return "docked+password" }
    if language?.hasPrefix("ja") == true || language?.hasPrefix("zh") == true {
      return "docked+candidates"
    }
    return field == predicting ? "docked+prediction" : "docked"
  }

  private func report() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(measurements) else { return }
    print("MEASUREMENTS-BEGIN\n\(String(decoding: data, as: UTF8.self))\nMEASUREMENTS-END")
  }

  private static func orientation(of window: UIWindow) -> String? {
    switch window.windowScene?.interfaceOrientation {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside-down"
    case .landscapeLeft: "landscape-left"
    case .landscapeRight: "landscape-right"
    default: nil
    }
  }

  private static var screen: Measurements.Screen {
    let bounds = UIScreen.main.fixedCoordinateSpace.bounds
    return Measurements.Screen(
      width: bounds.width, height: bounds.height, scale: UIScreen.main.scale)
  }

  /// The hardware identifier, in a simulator that of the simulated device.
  private static var model: String {
    if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return model }
    var system = utsname()
    uname(&system)
    return withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
