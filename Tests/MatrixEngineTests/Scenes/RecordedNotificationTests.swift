import DeviceProfiles
import Foundation
import InsetCore
import TestSupport
import Testing

@testable import MatrixEngine

/// A notification that somebody logged on a real device or simulator.
private struct Recording: Decodable {
  var id: String
  var screen: [Double]?
  var event: String
  var begin: [Double]?
  var end: [Double]?
  var kind: String

  static func all() throws -> [Recording] {
    try Repository.text("Tests/Fixtures/facts/recorded-notifications.jsonl").split(separator: "\n")
      .map { try JSONDecoder().decode(Recording.self, from: Data($0.utf8)) }
  }
}

/// What the profiles post: an event's name with the frames it carries, rounded to half points.
private struct Posted: Hashable {
  var event: String?
  var screen: Size
  var begin: Rect
  var end: Rect

  init(event: String?, screen: Size, begin: Rect, end: Rect) {
    func rounded(_ rect: Rect) -> Rect {
      func half(_ value: Double) -> Double { (value * 2).rounded() / 2 }
      return Rect(
        x: half(rect.minX), y: half(rect.minY), width: half(rect.width), height: half(rect.height))
    }
    self.event = event
    self.screen = screen
    self.begin = rounded(begin)
    self.end = rounded(end)
  }
}

@Suite struct RecordedNotificationTests {
  /// Recordings with both frames that no scene posts, and why.
  static let unexplained = [
    "kb007": "two heights with the toolbar of an unknown app",
    "kb022": "begins and ends below the screen: a keyboard of a web view that does not come",
    "kb036": "184 pt: a keyboard of an unknown app",
    "kb079": "height 0 before a web view's keyboard comes",
    "kb080": "from height 0: the second event of a web view's keyboard",
    "kb093": "the prediction bar comes while the keyboard is up",
    "kb094": "the prediction bar comes while the keyboard is up",
    "kb096": "the prediction bar comes while the keyboard is up",
    "kb101": "the prediction bar comes while the keyboard is up",
    "kb106": "the prediction bar comes while the keyboard is up",
    "kb118": "begins with the height of another input view",
    "kb119": "begins with the height of another input view",
    "kb149": "begins with the height of another input view",
    "kb159": "the candidate row comes while the keyboard is up",
    "kb166": "261 pt: a third-party keyboard of unknown make",
    "kb168": "begins and ends below the screen: a keyboard of a web view that does not come",
    "kb202": "the prediction bar drawn in to its handle (iOS 8)",
    "kb203": "the prediction bar drawn in to its handle (iOS 8)",
  ]

  @Test func `Full frames that were logged are posted by some scene`() throws {
    let posted = try Self.everythingPosted(by: Shipped.model())
    var missing: [String] = []
    var explained = 0
    for recording in try Recording.all() where recording.kind == "full-frame" {
      guard let screen = recording.screen, let begin = recording.begin, let end = recording.end
      else { continue }
      let isNamed = recording.event.hasPrefix("keyboard")
      let known = [Size(width: screen[0], height: screen[1])].flatMap { [$0, $0.transposed] }
        .contains { size in
          posted.contains(
            Posted(
              event: isNamed ? recording.event : nil, screen: size, begin: Self.rect(begin),
              end: Self.rect(end)))
        }
      if known { explained += 1 } else { missing.append(recording.id) }
    }
    #expect(missing == Self.unexplained.keys.sorted())
    #expect(explained == 53)
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func everythingPosted(by model: MatrixModel) throws -> Set<Posted> {
    var posted: Set<Posted> = []
    for device in model.profiles.devices {
      for os in model.plan.os where device.os.contains(os.version) {
        for orientation in device.orientations {
          guard let grounds = device.grounds(orientation, .full, on: os)?.grounds else {
            continue
          }
          let stages = [grounds.first] + (grounds.turned.map { [$0] } ?? [])
          let scripts = model.plan.scripts
          for shape in shapes(device, orientation, os, model.scripted.all) {
            let tree = ScriptTree(
              grounds, shape: shape, scripts: scripts, wanted: scripts.map { _ in true })
            for node in tree.tree.nodes {
              for case .post(let event) in node.step.occurrences {
                guard let keyboard = event.keyboard, let begin = keyboard.beginFrame,
                  let end = keyboard.endFrame
                else { continue }
                for screen in stages.map(\.screen) {
                  for event in [event.keyboardName, nil] {
                    posted.insert(Posted(event: event, screen: screen, begin: begin, end: end))
                  }
                }
              }
            }
          }
        }
      }
    }
    return posted
  }

  private static func shapes(
    _ device: DeviceProfile, _ orientation: InterfaceOrientation, _ os: OSLevel,
    _ appearances: Set<Script.Appearance>
  ) -> Set<KeyboardShape> {
    var shapes: Set<KeyboardShape> = []
    for mode in device.keyboardModes where mode.os.contains(os.version) {
      for layout in KeyboardLayout.allCases {
        guard
          let surveyed = device.shape(
            mode, layout: layout, orientation, on: os, for: appearances)
        else {
          continue
        }
        for accessory in Accessory.allCases {
          var shape = surveyed.shape
          shape.accessory = accessory.height
          shapes.insert(shape)
        }
      }
    }
    return shapes
  }
}

extension Event {
  /// The notification's name as logs write it; nil for other events.
  fileprivate var keyboardName: String? {
    switch self {
    case .keyboardWillShow: "keyboardWillShow"
    case .keyboardDidShow: "keyboardDidShow"
    case .keyboardWillHide: "keyboardWillHide"
    case .keyboardDidHide: "keyboardDidHide"
    case .keyboardWillChangeFrame: "keyboardWillChangeFrame"
    case .keyboardDidChangeFrame: "keyboardDidChangeFrame"
    default: nil
    }
  }
}
