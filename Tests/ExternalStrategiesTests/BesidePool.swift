import Foundation

/// Runs what waits for programs on a thread of its own: the threads of tests are those that start
/// programs.
func besidePool(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
