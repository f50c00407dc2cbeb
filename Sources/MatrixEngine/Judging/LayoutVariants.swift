import DeviceProfiles
import InsetCore
import MatrixModels
import MatrixScenes

/// The scene layouts of some windows: one for each combination of bars, placement, adjustment, base
/// insets and field, equal ones once, each composed when it is first asked for.
struct LayoutVariants: Sendable {
  private let stages: [WindowContext]
  var layouts: [SceneLayout] { table.values }
  private var table = InternTable<SceneLayout>()
  /// For each combination in row-major order, the index of its layout; nil before it is composed.
  private var indices: [Int?]

  private static let sizes = [
    BarSet.allCases.count, Placement.allCases.count, ContentInsetAdjustmentBehavior.allCases.count,
    BaseInsets.allCases.count, FieldPlace.allCases.count,
  ]

  init(_ stages: [WindowContext]) {
    self.stages = stages
    indices = [Int?](repeating: nil, count: Self.sizes.reduce(1, *))
  }

  /// The index of the layout for levels from the bars to the field.
  mutating func index(of levels: [Int]) -> Int {
    let cell = zip(levels, Self.sizes).reduce(0) { $0 * $1.1 + $1.0 }
    if let index = indices[cell] { return index }
    let base = BaseInsets.allCases[levels[3]]
    let layout = SceneLayout(
      stages: stages.map {
        $0.environment(
          BarSet.allCases[levels[0]], Placement.allCases[levels[1]],
          ContentInsetAdjustmentBehavior.allCases[levels[2]], FieldPlace.allCases[levels[4]])
      },
      base: base.content, indicatorBase: base.indicators)
    let index = table.index(of: layout)
    indices[cell] = index
    return index
  }
}
