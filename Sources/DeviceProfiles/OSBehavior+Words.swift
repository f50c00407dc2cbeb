extension OSBehavior {
  /// What it is called in a report, in at most six words.
  package var title: String { words.title }

  /// What the affected versions report to an app, in at most 25 words.
  package var sentence: String { words.sentence }

  private var words: (title: String, sentence: String) {
    switch self {
    case .fixedCoordinates:
      (
        "Frames ignore rotation",
        "iOS reports keyboard frames in portrait coordinates, even when the interface is "
          + "in landscape."
      )
    case .easeInOut:
      (
        "Standard animation curve",
        "The keyboard animates with the ease-in-out curve, which apps can use by name."
      )
    case .leavesSideways:
      (
        "Keyboard leaves sideways",
        "On a push or a pop the keyboard slides out to the side together with its screen."
      )
    case .silentFocus:
      (
        "Focus moves without a notification",
        "When the focus moves from one field to another, iOS posts nothing, even if the "
          + "keyboard's height changes."
      )
    case .barTwice:
      (
        "Suggestions bar reported twice",
        "When the suggestions bar follows the keyboard, iOS posts its new height twice."
      )
    case .raisedWithoutHide:
      (
        "Raised keyboard posts no hide",
        "When a keyboard on iPad is undocked or split by hand, iOS posts a frame change "
          + "but no hide."
      )
    case .ninefoldDocking:
      (
        "Docking posts nine notifications",
        "When an undocked keyboard on iPad is docked again, iOS posts nine notifications "
          + "in a row."
      )
    case .undockedBelow:
      (
        "Undocked keyboard reported below screen",
        "When a keyboard on iPad is undocked, the hide notification reports a frame below "
          + "the screen."
      )
    case .silentEmoji:
      (
        "Emoji keyboard comes unannounced",
        "When emoji are chosen from the list of keyboards, iOS posts nothing about the "
          + "new height."
      )
    case .noSecondShow:
      (
        "No second willShow",
        "A keyboard that changes its height while it is up posts a frame change but no "
          + "second willShow."
      )
    case .silentHardware:
      (
        "Hardware keyboard posts nothing",
        "With a hardware keyboard and no accessory view, iOS posts nothing when a field "
          + "gains or loses focus."
      )
    case .hardwareHides:
      (
        "Hardware keyboard posts only willHide",
        "On iPhone with a hardware keyboard, iOS posts willHide when a field gains focus "
          + "and when it loses it."
      )
    case .flatDismissal:
      (
        "Dragged keyboard ends without height",
        "On iPad a keyboard that is dragged away is reported with a height of 0."
      )
    case .foreignAsLocal:
      (
        "Another app's keyboard looks local",
        "In Split View iOS reports the other app's keyboard as if it were the app's own."
      )
    case .zeroFrameOnFade:
      (
        "Frames are zero with cross-fades",
        "With Prefer Cross-Fade Transitions, the hide notification reports a frame of "
          + "zero size at the origin."
      )
    case .screenObject:
      (
        "Notifications name their screen",
        "A keyboard notification's object is the screen that the keyboard appears on."
      )
    case .clippedToWindow:
      (
        "Stage Manager clips the frame",
        "In a Stage Manager window iOS reports the keyboard's frame only as far as the "
          + "window reaches."
      )
    case .passwordInTwoSteps:
      (
        "Password bar comes in two steps",
        "For a password field iOS first reports the keyboard without its AutoFill bar, "
          + "then with it."
      )
    case .frameWithoutAutofill:
      (
        "AutoFill bar sometimes left out",
        "iOS counts the AutoFill bar only sometimes in the reported frame, so apps can't "
          + "know the keyboard's height."
      )
    case .restsByShow:
      (
        "Hide, then show with accessory",
        "When a keyboard goes and its accessory view stays, iOS posts willHide and at "
          + "once willShow with the view's frame."
      )
    case .shiftedToWindow:
      (
        "Frame starts at the window",
        "In a window away from the left edge, iOS reports a frame that begins where the "
          + "window does."
      )
    case .endsWithSlideOver:
      (
        "Slide Over shortens the frame",
        "In Slide Over iOS reports a frame that ends with the window, a margin above the "
          + "bottom of the screen."
      )
    case .didFramesStale:
      (
        "Did notifications have old frames",
        "didChangeFrame, didShow and didHide report the frame from before the keyboard "
          + "moved; willChangeFrame is right."
      )
    case .silentRaisedLanguage:
      (
        "Raised keyboard changes language silently",
        "When an undocked keyboard on iPad changes to another language, iOS posts nothing, "
          + "even if its height changes."
      )
    case .silentWhileInactive:
      (
        "Hide unposted while app is inactive",
        "When the keyboard goes while its app is on screen and inactive, iOS posts no hide."
      )
    case .frameAboveScreen:
      (
        "Frame above screen after password list",
        "After the list of saved passwords is cancelled, iOS reports the keyboard above the "
          + "screen's top edge."
      )
    case .lateDidChangeFrame:
      (
        "Late didChangeFrame",
        "When a hide interrupts a show, didChangeFrame of the show comes last, with the "
          + "keyboard's frame on screen."
      )
    case .staleGuides:
      (
        "Layout guides go stale",
        "While a view is covered or its app is in the background, the layout guide and "
          + "SwiftUI miss what the keyboard does."
      )
    case .regionStaysInactive:
      (
        "SwiftUI's region stays after Control Center",
        "Once Control Center has been open, SwiftUI misses that the keyboard comes or goes."
      )
    case .guideWithoutBar:
      (
        "Layout guide ignores hardware bar",
        "UIKeyboardLayoutGuide doesn't count the shortcut bar of a hardware keyboard."
      )
    case .guideCountsAccessoryOnce:
      (
        "Layout guide forgets the accessory",
        "UIKeyboardLayoutGuide counts the accessory view when the keyboard first comes, "
          + "but not after that."
      )
    case .guideDraggedWithoutAccessory:
      (
        "Layout guide drops accessory while dragged",
        "While a finger holds the keyboard half way, UIKeyboardLayoutGuide is at the keys "
          + "and leaves the accessory view out."
      )
    case .guideRestsOnAccessory:
      (
        "Layout guide rests on accessory",
        "After the keyboard is dragged away, UIKeyboardLayoutGuide stays at the height of "
          + "the accessory view."
      )
    case .guideStaysAtBottom:
      (
        "Layout guide stays at bottom",
        "While the keyboard is up, UIKeyboardLayoutGuide stays at the bottom of the screen."
      )
    case .pageStaysPanned:
      (
        "Web page stays panned",
        "A web page that was panned to its focused field stays panned after the keyboard hides."
      )
    case .pageKeepsOffset:
      (
        "Web page stays 24 pt panned",
        "After the keyboard hides, a web page that was panned stays 24 pt too high."
      )
    }
  }
}
