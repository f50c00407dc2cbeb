/// The files that `init --package` creates: a package with a strategy of one's own, its test, and the tool
/// that judges it.
struct PackageTemplate {
  /// Where the package InsetMatrix is: a URL, or a folder.
  let dependency: String

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/KeyboardChecks/MyInsets.swift", Self.strategy),
      ("Sources/KeyboardChecks/Tool.swift", Self.tool),
      ("Tests/KeyboardChecksTests/MyInsetsTests.swift", Self.test), ("matrix.yaml", Self.matrix),
    ]
  }

  /// Whether a package is named by its URL.
  static func isURL(_ dependency: String) -> Bool {
    dependency.contains("://") || dependency.hasPrefix("git@")
  }

  private var manifest: String {
    let isURL = Self.isURL(dependency)
    let place =
      isURL
      ? "url: \"\(dependency)\", branch: \"main\""
      : "name: \"InsetMatrix\", path: \"\(dependency)\""
    let name = isURL ? Self.name(of: dependency) : "InsetMatrix"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "KeyboardChecks",
        platforms: [.macOS(.v15)],
        dependencies: [.package(\(place), traits: ["Tool"])],
        targets: [
          .executableTarget(
            name: "KeyboardChecks",
            dependencies: [
              .product(name: "InsetCore", package: "\(name)"),
              .product(name: "InsetMatrixTool", package: "\(name)"),
            ]),
          .testTarget(
            name: "KeyboardChecksTests",
            dependencies: [
              "KeyboardChecks", .product(name: "InsetMatrixTesting", package: "\(name)"),
            ]),
        ]
      )

      """
  }

  /// The name that SwiftPM gives the package of a URL.
  private static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static let strategy = """
    import InsetCore

    /// Insets a scroll view by the part that the keyboard covers, less what the system adds by itself.
    struct MyInsets: InsetStrategy {
      /// Where the keyboard is on the screen; nil for none.
      private var keyboard: Rect?
      /// What this has added to the app's own insets.
      private var added = 0.0
      private var addedToIndicators = 0.0

      mutating func receive(_ event: Event, _ view: inout ViewState) {
        switch event.kind {
        case .keyboardWillShow, .keyboardWillChangeFrame: keyboard = event.keyboard.endFrame
        case .keyboardWillHide: keyboard = nil
        case .viewDidLayoutSubviews: break  // The view may have moved: measure again.
        default: return
        }
        let frame = keyboard.map { view.convert($0, from: .screen, to: .view) } ?? .zero
        // A keyboard that floats, or that is below the screen, covers nothing.
        let isDocked = frame.maxY >= view.bounds.maxY && frame.minY < view.bounds.maxY
        let covered = isDocked ? view.bounds.maxY - max(frame.minY, view.bounds.minY) : 0
        // The system adds the safe area to the scroll bar even where it adds nothing to the content.
        let bottom = max(0, covered - view.systemInset.bottom)
        let indicators = max(0, covered - view.indicatorSystemInset.bottom)
        view.contentInset.bottom += bottom - added
        view.verticalScrollIndicatorInsets.bottom += indicators - addedToIndicators
        (added, addedToIndicators) = (bottom, indicators)
      }
    }

    """

  private static let tool = """
    import InsetMatrixTool

    /// `insetmatrix` with a strategy of your own among the shipped ones.
    @main enum Tool {
      static func main() { InsetMatrixTool.main(strategies: [MyInsets.self]) }
    }

    """

  private static let test = """
    import InsetMatrixTesting
    import Testing

    @testable import KeyboardChecks

    @Test func `My insets are exact on an iPhone 15`() throws {
      try ScenarioMatrix.shipped.expectExact(
        MyInsets.self,
        where: "device:iphone-15 os>=18 locale:en-US window:full accessory:none placement:fill "
          + "script:show,show-hide,show-emoji-hide,show-rotate-hide")
    }

    """

  private static let matrix = """
    # What `swift run -c release KeyboardChecks run` judges; `KeyboardChecks list parameters` names the
    # levels of every parameter.
    schema: 1
    os: ["17.7", "18.7", "26.1", "27.1"]
    # What must be exact, but for what baseline.yaml says is known to fail; a run that has lost half of
    # its scenarios since the one before is not green.
    gate: {exact: [my-insets], greatestShrinkage: 50}
    runs:
      - name: what every user does
        where: >-
          device:iphone-se-3rd-generation,iphone-15,iphone-17 locale:en-US
          keyboard:docked,docked+prediction accessory:none bars:none,nav,nav+tab
          placement:fill,safe-area window:full adjustment:automatic base:base0
          script:show,show-hide,show-emoji-hide,show-rotate-hide

    """
}
