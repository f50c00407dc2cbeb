import ProfileFiles
import ProfileTools

/// One input of libFuzzer: the bytes are a profile file, read, linted and fixed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = ProfileSource(path: "input.yaml", bytes: bytes)
  do throws(InvalidProfiles) {
    _ = try ProfileLoader.load([source], matrix: nil)
  } catch {
    _ = error.render([source])
  }
  _ = Linter { _ in [:] }.fix([source]).report.text
  return 0
}

/// libFuzzer's loop.
@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The entry of the program: the package manager looks for it under the product's name.
@_cdecl("fuzz_main")
public func start(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var (count, arguments) = (count, arguments)
  return run(&count, &arguments) { fuzz($0, $1) }
}
