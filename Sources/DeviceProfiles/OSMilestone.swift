/// Something that some versions of iOS do, as a report says it.
package struct OSFact: Hashable, Sendable {
  /// What it is called in links.
  package let id: String
  /// The versions that do it.
  package let os: OSRange
  /// What it is called in a report, in at most six words.
  package let title: String
  /// What it means for an app, in at most 25 words.
  package let sentence: String
  package let grade: OSBehavior.Grade
  /// Who says so.
  package let source: String
}

extension OSBehavior {
  /// It, for a report.
  package var fact: OSFact {
    OSFact(id: rawValue, os: os, title: title, sentence: sentence, grade: grade, source: source)
  }
}

/// Something that a version of iOS brought and that decides where content must end, but that is no
/// ``OSBehavior``: it changes the geometry or what an app can ask for.
package struct OSMilestone: Hashable, Sendable {
  package let fact: OSFact
  /// The scenarios in which it can show, as a query of the shipped levels; empty for all.
  package let query: String

  private init(
    _ id: String, _ versions: String, _ title: String, _ sentence: String,
    _ grade: OSBehavior.Grade = .documented, source: String, in query: String = ""
  ) {
    guard let os = OSRange(versions) else { preconditionFailure("no versions: \(versions)") }
    fact = OSFact(
      id: id, os: os, title: title, sentence: sentence, grade: grade, source: source)
    self.query = query
  }

  /// All of them, the oldest first.
  package static let all = [
    OSMilestone(
      "adjusted-insets-for-bars", "7+", "Content extends under bars",
      "Content runs under the bars, and iOS adjusts a scroll view's insets for them.",
      source: "UIViewController.automaticallyAdjustsScrollViewInsets, iOS 7.0",
      in: "bars:!none"),
    OSMilestone(
      "drag-to-dismiss", "7+", "Keyboards can be dragged away",
      "A finger that scrolls down can take the keyboard with it, if the app allows that.",
      source: "UIScrollView.keyboardDismissMode, iOS 7.0", in: "script:*start-dismiss*"),
    OSMilestone(
      "suggestions-bar", "8+", "Suggestions bar above the letters",
      "A bar with suggestions makes the keyboard higher, and users can turn it off.",
      .severalReports, source: "measured heights of iOS 7 and 8", in: "keyboard:docked+prediction"),
    OSMilestone(
      "two-apps-on-screen", "9+", "Two apps share an iPad",
      "In Split View and Slide Over a keyboard covers a part of the window, or belongs to another "
        + "app.",
      source: "UIResponder.keyboardIsLocalUserInfoKey, iOS 9.0", in: "window:split-*,slide-over"),
    OSMilestone(
      "shortcut-bar", "9+", "Shortcut bar of hardware keyboards",
      "With a hardware keyboard, a bar stays at the bottom of the screen and covers content.",
      source: "UITextInputAssistantItem, iOS 9.0", in: "keyboard:hardware+*"),
    OSMilestone(
      "safe-areas", "11+", "Safe areas and the home indicator",
      "Scroll views adjust for the safe area, so an inset must leave out what iOS adds already.",
      source: "UIScrollView.adjustedContentInset, iOS 11.0"),
    OSMilestone(
      "fixed-suggestions-bar", "11+", "Suggestions bar can't be collapsed",
      "Users can no longer drag the suggestions bar shut while they type.", .severalReports,
      source: "keyboards of iOS 8 to 10 and 11", in: "keyboard:docked+prediction"),
    OSMilestone(
      "higher-bars-on-ipad", "12+", "Higher bars on iPad",
      "Navigation bars and toolbars on iPad are 50 points high in apps built with Xcode 10 or later.",
      .severalReports, source: "Geoff Hackworth, iPad navigation bar and toolbar height changes",
      in: "device:ipad* bars:!none"),
    OSMilestone(
      "indicator-adjustment", "13+", "Scroll bars adjust by themselves",
      "iOS adds the safe area to a scroll bar's insets, so an app must not add it again.",
      source: "UIScrollView.automaticallyAdjustsScrollIndicatorInsets, iOS 13.0"),
    OSMilestone(
      "floating-keyboard", "13+", "Floating keyboard on iPad",
      "A small keyboard floats over the content, and its frame says nothing about an inset.",
      .severalReports, source: "iPadOS 13 and later", in: "keyboard:floating"),
    OSMilestone(
      "sheets-as-cards", "13+", "Sheets are cards",
      "A sheet leaves a gap at the top, and moves up when the keyboard appears.",
      source: "UIModalPresentationStyle.automatic, iOS 13.0", in: "window:*sheet*"),
    OSMilestone(
      "swiftui-keyboard-region", "14+", "SwiftUI avoids the keyboard",
      "SwiftUI insets the safe area by the keyboard unless a view ignores that region.",
      source: "SafeAreaRegions.keyboard, iOS 14.0"),
    OSMilestone(
      "keyboard-layout-guide", "15+", "Keyboard layout guide",
      "Apps can attach a view to the keyboard with a constraint instead of notifications.",
      source: "UIView.keyboardLayoutGuide, iOS 15.0"),
    OSMilestone(
      "stage-manager", "16+", "Stage Manager",
      "Windows on iPad end anywhere on the screen, so a keyboard can cover any part of them.",
      source: "Stage Manager, iPadOS 16.1", in: "window:stage-manager*"),
    OSMilestone(
      "tab-bar-at-the-top", "18+", "iPad tab bars at the top",
      "In wide windows on iPad the tab bar floats at the top and leaves the bottom edge free.",
      source: "UITabBarController.mode, iOS 18.0", in: "device:ipad* bars:*tab*"),
    OSMilestone(
      "free-windows", "26+", "Windows of any size on iPad",
      "Every iPad can place windows freely, also partly below the keyboard's top edge.",
      source: "iPadOS 26", in: "window:free*,tiled*"),
    OSMilestone(
      "glass-bars", "26+", "New bar heights",
      "Bars that are built with Xcode 26 have other heights, and landscape safe areas end 20 points "
        + "above the bottom.",
      .severalReports, source: "measured on iOS 26.1, iPhone 16 and iPad", in: "bars:!none"),
    OSMilestone(
      "lower-suggestions-bar", "27+", "Lower keyboard with suggestions",
      "On iPhone the keyboard with its suggestions bar is about 7 points lower than on iOS 26.",
      .severalReports, source: "two public measurements, 328 points where iOS 26 has 335",
      in: "device:iphone* keyboard:docked+prediction"),
  ]
}

extension OSRange {
  /// The range in a sentence: "iOS 8", "iOS 9 to 12", "up to iOS 7", "iOS 14 and later".
  package var words: String {
    let last = last.minor == Self.anyMinor ? "\(last.major)" : "\(last)"
    if first == Self.all.first {
      return self.last == Self.all.last ? "every iOS" : "up to iOS \(last)"
    }
    if self.last == Self.all.last { return "iOS \(first) and later" }
    return "\(first)" == last ? "iOS \(first)" : "iOS \(first) to \(last)"
  }
}
