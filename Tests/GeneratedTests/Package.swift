// swift-tools-version: 6.2
import PackageDescription

// `scripts/test-generated` copies this package, writes the generated files into its test targets and
// runs them against the stand-in for UIKit, or against UIKit itself in a simulator.
let isInSimulator = Context.environment["INSETMATRIX_SIMULATOR"] != nil
let uikit: [Target.Dependency] =
  isInSimulator ? [] : [.product(name: "UIKit", package: "UIKitStandIn")]

let package = Package(
  name: "GeneratedTests",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [.library(name: "GeneratedTests", targets: ["Subjects"])],
  dependencies: isInSimulator ? [] : [.package(path: "UIKitStandIn")],
  targets: [
    .target(name: "Subjects", dependencies: uikit),
    .testTarget(name: "SwiftTestingTests", dependencies: ["Subjects"] + uikit),
    .testTarget(name: "DocumentedTests", dependencies: ["Subjects"] + uikit),
    .testTarget(name: "XCTestTests", dependencies: ["Subjects"] + uikit),
  ],
  swiftLanguageModes: [.v6]
)
