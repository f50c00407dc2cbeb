import ProfileFiles

/// libFuzzer's entry: the bytes are a profile file, read, linted and fixed.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = ProfileSource(path: "input.yaml", bytes: bytes)
  do throws(InvalidProfiles) {
    _ = try ProfileFiles.load([source], matrix: nil)
  } catch {
    _ = error.render([source])
  }
  _ = Linter { _ in [:] }.fix([source]).report.text
  return 0
}
