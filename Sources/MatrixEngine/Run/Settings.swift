import DeviceProfiles
import InsetCore

/// The settings of some stages: combinations of bars, placement, adjustment and base, equal ones
/// once, each composed when it is first asked for.
struct Settings: Sendable {
  private let stages: [StageContext]
  var distinct: [Setting] { list.all }
  private var list = Numbered<Setting>()
  /// For each combination that was asked for, the number of its setting.
  private var numbers: [Int?]

  init(_ stages: [StageContext]) {
    self.stages = stages
    numbers = .init(
      repeating: nil,
      count: BarSet.allCases.count * Placement.allCases.count
        * ContentInsetAdjustmentBehavior.allCases.count * BaseInsets.allCases.count)
  }

  /// The number of the setting of a combination, counted in the parameters' order.
  mutating func number(of cell: Int) -> Int {
    if let number = numbers[cell] { return number }
    let number = list.number(of: setting(of: cell))
    numbers[cell] = number
    return number
  }

  private func setting(of cell: Int) -> Setting {
    let base = BaseInsets.allCases
    let behaviors = ContentInsetAdjustmentBehavior.allCases
    let placements = Placement.allCases
    var rest = cell
    func next(_ count: Int) -> Int {
      defer { rest /= count }
      return rest % count
    }
    let (b, a, p) = (next(base.count), next(behaviors.count), next(placements.count))
    let bars = BarSet.allCases[rest]
    return Setting(
      stages: stages.map { $0.environment(bars, placements[p], behaviors[a]) },
      base: base[b].content, indicatorBase: base[b].indicators)
  }
}
