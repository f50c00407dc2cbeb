import Testing

/// First responders that are set, or moved, while screens come and go.
@Suite struct FocusSituationsTests {
  private static func plain(_ keyboard: String, _ script: String) -> String {
    "/en-US/\(keyboard)/none/none/fill/automatic/base0/middle/\(script)"
  }

  static let all = [
    // Logs of iOS 8 and 9 have 883 → 315, and of iOS 7 920 → 352.
    Situation(
      "a keyboard comes up with a screen that is presented",
      "iphone-se-1st-generation/9.3/portrait/full"
        + plain("docked+prediction", "elsewhere-appear-presented-hide"),
      needs: [nil, 253, 0], posts: ["", "WillShow 883→315", "WillHide 315→568"]),
    Situation(
      "the same on iOS 7",
      "iphone-5/7.1/portrait/full\(plain("docked", "elsewhere-appear-presented-hide"))",
      needs: [nil, 216, 0], posts: ["", "WillShow 920→352", "WillHide 352→568"]),
    // 375 to the right.
    Situation(
      "a keyboard comes in with a screen that is pushed",
      "iphone-8/12.5/portrait/full\(plain("docked", "elsewhere-appear-pushed-hide"))",
      needs: [nil, 216, 0], posts: ["", "WillShow 375,451→451", "WillHide 451→667"]),
    Situation(
      "the field of a sheet takes the keyboard over, and hides it",
      "iphone-15/18.7/portrait/full\(plain("docked", "show-present-focused-hide-dismiss"))",
      needs: [291, nil, nil, 34], posts: ["WillShow 852→561", "", "WillHide 561→852", ""]),
    Situation(
      "the field below takes it back",
      "iphone-8/16.7/portrait/full"
        + plain("docked+prediction", "show-present-focused-emoji-dismiss-focused-hide"),
      needs: [260, nil, nil, 216, 0],
      posts: ["WillShow 667→407", "", "WillShow 407→451", "", "WillHide 451→667"]),
    // The neighbour's keyboard is 353 high, as wide as the screen; the window is at 545 to 1080.
    Situation(
      "a view appears while another app's keyboard is up",
      "ipad-9th-generation/16.7/landscape-left/split-half"
        + plain("docked", "elsewhere-other-show-appear-other-hide"),
      needs: [nil, nil, 353, 0],
      posts: ["", "WillShow 810→457", "", "WillHide 457→810"]),
  ]

  @Test(arguments: all)
  func `Notifications begin where the screen that comes in begins`(_ situation: Situation) throws {
    try situation.verify()
  }
}
