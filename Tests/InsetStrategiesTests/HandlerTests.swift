import InsetCore
import Testing

@testable import InsetStrategies

/// What handlers in a few lines write on an iPhone 15 with 336 points of keyboard.
@Suite struct HandlerTests {
  private static let keyboard = Rect(x: 0, y: 516, width: 393, height: 336)

  /// A text view of a navigation controller, 393 x 852 with 98 points above and 34 below.
  private static func view(
    _ adjustment: ContentInsetAdjustmentBehavior = .automatic, tabBar: Bool = false
  ) -> ViewState {
    let bounds = Rect(x: 0, y: 0, width: 393, height: 852)
    return ViewState(
      environment: ViewEnvironment(
        chain: ViewChain(filling: bounds.size), contentSize: Size(width: 393, height: 3000),
        rootObstruction: Insets(top: 98, bottom: tabBar ? 83 : 34), adjustmentBehavior: adjustment,
        isContentOfBarController: true,
        tabBar: tabBar ? Bar(frame: Rect(x: 0, y: 769, width: 393, height: 83)) : nil,
        focusedField: Rect(x: 16, y: 600, width: 361, height: 40)))
  }

  private static func play(
    _ text: String, on view: ViewState = view(),
    _ events: [Event] = [
      .viewDidLoad, .viewWillAppear, .keyboardWillChangeFrame(shown), .keyboardWillShow(shown),
    ]
  ) throws -> ViewState {
    var view = view
    var handler = HandlerProgram.HandlerStrategy(try HandlerProgram(text))
    for event in events { handler.receive(event, &view) }
    return view
  }

  private static let hidden = Rect(x: 0, y: 852, width: 393, height: 336)
  private static let shown = KeyboardNotification(beginFrame: hidden, endFrame: keyboard)

  static let lines: [(String, Double)] = [
    ("contentInset.bottom = keyboardHeight", 336.0),
    ("scrollView.contentInset.bottom = keyboardFrameEnd.height - view.safeAreaInsets.bottom", 302),
    ("tableView.contentInset.bottom = view.bounds.height - keyboardFrame.minY", 336),
    (
      "contentInset.bottom = view.bounds.maxY - view.convert(keyboardFrameEnd, from: nil).minY", 336
    ),
    ("list.contentInset.bottom = max(0, keyboardFrameEnd.height - 400)", 0),
    ("contentInset.bottom = min(keyboardHeight, 100)", 100),
    ("contentInset.bottom = UIScreen.main.bounds.height - keyboardFrameEnd.origin.y", 336),
    ("contentInset = UIEdgeInsets(top: 0, left: 0, bottom: keyboardHeight / 2, right: 0)", 168),
    ("contentInset = .init(top: 0, left: 0, bottom: 12 + 3 * 4, right: 0)", 24),
    (
      "let x = keyboardFrameEnd.intersection(view.bounds)\ncontentInset.bottom = x.isNull ? 0 : x.height",
      336
    ),
    ("let kb = keyboardFrameEnd.size\nscrollView.contentInset.bottom = kb.height - 34", 302),
    (
      "scrollView.contentInset.bottom = keyboardHeight - (scrollView.adjustedContentInset.bottom"
        + " - scrollView.contentInset.bottom)", 302
    ),
    (
      "if keyboardFrameEnd.minY < view.frame.maxY && keyboardHeight > 0 { contentInset.bottom = 1 }"
        + " else { contentInset.bottom = 2 }", 1
    ),
    ("guard let w = view.window else { return }\ncontentInset.bottom = w.bounds.height", 852),
    ("additionalSafeAreaInsets.bottom = keyboardHeight - 34", 302),
    ("import UIKit\nimport Combine\ncontentInset.bottom = 1", 1),
    (
      "if UIDevice.current.userInterfaceIdiom == .pad { return }\ncontentInset.bottom = 1", 1
    ),
    ("if traitCollection.userInterfaceIdiom != .pad { return }\ncontentInset.bottom = 1", 0),
    (
      """
      switch UIDevice.current.userInterfaceIdiom {
      case .pad: contentInset.bottom = 1
      default: contentInset.bottom = 2
      }
      """, 2
    ),
    ("contentInset.bottom = traitCollection.verticalSizeClass == .compact ? 1 : 2", 2),
    ("contentInset.bottom = UIDevice.current.orientation.isLandscape ? 1 : 2", 2),
    ("if #available(iOS 11.0, *) { contentInset.bottom = 1 } else { contentInset.bottom = 2 }", 1),
    ("if #unavailable(iOS 15) { contentInset.bottom = 1 } else { contentInset.bottom = 2 }", 2),
    ("contentInset.bottom = keyboardHeight - (view.window?.safeAreaInsets.bottom ?? 0)", 302),
    (
      "let safe = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0\n"
        + "contentInset.bottom = keyboardHeight - safe", 302
    ),
    (
      "contentInset.bottom = keyboardHeight"
        + " - UIApplication.shared.keyWindow!.safeAreaInsets.bottom", 302
    ),
    // It is part of the safe area that the next event reads: 336 - (34 + 302).
    ("additionalSafeAreaInsets.bottom = keyboardHeight - view.safeAreaInsets.bottom", 0),
  ]

  /// Forms in which people write the same: 336 less the 34 that the system adds.
  static let forms = [
    """
    @objc func keyboardWillShow(notification: NSNotification) {
      guard let userInfo = notification.userInfo else { return }
      var frame: CGRect = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as! NSValue).cgRectValue
      frame = self.view.convert(frame, from: nil)
      var contentInset: UIEdgeInsets = self.scrollView.contentInset
      contentInset.bottom = frame.size.height - 34
      scrollView.contentInset = contentInset
    }
    """,
    """
    func overlap(_ note: Notification) -> CGFloat {
      guard let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return 0 }
      if end.isEmpty { return 0 }
      let inView = view.convert(end, from: nil)
      return view.bounds.maxY - inView.minY
    }
    func keyboardWillShow(_ note: Notification) {
      tableView.contentInset.bottom = overlap(note) - view.safeAreaInsets.bottom
    }
    """,
    """
    func handle(_ notification: Notification) {
      switch notification.name {
      case UIResponder.keyboardWillHideNotification:
        scrollView.contentInset = .zero
      case UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification:
        scrollView.contentInset.bottom = keyboardFrameEnd.height - 34
      default: break
      }
    }
    """,
    """
    var bag = Set<AnyCancellable>()
    func viewDidLoad() {
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .receive(on: RunLoop.main)
        .sink { [weak self] note in
          guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
          self?.scrollView.contentInset.bottom = frame.height - 34
        }
        .store(in: &bag)
    }
    """,
    """
    func keyboardWillShow(_ n: Notification) {
      let duration = n.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
      let curve = n.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        ?? UIView.AnimationOptions.curveEaseInOut.rawValue
      UIView.animate(
        withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
        animations: { self.scrollView.contentInset.bottom = keyboardHeight - 34 }, completion: nil)
    }
    """,
    """
    func keyboardWillShow(_ n: Notification) {
      let animator = UIViewPropertyAnimator(duration: 0.25, curve: .easeOut) {
        self.scrollView.contentInset.bottom = keyboardHeight - 34
      }
      animator.startAnimation()
    }
    """,
    """
    func keyboardWillShow(_ n: Notification) {
      if #available(iOS 11.0, *) {
        scrollView.contentInset.bottom = keyboardHeight - view.safeAreaInsets.bottom
      } else {
        scrollView.contentInset.bottom = keyboardHeight
      }
    }
    """,
    """
    class Form: UIViewController {
      private(set) var height: CGFloat = .zero
      private var added: CGFloat { view.safeAreaInsets.bottom }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      @objc func keyboardWillShow(_ height: Notification) {
        self.height = keyboardFrameEnd.height - added
        scrollView.contentInset.bottom = self.height
      }
    }
    """,
    """
    func viewDidLoad() {
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        .map { frame in frame.height }
        .sink { [weak self] height in self?.scrollView.contentInset.bottom = height - 34 }
        .store(in: &bag)
    }
    """,
    """
    func viewDidLoad() {
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
        .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
        .map { $0.height - 34 }
        .assign(to: \\.contentInset.bottom, on: scrollView)
    }
    """,
    """
    var token: NSObjectProtocol?
    func viewDidLoad() {
      token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        var visible = self.view.frame
        visible.size.height -= keyboardHeight
        self.scrollView.contentInset.bottom = self.view.frame.height - visible.size.height - 34
      }
    }
    """,
  ]

  @Test(arguments: forms)
  func `Handlers are read in the forms that people write`(text: String) throws {
    #expect(try Self.play(text).contentInset.bottom == 302)
  }

  @Test func `What a text registers counts, whatever its methods are called`() throws {
    let program = try HandlerProgram(
      """
      func viewDidLoad() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardWillShow(_:)),
          name: UIResponder.keyboardDidShowNotification, object: nil)
      }
      @objc func keyboardWillShow(_ note: Notification) { contentInset.bottom = keyboardHeight }
      """)
    #expect(program.heard == [.keyboardDidShow])
  }

  @Test(arguments: lines)
  func `A line sets the inset that its arithmetic has`(line: String, bottom: Double) throws {
    #expect(try Self.play(line).contentInset.bottom == bottom)
  }

  @Test func `A constraint goes up whatever its sign is`() throws {
    for sign in ["", "-"] {
      let view = try Self.play("bottomConstraint.constant = \(sign)keyboardHeight else 0")
      #expect(view.bottomConstraint == 336)
    }
  }

  @Test func `A constraint may be called after the keyboard's height`() throws {
    let view = try Self.play("self.keyboardHeightLayoutConstraint?.constant = keyboardHeight")
    #expect(view.bottomConstraint == 336)
  }

  @Test(arguments: [
    "view.frame.origin.y -= keyboardHeight", "view.frame.origin.y = -keyboardFrameEnd.height",
    "view.transform = CGAffineTransform(translationX: 0, y: -keyboardHeight)",
    "view.bounds.origin.y += keyboardHeight",
  ])
  func `A view moves up once`(line: String) throws {
    #expect(try Self.play(line).translationY == -336)
  }

  @Test func `What follows else is set on a hide`() throws {
    let view = try Self.play(
      "contentInset.bottom = keyboardHeight else 7",
      on: Self.view(),
      [
        .viewDidLoad, .viewWillAppear, .keyboardWillShow(Self.shown),
        .keyboardWillHide(KeyboardNotification(beginFrame: Self.keyboard, endFrame: Self.hidden)),
      ])
    #expect(view.contentInset.bottom == 7)
  }

  @Test func `A tab bar has its height, and none where there is none`() throws {
    let line = "contentInset.bottom = keyboardHeight - (tabBarController?.tabBar.frame.height ?? 0)"
    #expect(try Self.play(line, on: Self.view(tabBar: true)).contentInset.bottom == 253)
    #expect(try Self.play(line).contentInset.bottom == 336)
  }

  @Test func `A safe area that is not added changes nothing`() throws {
    let line = "additionalSafeAreaInsets.bottom = keyboardHeight - view.safeAreaInsets.bottom"
    #expect(try Self.play(line, on: Self.view(.never)).contentInset.bottom == 0)
  }

  @Test func `Nothing is heard before the view is loaded`() throws {
    let view = try Self.play(
      "contentInset.bottom = keyboardHeight", on: Self.view(), [.keyboardWillShow(Self.shown)])
    #expect(view.contentInset.bottom == 0)
  }

  /// A modifier that sets a value when the keyboard appears, and the value.
  private static func receiving(_ name: String) -> String {
    """
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      ) { note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        self.\(name) = frame?.height ?? 0
      }
    @State private var \(name): CGFloat = .zero
    """
  }

  /// The keyboard is 336 pt high, 302 pt above the bottom safe area of 34 pt.
  @Test(arguments: [
    (".padding(.bottom, height)", 336.0), (".offset(y: -height)", 336),
    (".padding(.bottom, height).ignoresSafeArea(.keyboard)", 336),
    (".padding(.bottom, height).ignoresSafeArea()", 302),
    (".padding(EdgeInsets(top: 0, leading: 0, bottom: height - 6, trailing: 0))", 330),
    (".padding(12).padding(.bottom, keyboard.height)", 336),
  ])
  func `A padding or an offset lifts what SwiftUI lays out`(
    modifiers: String, points: Double
  ) throws {
    let view = try Self.play(
      "@ObservedObject var keyboard = Keyboard()\nScrollView { Text(\"a\") }\(modifiers)\n"
        + Self.receiving("height"))
    #expect(view.bottomConstraint == points)
    #expect(view.contentInset.bottom == 0)
  }

  @Test(arguments: [".assign(to: \\.height, on: self)", ".assign(to: &$height)"])
  func `A padding follows what a publisher assigns`(assign: String) throws {
    let view = try Self.play(
      """
      @ObservedObject var keyboard = Keyboard()
      ScrollView { Text("a") }.padding(.bottom, keyboard.height)
      final class Keyboard: ObservableObject {
        @Published var height: CGFloat = 0
        init() {
          NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
            .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
            .map(\\.height)
            \(assign)
        }
      }
      """)
    #expect(view.bottomConstraint == 336)
  }

  @Test func `A height that is set needs no declaration in what is pasted`() throws {
    let pasted = Self.receiving("height").split(separator: "\n").dropLast()
    let view = try Self.play(
      "VStack { }.padding(.bottom, height)\n" + pasted.joined(separator: "\n"))
    #expect(view.bottomConstraint == 336)
  }

  @Test(
    arguments: [
      ("ScrollView { }.safeAreaInset(edge: .bottom) { Composer() }", SwiftUIUse.avoids),
      ("ScrollView { }.ignoresSafeArea(.keyboard)", .ignores),
      ("ScrollView { }.ignoresSafeArea(.container, edges: .bottom)", .avoids),
      ("ScrollView { }.ignoresSafeArea(edges: .top)", .avoids),
      ("ScrollView { }.padding(.bottom, h)\n\(receiving("h"))", .pads),
      ("ScrollView { }.padding(.bottom, h).ignoresSafeArea()\n\(receiving("h"))", .padsAlone),
      (
        "@Environment(\\.colorScheme) var s\nScrollView { }.frame(height: s == .dark ? 1 : 2)",
        .avoids
      ),
      ("ScrollView { }.onTapGesture { tap.hideKeyboard() }", .avoids),
      ("contentInset.bottom = 1", nil),
    ] as [(String, SwiftUIUse?)])
  func `What a text does beside SwiftUI's avoidance is known`(
    text: String, use: SwiftUIUse?
  ) throws {
    #expect(try HandlerProgram(text).swiftUI == use)
  }

  @Test(arguments: [
    ("contentInset.bottom = foo", 1, 23, "`foo` is not known here"),
    ("contentInset.bottom = keyboardFrameEnd", 1, 23, "a number was expected, not a rectangle"),
    ("contentInset.bottom = view.bounds.heigth", 1, 35, "a rectangle has no `heigth`"),
    ("let x = 1", 1, 1, "nothing is moved"),
    ("keyboardWillSho: contentInset.bottom = 1", 1, 1, "`keyboardWillSho` is no event"),
    ("contentInset.bottom = (1 + 2", 1, 29, "`)` was expected"),
    ("if true {\n  contentInset.bottom = 1", 2, 26, "a `}` is missing"),
    ("contentInset.bottom = 1\nview.frame.origin.y = 2", 2, 19, "this is the second"),
    ("contentInset.middle = 1", 1, 14, "insets have `top`"),
    ("view.backgroundColor = 3", 1, 6, "cannot be set here"),
    ("contentInset.bottom = sqrt(4)", 1, 23, "`sqrt` is not a function here"),
    ("a.contentInset.bottom = 1\nb.contentInset.bottom = 2", 2, 16, "`b` is the second, after `a`"),
    ("logoTopConstraint.constant = 3", 1, 19, "not one of its top"),
    ("if #available(iOS 26, *) { contentInset.bottom = 1 }", 1, 19, "only; paste the branch"),
    (
      """
      func viewDidLoad() {
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
          .debounce(for: 1, scheduler: queue)
          .sink { note in self.scrollView.contentInset.bottom = 1 }
      }
      """, 3, 6, "`debounce` between a publisher and its `sink`"
    ),
    ("for view in views { contentInset.bottom = 1 }", 1, 1, "loops are not read here"),
    ("IQKeyboardManager.shared.enable = true", 1, 1, "--strategy iq-keyboard-manager"),
    (
      "view.keyboardLayoutGuide.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true", 1,
      6,
      "--strategy uikeyboard-layout-guide"
    ),
    (
      """
      keyboardWillShow: bar.snp.updateConstraints { make in make.bottom.offset(-keyboardHeight) }
      """, 1, 23, "constraints of SnapKit"
    ),
    (
      "\n- (void)keyboardWillShow:(NSNotification *)note {\n  [scrollView layoutIfNeeded];\n}", 2,
      1,
      "Objective-C is not read"
    ),
    ("NSDictionary* info = [note userInfo];", 1, 1, "Objective-C is not read"),
    (".padding(.bottom, keyboardHeight)", 1, 19, "`keyboardHeight` is set nowhere in the text"),
    (
      "VStack { }.padding(.bottom, h)\n@State var h: CGFloat = 0\n"
        + "func f() { model.$height.assign(to: \\.h, on: self) }", 3, 26,
      "this publisher is not known here"
    ),
    (
      "VStack { }.modifier(KB(h: h))\n\(receiving("h"))", 1, 12,
      "`modifier` by a value that changes is not read here"
    ),
    (
      "@Environment(\\.keyboardHeight) var h\nVStack { }.frame(height: 700 - h)", 2, 12,
      "`frame` by a value that changes is not read here"
    ),
    ("VStack { }.modifier(KeyboardAdaptive())", 1, 12, "`KeyboardAdaptive` is not in the text"),
    ("VStack { }.keyboardAware()", 1, 12, "`keyboardAware` is not in the text"),
    (
      "keyboardWillShow contentInset.bottom = 1\nkeyboardWillHide contentInset.bottom = 0", 1, 1,
      "write `keyboardWillShow:`"
    ),
    ("contentInset.bottom = keyboardFrameEnd.height / 0", 1, 49, "a division by 0 has no result"),
    ("contentInset.bottom /= 0", 1, 24, "a division by 0 has no result"),
    (
      """
      func textFieldDidBeginEditing(_ textField: UITextField) {
        view.frame = view.frame.offsetBy(dx: 0, dy: -200)
      }
      """, 1, 6, "no keyboard event runs `textFieldDidBeginEditing`"
    ),
    (
      """
      func viewDidLoad() {
        textField.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.keyboardLayoutGuide.topAnchor.constraint(equalTo: textField.bottomAnchor)
        ])
      }
      """, 4, 10, "--strategy uikeyboard-layout-guide"
    ),
    ("VStack { }.edgesIgnoringSafeArea(.bottom)", 1, 12, "whether this ignores the keyboard"),
    ("VStack { List { }.ignoresSafeArea(.keyboard) }", 1, 19, "in another view"),
    (
      "VStack { }.ignoresSafeArea(.keyboard).padding(.bottom, h)\n\(receiving("h"))", 1, 12,
      "put this behind the padding"
    ),
    (
      "VStack { Spacer().frame(height: h) }\n\(receiving("h"))", 1, 19,
      "`frame` by a value that changes is not read here"
    ),
    (
      "VStack { }.padding(.bottom, h).offset(y: -h)\n\(receiving("h"))", 1, 12,
      "this is the second"
    ),
    (
      "VStack { }.padding(.bottom, h).onReceive(timer) { h = $0 }\nvar h: CGFloat = 0", 1, 42,
      "this publisher is not known here"
    ),
    ("heightConstraint.constant = 3", 1, 18, "not one of its height"),
    ("button.transform = CGAffineTransform(translationX: 0, y: -3)", 1, 8, "not `button`'s"),
    (String(repeating: "(", count: 5000), 1, 50, "nested too deeply"),
    ("", 1, 1, "there is no handler"),
  ])
  func `What the language lacks is named at its place`(
    text: String, line: Int, column: Int, words: String
  ) {
    let error = #expect(throws: HandlerError.self) { try HandlerProgram(text) }
    #expect(error?.place == HandlerPlace(line: line, column: column), "\(error?.message ?? "")")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  /// A handler that passes on the notification's duration, and these bits as options.
  private static func animated(by options: String) -> String {
    """
    func keyboardWillShow(_ note: Notification) {
      let info = note.userInfo!
      let time = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt
      UIView.animate(
        withDuration: time, delay: 0, options: UIView.AnimationOptions(rawValue: \(options)),
        animations: { self.scrollView.contentInset.bottom = 1 }, completion: nil)
    }
    """
  }

  @Test(arguments: [
    ("keyboardWillShow: contentInset.bottom = 1", AnimationUse.Timing.none),
    ("keyboardDidShow: contentInset.bottom = 1", .late),
    ("keyboardDidShow: UIView.animate(withDuration: 0.2) { contentInset.bottom = 1 }", .late),
    ("keyboardWillShow: UIView.animate(withDuration: 0.2) { contentInset.bottom = 1 }", .ownCurve),
    (
      """
      func keyboardWillShow(_ note: Notification) {
        let info = note.userInfo!
        let time = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double
        UIView.animate(withDuration: time) { self.scrollView.contentInset.bottom = 1 }
      }
      """, .ownCurve
    ),
    (animated(by: "curve << 16"), .matches),
    (animated(by: "curve"), .ownCurve),
    (
      """
      func keyboardWillShow(_ note: Notification) {
        self.bottomConstraint.constant = 100
      }
      func keyboardWillHide(_ note: Notification) {
        let info = note.userInfo!
        let time = info[UIResponder.keyboardAnimationDurationUserInfoKey] as! Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as! UInt
        UIView.animate(
          withDuration: time, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
          animations: { self.bottomConstraint.constant = 0; self.view.layoutIfNeeded() })
      }
      """, .none
    ),
    (
      "keyboardWillShow: UIView.animate(withDuration: 0.2) { bottomConstraint.constant = 1 }", .none
    ),
    ("viewDidLayoutSubviews: contentInset.bottom = 1", .unknown),
  ])
  func `A handler's text says how it animates`(text: String, timing: AnimationUse.Timing) throws {
    #expect(try HandlerProgram(text).animation.timing == timing)
  }

  @Test(arguments: [
    ("contentInset.bottom = 216", false),
    ("let keyboardHeight: CGFloat = 300\ncontentInset.bottom = keyboardHeight", false),
    ("contentInset.bottom = view.bounds.height / 3", false),
    ("contentInset.bottom = keyboardFrameEnd.height", true),
    ("contentInset.bottom = keyboardHeight - 49", true),
    (
      """
      func keyboardWillShow(_ note: Notification) {
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        guard let keyboardFrame = value?.cgRectValue else { return }
        contentInset.bottom = keyboardFrame.height
      }
      """, true
    ),
  ])
  func `A number of one's own is not the keyboard's height`(text: String, reads: Bool) throws {
    #expect(try HandlerProgram(text).readsKeyboard == reads)
  }

  @Test func `A handler hears what it is named after or registered for`() throws {
    #expect(
      try HandlerProgram("contentInset.bottom = 1").heard == [
        .keyboardWillShow, .keyboardWillChangeFrame,
      ])
    #expect(try HandlerProgram("contentInset.bottom += 1").heard == [.keyboardWillShow])
    #expect(
      try HandlerProgram("func onKeyboardDidShow(_ n: Notification) { contentInset.bottom = 1 }")
        .heard == [.keyboardDidShow])
    #expect(
      try HandlerProgram("viewDidLayoutSubviews: contentInset.bottom = 1").heard
        == [.viewDidLayoutSubviews])
  }
}
