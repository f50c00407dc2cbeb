import DeviceProfiles
import InsetCore
import MatrixEngine
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// What betas of iOS 27 did, each with what the version does without it.
extension VersionSituationsTests {
  /// 874 - 328 = 546, 956 - 338 = 618, 1210 - 340 = 870, 834 - 428 = 406 and 678 - 338 = 340.
  @Test(arguments: [
    ("iphone-17/27.1/portrait", 546.0), ("iphone-17-pro-max/27.1/portrait", 618),
    ("ipad-pro-11-inch-m4/27.1/portrait", 870), ("ipad-pro-11-inch-m4/27.1/landscape-left", 406),
    ("iphone-duo-outer/27.1/portrait", 340),
  ])
  func `The layout guide stays at the bottom, and SwiftUI's region follows`(
    screen: String, top: Double
  ) throws {
    let script = Script([.show, .hide])
    let id = "\(screen)/full\(Self.plain("docked+prediction", script.id))"
    let stuck = try Self.guides(id, in: Self.model(script))
    let away = Guides(layoutGuide: nil, region: nil)
    #expect(stuck == [Guides(layoutGuide: nil, region: top), away])
    let moved = try Self.guides(id, in: Self.model(script, without: [.guideStaysAtBottom]))
    #expect(moved == [Guides(layoutGuide: top, region: top), away])
  }

  /// The top edges that `did` notifications report; those of `will` are where the keyboard ends: 874,
  /// 328 points above it with words and 308 without.
  @Test(arguments: [
    (Script([.show, .hide]), [546.0, 874], [874.0, 546]),
    (Script([.show, .hide, .show]), [546, 874, 546], [874, 546, 874]),
    (Script([.show, .barOff, .hide]), [546, 566, 874], [874, 546, 566]),
    (Script([.show, .attach, .detach]), [546, 874, 546], [874, 546, 874]),
    (Script([.show, .background, .foreground]), [546], [874]),
  ])
  func `Frames of did notifications are those from before the change`(
    script: Script, will: [Double], did: [Double]
  ) throws {
    let id = "iphone-17/27.1/portrait/full\(Self.plain("docked+prediction", script.id))"
    let stale = try Self.endTops(id, in: Self.model(script))
    #expect(Array(stale.will.prefix(will.count)) == will)
    #expect(Array(stale.did.prefix(did.count)) == did)
    let right = try Self.endTops(id, in: Self.model(script, without: [.didFramesStale]))
    #expect(Array(right.did.prefix(will.count)) == will)
  }

  /// 874 - 308 = 566, 956 - 318 = 638, 1210 - 285 = 925 and 678 - 318 = 360; the empty frame of the hide is at the bottom edge.
  @Test(arguments: [
    ("iphone-17", "docked", 566.0, 874.0), ("iphone-17-pro-max", "docked", 638, 956),
    ("iphone-17", "docked+prediction", 546, 874),
    ("ipad-pro-11-inch-m4", "docked", 925, 1210), ("iphone-duo-outer", "docked", 360, 678),
  ])
  func `The didChangeFrame of a show that is cut short comes last`(
    device: String, keyboard: String, top: Double, bottom: Double
  ) throws {
    let script = Script([.showCutShort, .show, .hide])
    let id = "\(device)/27.1/portrait/full\(Self.plain(keyboard, script.id))"
    let late = try Self.posts(id, in: Self.model(script, without: [.didFramesStale]))[0]
    #expect(late.count == 7)
    #expect(late.last?.hasPrefix("DidChangeFrame 0,\(Int(bottom)),") == true)
    #expect(late.last?.contains("→0,\(Int(top)),") == true)
    let usual = try Self.posts(
      id, in: Self.model(script, without: [.didFramesStale, .lateDidChangeFrame]))[0]
    #expect(late.dropLast() == usual[...])
  }

  /// The top edges of what the system's guides follow.
  private struct Guides: Equatable {
    var layoutGuide: Double?
    var region: Double?
  }

  /// What the guides follow after each step.
  private static func guides(_ id: String, in model: MatrixModel) throws -> [Guides] {
    var guides = Guides()
    let scene = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene
    return scene.steps.map { step in
      for occurrence in step.occurrences {
        switch occurrence {
        case .moveKeyboard(let frame):
          guides = Guides(layoutGuide: frame?.minY, region: frame?.minY)
        case .moveGuides(let layoutGuide, let region):
          guides = Guides(layoutGuide: layoutGuide?.minY, region: region?.minY)
        default: break
        }
      }
      return guides
    }
  }

  /// The top edges of end frames, for each show and hide in order.
  private static func endTops(
    _ id: String, in model: MatrixModel
  ) throws -> (will: [Double], did: [Double]) {
    let scene = try #require(ComposedScene(model.space.scenario(id: id), in: model)).scene
    let events = scene.steps.flatMap(\.occurrences).compactMap { occurrence -> Event? in
      if case .post(let event) = occurrence { event } else { nil }
    }
    func tops(_ kinds: Set<Event.Kind>) -> [Double] {
      events.filter { kinds.contains($0.kind) }.compactMap { $0.keyboard.endFrame?.minY }
    }
    return (
      tops([.keyboardWillShow, .keyboardWillHide]), tops([.keyboardDidShow, .keyboardDidHide])
    )
  }
}
