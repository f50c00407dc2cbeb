/// A log of SARIF 2.1.0, the format of code scanning, with one run of one tool.
public struct SARIFLog: Sendable {
  /// What a result can be about.
  public struct Rule: Sendable {
    /// The name that results refer to.
    public var id: String
    /// The name in Pascal case.
    public var name: String?
    /// A phrase about the rule.
    public var summary: String?
    /// Sentences about the rule.
    public var description: String?
    /// What to do about a result.
    public var help: String?
    /// The severity of a result that has none of its own.
    public var severity: SourceAnnotation.Severity?

    /// Creates a rule.
    public init(
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
  public struct Location: Sendable {
    /// The file as a URI reference, with the lines and columns; nil where there is no such file.
    public var source: SourceAnnotation.Location?
    /// What the location is of, such as the name of a function.
    public var logicalName: String?
    /// What is to say about the location.
    public var message: String?

    /// Creates a location.
    public init(
      _ source: SourceAnnotation.Location?, logicalName: String? = nil, message: String? = nil
    ) {
      self.source = source
      self.logicalName = logicalName
      self.message = message
    }
  }

  /// A finding.
  public struct Result: Sendable {
    /// The rule's name.
    public var rule: String
    /// How severe it is.
    public var severity: SourceAnnotation.Severity
    /// The message.
    public var message: String
    /// Where it is.
    public var location: Location
    /// Other locations that belong to it; nil where the tool knows no such locations.
    public var relatedLocations: [Location]?
    /// What stays the same from run to run, by the name of its algorithm.
    public var fingerprints: JSONValue?
    /// More about it.
    public var properties: JSONValue?
    /// How it compares to an earlier run: `new`, `updated` or `unchanged`.
    public var baselineState: String?

    /// Creates a result.
    public init(
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

  /// The tool's name.
  public var tool: String
  /// The rules, at least those of the results.
  public var rules: [Rule]
  /// The findings.
  public var results: [Result]
  /// More about the run.
  public var properties: JSONValue?
  /// What to say about a run as a whole that has no verdict.
  public var notice: SourceAnnotation?

  /// Creates a log.
  public init(
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
