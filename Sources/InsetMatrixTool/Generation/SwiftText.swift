import InsetCore
import TextFormats

/// Values as Swift source.
enum SwiftText {
  /// A string literal that is the text, whatever the text holds.
  ///
  /// Quotes, backslashes and all that is not printable ASCII are escaped, so that nothing ends the
  /// literal, begins an interpolation or changes the direction of the source.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }

  /// The text of a line comment: one line that steers nothing.
  static func comment(_ text: String) -> String { text.isEmpty ? "//" : "// \(text.tamed)" }

  /// A name of letters, digits and underscores; different texts may have the same.
  static func name(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          switch $0 {
          case "a"..."z", "A"..."Z", "0"..."9": $0
          default: "_"
          }
        }))
  }

  /// A length with four decimals at most.
  static func number(_ length: Double) -> String {
    let rounded = (length * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), "
      + "height: \(number(rect.height)))"
  }

  static func rect(_ rect: Rect?) -> String { rect.map { Self.rect($0) } ?? "nil" }

  static func size(_ size: Size) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func insets(_ insets: Insets) -> String {
    insets == .zero
      ? ".zero"
      : "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
        + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }
}

/// Names that are all different.
struct UniqueNames {
  private var taken: Set<String> = []

  /// The name, with a number behind it where it is taken.
  mutating func name(_ wanted: String) -> String {
    var (name, number) = (wanted, 1)
    while !taken.insert(name).inserted {
      number += 1
      name = "\(wanted)_\(number)"
    }
    return name
  }
}
