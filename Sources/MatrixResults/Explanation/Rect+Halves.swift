package import InsetCore

extension Rect {
  /// The halves of a split keyboard that is reported with this frame.
  ///
  /// The width of a half is not published: this is a sketch.
  package var keyboardHalves: [Rect] {
    let half = (width * 0.36).rounded()
    return [minX, maxX - half].map { Rect(x: $0, y: minY, width: half, height: height) }
  }
}
