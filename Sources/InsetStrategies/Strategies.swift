package import InsetCore

/// The strategies that the matrix judges: one type and one file each.
package enum Strategies {
  /// Every strategy: the project's own, the published write-ups, the public implementations, then
  /// the naive controls.
  package static let all: [AnyInsetStrategy] = [
    AnyInsetStrategy(CoveredArea.self),
    AnyInsetStrategy(HeightMinusBar.self),
    AnyInsetStrategy(RawHeight.self),
    AnyInsetStrategy(IntersectionOnDidShow.self),
    AnyInsetStrategy(IntersectionInTable.self),
    AnyInsetStrategy(IntersectionOnChangeFrame.self),
    AnyInsetStrategy(RememberApplied.self),
    AnyInsetStrategy(SafeAreaLayoutFrame.self),
    AnyInsetStrategy(RawHeightScrollToField.self),
    AnyInsetStrategy(ConstraintLiteral.self),
    AnyInsetStrategy(ConstraintIntent.self),
    AnyInsetStrategy(ConstraintSafeArea.self),
    AnyInsetStrategy(MoveByBeginHeight.self),
    // MARK: Public implementations
    AnyInsetStrategy(Flutter.self),
    AnyInsetStrategy(ReactNativeScrollView.self),
    AnyInsetStrategy(ReactNativeKeyboardAvoidingView.self),
    AnyInsetStrategy(ReactNativeKeyboardController.self),
    AnyInsetStrategy(Listable.self),
    AnyInsetStrategy(Blueprint.self),
    AnyInsetStrategy(IQKeyboardManager.self),
    AnyInsetStrategy(TPKeyboardAvoiding.self),
    AnyInsetStrategy(FreshOSKeyboardLayoutGuide.self),
    AnyInsetStrategy(NiwKeyboardGuide.self),
    AnyInsetStrategy(InputBarAccessoryView.self),
    AnyInsetStrategy(SlackTextViewController.self),
    AnyInsetStrategy(Chatto.self),
    AnyInsetStrategy(StreamChatComposer.self),
    AnyInsetStrategy(StreamChatTable.self),
    AnyInsetStrategy(CapacitorKeyboard.self),
    AnyInsetStrategy(ComposeMultiplatform.self),
    AnyInsetStrategy(ComposeMultiplatformFocus.self),
    AnyInsetStrategy(UnoPlatform.self),
    AnyInsetStrategy(Signal.self),
    AnyInsetStrategy(Telegram.self),
    AnyInsetStrategy(Firefox.self),
    AnyInsetStrategy(Wikipedia.self),
    AnyInsetStrategy(Aiolos.self),
    AnyInsetStrategy(OmniUI.self),
    AnyInsetStrategy(QMUI.self),
    AnyInsetStrategy(KeyboardBarLift.self),
    AnyInsetStrategy(WebKit.self),
    AnyInsetStrategy(KeyboardLayoutGuide.self),
    AnyInsetStrategy(SwiftUIAvoidance.self),
    AnyInsetStrategy(TableViewController.self),
    AnyInsetStrategy(Constant216.self),
    AnyInsetStrategy(KeyboardHeight.self),
    AnyInsetStrategy(LegacyAxesIgnored.self),
    AnyInsetStrategy(ManualSums.self),
  ]

  package static func named(_ id: String) -> AnyInsetStrategy? { all.first { $0.id == id } }
}
