import DeviceProfiles
import InsetMatrixProfiles
import ProfileFiles

extension UsageModel {
  /// The shipped shares: public figures.
  static func shipped() throws(Failure) -> UsageModel? {
    guard let source = ProfileFileSet.shipped.usage else { return nil }
    do throws(InvalidProfiles) {
      return try ProfileLoader.usage(source, in: nil)
    } catch {
      throw Failure(status: .fault, message: error.render([source]))
    }
  }
}
