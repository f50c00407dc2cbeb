extension ViewChain {
  /// The part of the root view's insets that the avoiding view has.
  ///
  /// A view hands down to its subview what is left of an inset behind the distance between their
  /// edges, which is negative where the subview reaches beyond. A view below the root has an inset
  /// for the part of it that is covered only, so that none is negative in the end, or larger than
  /// the view.
  func handDown(_ insets: Insets) -> Insets {
    let left = insets - root.size.distances(to: superview) - superview.size.distances(to: view)
    return Insets(
      top: left.top.covered(of: view.height), left: left.left.covered(of: view.width),
      bottom: left.bottom.covered(of: view.height), right: left.right.covered(of: view.width))
  }
}

extension Size {
  /// The distances from the edges of a view of this size to those of a subview.
  fileprivate func distances(to subview: Rect) -> Insets {
    Insets(
      top: subview.minY, left: subview.minX, bottom: height - subview.maxY,
      right: width - subview.maxX)
  }
}

extension Double {
  /// The inset as a part of a length; what is left of a sum by rounding is none.
  fileprivate func covered(of length: Double) -> Double { self < 0.001 ? 0 : min(self, length) }
}
