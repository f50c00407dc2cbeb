import InsetOracle
import MatrixFixtures
@testable import MatrixResults
import Testing

@Suite struct RuleKeyTests {
  private static let devices = (0..<12).map { "d\($0)" }

  /// Some devices hide content with the first script, another one leaves a gap with the others.
  private static func handmade(hidingOn count: Int = 8) -> HandmadeResult {
    var result = HandmadeResult(devices: devices, outcomes: [:])
    for (number, device) in devices.enumerated() {
      for script in result.scripts {
        result.outcomes["\(device)/\(script)"] =
          number < count && script == "s1"
          ? HandmadeResult.failing(.hidden)
          : number == 9 && script != "s1" ? HandmadeResult.failing(.gap) : HandmadeResult.exact
      }
    }
    return result
  }

  private static func keys(_ result: HandmadeResult) -> Set<String> {
    Set(result.result.failureRules().flatMap(\.rules).map(\.key))
  }

  @Test func `The order of levels changes no key`() {
    var other = Self.handmade()
    other.devices.reverse()
    other.scripts.reverse()
    #expect(Self.keys(Self.handmade()).count == 2)
    #expect(Self.keys(other) == Self.keys(Self.handmade()))
  }

  @Test func `A device to which the condition does not apply changes no key`() {
    let before = Self.handmade(hidingOn: 3)
    var after = before
    after.devices.insert("another", at: 1)
    for script in after.scripts { after.outcomes["another/\(script)"] = HandmadeResult.exact }
    #expect(Self.keys(after) == Self.keys(before))
  }

  @Test func `A key is of one strategy, aspect and step`() {
    let outcomes = [
      HandmadeResult.failing(.gap), HandmadeResult.failing(.hidden),
      HandmadeResult.failing(.gap, step: 2),
    ]
    let keys = outcomes.flatMap { outcome in
      ["subject", "other"].flatMap { strategy in
        Self.keys(
          HandmadeResult(
            devices: ["d0"], scripts: ["s1"], strategy: strategy, outcomes: ["d0/s1": outcome]))
      }
    }
    #expect(Set(keys).count == 6)
  }

  /// Keys are made of them: a rule with one that is reworded opens another issue.
  @Test func `Properties keep their identifiers`() throws {
    let names = Set(try Shipped.model().levelProperties.map { "\($0.parameter.name):\($0.name)" })
    #expect(Set(Self.identifiers).subtracting(names).sorted() == [])
  }

  /// Those without figures.
  private static let identifiers = """
    accessory:accessory view
    accessory:accessory view that stays
    accessory:no accessory view
    accessory:no accessory view that stays
    adjustment:behavior always
    adjustment:behavior automatic
    adjustment:behavior never
    adjustment:behavior not always
    adjustment:behavior not automatic
    adjustment:behavior not never
    adjustment:behavior not scrollableAxes
    adjustment:behavior scrollableAxes
    bars:any bar
    bars:bar at the bottom
    bars:navigation bar
    bars:no bar
    bars:no bar at the bottom
    bars:no navigation bar
    bars:no pushed tab bar
    bars:no tab bar
    bars:no toolbar
    bars:no visible tab bar
    bars:pushed tab bar
    bars:tab bar
    bars:toolbar
    bars:visible tab bar
    base:base insets
    base:base insets at most at the bottom
    base:base insets on all edges
    base:no base insets
    device:can float the keyboard
    device:can split the keyboard
    device:cannot float the keyboard
    device:cannot split the keyboard
    device:compact width in landscape
    device:home button
    device:home indicator
    device:iPad
    device:iPhone
    device:never upside down
    device:regular width in landscape
    device:turns upside down
    field:field amid the content
    field:field at an end of the content
    keyboard:docked keyboards
    keyboard:docked with a bar above the keys
    keyboard:docked without a bar above the keys
    keyboard:hardware keyboard
    keyboard:hardware keyboard with a bar
    keyboard:hardware keyboard without a bar
    keyboard:keyboard at the bottom edge
    keyboard:keyboard away from the bottom edge
    keyboard:keyboard on screen
    keyboard:no docked keyboard
    keyboard:raised keyboards
    keyboard:raised or floating
    locale:arabic layout
    locale:candidate row
    locale:cangjie layout
    locale:cyrillic layout
    locale:devanagari layout
    locale:emoji
    locale:emoji layout
    locale:greek layout
    locale:handwriting layout
    locale:hangul layout
    locale:hebrew layout
    locale:indic layout
    locale:kana-flick layout
    locale:latin-azerty layout
    locale:latin-qwerty layout
    locale:latin-qwertz layout
    locale:letters
    locale:neither prediction bar nor candidate row
    locale:no arabic layout
    locale:no candidate row
    locale:no cangjie layout
    locale:no cyrillic layout
    locale:no devanagari layout
    locale:no emoji layout
    locale:no greek layout
    locale:no handwriting layout
    locale:no hangul layout
    locale:no hebrew layout
    locale:no indic layout
    locale:no kana-flick layout
    locale:no latin-azerty layout
    locale:no latin-qwerty layout
    locale:no latin-qwertz layout
    locale:no prediction bar
    locale:no stroke layout
    locale:no thai layout
    locale:no zhuyin layout
    locale:prediction bar
    locale:stroke layout
    locale:thai layout
    locale:zhuyin layout
    orientation:landscape
    orientation:portrait or upside down
    os:built with the device's own SDK
    placement:scrolling content
    placement:short content
    placement:view alone
    placement:view among siblings
    placement:view clear of the bars
    placement:view not to the safe area
    placement:view to the safe area
    placement:view under the bars
    placement:view whose frame follows the keyboard
    placement:view whose frame stays
    script:after hide
    script:during a call
    script:hidden at the end
    script:keyboard after the view
    script:keyboard up before the view
    script:off screen meanwhile
    script:on screen all along
    script:shown at the end
    script:shown once
    script:shown twice
    script:with a cancelled swipe back
    script:with a floating keyboard
    script:with a hardware keyboard attached
    script:with a push
    script:with a raised keyboard
    script:with a window resized
    script:with another app's keyboard
    script:with another height while up
    script:with cross-fade
    script:with emoji
    script:with focus moving
    script:with interactive dismissal
    script:with rotation
    script:with the app in front
    script:with the app in the background
    script:without a call
    script:without a floating keyboard
    script:without a push
    script:without a raised keyboard
    script:without a swipe back
    script:without a window resized
    script:without another app's keyboard
    script:without another height
    script:without cross-fade
    script:without emoji
    script:without focus moving
    script:without hide
    script:without interactive dismissal
    script:without one attached
    script:without rotation
    window:Slide Over
    window:Split View
    window:Split View or Slide Over
    window:full screen
    window:left-hand window
    window:no page sheet
    window:not full screen
    window:page sheet
    window:right-hand window
    window:tiled window
    window:window down to the screen's bottom
    """.split(separator: "\n").map(String.init)
}
