import DeviceProfiles
import Foundation
import ProfileAuthoring
import ProfileFiles
import TestSupport

/// The profiles under `devices/`.
enum Shipped {
  static func sources() throws -> [ProfileSource] {
    try Repository.files(under: "devices", ending: ".yaml")
      .filter { $0 != "devices/matrix.yaml" }
      .map { path in
        ProfileSource(
          path: path, bytes: Array(try Data(contentsOf: Repository.root.appending(path: path))))
      }
  }

  static func profiles() throws -> ProfileSet {
    try ProfileLoader.load(sources(), matrix: nil).profiles
  }

  static func traces() throws -> [ProfileTrace] { try ProfileLoader.traces(of: sources()) }
}
