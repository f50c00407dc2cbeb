import DeviceProfiles
import InsetCore

/// What keyboards, bars and the rest of an app's scene have in common.
extension MatrixModel {
  var keyboardProperties: [LevelProperty] {
    var table = PropertyTable(.keyboard, keyboards.map(\.mode))
    let raised: Set<KeyboardMode> = [.undocked, .split]
    let hardware: Set<KeyboardMode> = [.hardware, .hardwareBar]
    let barred: Set<KeyboardMode> = [
      .dockedPrediction, .dockedCollapsed, .dockedCandidates, .dockedPassword,
    ]
    table.add("docked keyboards", else: "no docked keyboard") { $0.isDocked }
    table.add("raised or floating") { raised.contains($0) || $0 == .floating }
    table.add("hardware keyboard", else: "keyboard on screen") { hardware.contains($0) }
    table.add("hardware keyboard with a bar") { $0 == .hardwareBar }
    table.add("hardware keyboard without a bar") { $0 == .hardware }
    table.add("raised keyboards") { raised.contains($0) }
    table.add("keyboard at the bottom edge") { $0.isDocked || $0 == .hardwareBar }
    table.add("keyboard away from the bottom edge") { !$0.isDocked && $0 != .hardwareBar }
    table.add("docked with a bar above the keys") { barred.contains($0) }
    table.add("docked without a bar above the keys") { $0.isDocked && !barred.contains($0) }
    return table.properties
  }

  var accessoryProperties: [LevelProperty] {
    var table = PropertyTable(.accessory, accessories)
    table.add("accessory view", else: "no accessory view") { $0 != .none }
    table.add("accessory view that stays", else: "no accessory view that stays") {
      $0.isPersistent
    }
    return table.properties
  }

  var barProperties: [LevelProperty] {
    var table = PropertyTable(.bars, BarSet.allCases)
    let bottom: Set<BarSet> = [.tab, .navTab, .navToolbar]
    table.add("any bar", else: "no bar") { $0 != .none }
    table.add("tab bar", else: "no tab bar") { $0.hasTabBar }
    table.add("toolbar", else: "no toolbar") { $0 == .navToolbar }
    table.add("navigation bar", else: "no navigation bar") { $0.hasNavigationBar }
    table.add("bar at the bottom", else: "no bar at the bottom") { bottom.contains($0) }
    table.add("visible tab bar", else: "no visible tab bar") { $0 == .tab || $0 == .navTab }
    table.add("pushed tab bar", else: "no pushed tab bar") { $0 == .navTabPushed }
    return table.properties
  }

  var placementProperties: [LevelProperty] {
    var table = PropertyTable(.placement, Placement.allCases)
    table.add("view under the bars", else: "view clear of the bars") {
      $0.fillsController || $0 == .nested
    }
    table.add("short content", else: "scrolling content") { $0 == .short }
    table.add("view among siblings", else: "view alone") { $0 == .child }
    table.add("view whose frame follows the keyboard", else: "view whose frame stays") {
      $0.frameResponse != .none
    }
    table.add("view to the safe area", else: "view not to the safe area") { $0 == .safeArea }
    return table.properties
  }

  var adjustmentProperties: [LevelProperty] {
    var table = PropertyTable(.adjustment, ContentInsetAdjustmentBehavior.allCases)
    for behavior in ContentInsetAdjustmentBehavior.allCases {
      table.add("behavior \(behavior.rawValue)", else: "behavior not \(behavior.rawValue)") {
        $0 == behavior
      }
    }
    return table.properties
  }

  var baseProperties: [LevelProperty] {
    var table = PropertyTable(.base, BaseInsets.allCases)
    table.add("no base insets", else: "base insets") { $0 == .base0 }
    table.add("base insets on all edges", else: "base insets at most at the bottom") {
      $0 == .edges
    }
    return table.properties
  }

  var fieldProperties: [LevelProperty] {
    var table = PropertyTable(.field, FieldPlace.allCases)
    table.add("field at an end of the content", else: "field amid the content") { $0 != .middle }
    return table.properties
  }

  var scriptProperties: [LevelProperty] {
    var table = PropertyTable(.script, plan.scripts)
    for (words, other, actions) in Self.actionWords {
      table.add(words, else: other) { !actions.isDisjoint(with: $0.actions) }
    }
    table.add("hidden at the end", else: "shown at the end") {
      $0.actions.last { $0 == .hide || $0.keyboard != nil } == .hide
    }
    table.add("hide at step 2") { $0.actions.dropFirst(1).first == .hide }
    table.add("hide at step 3") { $0.actions.dropFirst(2).first == .hide }
    table.add("shown twice", else: "shown once") { $0.actions.count { $0 == .show } > 1 }
    return table.properties
  }

  /// Actions by what they have in common.
  private static let actionWords: [(String, String, Set<Script.Action>)] = [
    ("after hide", "without hide", [.hide, .hideInPlace, .commitDismiss]),
    ("with rotation", "without rotation", [.rotate]),
    ("with emoji", "without emoji", [.emoji]),
    ("with a floating keyboard", "without a floating keyboard", [.float]),
    ("with a raised keyboard", "without a raised keyboard", [.float, .undock, .split]),
    (
      "with another height while up", "without another height",
      [.emoji, .letters, .globe, .numeric, .password, .barOff, .barOn, .candidates]
    ),
    ("with focus moving", "without focus moving", [.numeric, .password, .barOff, .barOn]),
    ("with a hardware keyboard attached", "without one attached", [.attach]),
    (
      "off screen meanwhile", "on screen all along",
      [.elsewhere, .push, .pushFocused, .present, .background]
    ),
    ("with a push", "without a push", [.push, .pushFocused]),
    ("keyboard up before the view", "keyboard after the view", [.elsewhere]),
    ("with the app in the background", "with the app in front", [.background]),
    ("with another app's keyboard", "without another app's keyboard", [.otherShow]),
    ("with a cancelled swipe back", "without a swipe back", [.startPop]),
    ("with interactive dismissal", "without interactive dismissal", [.startDismiss]),
    ("with a window resized", "without a window resized", [.resize]),
    ("with cross-fade", "without cross-fade", [.crossFade]),
    ("during a call", "without a call", [.call]),
  ]
}
