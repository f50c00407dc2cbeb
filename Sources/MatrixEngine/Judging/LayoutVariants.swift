import DeviceProfiles
import InsetCore
import MatrixModels
import MatrixScenes

/// The scene layouts of some windows: one for each combination of levels, equal ones once, each
/// composed when it is first asked for.
struct LayoutVariants: Sendable {
  private let stages: [WindowContext]
  var layouts: [SceneLayout] { table.values }
  private var table = InternTable<SceneLayout>()
  /// For each combination, the index of its layout.
  private var indices: [[Int]: Int] = [:]

  init(_ stages: [WindowContext]) { self.stages = stages }

  /// The index of the layout for levels.
  mutating func index(of levels: [Int]) -> Int {
    if let index = indices[levels] { return index }
    let index = table.index(of: LayoutLevels(levels).layout(stages))
    indices[levels] = index
    return index
  }
}
