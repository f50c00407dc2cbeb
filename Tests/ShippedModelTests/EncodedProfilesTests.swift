import DeviceProfiles
import InsetMatrixProfiles
import MatrixModels
import ProfileFiles
import ShippedModel
import TestSupport
import Testing

struct EncodedProfilesTests {
  private let files: MatrixModel

  init() throws { files = try ProfileFileSet.shipped.model() }

  @Test func `The committed values are those of the files`() throws {
    let text = try EncodedProfiles(files.profiles, files.plan, digest: files.digest).text()
    try expectRecorded(text, at: "devices/shipped.json")
    #expect(
      try Repository.text("devices/shipped.json") == text,
      "write it with: RECORD=1 swift test --filter EncodedProfilesTests")
  }

  @Test func `What is decoded is what the files say, with the same digest and locations`() throws {
    let encoded = EncodedProfiles(files.profiles, files.plan, digest: files.digest)
    let (profiles, plan, digest) = try EncodedProfiles(encoded.text()).decoded
    #expect(profiles.devices.count == files.profiles.devices.count)
    for (decoded, read) in zip(profiles.devices, files.profiles.devices) {
      #expect(decoded == read, "\(read.id)")
    }
    #expect(profiles.locales == files.profiles.locales)
    #expect(plan == files.plan)
    #expect(digest == files.digest)
  }

  @Test func `What the library brings along is what the tool reads`() throws {
    let (profiles, plan, digest) = try ShippedValues.load()
    #expect(profiles == files.profiles)
    #expect(plan == files.plan && digest == files.digest)
    #expect(ScenarioMatrix.shipped.planPath == ProfileFileSet.shipped.plan.path)
  }
}
