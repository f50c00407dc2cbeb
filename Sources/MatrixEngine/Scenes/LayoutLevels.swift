package import InsetCore
package import MatrixResults

/// The levels that lay out a view in its window: under which bars, where, with which insets and
/// which field.
package struct LayoutLevels: Hashable, Sendable {
  /// The parameters that these are the levels of.
  package static let parameters = MatrixParameter.bars ... .field

  package let bars: BarSet
  package let placement: Placement
  package let adjustment: ContentInsetAdjustmentBehavior
  package let base: BaseInsets
  package let field: FieldPlace

  /// The levels of the parameters, in their order.
  package init(_ levels: [Int]) {
    let level = { (parameter: MatrixParameter) in
      levels[parameter.rawValue - Self.parameters.lowerBound.rawValue]
    }
    bars = BarSet.allCases[level(.bars)]
    placement = Placement.allCases[level(.placement)]
    adjustment = ContentInsetAdjustmentBehavior.allCases[level(.adjustment)]
    base = BaseInsets.allCases[level(.base)]
    field = FieldPlace.allCases[level(.field)]
  }

  /// The number of combinations.
  package static let count = sizes.reduce(1, *)

  private static let sizes = [
    BarSet.allCases.count, Placement.allCases.count, ContentInsetAdjustmentBehavior.allCases.count,
    BaseInsets.allCases.count, FieldPlace.allCases.count,
  ]

  /// The number of a combination of levels, in parameter order.
  package static func number(of levels: [Int]) -> Int {
    zip(levels, sizes).reduce(0) { $0 * $1.1 + $1.0 }
  }

  /// The levels of a scenario.
  package init(of scenario: [Int]) {
    self.init(
      Array(
        scenario[Self.parameters.lowerBound.rawValue...Self.parameters.upperBound.rawValue]))
  }

  /// The layout in the contexts that a script leads to.
  package func layout(_ stages: [WindowContext]) -> SceneLayout {
    SceneLayout(
      stages: stages.map { $0.environment(self) }, base: base.content,
      indicatorBase: base.indicators)
  }
}
