/// A log of SARIF 2.1.0, the format of code scanning, with one run of one tool.
package struct SARIFLog: Sendable {
  /// What a result can be about.
  package struct Rule: Sendable {
    /// The name that results refer to.
    package var id: String
    /// The name in Pascal case.
    package var name: String?
    /// A phrase about the rule.
    package var summary: String?
    /// Sentences about the rule.
    package var description: String?
    /// What to do about a result.
    package var help: String?
    /// The severity of a result that has none of its own.
    package var severity: SourceAnnotation.Severity?

    package init(
      _ id: String, name: String? = nil, summary: String? = nil, description: String? = nil,
      help: String? = nil, severity: SourceAnnotation.Severity? = nil
    ) {
      self.id = id
      self.name = name
      self.summary = summary
      self.description = description
      self.help = help
      self.severity = severity
    }
  }

  /// A location of a result, or one that belongs to it.
  package struct Location: Sendable {
    /// The file as a URI reference, with the lines and columns; nil where there is no such file.
    package var source: SourceAnnotation.Location?
    /// What the location is of, such as the name of a function.
    package var logicalName: String?
    /// What is to say about the location.
    package var message: String?

    package init(
      _ source: SourceAnnotation.Location?, logicalName: String? = nil, message: String? = nil
    ) {
      self.source = source
      self.logicalName = logicalName
      self.message = message
    }
  }

  package struct Result: Sendable {
    package var rule: String
    package var severity: SourceAnnotation.Severity
    package var message: String
    package var location: Location
    /// Other locations that belong to it; nil where the tool knows no such locations.
    package var relatedLocations: [Location]?
    /// What stays the same from run to run, by the name of its algorithm.
    package var fingerprints: JSONValue?
    /// More about it.
    package var properties: JSONValue?
    /// How it compares to an earlier run: `new`, `updated` or `unchanged`.
    package var baselineState: String?

    package init(
      rule: String, _ severity: SourceAnnotation.Severity, _ message: String,
      at location: Location, relatedLocations: [Location]? = nil, fingerprints: JSONValue? = nil,
      properties: JSONValue? = nil, baselineState: String? = nil
    ) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.location = location
      self.relatedLocations = relatedLocations
      self.fingerprints = fingerprints
      self.properties = properties
      self.baselineState = baselineState
    }
  }

  package var tool: String
  /// The rules, at least those of the results.
  package var rules: [Rule]
  package var results: [Result]
  /// More about the run.
  package var properties: JSONValue?
  /// What to say about a run as a whole that has no verdict.
  package var notice: SourceAnnotation?

  package init(
    tool: String, rules: [Rule], results: [Result], properties: JSONValue? = nil,
    notice: SourceAnnotation? = nil
  ) {
    self.tool = tool
    self.rules = rules
    self.results = results
    self.properties = properties
    self.notice = notice
  }
}
