/// What a template has in the place of what only an author knows.
package enum TemplateToken {
  package static let text = "FILL-IN"
  /// The rule that finds one that is left.
  package static let rule = "template-token"
}
