// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnStrategy",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "InsetMatrix", path: "../..")],
  targets: [
    .target(
      name: "OwnStrategy", dependencies: [.product(name: "InsetCore", package: "InsetMatrix")]),
    .testTarget(
      name: "OwnStrategyTests",
      dependencies: ["OwnStrategy", .product(name: "InsetMatrixTesting", package: "InsetMatrix")]),
  ]
)
