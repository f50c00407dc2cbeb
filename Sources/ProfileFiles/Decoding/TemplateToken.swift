/// What a template has in the place of what only an author knows.
public enum TemplateToken {
  /// The token.
  public static let text = "FILL-IN"
  /// The rule that finds one that is left.
  public static let rule = "template-token"
}
