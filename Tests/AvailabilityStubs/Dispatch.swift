// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the libraries use of Dispatch.

public class DispatchQueue {
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
}
