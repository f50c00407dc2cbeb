/// How the text of a JSON value is divided into lines.
package struct JSONLayout: Sendable {
  /// The longest line on which a container without other containers is kept whole.
  var lineLength: Int
  /// What separates a member's name from its value.
  var colon = ": "
  /// Whether the brackets of an empty container are on lines of their own.
  var breaksEmptyContainers = false

  /// Indented by two spaces a level; a container that holds no other one stays on a line of up to
  /// 100 characters.
  package static let filled = JSONLayout(lineLength: 100)

  /// Indented by two spaces a level, with a line for each member and each element.
  package static let expanded = JSONLayout(lineLength: 0)

  /// The layout of Foundation's `JSONEncoder` with `.prettyPrinted`.
  package static let foundation = JSONLayout(
    lineLength: 0, colon: " : ", breaksEmptyContainers: true)
}
