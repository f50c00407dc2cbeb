package import DeviceProfiles
import ProfileFiles

extension UsageModel {
  /// The shipped shares: public figures.
  package static let shipped: UsageModel? = {
    guard let source = ProfileFileSet.shipped.usage else { return nil }
    do throws(InvalidProfiles) {
      return try ProfileLoader.usage(source, in: nil)
    } catch {
      preconditionFailure("the shipped shares have errors: \(error.render([source]))")
    }
  }()
}
