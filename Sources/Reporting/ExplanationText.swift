public import MatrixEngine

/// stub
public enum ExplanationText {
  /// stub
  public static func render(_ explanation: Explanation) -> String { "\(explanation.outcome)\n" }
}
