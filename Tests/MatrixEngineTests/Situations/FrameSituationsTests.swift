import InsetCore
import InsetOracle
import InsetStrategies
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// Views whose frame follows the keyboard while a strategy makes room as well.
@Suite struct FrameSituationsTests {
  private static let phone = "/portrait/full/en-US/docked/none/nav+tab/"

  static let all = [
    // The tab bar's 83 points remain without a keyboard, and nothing of them above one.
    Situation(
      "a view that ends where the keyboard begins needs nothing",
      "iphone-15/18.7\(phone)shrinking/automatic/base0/middle/show-hide", needs: [0, 83],
      posts: ["WillShow 852→561", "WillHide 561→852"]),
    Situation(
      "it keeps the app's own inset",
      "iphone-15/18.7\(phone)shrinking/automatic/edges/middle/show-hide", needs: [12, 95],
      posts: ["WillShow 852→561", "WillHide 561→852"]),
    // Emoji have 384 points with their search field.
    Situation(
      "it follows another height",
      "iphone-15/18.7\(phone)shrinking/automatic/base0/middle/show-emoji-letters-hide",
      needs: [0, 0, 0, 83],
      posts: ["WillShow 852→561", "WillShow 561→468", "WillShow 468→561", "WillHide 561→852"]),
    Situation(
      "a view in a scroll view that makes room needs nothing",
      "iphone-15/18.7\(phone)nested-scroll/automatic/base0/middle/show-hide", needs: [0, 83],
      posts: ["WillShow 852→561", "WillHide 561→852"]),
    // Nothing is added to a view that its controller does not know, not even the tab bar.
    Situation(
      "before iOS 11 it needs nothing at all",
      "iphone-6/8.4\(phone)nested-scroll/automatic/base0/middle/show-hide", needs: [0, 0],
      posts: ["WillShow 667→451", "WillHide 451→667"]),
    Situation(
      "a keyboard that floats changes no frame",
      "ipad-9th-generation/16.7/portrait/full/en-US/floating/none/nav+tab/shrinking/automatic/"
        + "base0/middle/show-hide",
      needs: [50, 50], posts: ["", ""]),
  ]

  @Test(arguments: all)
  func `A view whose frame follows the keyboard is not covered`(_ situation: Situation) throws {
    try situation.verify()
  }

  /// Who makes room twice: the view's frame changes after the will notifications.
  @Test(arguments: [
    ("covered-area", "shrinking", 0.0), ("uikeyboard-layout-guide", "shrinking", 0),
    ("s1-intersection-on-did-show", "shrinking", 0), ("s2-intersection-in-table", "shrinking", 291),
    ("s0b-raw-height", "shrinking", 291), ("covered-area", "nested-scroll", 0),
    ("s2-intersection-in-table", "nested-scroll", 291), ("flutter", "nested-scroll", 291),
  ])
  func `Whoever measures before the frame changes makes room twice`(
    strategy: String, placement: String, gap: Double
  ) throws {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named(strategy))])
    let scenario = try matrix.model.space.scenario(
      id: "iphone-15/18.7\(Self.phone)\(placement)/automatic/base0/middle/show-hide")
    let explanation = try #require(try matrix.explain(scenario).first)
    #expect(explanation.steps.map(\.judgement.bottom) == [gap, 0])
  }

  /// Stage Manager cuts the keyboard's frame off at the window's top edge: nobody can know how far
  /// above it the keyboard reaches, and nobody has to.
  @Test(arguments: ["shrinking", "nested-scroll"])
  func `A view in a window that lies under the keyboard as a whole needs nothing`(
    placement: String
  ) throws {
    let matrix = try Matrix(
      Shipped.wholeModel(), strategies: [#require(Strategies.named("covered-area"))])
    let scenario = try matrix.model.space.scenario(
      id: "ipad-pro-11-inch/18.7/landscape-left/stage-manager-bottom/sk-SK/numeric/bar-44/none/"
        + "\(placement)/always/edges/top/show-password-hide")
    let explanation = try #require(try matrix.explain(scenario).first)
    // The window is 459 points high, and keyboard and bar are 469.
    #expect(explanation.steps.map(\.judgement.bottom) == [0, 0, 0])
  }

  /// The play and the truth work the frame out apart.
  @Test(arguments: ["shrinking", "nested-scroll"])
  func `A played view has the frame of the truth at each step`(placement: String) throws {
    let model = try Shipped.wholeModel()
    let query = try Query(
      "device:iphone-15,ipad-9th-generation os:16.7,17.7,18.7 window:full,split-half locale:en-US "
        + "keyboard:docked,undocked,hardware+bar accessory:none,bar-44 bars:nav+tab "
        + "placement:\(placement) adjustment:automatic base:edges field:middle "
        + "orientation:portrait,landscape-left script:show*,*other-show*,elsewhere*",
      in: model.space)
    var count = 0
    for scenario in model.scenarios(of: query, atMost: 3000) {
      guard let scene = ComposedScene(scenario, in: model)?.scene else { continue }
      var view = scene.layout.view(padding: 0)
      for step in scene.steps {
        for occurrence in step.occurrences {
          switch occurrence {
          case .layOut(let stage): view.lay(out: scene.layout.stages[stage])
          case .moveKeyboard(let frame): view.moveKeyboard(to: frame)
          case .changeFrame(let frame): view.changeFrame(above: frame)
          case .moveGuides(let guide, let region):
            view.moveGuides(layoutGuide: guide, region: region)
          case .post, .setInsets: break
          }
        }
        let truth = scene.truth(after: step).view
        #expect(view.environment.chain.viewOnScreen == truth.frame, "\(step.name)")
        #expect(view.systemInset == truth.systemInset, "\(step.name)")
        count += 1
      }
    }
    #expect(count > 1000)
  }
}
