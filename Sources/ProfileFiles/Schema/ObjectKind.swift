import DeviceProfiles

/// A kind of object in profile files: the table of its keys.
package struct ObjectKind: Hashable, Sendable {
  /// What messages call it, such as `a device file`.
  package let title: String
  /// Its keys in the order in which people write them.
  package let keys: [ProfileKey]

  package init(_ title: String, _ keys: [ProfileKey]) {
    self.title = title
    self.keys = keys
  }

  /// The key of a name; nil where the table has none.
  package subscript(name: String) -> ProfileKey? { keys.first { $0.name == name } }
}

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

extension ObjectKind {
  /// What people use.
  package static let usage = ObjectKind(
    "a usage file",
    [
      schema,
      .required("usage", .text, "Whose use it is, in a few words."),
      .required("unit", .text, "What a share counts, such as `sessions`."),
      .required("distributions", .rows(distribution), "The shares, a row for each parameter."),
    ])

  /// The shares of a parameter's levels, or of two parameters' together.
  package static let distribution = ObjectKind(
    "a row of `distributions`",
    [
      .optional("parameter", .name, "The parameter."),
      .optional(
        "parameters", .list(.name),
        "In place of `parameter`: `device` and another one, where somebody has both together."),
      .optional(
        "where", .query(mayBeEmpty: false),
        "The devices, such as `device:ipad*`; all others if left out."),
      .required("kind", .choice(of: UsageModel.Kind.self), "How the shares are known."),
      .required("source", .text, "Who says so."),
      .required("date", .date, "When it was so."),
      .required("shares", .rows(share), "The levels and how often each is used."),
    ])

  private static let share = ObjectKind(
    "a row of `shares`",
    [
      .required(
        "levels", .oneOrMore(.text),
        "The levels, such as `iphone-17*,iphone-air`; with `parameters` a list of one for each."),
      .required("share", .weight, "How often they are used together, in any unit."),
      .optional("low", .weight, "What a source that disagrees says at least."),
      .optional("high", .weight, "What a source that disagrees says at most."),
    ])
}
