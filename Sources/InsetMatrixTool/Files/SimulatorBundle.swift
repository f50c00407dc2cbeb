import DeviceProfiles
import Foundation
import InsetMatrix
import ProfileTools
import ProfileFiles

/// A device type of Xcode: the folder `NAME.simdevicetype`, or its `profile.plist` alone.
struct SimulatorBundle {
  private let name: String
  private let profile: Profile
  private let capabilities: Screen

  /// Far more than a property list of a device type has.
  private static let mostBytes = 1 << 20
  private static let deepest = 64

  /// Reads a bundle; nil where the path is neither a folder nor a property list.
  init?(_ path: String) throws(Failure) {
    let url = URL(filePath: path).standardizedFileURL
    let folder: URL
    if ProfileFolder(path).exists {
      let resources = url.appending(path: "Contents/Resources")
      folder = ProfileFolder(resources.path).exists ? resources : url
    } else if path.hasSuffix(".plist") {
      folder = url.deletingLastPathComponent()
    } else {
      return nil
    }
    let list = folder.appending(path: "profile.plist")
    guard let profile = try Self.read(list, as: Profile.self) else {
      throw Failure(status: .invalidInput, message: "error: there is no profile.plist in \(path)")
    }
    self.profile = profile
    capabilities =
      try Self.read(folder.appending(path: "capabilities.plist"), as: Capabilities.self)?
      .capabilities ?? Screen()
    let bundle = url.pathComponents.last { $0.hasSuffix(".simdevicetype") }
    name = String((bundle ?? url.lastPathComponent).dropLast(bundle == nil ? 0 : 14))
    guard profile.modelIdentifier != nil else {
      throw Failure(
        status: .invalidInput,
        message: "\(path): error: profile.plist has no modelIdentifier: it is not a device type's")
    }
    // 1 is iPhone and iPod, 2 is iPad; others are televisions, watches and headsets.
    if let families = profile.supportedProductFamilyIDs, !families.isEmpty,
      !families.contains(where: [1, 2].contains)
    {
      throw Failure(
        status: .invalidInput, message: "\(path): error: \(name) is no iPhone, iPad or iPod")
    }
  }

  /// What the bundle says; its vendor wrote it.
  var report: DeviceReport {
    let families = profile.supportedProductFamilyIDs ?? []
    let scale = profile.mainScreenScale ?? capabilities.scale
    let width = profile.mainScreenWidth ?? capabilities.width
    let height = profile.mainScreenHeight ?? capabilities.height
    var screen: DeviceReport.Screen?
    if let width, let height, let scale, scale >= 1, width > 0, height > 0 {
      screen = DeviceReport.Screen(width: width / scale, height: height / scale, scale: scale)
    }
    return DeviceReport(
      name: name.hasSuffix(".plist") ? nil : name,
      identifiers: [profile.modelIdentifier].compactMap(\.self),
      os: profile.minRuntimeVersion.flatMap {
        DeviceReport.versions(from: $0, to: profile.maxRuntimeVersion)
      },
      idiom: families.contains(1) ? .phone : families.contains(2) ? .pad : nil, screen: screen,
      provenance: .documented,
      source: "\(name.hasSuffix(".plist") ? "" : name + ".simdevicetype ")profile.plist")
  }

  /// A property list in either format; nil where there is no file.
  private static func read<Content: Decodable>(
    _ url: URL, as: Content.Type
  ) throws(Failure) -> Content? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    func fail(_ reason: String) -> Failure {
      Failure(status: .invalidInput, message: "\(url.relativePath): error: \(reason)")
    }
    let data = Data(try orFailure(Input.read(url.relativePath)))
    do {
      guard data.count <= mostBytes else { throw fail("more than \(mostBytes) bytes") }
      guard data.starts(with: Data("bplist".utf8)) || isShallow(data) else {
        throw fail("dictionaries lie more than \(deepest) deep in each other")
      }
      return try PropertyListDecoder().decode(Content.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw fail("not a property list of a device type")
    }
  }

  /// The keys of `profile.plist` that are read.
  private struct Profile: Decodable {
    var modelIdentifier: String?
    var supportedProductFamilyIDs: [Int]?
    var minRuntimeVersion: String?
    var maxRuntimeVersion: String?
    /// In pixels.
    var mainScreenWidth: Double?
    /// In pixels.
    var mainScreenHeight: Double?
    var mainScreenScale: Double?
  }

  /// The keys of `capabilities.plist` that are read where the profile has none.
  private struct Capabilities: Decodable {
    var capabilities: Screen?
  }

  private struct Screen: Decodable {
    var width: Double?
    var height: Double?
    var scale: Double?

    enum CodingKeys: String, CodingKey {
      case width = "main-screen-width"
      case height = "main-screen-height"
      case scale = "main-screen-scale"
    }
  }

  /// Whether the elements of XML do not lie too deep for a parser that recurses.
  private static func isShallow(_ data: Data) -> Bool {
    var depth = 0
    var isTag = false
    for byte in data {
      if isTag { depth += byte == UInt8(ascii: "/") ? -1 : 1 }
      isTag = byte == UInt8(ascii: "<")
      if depth > deepest { return false }
    }
    return true
  }
}
