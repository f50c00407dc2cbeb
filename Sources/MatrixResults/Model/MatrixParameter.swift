package import InsetCore

/// The parameters of the matrix in the order of a scenario's id.
package enum MatrixParameter: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// The device's name.
  case device
  /// The OS version, with the SDK where it matters.
  case os
  /// The interface orientation at the beginning.
  case orientation
  /// The app's window.
  case window
  /// The input language.
  case locale
  /// The keyboard's mode.
  case keyboard
  /// The input accessory view.
  case accessory
  /// The bars of the container controllers.
  case bars
  /// The location of the avoiding view.
  case placement
  /// The content inset adjustment behavior.
  case adjustment
  /// The app's own insets.
  case base
  /// The place of the focused field in the content.
  case field
  /// The sequence of actions.
  case script

  /// The name in queries and reports.
  package var name: String { String(describing: self) }

  /// Whether the first comes before the second in an id.
  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The bars of the controllers around the avoiding view.
package enum BarSet: String, Hashable, Sendable, CaseIterable {
  /// No container controller.
  case none
  /// A navigation bar.
  case nav
  /// A tab bar.
  case tab
  /// Both.
  case navTab = "nav+tab"
  /// A navigation bar, and a tab bar that `hidesBottomBarWhenPushed` moved away.
  case navTabPushed = "nav+tab-pushed"
  /// A navigation bar and its toolbar.
  case navToolbar = "nav+toolbar"

  package var hasNavigationBar: Bool { self != .none && self != .tab }
  package var hasTabBar: Bool { self == .tab || self == .navTab || self == .navTabPushed }
}

/// The location of the avoiding view in its controller.
package enum Placement: String, Hashable, Sendable, CaseIterable {
  /// It fills the controller's view, under the bars.
  case fill
  /// It ends at the safe area's edges.
  case safeArea = "safe-area"
  /// It is between a header of 60 pt and a footer of 50 pt.
  case child
  /// It fills the controller's view, with content for four fifths of its height.
  case short
  /// It reaches 200 pt below the controller's view.
  case tall
  /// It is 44 pt below the top of a container that is inset from the controller's view at all edges
  /// but the bottom one, where both reach under the bars.
  case nested
  /// It ends above an input bar of 50 pt at the bottom.
  case aboveInputBar = "above-input-bar"
  /// It fills the controller's view, and its bottom edge rests on a docked keyboard's top edge.
  case shrinking
  /// It fills a scroll view that makes room for a docked keyboard and scrolls as far as it can.
  case nestedScroll = "nested-scroll"
  /// It is the table of a table view controller, which makes room for the keyboard.
  case tableController = "table-controller"
  /// SwiftUI's keyboard safe area makes room.
  case swiftUI = "swiftui"
  /// A web view makes room.
  case webView = "web-view"
  /// It is a page in a web view that ends at the safe area's edges: as high as the web view, with a
  /// bar at its bottom.
  case webPage = "web-page"

  /// Whether the view fills the controller's view, under the bars.
  package var fillsController: Bool {
    switch self {
    case .fill, .short, .tall, .shrinking, .tableController, .swiftUI, .webView: true
    case .safeArea, .child, .nested, .aboveInputBar, .nestedScroll, .webPage: false
    }
  }

  /// Whether the container makes room for the keyboard by itself.
  package var adjustsForKeyboard: Bool {
    switch self {
    case .tableController, .swiftUI, .webView: true
    case .fill, .safeArea, .child, .short, .tall, .nested, .aboveInputBar, .shrinking,
      .nestedScroll, .webPage:
      false
    }
  }

  /// What something around the view does with its frame.
  package var frameResponse: FrameResponse {
    switch self {
    case .shrinking: .shrinks
    case .nestedScroll: .moves
    case .fill, .safeArea, .child, .short, .tall, .nested, .aboveInputBar, .tableController,
      .swiftUI, .webView, .webPage:
      .none
    }
  }
}

/// The insets that the app set for reasons of its own.
package enum BaseInsets: String, Hashable, Sendable, CaseIterable {
  /// None.
  case base0
  /// 20 pt at the bottom of content and indicator.
  case bottom20 = "bottom-20"
  /// 8, 4, 12 and 4 pt around the content, 6 pt under the indicator.
  case edges
  /// 60 pt at the bottom of content and indicator, for a bar of the app's own that rides on the
  /// keyboard.
  case composer

  package var content: Insets {
    switch self {
    case .base0: .zero
    case .bottom20: Insets(bottom: 20)
    case .edges: Insets(top: 8, left: 4, bottom: 12, right: 4)
    case .composer: Insets(bottom: bar)
    }
  }

  /// The height of the app's own bar that rides on the keyboard, in points.
  package var bar: Double { self == .composer ? 60 : 0 }

  package var indicators: Insets {
    switch self {
    case .base0: .zero
    case .bottom20: Insets(bottom: 20)
    case .edges: Insets(bottom: 6)
    case .composer: Insets(bottom: bar)
    }
  }
}

/// The place of the focused field in the content; its user has scrolled as little as shows it.
package enum FieldPlace: String, Hashable, Sendable, CaseIterable {
  /// In the lower part of what shows with the content at its top, where a keyboard covers it.
  case middle
  /// The first thing of the content.
  case top
  /// The last thing of the content.
  case bottom
}

extension MatrixParameter {
  /// What people call the parameter.
  package var title: String {
    switch self {
    case .device: "Device"
    case .os: "iOS version"
    case .orientation: "Orientation"
    case .window: "Window"
    case .locale: "Language"
    case .keyboard: "Keyboard"
    case .accessory: "Accessory view"
    case .bars: "Bars"
    case .placement: "Placement of the view"
    case .adjustment: "Content inset adjustment"
    case .base: "App's own insets"
    case .field: "Focused field"
    case .script: "What happens"
    }
  }
}
