extension Double {
  /// A length with its unit, at most two decimals.
  var inPoints: String { "\(plain) pt" }

  /// The number with at most two decimals and no zeros at its end.
  var plain: String {
    let number = hundredths
    return number == number.rounded() && abs(number) < 1e12 ? "\(Int(number))" : "\(number)"
  }

  /// The number rounded to two decimals, and never -0: more is the noise of sums.
  var hundredths: Double {
    let number = (self * 100).rounded() / 100
    return number == 0 ? 0 : number
  }
}
