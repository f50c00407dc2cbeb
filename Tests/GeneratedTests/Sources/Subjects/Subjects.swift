/// The controllers that generated tests are tried on, by the id of the strategy that each is.
@MainActor
public enum Subjects {
  /// The one that is right.
  public static let right = "covered-area"

  private static let all: [String: () -> AvoidingController] = [
    right: { CoveringController() },
    "covered-area-later": { DeferringController() },
    "s0a-height-minus-bar": { HeightMinusBarController() },
    "s2-intersection-in-table": { IntersectionController() },
    "s2f-raw-height-scroll-to-field": { ScrollingController() },
    "stream-chat-table": { ReportedHeightController() },
    "wikipedia": { OverlapOrSafeAreaController() },
    "ignores-safe-areas": { SafeAreaIgnoringController() },
    "never-restores": { NeverRestoringController() },
  ]

  /// A new controller.
  public static func controller(named name: String) -> AvoidingController? { all[name]?() }
}
