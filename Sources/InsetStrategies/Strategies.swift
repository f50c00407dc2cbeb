public import InsetCore

/// The strategies that the matrix judges: one type and one file each.
public enum Strategies {
  /// Every strategy: the project's own, the published write-ups, the public implementations, then
  /// the naive controls.
  public static let all: [Subject] = [
    Subject(CoveredArea.self),
    Subject(HeightMinusBar.self),
    Subject(RawHeight.self),
    Subject(IntersectionOnDidShow.self),
    Subject(IntersectionInTable.self),
    Subject(IntersectionOnChangeFrame.self),
    Subject(RememberApplied.self),
    Subject(SafeAreaLayoutFrame.self),
    Subject(RawHeightScrollToField.self),
    Subject(ConstraintLiteral.self),
    Subject(ConstraintIntent.self),
    Subject(MoveByBeginHeight.self),
    // MARK: Public implementations
    Subject(Flutter.self),
    Subject(ReactNativeScrollView.self),
    Subject(ReactNativeKeyboardAvoidingView.self),
    Subject(ReactNativeKeyboardController.self),
    Subject(Listable.self),
    Subject(Blueprint.self),
    Subject(IQKeyboardManager.self),
    Subject(TPKeyboardAvoiding.self),
    Subject(FreshOSKeyboardLayoutGuide.self),
    Subject(NiwKeyboardGuide.self),
    Subject(InputBarAccessoryView.self),
    Subject(SlackTextViewController.self),
    Subject(Chatto.self),
    Subject(Signal.self),
    Subject(Telegram.self),
    Subject(Firefox.self),
    Subject(Wikipedia.self),
    Subject(Aiolos.self),
    Subject(OmniUI.self),
    Subject(QMUI.self),
    Subject(KeyboardBarLift.self),
    Subject(WebKit.self),
    Subject(KeyboardLayoutGuide.self),
    Subject(SwiftUIAvoidance.self),
    Subject(Constant216.self),
    Subject(KeyboardHeight.self),
    Subject(LegacyAxesIgnored.self),
    Subject(ManualSums.self),
  ]

  /// The strategy with an id, or nil where no strategy has it.
  public static func named(_ id: String) -> Subject? { all.first { $0.id == id } }
}
