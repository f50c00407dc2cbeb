import MatrixEngine
import ScenarioSpaces

// In place of the original, which is made of POSIX alone.
enum TrapReporter {
  static func watching<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value { try body() }
  static func note(_ play: Matrix.Play?, in space: ScenarioSpace) {}
}
