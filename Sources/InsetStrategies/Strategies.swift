package import InsetCore
import Synchronization

/// The strategies that the matrix judges: one type and one file each.
package enum Strategies {
  /// Every strategy that this process knows: the shipped ones, then those that were added.
  package static var all: [AnyInsetStrategy] { shipped + added.withLock { $0 } }

  private static let added = Mutex<[AnyInsetStrategy]>([])

  /// Adds strategies of one's own, before anything is judged; one with a known id takes its place among
  /// those that were added.
  package static func add(_ strategies: [AnyInsetStrategy]) {
    added.withLock { all in
      for strategy in strategies {
        all.removeAll { $0.id == strategy.id }
        all.append(strategy)
      }
    }
  }

  /// The strategies that come with the tool: the project's own, the published write-ups, the public
  /// libraries, apps, the system's own, web pages, then the naive controls.
  package static let shipped: [AnyInsetStrategy] = [
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
    AnyInsetStrategy(AppleManagingTheKeyboard.self),
    AnyInsetStrategy(AppleWWDC21.self),
    AnyInsetStrategy(AppleWWDC23.self),
    AnyInsetStrategy(HackingWithSwift.self),
    AnyInsetStrategy(OriginYOnce.self),
    AnyInsetStrategy(SwiftUIPadding.self),
    AnyInsetStrategy(SwiftUIIgnoresKeyboard.self),
    // MARK: Public implementations
    AnyInsetStrategy(Flutter.self),
    AnyInsetStrategy(Flutter344.self),
    AnyInsetStrategy(ReactNativeScrollView.self),
    AnyInsetStrategy(ReactNativeKeyboardAvoidingView.self),
    AnyInsetStrategy(ReactNativeKeyboardAvoidingViewHeight.self),
    AnyInsetStrategy(ReactNativeKeyboardAvoidingViewPosition.self),
    AnyInsetStrategy(ReactNativeKeyboardController.self),
    AnyInsetStrategy(ReactNativeKeyboardControllerAutomaticOffset.self),
    AnyInsetStrategy(ReactNativeKeyboardControllerAwareScrollView.self),
    AnyInsetStrategy(ReactNativeKeyboardControllerStickyView.self),
    AnyInsetStrategy(ReactNativeKeyboardAwareScrollView.self),
    AnyInsetStrategy(Listable.self),
    AnyInsetStrategy(Blueprint.self),
    AnyInsetStrategy(IQKeyboardManager.self),
    AnyInsetStrategy(IQKeyboardManager65.self),
    AnyInsetStrategy(TPKeyboardAvoiding.self),
    AnyInsetStrategy(Eureka.self),
    AnyInsetStrategy(RxKeyboard.self),
    AnyInsetStrategy(FreshOSKeyboardLayoutGuide.self),
    AnyInsetStrategy(NiwKeyboardGuide.self),
    AnyInsetStrategy(InputBarAccessoryView.self),
    AnyInsetStrategy(MessageKitList.self),
    AnyInsetStrategy(CordovaIonicKeyboard.self),
    AnyInsetStrategy(JSQMessagesViewController.self),
    AnyInsetStrategy(SlackTextViewController.self),
    AnyInsetStrategy(Chatto.self),
    AnyInsetStrategy(StreamChatComposer.self),
    AnyInsetStrategy(StreamChatTable.self),
    AnyInsetStrategy(CapacitorKeyboard.self),
    AnyInsetStrategy(CapacitorKeyboardBody.self),
    AnyInsetStrategy(CapacitorKeyboardNone.self),
    AnyInsetStrategy(ComposeMultiplatform.self),
    AnyInsetStrategy(UnoPlatform.self),
    AnyInsetStrategy(DotNetMAUI.self),
    AnyInsetStrategy(TitaniumScrollView.self),
    AnyInsetStrategy(Aiolos.self),
    AnyInsetStrategy(OmniUI.self),
    AnyInsetStrategy(QMUI.self),
    // MARK: Apps
    AnyInsetStrategy(Signal.self),
    AnyInsetStrategy(Telegram.self),
    AnyInsetStrategy(Firefox.self),
    AnyInsetStrategy(Wikipedia.self),
    // MARK: The system
    AnyInsetStrategy(WebKit.self),
    AnyInsetStrategy(KeyboardLayoutGuide.self),
    AnyInsetStrategy(KeyboardLayoutGuideUndocked.self),
    AnyInsetStrategy(KeyboardLayoutGuideNoSafeArea.self),
    AnyInsetStrategy(SwiftUIAvoidance.self),
    AnyInsetStrategy(TableViewController.self),
    // MARK: Web pages
    AnyInsetStrategy(WebFixedBar.self),
    AnyInsetStrategy(WebVisualViewportHeight.self),
    AnyInsetStrategy(WebVisualViewportEarly.self),
    AnyInsetStrategy(WebVisualViewportBottom.self),
    AnyInsetStrategy(WebVisualViewport.self),
    // MARK: Controls
    AnyInsetStrategy(Constant216.self),
    AnyInsetStrategy(KeyboardHeight.self),
    AnyInsetStrategy(LegacyAxesIgnored.self),
    AnyInsetStrategy(ManualSums.self),
    AnyInsetStrategy(IgnoresKeyboard.self),
    AnyInsetStrategy(KeepsFirstHeight.self),
    AnyInsetStrategy(KeepsOffset.self),
    AnyInsetStrategy(DropsOnRotation.self),
  ]

  package static func named(_ id: String) -> AnyInsetStrategy? { all.first { $0.id == id } }
}
