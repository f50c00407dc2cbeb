/// The formats that a report can be written in.
public enum Reporters {
  /// All of them, the ones for people first.
  public static let all: [any Reporter.Type] = [
    HTMLReporter.self, MarkdownReporter.self, JSONReporter.self,
  ]
}
