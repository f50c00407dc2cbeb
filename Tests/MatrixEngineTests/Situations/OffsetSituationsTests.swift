import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// Fields at the ends of the content and amid it, and where strategies leave them.
///
/// An iPhone 8 in portrait shows lines 20 to 667, and with its keyboard of 216 points lines 20 to 451;
/// its content has 2001 points. An iPhone 15 under both bars shows lines 97.67 to 769, and with its
/// keyboard of 291 points to 561; its content has 2556.
@Suite struct OffsetSituationsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let id: String
    let strategy: String
    /// The lines of the content between which the field stands.
    let field: ClosedRange<Double>
    /// For each step the offsets that are right.
    let right: [ClosedRange<Double>]
    /// For each step the offset that the strategy leaves.
    let found: [Double]

    init(
      _ name: String, _ id: String, _ strategy: String, field: ClosedRange<Double>,
      right: [ClosedRange<Double>], found: [Double]
    ) {
      (testDescription, self.id, self.strategy, self.field) = (name, id, strategy, field)
      (self.right, self.found) = (right, found)
    }
  }

  private static func phone8(_ place: String) -> String {
    "iphone-8/16.7/portrait/full/en-US/docked/none/none/fill/automatic/base0/\(place)/show-hide"
  }

  private static func phone15(_ place: String) -> String {
    "iphone-15/18.7/portrait/full/en-US/docked/none/nav+tab/fill/automatic/base0/\(place)/show-hide"
  }

  static let cases = [
    // 100 points above the last line at rest, 667 - 20: 587 at 451, or 547 at 20.
    Case(
      "amid the content the field is scrolled to the keyboard", phone8("middle"),
      "uitableviewcontroller", field: 547...587, right: [136...527, -20...1334],
      found: [136, 136]),
    Case(
      "at the top nothing has to move", phone8("top"), "uitableviewcontroller", field: 16...56,
      right: [-395 ... -4, -20...1334], found: [-20, -20]),
    // Scrolled to the end before the show, and by the keyboard's height with it.
    Case(
      "at the end the content is as far as it goes", phone8("bottom"), "uitableviewcontroller",
      field: 1961...2001, right: [1550...1941, -20...1334], found: [1550, 1334]),
    // Moved up by 216, whether the field needs it or not.
    Case(
      "a view that moves takes a field at the top along", phone8("top"),
      "s4-move-by-begin-height", field: 16...56, right: [-395 ... -4, -20...1334],
      found: [196, -20]),
    Case(
      "a view that moves shows a field at the end", phone8("bottom"), "s4-move-by-begin-height",
      field: 1961...2001, right: [1550...1941, -20...1334], found: [1550, 1334]),
    // The inset has the tab bar twice, so the field is scrolled by 83 points too many, and still seen.
    Case(
      "scrolling heeds an inset that is too high", phone15("middle"),
      "s2f-raw-height-scroll-to-field", field: 571.33...611.33,
      right: [50.33...473.66, -97.67...1787], found: [133.33, 133.33]),
    Case(
      "with the inset that is too high the end can be scrolled to", phone15("bottom"),
      "s2f-raw-height-scroll-to-field", field: 2516...2556,
      right: [1995...2418.33, -97.67...1787], found: [2078, 1787]),
  ]

  @Test(arguments: cases)
  func `The offset is judged by the field with a keyboard, by the ends without`(
    _ offset: Case
  ) throws {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named(offset.strategy))])
    let scenario = try matrix.model.space.scenario(id: offset.id)
    let explanation = try #require(try matrix.explain(scenario).first)
    let field = explanation.scene.layout.stages[0].focusedField
    #expect(Self.isNear(field.minY, offset.field.lowerBound))
    #expect(Self.isNear(field.maxY, offset.field.upperBound))
    for (index, step) in explanation.steps.enumerated() {
      let (range, right) = (step.expectation.offsets, offset.right[index])
      #expect(Self.isNear(range.lowest, right.lowerBound), "\(step.step.name)")
      #expect(Self.isNear(range.highest, right.upperBound), "\(step.step.name)")
      #expect(Self.isNear(step.settled.contentOffset, offset.found[index]), "\(step.step.name)")
      #expect(step.judgement.hasWrongOffset == !right.contains(offset.found[index]))
    }
    let isOff = zip(offset.right, offset.found).contains { !$0.contains($1) }
    #expect(explanation.outcome.verdict?.hasWrongOffset == isOff)
  }

  private static func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  @Test func `A strategy that does not scroll is not judged by the offset`() throws {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named("covered-area"))])
    let scenario = try matrix.model.space.scenario(id: Self.phone8("middle"))
    let explanation = try #require(try matrix.explain(scenario).first)
    let show = explanation.steps[0]
    #expect(show.settled.contentOffset < show.expectation.offsets.lowest)
    #expect(explanation.outcome.verdict?.isExact == true)
  }

  @Test func `Nobody is judged by a field that does not fit above the keyboard`() throws {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named("uitableviewcontroller"))])
    // The keyboard begins 10 points below the view's top.
    let scenario = try matrix.model.space.scenario(
      id:
        "iphone-15/26.1+sdk18/landscape-left/full/en-US/docked/none/nav+tab/nested/automatic/edges/top/"
        + "show-hide")
    let explanation = try #require(try matrix.explain(scenario).first)
    #expect(explanation.steps[0].truth.view.frame.minY == 202)
    #expect(explanation.steps[0].truth.covered?.minY == 212)
    #expect(explanation.outcome.verdict?.isExact == true)
  }

  /// The view ends at the keyboard's top, 561, and the field at 2556 of the content: 1995 from there.
  @Test func `In a view that ends above the keyboard the field counts as well`() throws {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named("iq-keyboard-manager"))])
    let scenario = try matrix.model.space.scenario(
      id: "iphone-15/17.7/portrait/full/en-US/docked/none/none/shrinking/automatic/base0/bottom/"
        + "show-hide")
    let show = try #require(try matrix.explain(scenario).first).steps[0]
    #expect(show.truth.view.frame.maxY == 561)
    #expect(show.expectation.offsets.lowest == show.truth.view.focusedField.maxY - 561)
    #expect(!show.judgement.hasWrongOffset)
  }

  @Test func `A table view controller's table scrolls whatever else does`() throws {
    let id = "iphone-8/16.7/portrait/full/en-US/docked/none/none/table-controller/automatic/base0/"
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named("covered-area"))])
    for (place, offset) in [("top", -20.0), ("middle", 136), ("bottom", 1550)] {
      let scenario = try matrix.model.space.scenario(id: "\(id)\(place)/show-hide")
      let explanation = try #require(try matrix.explain(scenario).first)
      #expect(explanation.steps[0].settled.contentOffset == offset, "\(place)")
    }
  }
}
