// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "UIKitStandIn",
  platforms: [.macOS(.v15)],
  products: [.library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])],
  targets: [
    .target(name: "UIKit", swiftSettings: settings),
    // What the compiler looks for in files that import Testing and UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
