import DeviceProfiles
import InsetCore
import MatrixResults

/// The scene layouts of some windows: one for each combination of levels, equal ones once, each
/// composed when it is first asked for.
struct LayoutVariants: Sendable {
  private let stages: [WindowContext]
  var layouts: [SceneLayout] { table.values }
  private var table = InternTable<SceneLayout>()
  /// For each combination, the index of its layout; -1 before it is asked for.
  private var indices = [Int](repeating: -1, count: LayoutLevels.count)

  init(_ stages: [WindowContext]) { self.stages = stages }

  /// The index of the layout for levels.
  mutating func index(of levels: [Int]) -> Int {
    let number = LayoutLevels.number(of: levels)
    if indices[number] >= 0 { return indices[number] }
    let index = table.index(of: LayoutLevels(levels).layout(stages))
    indices[number] = index
    return index
  }
}
