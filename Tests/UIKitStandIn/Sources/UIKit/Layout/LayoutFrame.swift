/// A frame in the coordinates of the topmost view, as far as it is known.
struct LayoutFrame {
  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  subscript(attribute: LayoutAttribute) -> LinearExpression {
    switch attribute {
    case .left: left
    case .right: left + width
    case .top: top
    case .bottom: top + height
    case .width: width
    case .height: height
    case .centerX: left + width * 0.5
    case .centerY: top + height * 0.5
    }
  }
}
