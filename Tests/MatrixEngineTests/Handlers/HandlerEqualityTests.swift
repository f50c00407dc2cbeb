import InsetCore
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// Handlers as people write them do what the shipped strategy of the same code does.
@Suite struct HandlerEqualityTests {
  /// A handler and the strategy whose code it is.
  struct Pair: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String

    var testDescription: String { id }

    init(_ id: String, _ text: String) { (self.id, self.text) = (id, text) }
  }

  static let pairs = [
    Pair(
      "hacking-with-swift",
      """
      class NoteController: UIViewController {
        @IBOutlet var note: UITextView!

        override func viewDidLoad() {
          super.viewDidLoad()
          let center = NotificationCenter.default
          center.addObserver(
            self, selector: #selector(adjust), name: UIResponder.keyboardWillHideNotification,
            object: nil)
          center.addObserver(
            self, selector: #selector(adjust),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        }

        @objc func adjust(notification: Notification) {
          guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
            as? NSValue
          else { return }
          let end = view.convert(value.cgRectValue, from: view.window)
          if notification.name == UIResponder.keyboardWillHideNotification {
            note.contentInset = .zero
          } else {
            note.contentInset = UIEdgeInsets(
              top: 0, left: 0, bottom: end.height - view.safeAreaInsets.bottom, right: 0)
          }
          note.scrollIndicatorInsets = note.contentInset
          let range = note.selectedRange
          note.scrollRangeToVisible(range)
        }
      }
      """),
    Pair(
      "s2-intersection-in-table",
      """
      override func viewWillAppear(_ animated: Bool) {
        NotificationCenter.default.addObserver(
          self, selector: #selector(show(_:)), name: UIResponder.keyboardWillShowNotification,
          object: nil)
        NotificationCenter.default.addObserver(
          self, selector: #selector(hide(_:)), name: UIResponder.keyboardWillHideNotification,
          object: nil)
      }
      override func viewWillDisappear(_ animated: Bool) {
        NotificationCenter.default.removeObserver(self)
      }
      @objc func show(_ notification: Notification) {
        let end = (notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue)
          .cgRectValue
        let covered = tableView.convert(end, from: nil).intersection(tableView.bounds)
        if !covered.isNull {
          let insets = UIEdgeInsets(top: 0, left: 0, bottom: covered.height, right: 0)
          tableView.contentInset = insets
          tableView.scrollIndicatorInsets = insets
        }
      }
      @objc func hide(_ notification: Notification) {
        UIView.animate(withDuration: 0.25) {
          self.tableView.contentInset = UIEdgeInsets.zero
          self.tableView.scrollIndicatorInsets = UIEdgeInsets.zero
        }
      }
      """),
    Pair(
      "s2b-intersection-on-change-frame",
      """
      func viewWillAppear() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(change), name: .UIKeyboardWillChangeFrame, object: nil)
        NotificationCenter.default.addObserver(
          self, selector: #selector(hide), name: .UIKeyboardWillHide, object: nil)
      }
      func viewWillDisappear() { NotificationCenter.default.removeObserver(self) }
      func change(note: Notification) {
        guard let frame = note.userInfo?[UIKeyboardFrameEndUserInfoKey] as? CGRect else { return }
        let covered = tableView.convert(frame, from: nil).intersection(tableView.bounds)
        if covered.isNull { return }
        tableView.contentInset = UIEdgeInsetsMake(0, 0, covered.size.height, 0)
        tableView.scrollIndicatorInsets = UIEdgeInsetsMake(0, 0, covered.size.height, 0)
      }
      func hide(note: Notification) {
        tableView.contentInset = .zero
        tableView.scrollIndicatorInsets = .zero
      }
      """),
    Pair(
      "s2d-remember-applied",
      """
      class Form: UITableViewController {
        private var applied: CGFloat = 0
        override func viewWillAppear(_ animated: Bool) {
          NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
          ) { [weak self] info in
            guard let self = self else { return }
            let end = info.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! CGRect
            let covered = tableView.convert(end, from: nil).intersection(tableView.bounds)
            if !covered.isNull { self.apply(covered.height) }
          }
          NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
          ) { _ in self.apply(0) }
        }
        override func viewDidDisappear(_ animated: Bool) {
          NotificationCenter.default.removeObserver(self)
        }
        func apply(_ height: CGFloat) {
          tableView.contentInset.bottom += height - applied
          tableView.verticalScrollIndicatorInsets.bottom += height - applied
          applied = height
        }
      }
      """),
    Pair(
      "origin-y-once",
      """
      @objc func keyboardWillShow(notification: NSNotification) {
        if let size = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
          .cgRectValue {
          if self.view.frame.origin.y == 0 {
            self.view.frame.origin.y -= size.height
          }
        }
      }
      @objc func keyboardWillHide(notification: NSNotification) {
        if self.view.frame.origin.y != 0 {
          self.view.frame.origin.y = 0
        }
      }
      """),
    Pair(
      "s1-intersection-on-did-show",
      """
      keyboardDidShow:
        let own = view.window!.convert(tableView.frame, from: tableView.superview)
        let covered = own.intersection(keyboardFrameEnd)
        let height = tableView.superview!.convert(covered, from: view.window).height
        tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        tableView.scrollIndicatorInsets = tableView.contentInset
      keyboardWillHide:
        tableView.contentInset = .zero
        tableView.scrollIndicatorInsets = .zero
      """),
    Pair(
      "s3-constraint-safe-area",
      """
      func viewDidLoad() { bottomConstraint.constant = 8 }
      func keyboardWillShow(_ n: Notification) {
        let frame = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        bottomConstraint.constant = frame.height + 8
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
      }
      func keyboardWillHide(_ n: Notification) { bottomConstraint.constant = 8 }
      """),
    Pair(
      "s0a-height-minus-bar",
      """
      keyboardWillShow, keyboardWillChangeFrame:
        var height = keyboardFrameEnd.height
        if let bar = tabBarController?.tabBar {
          height = height - bar.frame.height
        } else if !navigationController!.toolbar.isHidden {
          height -= toolbar.frame.height
        }
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: max(0, height), right: 0)
        scrollView.scrollIndicatorInsets = scrollView.contentInset
      keyboardWillHide:
        scrollView.contentInset = .zero
        scrollView.scrollIndicatorInsets = .zero
      """),
    Pair(
      "apple-managing-the-keyboard",
      """
      func keyboardWasShown(_ notification: Notification) {
        let size = (notification.userInfo![UIResponder.keyboardFrameBeginUserInfoKey] as! CGRect).size
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: size.height, right: 0)
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
        var visible = self.view.frame
        let height = visible.size.height - size.height
        let rest = CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: height)
        if !rest.contains(activeField.frame.origin) {
          scrollView.scrollRectToVisible(activeField.frame, animated: true)
        }
      }
      func keyboardWillBeHidden(_ notification: Notification) {
        scrollView.contentInset = .zero
        scrollView.scrollIndicatorInsets = .zero
      }
      """),
    Pair(
      "swiftui-padding",
      """
      struct ContentView: View {
        @State private var text = ""
        @State private var keyboardHeight: CGFloat = 0

        var body: some View {
          ScrollView {
            TextField("Name", text: $text)
          }
          .padding(.bottom, keyboardHeight)
          .onReceive(
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
          ) { notification in
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
              as? CGRect
            else { return }
            withAnimation { keyboardHeight = frame.height }
          }
          .onReceive(
            NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)
          ) { _ in
            keyboardHeight = 0
          }
        }
      }
      """),
    Pair(
      "swiftui-padding",
      """
      extension Publishers {
        static var keyboardHeight: AnyPublisher<CGFloat, Never> {
          let willShow = NotificationCenter.default
            .publisher(for: UIApplication.keyboardWillShowNotification)
            .map { $0.keyboardHeight }
          let willHide = NotificationCenter.default
            .publisher(for: UIApplication.keyboardWillHideNotification)
            .map { _ in CGFloat(0) }
          return MergeMany(willShow, willHide)
            .eraseToAnyPublisher()
        }
      }

      extension Notification {
        var keyboardHeight: CGFloat {
          return (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
        }
      }

      struct ContentView: View {
        @State private var keyboardHeight: CGFloat = 0

        var body: some View {
          VStack {
            Spacer()
            ForEach(names, id: \\.self) { name in Text(name) }
          }
          .padding()
          .padding(.bottom, keyboardHeight)
          .onReceive(Publishers.keyboardHeight) { self.keyboardHeight = $0 }
        }
      }
      """),
    Pair(
      "swiftui-padding",
      """
      final class KeyboardResponder: ObservableObject {
        @Published private(set) var currentHeight: CGFloat = 0

        init(center: NotificationCenter = .default) {
          center.addObserver(
            self, selector: #selector(keyBoardWillShow(notification:)),
            name: UIResponder.keyboardWillShowNotification, object: nil)
          center.addObserver(
            self, selector: #selector(keyBoardWillHide(notification:)),
            name: UIResponder.keyboardWillHideNotification, object: nil)
        }

        @objc func keyBoardWillShow(notification: Notification) {
          if let size = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
            as? NSValue)?.cgRectValue {
            currentHeight = size.height
          }
        }

        @objc func keyBoardWillHide(notification: Notification) { currentHeight = 0 }
      }

      struct ContentView: View {
        @ObservedObject private var keyboard = KeyboardResponder()

        var body: some View {
          VStack { TextField("Fill in", text: $name).padding(.all) }
            .padding(.bottom, keyboard.currentHeight)
            .animation(.easeOut(duration: 0.16))
        }
      }
      """),
    Pair(
      "swiftui-ignores-keyboard",
      """
      struct ContentView: View {
        var body: some View {
          ZStack {
            Color.red.ignoresSafeArea()
            List { Text("a") }
          }
          .ignoresSafeArea(.keyboard, edges: .bottom)
        }
      }
      """),
    Pair(
      "swiftui-avoidance",
      """
      ScrollView {
        Button { send() } label: { Text("Send") }
      }
      .safeAreaInset(edge: .bottom) { Composer().padding(8) }
      """),
  ]

  /// Everyday scenarios of a phone with a home indicator, one without, and two iPads.
  static let scenarios: [String] = {
    var ids: [String] = []
    for (device, orientations) in [
      ("iphone-15/18.7", ["portrait", "landscape-left"]), ("iphone-8/16.7", ["portrait"]),
      ("ipad-a16/26.1", ["portrait"]), ("ipad-9th-generation/17.7", ["landscape-right"]),
    ] {
      for orientation in orientations {
        for keyboard in ["docked", "docked+prediction", "hardware+bar", "floating"] {
          for layout in [
            "none/fill/automatic", "nav+tab/fill/automatic", "nav+tab/fill/never",
            "nav+toolbar/child/automatic", "tab/safe-area/never",
          ] {
            for script in ["show-hide", "show-emoji-hide", "show-rotate-hide", "show-hide-show"] {
              ids.append(
                "\(device)/\(orientation)/full/en-US/\(keyboard)/none/\(layout)/base0/middle/\(script)"
              )
            }
          }
        }
      }
    }
    return ids
  }()

  @Test(arguments: pairs)
  func `A handler is the strategy of its code`(_ pair: Pair) throws {
    let model = try Shipped.wholeModel()
    let shipped = try #require(Strategies.named(pair.id))
    let own = try HandlerProgram(pair.text).strategy(named: "own")
    var compared = 0
    for id in Self.scenarios {
      let scenario = try model.space.scenario(id: id)
      if model.constraints.contains(where: { $0.isViolated(by: scenario) }) { continue }
      let scene = try #require(ComposedScene(scenario, in: model)).scene
      // What the constraint rests on in the beginning is the strategy's padding.
      let (a, b) = (own.play(scene), shipped.play(scene))
      #expect(a == b, "\(id)")
      compared += 1
    }
    #expect(compared > 150)
  }
}
