import DeviceProfiles

/// What decides between success and failure.
extension ObjectKind {
  static let gate = ObjectKind(
    "a `gate`",
    [
      .optional(
        "exact", .list(of: .name, mayBeEmpty: true), "The strategies that must be exact."),
      .optional(
        "except", .list(of: .query(mayBeEmpty: true), mayBeEmpty: true),
        "Where they are known to fail; `baseline.yaml` says it with reasons and takes its place."),
      .optional(
        "hidden", .rows(hiddenLimit), "The strategies that may hide content, and how often."),
      .optional("leastScenarios", .count, "How many scenarios must be run at least."),
      .optional(
        "greatestShrinkage", .percent,
        "By how many percent fewer scenarios may be run than in the result to compare with."),
    ])

  private static let hiddenLimit = ObjectKind(
    "a row of `hidden`",
    [
      .required("strategy", .name, "The strategy."),
      .optional(
        "ofScenarios", .percent,
        "In how many percent of the judged scenarios it may hide content that nobody accepted."),
      .optional(
        "ofUse", .percent,
        "In how many percent of what people use it may hide content that nobody accepted."),
    ])

  /// What is known to fail.
  package static let baseline = ObjectKind(
    "a baseline file",
    [
      schema,
      .required(
        "baseline", .list(of: .object(known), mayBeEmpty: true),
        "The failures that are known and accepted."),
    ])

  /// Some scenarios and how strategies are known to fail in them.
  package static let known = ObjectKind(
    "a row of `baseline`",
    [
      .required("where", .query(mayBeEmpty: false), "Which scenarios."),
      .optional(
        "strategies", .oneOrMore(.name), "Which strategies; all of the gate if left out."),
      .optional(
        "fails", .oneOrMore(.choice(of: Baseline.Aspect.self)),
        "What is wrong there; anything if left out."),
      .required("failing", .count, "How many scenarios fail, summed over the strategies."),
      .required("reason", .text, "Why that is accepted."),
      .optional("link", .text, "Where it is discussed."),
      .optional("expires", .date, "The last day, month or year on which it is accepted."),
    ])
}
