import DeviceProfiles
import InsetCore

extension ObjectKind {
  /// The kinds of files, each with the key that shows it.
  package static let marks: [(key: String, kind: ObjectKind)] = [
    ("id", device), ("family", family), ("locales", locales), ("scripts", scripts),
    ("runs", matrix), ("usage", usage), ("baseline", baseline),
  ]

  package static let files: [ObjectKind] = marks.map(\.kind)

  /// A device: a level of the matrix.
  package static let device = ObjectKind(
    "a device file",
    [
      schema,
      .required("id", .name, "The level's name."),
      .required("name", .text, "The marketing name."),
      .optional(
        "identifiers", .list(.text),
        "The hardware identifiers; a variant of another device has none of its own."),
      .required("os", .versions, "The versions that run on it."),
    ] + profile)

  /// What several devices share.
  package static let family = ObjectKind(
    "a family file",
    [schema, .required("family", .name, "The name that `extends` uses.")] + profile)

  /// Input languages.
  package static let locales = ObjectKind(
    "a locales file",
    [schema] + origin + [.required("locales", .rows(locale), "The input languages.")])

  /// What users and the system do.
  package static let scripts = ObjectKind(
    "a scripts file",
    [schema, .required("scripts", .rows(script), "The scripts.")])

  package static let matrix = ObjectKind(
    "a matrix file",
    [
      schema,
      .required("os", .list(.level), "The OS levels."),
      .optional("gate", .object(gate), "What decides between success and failure."),
      .optional("app", .object(app), "What one's own app puts in the keyboard's place or on it."),
      .required("runs", .rows(run), "The parts of the space that run in full."),
    ])

  static let app = ObjectKind(
    "an `app`",
    [
      .optional("inputViews", .rows(inputView), "The custom input views."),
      .optional("accessories", .rows(accessory), "The input accessory views."),
    ])

  static let inputView = ObjectKind(
    "a row of `inputViews`",
    [
      .required("name", .name, "The level's name."),
      .required("height", .extent, "The view's height in points."),
      .optional("includesSafeArea", .flag, "Whether the height has the indicator's strip in it."),
    ])

  static let accessory = ObjectKind(
    "a row of `accessories`",
    [
      .required("name", .name, "The level's name."),
      .required("height", .extent, "The view's height in points."),
      .optional("persistent", .flag, "Whether it stays on screen without a keyboard."),
    ])

  static let run = ObjectKind(
    "a row of `runs`",
    [
      .required("name", .text, "Its name in reports."),
      .required("where", .query(mayBeEmpty: true), "Which scenarios; empty for all."),
    ])

  static let script = ObjectKind(
    "a row of `scripts`",
    [
      .required("name", .name, "The level's name."),
      .required("steps", .sequence(of: .choice(of: Script.Action.self)), "The actions in order."),
    ])

  static let locale = ObjectKind(
    "a row of `locales`",
    [
      .required("id", .name, "The language's tag, with the input method where it has several."),
      .required("name", .text, "The name in English."),
      .required("layout", .choice(of: KeyboardLayout.self), "The keyboard's shape."),
      .required(
        "predictionBar", .choice(of: InputLocale.PredictionBar.self), "What is above the keys."),
    ] + origin)

  static let schema = ProfileKey.required("schema", .schema, "The format's number.")

  /// Where figures come from: for a file, or for a row in its place.
  package static let origin: [ProfileKey] = [
    .optional(
      "provenance", .choice(Provenance.stated.map(\.rawValue)), "How the figures are known."),
    .optional("source", .text, "Who says so."),
  ]

  /// The keys that devices and families share.
  private static let profile: [ProfileKey] =
    [.optional("extends", .oneOrMore(.name), "The families and devices that fill the gaps.")]
    + origin + [
      .inherited("idiom", .choice(of: Idiom.self), "The kind of device."),
      .inherited("screen", .object(screen), "The screen, upright."),
      .inherited(
        "orientations", .list(.choice(of: InterfaceOrientation.self)),
        "The orientations that the interface can take."),
      .inherited("homeIndicator", .flag, "Whether a home indicator takes the bottom strip."),
      .optional("regularInLandscape", .flag, "Whether the width is regular in landscape."),
      .inherited(
        "keyboardModes", .list(.choice(of: KeyboardMode.self)), "The keyboards it can show."),
      .inherited("safeAreas", .rows(safeArea), "The safe areas of a full-screen window."),
      .optional("bars", .rows(bar), "The heights of bars."),
      .inherited("keyboards", .rows(keyboard), "The frames of keyboards."),
      .optional("windows", .rows(window), "The windows beside full screen."),
    ]
}
