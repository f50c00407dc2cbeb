import DeviceProfiles
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

@Suite struct LevelLabelsTests {
  private func label(_ level: String, _ parameter: MatrixParameter) throws -> String? {
    let model = try Shipped.model()
    let index = model.space.parameters[parameter.rawValue].levels.firstIndex(of: level)
    return index.map { model.levelLabels[parameter.rawValue][$0] }
  }

  @Test(arguments: [
    (MatrixParameter.device, "iphone-15-pro", "iPhone 15 Pro"),
    (.os, "18.7", "iOS 18.7"), (.os, "26.1+sdk18", "iOS 26.1, built with Xcode 16"),
    (.orientation, "portrait", "Portrait"),
    (.window, "split-half-right", "Split View, half, right side"),
    (.window, "tiled-third-right", "Tiled window, right third"),
    (.locale, "en-US", "English (US)"),
    (.keyboard, "docked+prediction", "Letters with suggestions bar"),
    (.keyboard, "hardware+bar", "Hardware keyboard with shortcut bar"),
    (.accessory, "bar-44", "Accessory view, 44 pt"), (.bars, "nav+tab", "Navigation and tab bar"),
    (.placement, "fill", "Fills the screen under the bars"),
    (.script, "show-rotate-hide", "Show, rotate, hide"),
  ])
  func `A level has the name that people know`(
    parameter: MatrixParameter, level: String, label: String
  ) throws {
    #expect(try self.label(level, parameter) == label)
  }

  @Test func `Labels are distinct, begin with a capital, and are made of no id`() throws {
    let model = try Shipped.model()
    for (parameter, labels) in zip(model.space.parameters, model.levelLabels) {
      #expect(labels.count == parameter.levels.count, "\(parameter.name)")
      #expect(Set(labels).count == labels.count, "\(parameter.name)")
      for (level, label) in zip(parameter.levels, labels) {
        let isNamed = ["device", "os"].contains(parameter.name) || label.first?.isUppercase == true
        #expect(isNamed || label.first?.isNumber == true, "\(label)")
        #expect(!label.contains("+") && !label.contains("_"), "\(label)")
        #expect(!level.contains("-") || !label.contains(level), "\(label)")
      }
    }
  }

  @Test func `An app's own views are called by their names`() throws {
    let labels = try OwnViews.model().levelLabels
    #expect(labels[MatrixParameter.keyboard.rawValue].suffix(2) == ["Pin pad", "Drawer"])
    #expect(labels[MatrixParameter.accessory.rawValue].last == "Toolbar")
  }
}
