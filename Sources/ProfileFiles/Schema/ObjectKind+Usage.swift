import DeviceProfiles

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
