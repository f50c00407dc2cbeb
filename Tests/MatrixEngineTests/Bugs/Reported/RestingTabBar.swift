import InsetCore

extension ReportedStrategies {
  /// Keeps the height of a tab bar at rest as a constant, whether there is a bar or not.
  ///
  /// From github.com/APSL/react-native-keyboard-aware-scroll-view/pull/78.
  struct RestingTabBar: InsetStrategy {
    static let id = "reported-resting-tab-bar"

    func receive(_ event: Event, _ view: inout ViewState) {
      switch event.kind {
      case .viewDidLoad, .keyboardWillHide: view.setBottom(49)
      case .keyboardWillShow: view.setBottom((event.keyboard.endFrame ?? .zero).height - 49)
      default: break
      }
    }
  }
}
