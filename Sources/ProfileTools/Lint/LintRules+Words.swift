import ProfileFiles

extension LintRule {
  /// The rule as a terminal shows it.
  package var words: String {
    """
    \(id) (\(severity.rawValue))
    \(summary)

    \(text)

    good:
    \(ok.indented(nil))
    finding:
    \(error.indented(error.line))
    suppress with: # insetmatrix:disable \(id) -- reason

    """
  }

  /// The rule as a section in Markdown.
  package var markdown: String {
    """
    ## `\(id)`

    Severity: \(severity.rawValue). \(summary)

    \(text)

    ```yaml
    # good
    \(ok.yaml)# finding on line \(error.line ?? 0)
    \(error.yaml)```

    """
  }
}

extension LintRules {
  /// All rules as a page in Markdown: the table, then a section for each.
  package static var markdown: String {
    let rows = all.map { "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |\n" }
    let loaded = loader.sorted { $0.key < $1.key }.map { "| `\($0.key)` | \($0.value) |\n" }
    return """
      # Rules of lint

      What `insetmatrix profiles lint` asks of profiles; `insetmatrix profiles lint --rules NAME`
      describes one rule.

      | rule | severity | what it asks for |
      | --- | --- | --- |
      \(rows.joined())
      A finding is silenced by `# insetmatrix:disable rule-name -- reason` at the end of its line or
      alone on the line above.

      ## What every command that reads profiles asks for

      These are errors and cannot be silenced.

      | rule | what it asks for |
      | --- | --- |
      \(loaded.joined())
      \(all.map(\.markdown).joined(separator: "\n"))
      """
  }
}

extension LintExample {
  /// The lines, indented, with a mark at one of them.
  fileprivate func indented(_ line: Int?) -> String {
    yaml.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      yaml.hasSuffix("\n") ? 1 : 0
    )
    .enumerated().map { index, text in
      (index + 1 == line ? "> " : "  ") + text + "\n"
    }.joined()
  }
}
