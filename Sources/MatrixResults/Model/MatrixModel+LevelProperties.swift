import DeviceProfiles
import InsetCore
import ScenarioSpaces

/// What the levels of a matrix have in common: a line for each property, the plainest first.
extension MatrixModel {
  /// The properties of all levels, by parameter.
  ///
  /// - Complexity: O(*v*²) for *v* OS versions and as many screen widths.
  package var levelProperties: [LevelProperty] {
    [
      deviceProperties, screenProperties, osProperties, orientationProperties, windowProperties,
      localeProperties, keyboardProperties, accessoryProperties, barProperties,
      placementProperties, adjustmentProperties, baseProperties, fieldProperties,
      scriptProperties,
    ].flatMap { $0 }
  }

  private var deviceProperties: [LevelProperty] {
    var table = PropertyTable(.device, profiles.devices)
    table.add("iPad", else: "iPhone") { $0.idiom == .pad }
    table.add("home indicator", else: "home button") { $0.hasHomeIndicator }
    table.add("regular width in landscape", else: "compact width in landscape") {
      $0.isRegularInLandscape
    }
    table.add("can split the keyboard", else: "cannot split the keyboard") {
      $0.keyboardModes.contains(.split)
    }
    table.add("can float the keyboard", else: "cannot float the keyboard") {
      $0.keyboardModes.contains(.floating)
    }
    table.add("turns upside down", else: "never upside down") {
      $0.orientations.contains(.portraitUpsideDown)
    }
    return table.properties
  }

  private var screenProperties: [LevelProperty] {
    var table = PropertyTable(.device, profiles.devices)
    for scale in Set(profiles.devices.map(\.scale.value)).sorted() {
      table.add("@\(number(scale))x screen") { $0.scale.value == scale }
    }
    let widths = Set(profiles.devices.map(\.screen.value.width)).sorted()
    for width in widths {
      table.add("\(number(width)) pt wide") { $0.screen.value.width == width }
    }
    for width in widths {
      table.add("up to \(number(width)) pt wide") { $0.screen.value.width <= width }
      table.add("from \(number(width)) pt wide") { $0.screen.value.width >= width }
    }
    return table.properties
  }

  private var orientationProperties: [LevelProperty] {
    var table = PropertyTable(.orientation, InterfaceOrientation.allCases)
    table.add("landscape", else: "portrait or upside down") { $0.isLandscape }
    return table.properties
  }

  private var windowProperties: [LevelProperty] {
    var table = PropertyTable(.window, windows)
    let left: Set<WindowMode> = [.splitThird, .splitHalf, .splitTwoThirds]
    let right: Set<WindowMode> = [.splitThirdRight, .splitHalfRight, .splitTwoThirdsRight]
    let (tiledLeft, tiledRight): (Set<WindowMode>, Set<WindowMode>) = (
      [.tiledHalf, .tiledQuarterTop], [.tiledThirdRight, .tiledQuarterBottom]
    )
    table.add("full screen", else: "not full screen") { $0 == .full }
    table.add("Split View") { left.union(right).contains($0) }
    table.add("tiled window") { tiledLeft.union(tiledRight).contains($0) }
    table.add("Slide Over") { $0 == .slideOver }
    table.add("page sheet", else: "no page sheet") { $0 == .pageSheet }
    table.add("left-hand window") { left.union(tiledLeft).contains($0) }
    table.add("right-hand window") {
      right.union(tiledRight).contains($0) || $0 == .slideOver
    }
    table.add("Split View or Slide Over") { left.union(right).contains($0) || $0 == .slideOver }
    table.add("window down to the screen's bottom") {
      ![.slideOver, .free, .tiledQuarterTop].contains($0)
    }
    return table.properties
  }

  private var localeProperties: [LevelProperty] {
    var table = PropertyTable(.locale, profiles.locales)
    table.add("letters", else: "emoji") { $0.layout != .emoji }
    table.add("prediction bar", else: "no prediction bar") { $0.predictionBar.value == .present }
    table.add("candidate row", else: "no candidate row") { $0.predictionBar.value == .candidates }
    table.add("neither prediction bar nor candidate row") { $0.predictionBar.value == .absent }
    for layout in KeyboardLayout.allCases {
      table.add("\(layout.rawValue) layout", else: "no \(layout.rawValue) layout") {
        $0.layout == layout
      }
    }
    return table.properties
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
