import InsetCore
import MatrixFixtures
import MatrixResults
import MatrixEngine
import ScenarioSpaces
import Testing

/// Page sheets, form sheets and popovers with a keyboard.
@Suite struct SheetSituationsTests {
  /// The rest of an id: a view that fills its controller, with letters and nothing else.
  private static func plain(_ script: String) -> String {
    "/en-US/docked/none/none/fill/automatic/base0/middle/\(script)"
  }

  static let all = [
    // 59 + 10 = 69 to 852, and 34 for the home indicator; letters of 291.
    Situation(
      "a page sheet of a phone stays where it is",
      "iphone-15/18.7/portrait/page-sheet\(plain("show-hide"))",
      needs: [291, 34], posts: ["WillShow 852→561", "WillHide 561→852"],
      views: ["69-852", "69-852"]),
    Situation(
      "a form sheet of a phone is a page sheet",
      "iphone-15/18.7/portrait/form-sheet\(plain("show-rotate-hide"))",
      needs: [291, 181, 21],
      posts: ["WillShow 852→561", "WillHide 561→852 WillShow 393→212", "WillHide 212→393"],
      views: ["69-852", "0-393", "0-393"]),
    // 0.56 x (783 - 34) + 34 = 453.44 high; it grows to 69 and back.
    Situation(
      "a sheet at its medium detent grows to the large one",
      "iphone-15/18.7/portrait/page-sheet-medium\(plain("show-hide"))",
      needs: [291, 34], posts: ["WillShow 852→561", "WillHide 561→852"],
      views: ["69-852", "398.67-852"]),
    // The sheet fills 852 x 393 after the turn; letters of 181, strip of 21.
    Situation(
      "a sheet that has grown fills the screen in landscape",
      "iphone-15/18.7/portrait/page-sheet-medium\(plain("show-rotate-hide"))",
      needs: [291, 181, 21],
      posts: ["WillShow 852→561", "WillHide 561→852 WillShow 393→212", "WillHide 212→393"],
      views: ["69-852", "0-393", "0-393"]),
    // No home indicator: 20 + 20 = 40 to 667.
    Situation(
      "a page sheet above a home button",
      "iphone-se-3rd-generation/18.7/portrait/page-sheet\(plain("show-hide"))",
      needs: [216, 0], posts: ["WillShow 667→451", "WillHide 451→667"], views: ["40-667", "40-667"]),
    // The card rests 8 above the edge; grown it is 30 to 667.
    Situation(
      "a card of iOS 26 grows to the large detent",
      "iphone-se-3rd-generation/26.1/portrait/page-sheet-medium\(plain("show-hide"))",
      needs: [233, 0], posts: ["WillShow 667→434", "WillHide 434→667"],
      views: ["30-667", "317.5-659"]),
    // (815 - 640) / 2 = 87.5 to 727.5, clear of 815; turned it goes up to 40, and 40 + 640 - 457.
    Situation(
      "a form sheet goes to the middle above the keyboard, and turns",
      "ipad-9th-generation/16.7/portrait/form-sheet\(plain("show-rotate-hide"))",
      needs: [0, 223, 0],
      posts: ["WillShow 1080→815", "WillHide 815→1080 WillShow 810→457", "WillHide 457→810"],
      views: ["87.5-727.5", "40-680", "85-725"]),
    // It stays at 202 to 822; 822 - 766.
    Situation(
      "a form sheet before iOS 13 stays in portrait",
      "ipad-air-2/12.5/portrait/form-sheet\(plain("show-hide"))",
      needs: [56, 0], posts: ["WillShow 1024→766", "WillHide 766→1024"],
      views: ["202-822", "202-822"]),
    // 74 to 20; 20 + 620 - 425.
    Situation(
      "a form sheet before iOS 13 moves up to the status bar in landscape",
      "ipad-air-2/12.5/landscape-left/form-sheet\(plain("show-hide"))",
      needs: [215, 0], posts: ["WillShow 768→425", "WillHide 425→768"], views: ["20-640", "74-694"]),
    // (898 - 640) / 2 - 10 = 119 to 769.
    Situation(
      "a form sheet of iOS 26 rests 10 above the middle",
      "ipad-a16/26.1/portrait/form-sheet\(plain("show-hide"))",
      needs: [0, 0], posts: ["WillShow 1180→898", "WillHide 898→1180"],
      views: ["119-769", "260-910"]),
    // 40 to 1040 on 1080; no room to move; 1040 - 815.
    Situation(
      "a page sheet of an iPad has no room to move",
      "ipad-9th-generation/16.7/portrait/page-sheet\(plain("show-hide"))",
      needs: [225, 0], posts: ["WillShow 1080→815", "WillHide 815→1080"],
      views: ["40-1040", "40-1040"]),
    // 50 to 717 becomes 50 to 447, 10 above the keyboard.
    Situation(
      "a popover that does not fit becomes shorter",
      "ipad-9th-generation/16.7/landscape-left/popover\(plain("show-hide"))",
      needs: [0, 0], posts: ["WillShow 810→457", "WillHide 457→810"], views: ["50-447", "50-717"]),
    // 20 + 30 = 50, 480 high, clear of 1024 - 264.
    Situation(
      "a popover of iOS 8 ends above the keyboard",
      "ipad-air-2/8.4/portrait/popover\(plain("show-hide"))",
      needs: [0, 0], posts: ["WillShow 1024→760", "WillHide 760→1024"],
      views: ["50-530", "50-530"]),
    // 50 to 717 becomes 50 to 406, 10 above 768 - 352.
    Situation(
      "in landscape it becomes shorter",
      "ipad-air-2/8.4/landscape-left/popover\(plain("show-hide"))",
      needs: [0, 0], posts: ["WillShow 768→416", "WillHide 416→768"], views: ["50-406", "50-717"]),
    Situation(
      "on iOS 7, too", "ipad-2/7.1/portrait/popover\(plain("show-hide"))",
      needs: [0, 0], posts: ["WillShow 1024→760", "WillHide 760→1024"],
      views: ["50-530", "50-530"]),
    // 768 - 343 = 425, and 10 less.
    Situation(
      "it turns with the device", "ipad-air-2/12.5/portrait/popover\(plain("show-rotate-hide"))",
      needs: [0, 0, 0],
      posts: ["WillShow 1024→766", "WillHide 766→1024 WillShow 768→425", "WillHide 425→768"],
      views: ["50-530", "50-415", "50-717"]),
    Situation(
      "a raised keyboard leaves it as it is",
      "ipad-air-2/8.4/landscape-left/popover/en-US/undocked/none/none/fill/automatic/base0/middle/"
        + "show-hide",
      needs: [0, 0], posts: ["", ""], views: ["50-717", "50-717"]),
    // 89 to 569 becomes 89 to 551.
    Situation(
      "so does one of a phone",
      "iphone-15/18.7/portrait/popover\(plain("show-hide"))",
      needs: [0, 0], posts: ["WillShow 852→561", "WillHide 561→852"], views: ["89-551", "89-569"]),
  ]

  @Test(arguments: all)
  func `A sheet and its view are where the system puts them`(_ situation: Situation) throws {
    try situation.verify()
  }
  @Test(arguments: ["9th-generation/16.7/portrait", "9th-generation/16.7/landscape-left"])
  func `A form sheet is in the middle of the screen's width`(device: String) throws {
    let model = try Shipped.wholeModel()
    let scenario = try model.space.scenario(
      id: "ipad-\(device)/form-sheet\(Self.plain("show-hide"))")
    let scene = try #require(ComposedScene(scenario, in: model)).scene
    let chain = scene.layout.stages[0].chain
    #expect(chain.viewOnScreen.minX > 0)
    #expect(chain.viewOnScreen.minX == chain.uprightScreenSize.width - chain.viewOnScreen.maxX)
  }
}
