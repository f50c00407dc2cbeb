package import DeviceProfiles
import InsetCore

/// What people call the levels: for headings, lists and sentences, where an id says too little.
extension MatrixModel {
  /// For each parameter, the labels of its levels in order.
  ///
  /// Marketing names and languages come from
  /// the profiles; an app's own views are called by their names.
  package var levelLabels: [[String]] {
    MatrixParameter.allCases.map { parameter in
      switch parameter {
      case .device: profiles.devices.map(\.name)
      case .os: plan.os.map(\.label)
      case .orientation: InterfaceOrientation.allCases.map(\.label)
      case .window: windows.map(\.label)
      case .locale: profiles.locales.map(\.name)
      case .keyboard: keyboards.map { $0.inputView.map { Self.label($0.name) } ?? $0.mode.label }
      case .accessory: accessories.map { $0.usualLabel ?? Self.label($0.name) }
      case .bars: BarSet.allCases.map(\.label)
      case .placement: Placement.allCases.map(\.label)
      case .adjustment: ContentInsetAdjustmentBehavior.allCases.map(\.label)
      case .base: BaseInsets.allCases.map(\.label)
      case .field: FieldPlace.allCases.map(\.label)
      case .script: plan.scripts.map(\.label)
      }
    }
  }

  /// A name with blanks and a capital, such as "Pin pad".
  package static func label(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension OSLevel {
  fileprivate var label: String {
    // Xcode skipped to the number of the SDK with 26.
    let xcode = sdk.map { ", built with Xcode \($0 < 26 ? $0 - 2 : $0)" } ?? ""
    return "iOS \(version.major).\(version.minor)\(xcode)"
  }
}

extension InterfaceOrientation {
  fileprivate var label: String {
    switch self {
    case .portrait: "Portrait"
    case .landscapeLeft: "Landscape left"
    case .landscapeRight: "Landscape right"
    case .portraitUpsideDown: "Upside down"
    }
  }
}

extension WindowMode {
  fileprivate var label: String {
    switch self {
    case .full: "Full screen"
    case .iPhoneApp: "Window of an iPhone app"
    case .splitThird: "Split View, one third, left side"
    case .splitHalf: "Split View, half, left side"
    case .splitTwoThirds: "Split View, two thirds, left side"
    case .splitThirdRight: "Split View, one third, right side"
    case .splitHalfRight: "Split View, half, right side"
    case .splitTwoThirdsRight: "Split View, two thirds, right side"
    case .slideOver: "Slide Over"
    case .free: "Resizable window"
    case .freeTop: "Resizable window above the keyboard"
    case .freeBottom: "Resizable window at the bottom"
    case .tiledHalf: "Tiled window, left half"
    case .tiledThirdRight: "Tiled window, right third"
    case .tiledQuarterTop: "Tiled window, quarter at the top"
    case .tiledQuarterBottom: "Tiled window, quarter at the bottom"
    case .pageSheet: "Page sheet"
    case .pageSheetMedium: "Page sheet, medium detent"
    case .formSheet: "Form sheet"
    case .formSheetMedium: "Form sheet, medium detent"
    case .popover: "Popover"
    case .alert: "Alert"
    case .stageManager: "Stage Manager window"
    case .stageManagerTop: "Stage Manager window above the keyboard"
    case .stageManagerBottom: "Stage Manager window at the bottom"
    }
  }
}

extension KeyboardMode {
  /// What people call it.
  package var label: String {
    switch self {
    case .docked: "Letters"
    case .dockedPrediction: "Letters with suggestions bar"
    case .dockedCollapsed: "Letters with suggestions bar dragged shut"
    case .dockedCandidates: "Letters with candidate bar"
    case .dockedPassword: "Letters with AutoFill bar"
    case .numeric: "Number pad"
    case .emoji: "Emoji"
    case .thirdParty: "Third-party keyboard"
    case .floating: "Floating keyboard"
    case .undocked: "Undocked keyboard"
    case .split: "Split keyboard"
    case .hardware: "Hardware keyboard"
    case .hardwareBar: "Hardware keyboard with shortcut bar"
    }
  }
}

extension KeyboardLevel {
  /// What a picture calls it.
  package var pictureLabel: String {
    if let inputView { return MatrixModel.label(inputView.name) }
    return switch mode {
    case .docked, .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword:
      "Keyboard"
    case .hardwareBar: "Shortcut bar"
    case .numeric, .emoji, .thirdParty, .floating, .undocked, .split, .hardware: mode.label
    }
  }
}

extension Accessory {
  /// The label of those that every matrix has.
  fileprivate var usualLabel: String? {
    guard Self.usual.contains(self) else { return nil }
    if self == .none { return "No accessory view" }
    return isPersistent
      ? "Input bar that stays, \(Int(height)) pt" : "Accessory view, \(Int(height)) pt"
  }
}

extension BarSet {
  fileprivate var label: String {
    switch self {
    case .none: "No bars"
    case .nav: "Navigation bar"
    case .tab: "Tab bar"
    case .navTab: "Navigation and tab bar"
    case .navTabPushed: "Navigation bar, tab bar hidden by a push"
    case .navToolbar: "Navigation bar and toolbar"
    }
  }
}

extension Placement {
  fileprivate var label: String {
    switch self {
    case .fill: "Fills the screen under the bars"
    case .safeArea: "Ends at the safe area"
    case .child: "Between a header and a footer"
    case .short: "Fills the screen, with little content"
    case .tall: "Reaches below the screen"
    case .nested: "In a container with margins"
    case .aboveInputBar: "Above an input bar"
    case .shrinking: "Shrinks with the keyboard"
    case .nestedScroll: "In a scroll view that adjusts"
    case .tableController: "In a UITableViewController"
    case .swiftUI: "In a SwiftUI view"
    case .webView: "In a web view"
    case .webPage: "Web page with a bar at its bottom"
    }
  }
}

extension ContentInsetAdjustmentBehavior {
  fileprivate var label: String {
    switch self {
    case .automatic: "Automatic"
    case .scrollableAxes: "Scrollable axes"
    case .never: "Never"
    case .always: "Always"
    }
  }
}

extension BaseInsets {
  fileprivate var label: String {
    switch self {
    case .base0: "None"
    case .bottom20: "20 pt at the bottom"
    case .edges: "Different on every edge"
    case .composer: "60 pt for a bar on the keyboard"
    }
  }
}

extension FieldPlace {
  fileprivate var label: String {
    switch self {
    case .middle: "In the middle"
    case .top: "At the top"
    case .bottom: "At the bottom"
    }
  }
}
