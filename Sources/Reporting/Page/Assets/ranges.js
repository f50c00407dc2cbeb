// What shares can be where the sources of use disagree. The definition is in docs/usage.md.

// What strategies are ordered by, the first that differs, what else has ranges, and what the shares are of.
const ORDERED = [HIDDEN, ...[...HIDDEN.toReversed(), GAP, OTHER, OFFSET, SCROLL_BAR].map(bin => [bin])];
const AMOUNTS = [...ORDERED, [NOT_AVAILABLE], but(HIDDEN), but([GAP]), but([NOT_AVAILABLE]), but([])];
const GAPS = HIDDEN.length + 1, [MISSING, NOT_HIDDEN, NO_GAP, NOT_MISSING, ALL_HARMS] = [...AMOUNTS.keys()].slice(ORDERED.length);
// Shares that are nearer are equal.
const TOLERANCE = 1e-10;

// The parameters whose shares can move, each with the rows of its levels on each cell's devices.
function movable() {
  data.usage.movable ??= [...new Set(data.usage.rows.map(row => row.parameter))].map(parameter => {
    const rows = data.usage.rows.filter(row => row.parameter === parameter);
    const rowOf = cells().map(({ devices: [device] }) => {
      const numbers = data.parameters[parameter].levels.map(() => rows.length);
      rows.forEach((row, number) => {
        if (row.devices && !row.devices.includes(device)) return;
        for (const level of row.levels) numbers[level] = number;
      });
      return numbers;
    });
    // What no row moves is the last.
    return { parameter, limits: [...rows, { low: 1, high: 1 }], rowOf };
  });
  return data.usage.movable;
}

// For each of these parameters, what rows have of each of a strategy's amounts: apart for each set of levels that
// was run together, whose shares are of one another.
function moves(strategy) {
  measure.moves[strategy] ??= movesIn(strategy);
  return measure.moves[strategy];
}

function movesIn(strategy) {
  const tally = harmSums(strategy), { parameters, sizes } = tally.diagrams, wide = AMOUNTS.length;
  const groups = movable().map(() => new Map()), placeOf = sizes.map((_, parameter) => movable().findIndex(each => each.parameter === parameter));
  for (const lane of tally.some) {
    const weights = tally.lanes.weights[lane], skipped = new Skipped(sizes.length, wide), found = movable().map(() => new Map());
    let last = -1, along = null;
    walkDown(tally, lane, AMOUNTS, (node, begin, end, which, amount) => {
      const place = placeOf[parameters[node]];
      if (place < 0) return;
      if (node !== last) [last, along] = [node, setOf(found[place], sharesOfRows(tally.diagrams, node, lane, place), sizes[parameters[node]]).along];
      along[begin * wide + which] += amount;
      along[end * wide + which] -= amount;
    }, skipped);
    movable().forEach(({ parameter, rowOf }, place) => {
      if (parameter > 0) setOf(found[place], sharesOfRows(null, -1, lane, place), sizes[parameter]).isEven = true;
      for (const { shares, along, isEven } of found[place].values()) {
        // The first parameter's weights are those of all cells.
        const key = parameter > 0 ? keyOf(shares) : 0, group = groups[place].get(key) ?? { shares: parameter > 0 ? shares : shares.map(() => 0), amounts: AMOUNTS.map(() => shares.map(() => 0)) };
        groups[place].set(key, group);
        if (parameter === 0) shares.forEach((share, row) => { group.shares[row] += share; });
        for (let which = 0; which < wide; which++) {
          spreadOut(along, wide, which, weights, parameter, isEven ? skipped.amount(parameter, which) : 0)
            .forEach((amount, level) => { group.amounts[which][rowOf[lane][level]] += amount; });
        }
      }
    });
  }
  // Differences of sums are not exact to the last digit.
  return groups.map(some => [...some.values()].map(({ shares, amounts }) => {
    const whole = sum(shares);
    return { shares: shares.map(share => share / whole), amounts: amounts.map(rows => rows.map(amount => Math.max(0, amount))) };
  }));
}

// The set of levels with these shares.
function setOf(found, shares, size) {
  const key = keyOf(shares);
  if (!found.has(key)) found.set(key, { shares, along: new Float64Array((size + 1) * AMOUNTS.length) });
  return found.get(key);
}

function keyOf(shares) { return Math.round(1e12 * shares.reduce((key, share, row) => key + share * Math.sqrt(row + 2), 0)); }

// The shares of a parameter's rows among the levels that were run below a node; among all without one.
function sharesOfRows(diagrams, node, lane, place) {
  const { parameter, limits, rowOf: { [lane]: rowOf } } = movable()[place], weights = cells()[lane].weights[parameter];
  const shares = new Float64Array(limits.length), source = diagrams?.source ?? diagrams, origin = diagrams?.source ? diagrams.origins[node] : node;
  const add = (begin, end) => { for (let level = begin; level < end; level++) shares[rowOf[level]] += weights[level]; };
  if (origin < 0) add(0, weights.length);
  else {
    const { first, ends, children } = source, own = norms(source), split = source.split(firstShared()), lanes = cells().length;
    for (let run = first[origin], begin = 0; run < first[origin + 1]; run++) {
      const child = children[run];
      if (child < 0 ? child !== ~0 : own[child < split ? child : split + (child - split) * lanes + lane] > 0) add(begin, ends[run]);
      begin = ends[run];
    }
  }
  const whole = parameter > 0 ? sum(shares) : 1;
  return shares.map(share => share / whole);
}

// An amount while the weights of a parameter's rows change: of each set of levels, what it has and what it weighs.
class Moving {
  constructor(groups, which) {
    this.rows = groups.map(({ amounts }) => amounts[which]);
    this.shares = groups.map(({ shares }) => shares);
    this.amount = Float64Array.from(this.rows, sum);
    this.weight = Float64Array.from(this.shares, sum);
    // How many rows weigh anything, and what a set has as it is.
    this.used = Int32Array.from(this.shares, shares => shares.reduce((count, share) => count + (share > 0), 0));
    this.base = this.amount.map((amount, set) => this.weight[set] > 0 ? amount / this.weight[set] : 0);
  }

  // What it is if a row has another weight.
  total(row, from, to) {
    let total = 0;
    for (let set = 0; set < this.rows.length; set++) {
      const share = this.shares[set][row], used = this.used[set] + (share > 0) * ((to > 0) - (from > 0));
      // Rows that all weigh nothing are beside each other what they were.
      total += used <= 0 ? this.base[set] : (this.amount[set] + (to - from) * this.rows[set][row]) / (this.weight[set] + (to - from) * share);
    }
    return total;
  }

  move(row, from, to) {
    for (let set = 0; set < this.rows.length; set++) {
      const share = this.shares[set][row];
      this.amount[set] += (to - from) * this.rows[set][row];
      this.weight[set] += (to - from) * share;
      this.used[set] += (share > 0) * ((to > 0) - (from > 0));
    }
  }
}

// The lowest that one amount can be of another: each parameter alone lowers it by a factor.
function lowest([a, which], [b, other]) {
  let low = 1, base = 0;
  for (const [i, { limits }] of movable().entries()) {
    const [some, others] = [new Moving(moves(a)[i], which), new Moving(moves(b)[i], other)];
    const whole = others.total(0, 1, 1);
    base = some.total(0, 1, 1) / whole;
    if (!(base > 0 && base < Infinity)) return base;
    low *= least(some, others, limits, base, whole) / base;
  }
  return low * base;
}

// The same for one parameter: each row gets the least or the greatest weight that it can have, as long as that lowers it.
function least(some, others, limits, base, whole) {
  const factors = limits.map(() => 1);
  let best = base, changes = -1;
  for (let round = 0; round < 8 && changes !== 0; round++) {
    changes = 0;
    limits.forEach(({ low, high }, row) => {
      for (const end of [low, high]) {
        const old = factors[row], rest = end === old ? 0 : others.total(row, old, end);
        // Of nothing there is no share.
        if (!(rest > whole * TOLERANCE)) continue;
        const ratio = Math.max(0, some.total(row, old, end)) / rest;
        if (!(ratio < best * (1 - TOLERANCE))) continue;
        [best, factors[row]] = [ratio, end];
        some.move(row, old, end);
        others.move(row, old, end);
        changes++;
      }
    });
  }
  return best;
}

// The range of an amount's share; the highest is what the lowest of the rest leaves.
function rangeOf(strategy, which, rest) {
  if (!(harms(strategy).share(...AMOUNTS[which]) > 0)) return { low: 0, high: 0 };
  return { low: lowest([strategy, which], [strategy, ALL_HARMS]), high: 1 - lowest([strategy, rest], [strategy, ALL_HARMS]) };
}

// The ranges of all strategies in the query, and whether one is better than the next one wherever in their
// ranges the figures are. Null where there is no more time before all are computed.
function ranges(hasTime) {
  for (const strategy of data.strategies.keys()) {
    if (!measure.moves[strategy] && !hasTime()) return null;
    moves(strategy);
  }
  measure.bounds ??= data.strategies.map((_, strategy) => ({
    ...rangeOf(strategy, 0, NOT_HIDDEN), gap: rangeOf(strategy, GAPS, NO_GAP), missing: rangeOf(strategy, MISSING, NOT_MISSING),
  }));
  const { bounds } = measure;
  const isInOrder = (a, b) => {
    if (isMissing(harms(a)) !== isMissing(harms(b))) return isMissing(harms(b));
    if (bounds[b].low - bounds[a].high > TOLERANCE) return true;
    for (const which of ORDERED.keys()) {
      const [own, others] = [a, b].map(strategy => harms(strategy).count(...AMOUNTS[which]));
      if (Math.max(own, others) <= TOLERANCE * harms(a).all) continue;
      // Where the range ends in a tie, nothing turns the order round.
      if (lowest([b, which], [a, which]) < 1 - TOLERANCE) return false;
      if (lowest([a, which], [b, which]) < 1 - TOLERANCE) return true;
    }
    return false;
  };
  // For each strategy those that it is better than, of those behind it.
  const numbers = ranking().map(({ number }) => number);
  measure.worse ??= new Map();
  for (const [place, a] of numbers.entries()) {
    if (measure.worse.has(a)) continue;
    if (!hasTime()) return null;
    measure.worse.set(a, new Set(numbers.slice(place + 1).filter(b => isInOrder(a, b))));
  }
  return { list: bounds, isInOrder: (a, b) => measure.worse.get(a).has(b) };
}
