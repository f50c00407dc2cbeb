package import InsetCore
import TextFormats

/// The logged parts of a keyboard's frame, in points, in the screen's space of the OS version.
package struct LoggedFrame: Hashable, Sendable {
  package var x: Double?
  package var y: Double?
  package var width: Double?
  package var height: Double?

  /// A frame without a logged part.
  package init() {}

  /// A whole frame.
  package init(_ rect: Rect) {
    (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
  }

  /// The parts in the order of a rectangle, with their names.
  var parts: [(name: String, value: Double?)] {
    [("x", x), ("y", y), ("width", width), ("height", height)]
  }

  var isEmpty: Bool { parts.allSatisfy { $0.value == nil } }
  var isWhole: Bool { parts.allSatisfy { $0.value != nil } }
}

extension LoggedFrame {
  /// Reads a list, or the numbers of an object with the names of UIKit, JavaScript or React Native.
  init(_ node: JSONNode) throws(TextFinding) {
    if case .array = node.kind {
      self.init(try node.rect())
      return
    }
    func number(_ names: String...) throws(TextFinding) -> Double? {
      for name in names {
        if let node = node[name], case .number = node.kind { return try node.length() }
      }
      return nil
    }
    self.init()
    x = try number("x", "screenX")
    y = try number("y", "screenY")
    width = try number("width", "w")
    height = try number("height", "h")
  }
}
