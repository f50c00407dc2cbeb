/// The testing library of generated tests.
package enum TestFormat: String, Hashable, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xctest
}
