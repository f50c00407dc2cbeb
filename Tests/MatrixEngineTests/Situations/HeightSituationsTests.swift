import Testing

/// Keyboards whose height changes without a change of focus.
@Suite struct HeightSituationsTests {
  private static func plain(_ keyboard: String, _ script: String) -> String {
    "/portrait/full/en-US/\(keyboard)/none/none/fill/automatic/base0/middle/\(script)"
  }

  static let all = [
    // 216, and 44 of the accessory view.
    Situation(
      "an accessory view follows the letters",
      "iphone-6/9.3\(plain("docked", "show-then-accessory-hide"))",
      needs: [260, 0], posts: ["WillShow 667→451 WillShow 451→407", "WillHide 407→667"]),
    Situation(
      "an accessory view comes and goes",
      "iphone-6/9.3\(plain("docked", "show-accessory-on-accessory-off-hide"))",
      needs: [216, 260, 216, 0],
      posts: ["WillShow 667→451", "WillShow 451→407", "WillShow 407→451", "WillHide 451→667"]),
    // 216 for digits as well, and 44 of their field's own accessory view.
    Situation(
      "a number pad with an accessory view of its own",
      "iphone-8/16.7\(plain("docked", "show-numeric-accessory-letters-hide"))",
      needs: [216, 260, 216, 0],
      posts: ["WillShow 667→451", "WillShow 451→407", "WillShow 407→451", "WillHide 451→667"]),
    // iOS 11 posts no second show.
    Situation(
      "an accessory view comes on iOS 11",
      "iphone-8/11.4\(plain("docked", "show-accessory-on-accessory-off-hide"))",
      needs: [216, 260, 216, 0],
      posts: ["WillShow 667→451", "", "", "WillHide 451→667"]),
    // 60 points for the bar, and 40 more once it has grown.
    Situation(
      "a bar on the keyboard grows",
      "iphone-8/16.7/portrait/full/en-US/docked/none/none/fill/automatic/composer/middle/"
        + "show-grow-shrink-hide",
      needs: [276, 316, 276, 60], posts: ["WillShow 667→451", "", "", "WillHide 451→667"]),
    // The home indicator's 34 points lie below the bar without a keyboard, and 291 of the keyboard with it.
    Situation(
      "a bar on the keyboard above a home indicator",
      "iphone-x/13.7/portrait/full/en-US/docked/none/none/fill/automatic/composer/middle/show-hide",
      needs: [351, 94], posts: ["WillShow 812→521", "WillHide 521→812"]),
    Situation(
      "a bar on the keyboard where nothing adjusts",
      "iphone-x/13.7/portrait/full/en-US/docked/none/none/fill/never/composer/middle/show-hide",
      needs: [351, 60], posts: ["WillShow 812→521", "WillHide 521→812"]),
    Situation(
      "a bar on the keyboard in a view that ends at the safe area",
      "iphone-x/13.7/portrait/full/en-US/docked/none/none/safe-area/automatic/composer/middle/"
        + "show-hide",
      needs: [317, 60], posts: ["WillShow 812→521", "WillHide 521→812"]),
    Situation(
      "a bar on the keyboard with emoji",
      "iphone-8/16.7/portrait/full/en-US/docked/none/none/fill/automatic/composer/middle/"
        + "show-emoji-hide",
      needs: [276, 276, 60], posts: ["WillShow 667→451", "WillShow 451→451", "WillHide 451→667"]),
    // 258, with the handle alone 225.
    Situation(
      "the prediction bar is dragged shut and open",
      "iphone-6/8.4\(plain("docked+prediction", "show-shut-bar-open-bar-hide"))",
      needs: [258, 225, 258, 0],
      posts: ["WillShow 667→409", "WillShow 409→442", "WillShow 442→409", "WillHide 409→667"]),
    Situation(
      "the bar follows the letters",
      "iphone-6/9.3\(plain("docked+prediction", "show-then-bar-hide"))",
      needs: [258, 0], posts: ["WillShow 667→451 WillShow 451→409", "WillHide 409→667"]),
    // A log of 414x896 has 896 → 595 with heights of 243 and 301.
    Situation(
      "the first frame lacks the dock",
      "iphone-11-pro-max/13.7\(plain("docked", "show-begin-without-dock-hide"))",
      needs: [301, 34], posts: ["WillShow 896→595", "WillHide 595→896"]),
    Situation(
      "the first frame lacks the dock and the bar",
      "iphone-11-pro-max/13.7\(plain("docked+prediction", "show-begin-without-bar-hide"))",
      needs: [346, 34], posts: ["WillShow 896→550", "WillHide 550→896"]),
    Situation(
      "a keyboard that is sent away on its way up hides with an empty frame",
      "iphone-6/9.3\(plain("docked", "show-cut-short-show-hide"))", needs: [0, 216, 0],
      posts: ["WillShow 667→451 WillHide 451→667", "WillShow 667→451", "WillHide 451→667"]),
    Situation(
      "so does one above a home indicator",
      "iphone-x/11.4\(plain("docked", "show-cut-short-show-hide"))", needs: [34, 291, 34],
      posts: ["WillShow 812→521 WillHide 521→812", "WillShow 812→521", "WillHide 521→812"]),
    // 216 + 44 of the accessory view: 407.
    Situation(
      "with an accessory view",
      "iphone-6/9.3/portrait/full/en-US/docked/bar-44/none/fill/automatic/base0/middle/"
        + "show-cut-short-show-hide",
      needs: [0, 260, 0],
      posts: ["WillShow 667→407 WillHide 407→667", "WillShow 667→407", "WillHide 407→667"]),
    // 667 - 262.
    Situation(
      "one of a third party",
      "iphone-8/16.7\(plain("third-party", "show-cut-short-show-hide"))", needs: [0, 262, 0],
      posts: ["WillShow 667→405 WillHide 405→667", "WillShow 667→405", "WillHide 405→667"]),
    // 69 to 852 with the strip of 34.
    Situation(
      "in a page sheet",
      "iphone-15/18.7/portrait/page-sheet/en-US/docked/none/none/fill/automatic/base0/middle/"
        + "show-cut-short-show-hide",
      needs: [34, 291, 34],
      posts: ["WillShow 852→561 WillHide 561→852", "WillShow 852→561", "WillHide 561→852"]),
    Situation(
      "emoji from the list of languages say nothing on iOS 11",
      "iphone-x/11.4\(plain("docked", "show-emoji-from-list-hide"))",
      needs: [291, 384, 34], posts: ["WillShow 812→521", "", "WillHide 428→812"]),
    Situation(
      "the bar of AutoFill comes above the letters",
      "iphone-8/16.7\(plain("docked", "show-autofill-hide"))",
      needs: [216, 260, 0],
      posts: ["WillShow 667→451", "WillShow 451→407", "WillHide 407→667"]),
    Situation(
      "a third party's keyboard comes in three rounds",
      "iphone-8/16.7\(plain("third-party", "show-in-three-rounds-hide"))",
      needs: [262, 0],
      posts: [
        "WillShow 667→667 WillShow 667→451 WillShow 451→405", "WillHide 405→667",
      ]),
  ]

  @Test(arguments: all)
  func `A height that changes in place is posted at once`(_ situation: Situation) throws {
    try situation.verify()
  }
}
