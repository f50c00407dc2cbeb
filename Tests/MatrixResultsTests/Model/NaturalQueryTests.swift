import DeviceProfiles
import MatrixFixtures
import MatrixResults
import ScenarioSpaces
import Testing

/// What people type, and what they mean.
@Suite struct NaturalQueryTests {
  @Test(arguments: [
    ("iOS 17+ iPhone 15", "os>=17 device:iphone-15,iphone-15-*"),
    ("iphone 15 17+", "os>=17 device:iphone-15,iphone-15-*"),
    ("os:17+", "os>=17"), ("iOS26", "os:26.1*"), ("ios 26.2", "os:26.1"), ("ios 18.5", "os:18.7"),
    ("ios 17.4 ipad", "os:17.7 device:ipad*"), ("iPhone18,1", "device:iphone-17-pro"),
    ("iPad mini 7", "device:ipad-mini-a17-pro"), ("iPad 9", "device:ipad-9th-generation"),
    ("iphone se 2", "device:iphone-se-2nd-generation"),
    ("ipad pro 12.9", "device:ipad-pro-12-9-inch*"),
    ("windowed", "window:free*,tiled*,stage-manager*"),
    ("tiled", "window:tiled*"), ("half", "window:split-half*,tiled-half"),
    ("third", "window:split-third*,tiled-third-right"), ("quarters", "window:tiled-quarter*"),
    ("quicktype", "keyboard:docked+prediction"), ("magic keyboard", "keyboard:hardware*"),
    ("hardware bar", "keyboard:hardware+bar"), ("gboard", "keyboard:third-party"),
    ("bottom sheet", "window:page-sheet-medium"), ("interactive", "script:*start-dismiss*"),
    ("control center", "script:*inactive*"), ("app switcher", "script:*app-switcher*"),
    ("saved passwords", "script:*passwords*"),
    ("contentInsetAdjustmentBehavior:never", "adjustment:never"), ("safari", "placement:web-page"),
    ("reduce motion", "script:cross-fade*"), ("ios:18 language:arabic", "os:18 locale:ar"),
    ("device:iPhone18,1", "device:iphone-17-pro"), ("ios 18 or later", "os>=18"),
    ("latest", "os:27.1"), ("not ipad", "device:!ipad*"),
    ("iphone 15 no tab bar", "device:iphone-15* bars:!tab,nav+tab"),
    ("before ios 15", "os<15"), ("older than iPadOS 15", "os<15 device:ipad*"),
    ("below ios 15", "os<15"),
    ("ios 15 or earlier", "os<=15"), ("ios 15 or older", "os<=15"), ("ios 15-", "os<=15"),
    ("ios 17 or newer", "os>=17"), ("since ios 17", "os>=17"),
    ("from ipados 17", "os>=17 device:ipad*"),
    ("after ios 15", "os>15"), ("newer than ios 15", "os>15"), ("ios 26.2 or later", "os>=26.2"),
    ("ios 15-17", "os>=15 os<=17"), ("iOS 15\u{2013}17", "os>=15 os<=17"),
    ("ios 15 to 17", "os>=15 os<=17"), ("between ios 15 and 17", "os>=15 os<=17"),
    ("landscape on ios 16 or later", "orientation:landscape os>=16"),
    ("ipad split view before ios 16", "device:ipad* window:split* os<16"),
    ("not before ios 15", "os>=15"), ("ipados", "device:ipad*"),
    ("ipados 26 landscape", "os:26.1* device:ipad* orientation:landscape"),
    ("iphone or ipad", "device:iphone*,ipad*"), ("ios 15 or ios 16", "os:15,16"),
    ("ios 15 or 16", "os:15,16"), ("slide over or popover", "window:slide-over,popover"),
    ("iphone 15 or 16 pro in landscape", "device:iphone-15*,iphone-16-pro* orientation:landscape"),
    ("ipados 15 to 17", "os>=15 os<=17 device:ipad*"), ("ipados:18", "os:18 device:ipad*"),
    ("ipad tiled window ios 26", "device:ipad* window:tiled* os:26.1*"),
    ("stage manager window ios 18", "window:stage-manager* os:18"),
    ("free window ios 18", "window:free* os:18"), ("window free", "window:free*"),
    ("ipad air or pro", "device:ipad-air*,ipad-pro*"),
    ("iPad Pro or Air", "device:ipad-air*,ipad-pro*"),
    ("ipad mini or air", "device:ipad-mini*,ipad-air*"),
    ("split half or third", "window:split-half*,split-third*"),
    ("ios 17, 18 or 26", "os:17,18,26.1*"), ("split-view", "window:split*"),
    ("slide-over", "window:slide-over"), ("third-party keyboard", "keyboard:third-party"),
    ("tiled left half", "window:tiled-half"), ("tiled right third", "window:tiled-third-right"),
    ("ipad half left", "device:ipad* window:split-half,tiled-half"),
    ("german or french", "locale:de,fr"), ("gboard or emoji", "keyboard:third-party,emoji"),
  ])
  func `A natural query means what people mean`(query: String, meant: String) throws {
    let model = try Shipped.model()
    let (read, problems) = Query.parse(
      query, model.space.parameters.map { ($0.name, $0.levels) }, model.synonyms)
    #expect(problems.isEmpty)
    #expect(try read.allowed == Query(meant, in: model.space).allowed)
  }

  @Test func `The shapes of screens are the profiles'`() throws {
    let model = try Shipped.model()
    func devices(_ query: String) throws -> [String] {
      let query = try Query(query, in: model.space, synonyms: model.synonyms)
      return zip(model.space.parameters[0].levels, query.allowed[0]).filter(\.1).map(\.0)
    }
    let (notch, island) = (try devices("notch"), try devices("dynamic island"))
    #expect(["iphone-x", "iphone-11", "iphone-14", "iphone-16e"].allSatisfy(notch.contains))
    #expect(["iphone-14-pro", "iphone-15", "iphone-17"].allSatisfy(island.contains))
    #expect(Set(notch).isDisjoint(with: island))
    let button = try devices("home button")
    #expect(
      ["iphone-8", "iphone-se-3rd-generation", "ipad-9th-generation"].allSatisfy(button.contains))
    #expect(Set(button + notch + island).count == button.count + notch.count + island.count)
    let indicator = try devices("home indicator")
    #expect(Set(indicator).isSuperset(of: notch + island))
    #expect(indicator.count + button.count == model.profiles.devices.count)
  }
}
