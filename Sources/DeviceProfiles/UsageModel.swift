/// What people use: shares of the levels of the matrix's parameters, each with its source.
///
/// A share is a weight: only its proportion to the others of its distribution counts, so that
/// percentages and numbers of sessions serve alike.
package struct UsageModel: Hashable, Sendable {
  /// The levels of one parameter and how often each is used.
  package struct Distribution: Hashable, Sendable {
    /// The parameter's name.
    package var parameter: String
    /// The devices that it is about, as a query such as `device:ipad*`; empty for all others.
    package var condition: String
    package var kind: Kind
    package var source: String
    /// When it was so, such as `2026-06`.
    package var date: String
    package var shares: [Share]
    package var place: SourceLocation?

    package init(
      parameter: String, condition: String = "", kind: Kind, source: String, date: String,
      shares: [Share], place: SourceLocation? = nil
    ) {
      self.parameter = parameter
      self.condition = condition
      self.kind = kind
      self.source = source
      self.date = date
      self.shares = shares
      self.place = place
    }
  }

  /// The use of some levels together: it is spread evenly over those that a run has.
  package struct Share: Hashable, Sendable {
    /// The levels, as `LevelValues` reads them: `iphone-17*,iphone-air`.
    package var levels: String
    package var share: Double
    /// What sources that disagree would say at least and at most, in the unit of `share`.
    package var low: Double
    package var high: Double

    /// Creates a share; without a range, sources agree.
    package init(_ levels: String, _ share: Double, low: Double? = nil, high: Double? = nil) {
      self.levels = levels
      self.share = share
      self.low = low ?? share
      self.high = high ?? share
    }
  }

  /// How a distribution is known.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Counted in one's own app.
    case own
    /// Somebody published it.
    case published
    /// Computed from published figures.
    case derived
    /// Counted in the code of public apps.
    case counted
    /// Nobody publishes it.
    case assumed
  }

  /// Another model, which counts where one says nothing.
  package struct Completion: Hashable, Sendable {
    /// The parameters that the completed model has figures of itself.
    package let own: Set<String>
    package let name: String
    package let unit: String
    /// All of them: figures that give use to nothing that was run are as good as none.
    package let distributions: [Distribution]
  }

  /// Whose use it is, in a few words: "public figures", "Example app".
  package var name: String
  /// What a share counts: "devices that used the App Store on one day", "sessions".
  package var unit: String
  /// At most one for a parameter and a device.
  package var distributions: [Distribution]
  /// What completes the model; nil where nothing does.
  package private(set) var completion: Completion?

  package init(name: String, unit: String, distributions: [Distribution]) {
    self.name = name
    self.unit = unit
    self.distributions = distributions
  }

  /// The model with the distributions of another one for the parameters that it says nothing of.
  package func completed(by other: UsageModel) -> UsageModel {
    let own = Set(distributions.map(\.parameter))
    var result = self
    result.distributions += other.distributions.filter { !own.contains($0.parameter) }
    result.completion = Completion(
      own: own, name: other.name, unit: other.unit, distributions: other.distributions)
    return result
  }
}
