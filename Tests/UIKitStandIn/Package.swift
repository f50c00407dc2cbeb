// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .define("UIKIT_STAND_IN"),
]

let package = Package(
  name: "UIKitStandIn",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "KeyboardObserving", targets: ["KeyboardObserving"]),
  ],
  targets: [
    .target(name: "UIKit", swiftSettings: settings),
    // What the compiler looks for in files that import Testing and UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: settings),
    // The library for apps, by links, and what is built on it.
    .target(name: "InsetCore", swiftSettings: settings),
    .target(
      name: "KeyboardObserving", dependencies: ["InsetCore", "UIKit"], swiftSettings: settings),
    .target(
      name: "WorkedExamples", dependencies: ["KeyboardObserving", "UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardInsetsTests",
      dependencies: ["InsetCore", "KeyboardObserving", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "WorkedExamplesTests",
      dependencies: ["KeyboardObserving", "WorkedExamples", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "KeyboardRecorderTests",
      dependencies: ["KeyboardObserving", "UIKit", "_Testing_UIKit"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
