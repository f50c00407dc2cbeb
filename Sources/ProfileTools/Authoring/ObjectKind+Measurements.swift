import DeviceProfiles
import InsetCore
package import ProfileFiles

extension ObjectKind {
  /// What a measuring app prints: the contract of `devices/measuring/README.md`.
  package static let measurements = ObjectKind(
    "a measurements file",
    [
      .required("measurements", .schema, "The format's number."),
      .required("name", .text, "The marketing name."),
      .required("identifier", .text, "The hardware identifier."),
      .optional("idiom", .choice(of: Idiom.self), "The kind of device."),
      .required("os", .versions, "The version that it runs."),
      .optional(
        "sdk", .number(1...999), "The major version of the SDK that the app was built with."),
      .required("screen", .object(measuredScreen), "The screen, upright."),
      .optional("safeAreas", .rows(measuredSafeArea), "The window's safe areas."),
      .optional("bars", .rows(measuredBar), "The bars."),
      .optional("keyboards", .rows(measuredKeyboard), "The keyboards' end frames."),
    ])

  private static let orientation = ProfileKey.required(
    "orientation", .choice(of: InterfaceOrientation.self), "The orientation of the interface.")

  private static let measuredScreen = ObjectKind(
    "a measured `screen`",
    [
      .required("width", .extent, "The width in points."),
      .required("height", .extent, "The height in points."),
      .required("scale", .number(1...10), "Pixels per point."),
    ])

  private static let measuredSafeArea = ObjectKind(
    "a row of `safeAreas`",
    [
      orientation,
      .required("top", .points, "The inset at the top in points."),
      .required("left", .points, "The inset at the left in points."),
      .required("bottom", .points, "The inset at the bottom in points."),
      .required("right", .points, "The inset at the right in points."),
    ])

  private static let measuredBar = ObjectKind(
    "a row of `bars`",
    [
      .required("bar", .choice(of: BarKind.self), "The bar."),
      orientation,
      .optional("width", .choice(of: SizeClass.self), "The width's size class."),
      .required("height", .points, "The space it takes from its edge in points."),
      .optional("includesSafeArea", .flag, "Whether the height has the indicator's strip in it."),
    ])

  private static let measuredKeyboard = ObjectKind(
    "a row of `keyboards`",
    [
      .required("mode", .choice(of: KeyboardMode.self), "The keyboard."),
      .optional(
        "locale", .text, "The input language's name, as `insetmatrix list locales` prints it."),
      orientation,
      .required("height", .points, "The end frame's height in points, without an accessory view."),
      .optional("width", .extent, "The end frame's width in points, where the screen is wider."),
    ])
}
