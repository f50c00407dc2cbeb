import Foundation
import InsetCore

/// What a strategy writes into the view at one event; what is left out stays as it is.
struct ViewWrites: Hashable, Codable, Sendable {
  private var contentInset: Edges?
  private var verticalScrollIndicatorInsets: Edges?
  private var contentOffset: Offset?
  private var bottomConstraint: Double?
  private var translationY: Double?
  private var scrollRectToVisible: Rectangle?

  /// The keys of an object of writes, in the order in which they take effect.
  static let keys = [
    "contentInset", "verticalScrollIndicatorInsets", "bottomConstraint", "translationY",
    "contentOffset", "scrollRectToVisible",
  ]

  init(from decoder: any Decoder) throws {
    let members = try decoder.members(Self.keys)
    contentInset = try members.optional(Edges.self, "contentInset")
    verticalScrollIndicatorInsets = try members.optional(
      Edges.self, "verticalScrollIndicatorInsets")
    bottomConstraint = try members.length("bottomConstraint")
    translationY = try members.length("translationY")
    contentOffset = try members.optional(Offset.self, "contentOffset")
    scrollRectToVisible = try members.optional(Rectangle.self, "scrollRectToVisible")
  }

  /// Writes into a view.
  func apply(to view: inout ViewState) {
    contentInset?.apply(to: &view.contentInset)
    verticalScrollIndicatorInsets?.apply(to: &view.verticalScrollIndicatorInsets)
    if let bottomConstraint { view.bottomConstraint = bottomConstraint }
    if let translationY { view.translationY = translationY }
    contentOffset?.apply(to: &view.contentOffset)
    if let scrollRectToVisible { view.scrollRectToVisible(scrollRectToVisible.rect) }
  }
}

extension ViewWrites: CustomStringConvertible {
  /// The object as a program writes it.
  var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

/// Some of the four edges.
private struct Edges: Hashable, Codable, Sendable {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members(["top", "left", "bottom", "right"])
    top = try members.length("top")
    left = try members.length("left")
    bottom = try members.length("bottom")
    right = try members.length("right")
  }

  func apply(to insets: inout Insets) {
    // One write: a smaller inset takes content with it.
    insets = Insets(
      top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom,
      right: right ?? insets.right)
  }
}

/// One or both coordinates.
private struct Offset: Hashable, Codable, Sendable {
  var x: Double?
  var y: Double?

  init(from decoder: any Decoder) throws {
    let members = try decoder.members(["x", "y"])
    x = try members.length("x")
    y = try members.length("y")
  }

  func apply(to point: inout Point) { point = Point(x: x ?? point.x, y: y ?? point.y) }
}

/// A rectangle of the content.
private struct Rectangle: Hashable, Codable, Sendable {
  let (x, y, width, height): (Double, Double, Double, Double)

  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }

  init(from decoder: any Decoder) throws {
    let names = ["x", "y", "width", "height"]
    let members = try decoder.members(names)
    let lengths = try names.map { name in
      _ = try members.required(Double.self, name)
      return try members.length(name) ?? 0
    }
    (x, y, width, height) = (lengths[0], lengths[1], lengths[2], lengths[3])
  }
}
