/// Where content is scrolled to, as a `UIScrollView` does it.
extension ViewState {
  /// Moves content back that is scrolled beyond its first or its last line.
  @usableFromInline @inline(never)
  mutating func keepOffsetInRange() {
    contentOffset.y = inRange(contentOffset.y)
  }

  /// The nearest offset at which content fills what the insets leave, or rests at its top.
  private func inRange(_ y: Double) -> Double {
    let inset = adjustedContentInset
    let lowest = environment.contentSize.height + inset.bottom - environment.chain.view.height
    return max(-inset.top, min(y, lowest))
  }

  /// Scrolls by as little as shows a rectangle of the content within the insets; where it is too high
  /// for that, its top.
  ///
  /// An empty rectangle is nowhere.
  public mutating func scrollRectToVisible(_ rect: Rect) {
    if rect.isEmpty { return }
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    var y = contentOffset.y
    if rect.maxY > shown.maxY { y += rect.maxY - shown.maxY }
    y = min(y, rect.minY - inset.top)
    if y != contentOffset.y { contentOffset.y = inRange(y) }
  }
}

extension ViewEnvironment {
  /// The offset at which somebody can tap the field: content at its top, or scrolled as little as
  /// shows the field.
  func offset(showingFieldWith inset: Insets) -> Double {
    if focusedField.isEmpty { return -inset.top }
    let shown = chain.view.height - max(inset.bottom, obstruction.bottom)
    let lowest = contentSize.height + inset.bottom - chain.view.height
    return max(-inset.top, min(focusedField.maxY - shown, lowest))
  }
}
