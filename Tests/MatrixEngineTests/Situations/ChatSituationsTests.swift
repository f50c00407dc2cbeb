import Testing

/// An accessory view that stays on screen: a chat's bar of 52 points.
@Suite struct ChatSituationsTests {
  private static func chat(_ bars: String, _ script: String) -> String {
    "/en-US/docked/chat-52/\(bars)/fill/automatic/base0/middle/\(script)"
  }

  static let all = [
    // At rest 52 + 34 = 86, with letters 52 + 291 = 343.
    Situation(
      "it rests above the home indicator",
      "iphone-15/18.7/portrait/full\(chat("none", "layout-show-hide"))",
      needs: [86, 343, 86],
      posts: ["WillShow 852→766", "WillShow 766→509", "WillHide 509→852 WillShow 766→766"]),
    Situation(
      "it rests at the edge above a home button",
      "iphone-8/16.7/portrait/full\(chat("none", "layout-show-hide"))",
      needs: [52, 268, 52],
      posts: ["WillShow 667→615", "WillShow 615→399", "WillHide 399→667 WillShow 615→615"]),
    // Landscape: letters of 181 and 52; at rest 52 and 21.
    Situation(
      "it is turned with the keyboard",
      "iphone-15/18.7/portrait/full\(chat("none", "show-rotate-hide"))",
      needs: [343, 233, 73],
      posts: [
        "WillShow 852→766 WillShow 766→509", "WillHide 509→852 WillShow 393→160",
        "WillHide 160→393 WillShow 320→320",
      ]),
    Situation(
      "it goes with its screen and comes back with it",
      "iphone-15/18.7/portrait/full\(chat("none", "show-push-pop-show"))",
      needs: [343, nil, 86, 343],
      posts: [
        "WillShow 852→766 WillShow 766→509", "WillHide 509→852", "WillShow 852→766",
        "WillShow 766→509",
      ]),
    Situation(
      "a finger drags the keyboard away from it",
      "iphone-15/18.7/portrait/full\(chat("none", "show-start-dismiss-commit-dismiss"))",
      needs: [343, 343, 86],
      posts: [
        "WillShow 852→766 WillShow 766→509", "", "WillHide 509→852 WillShow 766→766",
      ]),
    Situation(
      "a swipe back that is cancelled changes nothing",
      "iphone-15/18.7/portrait/full\(chat("none", "show-start-pop-cancel-pop-hide"))",
      needs: [343, 343, 343, 86],
      posts: [
        "WillShow 852→766 WillShow 766→509", "", "", "WillHide 509→852 WillShow 766→766",
      ]),
    // The tab bar is 83 high: 3 of the 86 are beyond it.
    Situation(
      "it rests over a tab bar",
      "iphone-15/18.7/portrait/full\(chat("tab", "layout-show-hide"))",
      needs: [86, 343, 86],
      posts: ["WillShow 852→766", "WillShow 766→509", "WillHide 509→852 WillShow 766→766"]),
    // A sheet at its medium detent does not grow for it.
    Situation(
      "a sheet rests below it",
      "iphone-15/18.7/portrait/page-sheet-medium\(chat("none", "layout-show-hide"))",
      needs: [86, 343, 86],
      posts: ["WillShow 852→766", "WillShow 766→509", "WillHide 509→852 WillShow 766→766"],
      views: ["398.67-852", "69-852", "398.67-852"]),
    // The screen that covers it has letters of 291 and no bar.
    Situation(
      "it does not come back while another screen is on top",
      "iphone-15/18.7/portrait/full\(chat("none", "show-push-focused-hide-pop"))",
      needs: [343, nil, nil, 86],
      posts: [
        "WillShow 852→766 WillShow 766→509", "WillShow 509→561", "WillHide 561→852",
        "WillShow 852→766",
      ]),
  ]

  @Test(arguments: all)
  func `The bar of a chat remains when the keyboard goes`(_ situation: Situation) throws {
    try situation.verify()
  }
}
