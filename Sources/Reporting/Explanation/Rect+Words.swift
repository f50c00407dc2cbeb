import InsetCore
import TextFormats

extension Rect {
  /// The frame as people write it: "(0, 516) 393 x 336".
  var words: String {
    isNull
      ? "nowhere"
      : "(\(Numbers.points(minX)), \(Numbers.points(minY))) "
        + "\(Numbers.points(width)) x \(Numbers.points(height))"
  }
}
