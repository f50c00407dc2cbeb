import InsetMatrix

/// An error with its words and its exit code.
struct Failure: Error, Equatable {
  let status: ExitStatus
  let message: String

  init(status: ExitStatus, message: MessageText) {
    self.status = status
    self.message = message.text
  }
}

/// What an expression returns; an error of the library becomes one of the tool.
func orFailure<Value>(
  _ body: @autoclosure () throws(MatrixError) -> Value
) throws(Failure) -> Value {
  do throws(MatrixError) {
    return try body()
  } catch {
    // Scenarios are named on the command line, everything else is in files.
    let status: ExitStatus =
      switch error.kind {
      case .unknownScenario: .usage
      case .emptySelection: .incomplete
      default: .invalidInput
      }
    throw Failure(status: status, message: MessageText(lines: error.description))
  }
}
