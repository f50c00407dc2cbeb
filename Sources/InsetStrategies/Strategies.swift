public import InsetCore

/// The strategies that the matrix judges: one type and one file each.
public enum Strategies {
  /// Every strategy: the project's own, the published ones, then the naive controls.
  public static let all: [Subject] = [
    Subject(CoveredArea.self),
    Subject(HeightMinusBar.self),
    Subject(RawHeight.self),
    Subject(IntersectionOnDidShow.self),
    Subject(IntersectionInTable.self),
    Subject(IntersectionOnChangeFrame.self),
    Subject(RememberApplied.self),
    Subject(SafeAreaLayoutFrame.self),
    Subject(RawHeightScrollToField.self),
    Subject(ConstraintLiteral.self),
    Subject(ConstraintIntent.self),
    Subject(MoveByBeginHeight.self),
    Subject(Constant216.self),
    Subject(KeyboardHeight.self),
    Subject(LegacyAxesIgnored.self),
    Subject(ManualSums.self),
  ]

  /// The strategy with an id, or nil where no strategy has it.
  public static func named(_ id: String) -> Subject? { all.first { $0.id == id } }
}
