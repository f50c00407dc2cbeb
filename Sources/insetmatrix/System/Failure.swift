import ArgumentParser

/// An error with its words and its exit code.
struct Failure: Error {
  let status: ExitStatus
  let message: String
}
