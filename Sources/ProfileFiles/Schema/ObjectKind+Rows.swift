import DeviceProfiles
import InsetCore

extension ObjectKind {
  /// The screen of a device or family.
  package static let screen = ObjectKind(
    "a `screen`",
    [
      .inherited("width", .extent, "The width in points."),
      .inherited("height", .extent, "The height in points."),
      .inherited("scale", .number(1...10), "Pixels per point."),
      .optional("cornerRadius", .points, "The corner radius in points."),
      .optional(
        "mainWidth", .extent,
        "The width of `UIScreen.main` in points, where that is another display."),
      .optional("mainHeight", .extent, "Its height in points."),
    ] + origin)

  package static let safeArea = ObjectKind("a row of `safeAreas`", conditions + insets + origin)

  /// A row with the height of a bar.
  package static let bar = ObjectKind(
    "a row of `bars`",
    [
      .required("bar", .choice(of: BarKind.self), "The bar."), orientation,
      .optional("width", .choice(of: SizeClass.self), "The width's size class; all if left out."),
      os,
      .required("height", .points, "The space it takes from its edge in points."),
      .optional("includesSafeArea", .flag, "Whether the height has the indicator's strip in it."),
      .optional("viewHeight", .points, "The height of its own view in points, where it is less."),
      .optional("adds", .points, "What it adds to the safe area in points, where it is less."),
    ] + origin)

  /// A row with the size of a keyboard.
  package static let keyboard = ObjectKind(
    "a row of `keyboards`",
    [
      .required("mode", .choice(of: KeyboardMode.self), "The keyboard."),
      .optional(
        "layouts", .list(.choice(of: KeyboardLayout.self)), "The layouts; all if left out."),
    ] + conditions + [
      .optional("sdk", .sdks, "The major versions of the app's SDK; all if left out."),
      .required("height", .points, "The frame's height in points, home indicator included."),
      .optional("width", .extent, "The frame's width in points, where the screen is wider."),
      .optional("visible", .points, "The part of the height on screen, where it is not all."),
    ] + origin)

  /// A row with the frame of a window.
  package static let window = ObjectKind(
    "a row of `windows`",
    [.required("mode", .choice(of: WindowMode.self), "How the window is placed on the screen.")]
      + conditions + [
        .required("x", .coordinate, "The left edge in points."),
        .required("y", .coordinate, "The top edge in points."),
        .required("width", .extent, "The width in points."),
        .required("height", .extent, "The height in points."),
        .required("sizeClass", .choice(of: SizeClass.self), "The width's size class inside."),
        .optional("safeArea", .object(inside), "The safe area inside, where it is its own."),
        .optional("moves", .flag, "Whether the keyboard moves it."),
      ] + origin)

  private static let inside = ObjectKind("a `safeArea`", insets)

  /// When a row holds.
  private static let conditions = [orientation, os]

  private static let orientation = ProfileKey.required(
    "orientation", .choice(of: OrientationClass.self), "The orientations.")

  private static let os = ProfileKey.optional("os", .versions, "The versions; all if left out.")

  private static let insets: [ProfileKey] = [
    .required("top", .points, "The inset at the top in points."),
    .required("left", .points, "The inset at the left in points."),
    .required("bottom", .points, "The inset at the bottom in points."),
    .required("right", .points, "The inset at the right in points."),
  ]
}
