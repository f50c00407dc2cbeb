import Foundation
import MatrixEngine
import ScenarioSpaces
import Locks

/// Says which strategy and scenario a thread was at when the process ends with a signal.
///
/// A trap cannot be caught: the process ends as it would without a reporter, with one more line.
enum TrapReporter {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  /// How many callers are watching, and the handlers that were there before the first.
  private static let watchers = Mutex((count: 0, previous: [] as [sigaction]))

  /// Runs something that plays strategies of others.
  static func watching<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    watchers.withLock { watchers in
      if watchers.count == 0 { watchers.previous = signals.map(install) }
      watchers.count += 1
    }
    defer {
      watchers.withLock { watchers in
        watchers.count -= 1
        if watchers.count == 0 { restore(watchers.previous) }
      }
    }
    return try body()
  }

  /// Installs the handler, to be called on a thread's alternate stack; returns the previous one.
  private static func install(_ number: Int32) -> sigaction {
    var (previous, own) = (sigaction(), sigaction())
    _ = unsafe sigaction(number, nil, &previous)
    _ = signal(number, handler)
    _ = unsafe sigaction(number, nil, &own)
    own.sa_flags |= SA_ONSTACK
    _ = unsafe sigaction(number, &own, nil)
    return previous
  }

  private static func restore(_ handlers: [sigaction]) {
    for (number, var previous) in zip(signals, handlers) {
      _ = unsafe sigaction(number, &previous, nil)
    }
  }

  /// Notes what the calling thread plays; nil where it plays nothing.
  static func note(_ play: Matrix.Play?, in space: ScenarioSpace) {
    if let place = Place.current {
      (place.play, place.space) = (play, space)
    } else if let play {
      unsafe pthread_setspecific(
        Place.key, Unmanaged.passRetained(Place(play, in: space)).toOpaque())
    }
  }

  // A trap happens in the strategy's own code, which holds no lock of this type but maybe that of
  // `malloc`: nothing here allocates.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let place = Place.current, let play = place.play { place.write(play) }
    watchers.withLock { restore($0.previous) }
    raise(number)
  }
}

/// What a thread plays, and the stack for a signal where the thread's own is full.
@safe private final class Place {
  var play: Matrix.Play?
  var space: ScenarioSpace
  /// nil where the thread has an alternate stack of the host's.
  private let stack: UnsafeMutableRawPointer?
  private static let stackSize = 1 << 16

  /// A thread's place goes with the thread.
  static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key) { unsafe Place.release($0) }
    return key
  }()

  static var current: Place? {
    unsafe pthread_getspecific(key).map {
      unsafe Unmanaged<Place>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func release(_ place: UnsafeMutableRawPointer?) {
    if let place = unsafe place { unsafe Unmanaged<Place>.fromOpaque(place).release() }
  }

  init(_ play: Matrix.Play, in space: ScenarioSpace) {
    (self.play, self.space) = (play, space)
    var host = unsafe stack_t()
    guard unsafe sigaltstack(nil, &host) == 0, unsafe host.ss_flags & Int32(SS_DISABLE) != 0 else {
      unsafe stack = nil
      return
    }
    unsafe stack = .allocate(byteCount: Self.stackSize, alignment: 16)
    set(flags: 0)
  }

  deinit {
    guard let stack = unsafe stack else { return }
    set(flags: Int32(SS_DISABLE))
    unsafe stack.deallocate()
  }

  private func set(flags: Int32) {
    var own = unsafe stack_t()
    unsafe own.ss_sp = stack
    unsafe own.ss_size = numericCast(Self.stackSize)
    unsafe own.ss_flags = flags
    _ = unsafe sigaltstack(&own, nil)
  }

  /// Writes the line to standard error.
  func write(_ play: Matrix.Play) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { line in
      var count = 0
      func add(_ text: String) {
        for byte in text.utf8 where count < 1023 {
          unsafe line[count] = byte
          count += 1
        }
      }
      add("error: strategy ")
      add(play.strategy)
      add(" trapped in scenario ")
      for parameter in play.scenario.indices {
        if parameter > 0 { add("/") }
        add(space.parameters[parameter].levels[play.scenario[parameter]])
      }
      unsafe line[count] = UInt8(ascii: "\n")
      _ = unsafe Foundation.write(STDERR_FILENO, line.baseAddress, count + 1)
    }
  }
}
