import Foundation
import InsetMatrixProfiles

/// Watches profiles for changes.
struct ProfileWatcher {
  struct Files {
    /// The files as they are now, or why they cannot be read.
    var now: Result<ProfileFileSet, Failure>
    /// The last ones that could be drawn.
    var lastGood: ProfileFileSet?
  }

  let profiles: ProfileOptions

  /// How often to look, in seconds.
  private static let interval = 0.2

  /// Calls the body now and on each change, until SIGINT or SIGTERM, and then once more.
  func run(
    _ body: (_ files: Files, _ isLast: Bool) throws(Failure) -> Bool
  ) throws(Failure) {
    Interruption.await()
    var lastGood: ProfileFileSet?
    var seen: Result<ProfileFileSet, Failure>?
    while true {
      let isLast = Interruption.hasCome
      let now = files()
      if isLast || now != seen {
        let isGood = try body(Files(now: now, lastGood: lastGood), isLast)
        if isGood, case .success(let files) = now { lastGood = files }
        if !isLast { Output.error(isGood ? "up to date; ^C ends" : "waiting for a save; ^C ends") }
        seen = now
      }
      if isLast { return }
      Thread.sleep(forTimeInterval: Self.interval)
    }
  }

  private func files() -> Result<ProfileFileSet, Failure> {
    do throws(Failure) {
      return .success(try profiles.files())
    } catch {
      return .failure(error)
    }
  }
}
