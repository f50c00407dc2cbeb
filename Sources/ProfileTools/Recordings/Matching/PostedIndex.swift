import DeviceProfiles
import InsetCore
import MatrixEngine
package import MatrixResults

/// All frames that the scenarios of a matrix post, by screen: made once, asked for each recording.
package struct PostedIndex: Sendable {
  /// A notification with its frames, and the steps that post it.
  struct Entry: Sendable {
    let event: KeyboardEventName
    let begin: Rect
    let end: Rect
    /// Numbers in ``PostedIndex/steps``.
    var steps: [Int] = []
  }

  private struct Key: Hashable {
    var screen: Size
    var event: KeyboardEventName
    var begin: Rect
    var end: Rect
  }

  let model: MatrixModel
  /// Who posts what, in the order of the engine's visit.
  private(set) var steps: [PostingScenarios] = []
  /// For each screen's portrait size, what is posted on it.
  private(set) var entries: [Size: [Entry]] = [:]

  /// The portrait sizes of the screens of all devices, the narrowest first.
  private let screens: [Size]

  /// Collects what the scenarios of a matrix post.
  ///
  /// - Parameters:
  ///   - model: The matrix.
  ///   - recordings: The only recordings that are asked for; nil for any.
  package init(_ model: MatrixModel, for recordings: [Recording]? = nil) {
    self.model = model
    let screens = Set(model.profiles.devices.map(\.portraitSize))
      .sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    self.screens = screens
    let wanted = recordings.map { Set($0.flatMap { Self.screens(of: $0, among: screens) }) }
    var steps: [PostingScenarios] = []
    var entries: [Size: [Entry]] = [:]
    var numbers: [Key: Int] = [:]
    model.visitPostedNotifications(on: { wanted?.contains($0.portraitSize) ?? true }) {
      events, scenarios in
      let screen = scenarios.screen.upright
      for event in events {
        guard let name = KeyboardEventName(event), let begin = event.keyboard.beginFrame,
          let end = event.keyboard.endFrame
        else { continue }
        let key = Key(screen: screen, event: name, begin: begin, end: end)
        let next = entries[screen]?.count ?? 0
        let number = numbers[key] ?? next
        if number == next {
          numbers[key] = number
          entries[screen, default: []].append(Entry(event: name, begin: begin, end: end))
        }
        entries[screen]?[number].steps.append(steps.count)
      }
      steps.append(scenarios)
    }
    self.steps = steps
    self.entries = entries
  }

  /// What could be meant by a recording: all that is posted on its screen under its name.
  func candidates(_ recording: Recording) -> [Entry] {
    Self.screens(of: recording, among: screens).flatMap { entries[$0] ?? [] }
      .filter { recording.event == nil || recording.event == $0.event }
  }

  /// The screen of a recording; where it is unknown, those that a frame fills from side to side.
  private static func screens(of recording: Recording, among all: [Size]) -> [Size] {
    if let screen = recording.screen { return [screen.upright] }
    let sides = [recording.begin, recording.end].flatMap { [$0.width, $0.height] }.compactMap(
      \.self)
    let filled = all.filter { sides.contains($0.width) || sides.contains($0.height) }
    return filled.isEmpty ? all : filled
  }
}

extension DeviceProfile {
  /// The size of its screen in portrait, in points.
  fileprivate var portraitSize: Size { bounds(.portrait).size.upright }
}

extension Size {
  /// The size of the same screen in portrait.
  var upright: Size { width > height ? transposed : self }
}
