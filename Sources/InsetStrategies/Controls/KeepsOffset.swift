import InsetCore

extension Strategies {
  /// The covered area, with the content kept where it is when the keyboard goes.
  ///
  /// A control. While the keyboard is up all is right, the focused field included. Where the insets go
  /// back, the content offset is written again as it was, which UIKit leaves as it is: content that was
  /// scrolled to its end is then scrolled beyond it by the keyboard's height.
  struct KeepsOffset: InsetStrategy {
    static let id = "keeps-offset"
    static let mechanism = AdjustmentMechanism.insets
    static let scrolls = true
    static let about = StrategyDescription(
      name: "Control: the offset stays",
      group: .control,
      summary: "Leaves the content scrolled beyond its end when the keyboard goes.",
      formula: "contentInset.bottom as for covered-area, and scrollRectToVisible(field.frame) "
        + "while the keyboard is up; contentOffset = what it was where the inset gets smaller",
      weaknesses: [
        Weakness(
          "The keyboard goes from short content, which has nothing to scroll then", often: .offset,
          in: "placement:short script:!show accessory:!chat-52 "
            + "keyboard:!hardware*,floating,undocked,split"),
        Weakness(
          "The keyboard goes while the last field has focus: nothing is below it", often: .offset,
          in: "field:bottom placement:!short"),
      ],
      source: "this project")

    private var covered = CoveredArea()
    private var isShown = false

    mutating func receive(_ event: Event, _ view: inout ViewState) {
      let (inset, offset) = (view.contentInset.bottom, view.contentOffset.y)
      covered.receive(event, &view)
      if event.kind == .keyboardWillShow { isShown = true }
      if event.isKeyboardHide { isShown = false }
      if view.contentInset.bottom < inset {
        view.contentOffset.y = offset
      } else if isShown {
        view.scrollRectToVisible(view.environment.focusedField)
      }
    }
  }
}
