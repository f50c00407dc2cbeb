// What shares can be where the sources of use disagree. The definition is in docs/usage.md.

// What strategies are ordered by, the first that differs, and what the shares are of.
const AMOUNTS = [HIDDEN, ...[...HIDDEN.toReversed(), GAP, OTHER, SCROLL_BAR].map(bin => [bin]), [...HARMS.keys()]], GAPS = HIDDEN.length + 1, ALL_HARMS = AMOUNTS.length - 1;
// Shares that are nearer are equal.
const TOLERANCE = 1e-10;

// What each level of each parameter adds to each of a strategy's amounts: for each cell, one walk from the
// root down.
function marginals(strategy) {
  measure.marginals[strategy] ??= marginalsIn(strategy);
  return measure.marginals[strategy];
}

function marginalsIn(strategy) {
  const tally = harmSums(strategy), { diagrams, root, totals, flow } = tally, { first, ends, children, parameters, sizes } = diagrams;
  const none = sizes.map(size => AMOUNTS.map(() => new Float64Array(size)));
  const wide = AMOUNTS.length;
  return tally.lanes.weights.map((weights, lane) => {
    if (!tally.some.includes(lane)) return none;
    const changes = sizes.map(size => new Float64Array((size + 1) * wide)), skipped = new Float64Array((sizes.length + 1) * wide);
    const masses = new Float64Array(parameters.length);
    // Adds what a child represents behind levels of a parameter, and delivers the mass to it.
    const deliver = (child, parameter, begin, end, mass) => {
      const next = diagrams.parameter(child), start = tally.start(child, lane);
      const factor = parameter < 0 ? 1 : weights.between(parameter, begin, end);
      const share = mass * weights.skip(parameter + 1, next);
      if (share * factor === 0) return;
      if (child >= 0) masses[child] += share * factor;
      for (let which = 0; which < wide; which++) {
        const bins = AMOUNTS[which];
        let amount = 0;
        for (let bin = 0; bin < bins.length; bin++) amount += totals[start + bins[bin]];
        if (amount === 0) continue;
        amount *= share;
        if (parameter >= 0) {
          changes[parameter][begin * wide + which] += amount;
          changes[parameter][end * wide + which] -= amount;
        }
        skipped[(parameter + 1) * wide + which] += amount * factor;
        skipped[next * wide + which] -= amount * factor;
      }
    };
    deliver(root, -1, 0, 0, 1);
    for (let node = root; node >= 0; node--) {
      const mass = masses[node] * tally.norm(flow.slot(node, lane));
      if (mass === 0) continue;
      for (let run = first[node], begin = 0; run < first[node + 1]; run++) {
        deliver(children[run], parameters[node], begin, ends[run], mass);
        begin = ends[run];
      }
    }
    return marginalsOf(changes, skipped, weights);
  });
}

// The amounts for each parameter and level, from how they change.
function marginalsOf(changes, skipped, weights) {
  const wide = AMOUNTS.length, running = AMOUNTS.map(() => 0);
  return changes.map((along, parameter) => AMOUNTS.map((_, which) => {
    running[which] += skipped[parameter * wide + which];
    const total = weights.skip(parameter, parameter + 1), even = total > 0 ? running[which] / total : 0;
    let own = 0;
    return Float64Array.from({ length: along.length / wide - 1 }, (_, level) => {
      own += along[level * wide + which];
      return (own + even) * weights.weight(parameter, level);
    });
  }));
}

// The parameters whose shares can move, each with the levels of its rows on each cell's devices.
function movable() {
  measure.movable ??= [...new Set(data.usage.rows.map(row => row.parameter))].map(parameter => {
    const rows = data.usage.rows.filter(row => row.parameter === parameter);
    const groupOf = cells().map(({ devices: [device] }) => {
      const groups = data.parameters[parameter].levels.map(() => rows.length);
      rows.forEach((row, group) => {
        if (row.devices && !row.devices.includes(device)) return;
        for (const level of row.levels) groups[level] = group;
      });
      return groups;
    });
    // What no row moves is the last.
    return { parameter, limits: [...rows, { low: 1, high: 1 }], groupOf };
  });
  return measure.movable;
}

// What the rows of each of these parameters have together of an amount of a strategy.
function rowSums(strategy, which) {
  const known = measure.rowSums[strategy] ??= [];
  known[which] ??= movable().map(({ parameter, limits, groupOf }) => {
    const sums = new Float64Array(limits.length);
    marginals(strategy).forEach((cell, number) => cell[parameter][which].forEach((amount, level) => {
      sums[groupOf[number][level]] += amount;
    }));
    // Differences of sums are not exact to the last digit.
    return sums.map(amount => Math.max(0, amount));
  });
  return known[which];
}

// The lowest that one amount can be of another: each parameter alone lowers it by a factor.
function lowest(amounts, others) {
  let low = 0;
  for (const [i, { limits }] of movable().entries()) {
    const base = sum(amounts[i]) / sum(others[i]);
    if (i === 0) low = base;
    if (!(base > 0 && base < Infinity)) return base;
    low *= least(amounts[i], others[i], limits) / base;
  }
  return low;
}

// The same for one parameter: the rows that have less of the one weigh as much as they can, the others as little.
function least(amounts, others, limits) {
  const ratio = group => amounts[group] / others[group];
  const groups = limits.map((_, group) => group).filter(group => amounts[group] > 0 || others[group] > 0)
    .sort((a, b) => (ratio(a) === ratio(b) ? 0 : ratio(a) - ratio(b)));
  let best = Infinity;
  for (let cut = 0; cut <= groups.length; cut++) {
    let amount = 0, other = 0;
    groups.forEach((group, i) => {
      const weight = i < cut ? limits[group].high : limits[group].low;
      amount += weight * amounts[group];
      other += weight * others[group];
    });
    if (other > 0) best = Math.min(best, amount / other);
  }
  return best;
}

// The range of an amount's share; the highest is what the lowest of the rest leaves.
function rangeOf(strategy, which) {
  const part = rowSums(strategy, which), whole = rowSums(strategy, ALL_HARMS);
  if (!(sum(whole[0]) > 0)) return { low: 0, high: 0 };
  const rest = whole.map((sums, i) => sums.map((amount, group) => Math.max(0, amount - part[i][group])));
  return { low: lowest(part, whole), high: 1 - lowest(rest, whole) };
}

// The ranges of all strategies in the query, and whether one is better than the next one wherever in their
// ranges the figures are. Null where there is no more time before all are computed.
function ranges(hasTime) {
  for (const strategy of data.strategies.keys()) {
    if (!measure.marginals[strategy] && !hasTime()) return null;
    marginals(strategy);
  }
  measure.bounds ??= data.strategies.map((_, strategy) => ({ ...rangeOf(strategy, 0), gap: rangeOf(strategy, GAPS) }));
  const { bounds } = measure;
  const isInOrder = (a, b) => {
    if (isMissing(harms(a)) !== isMissing(harms(b))) return isMissing(harms(b));
    if (bounds[b].low - bounds[a].high > TOLERANCE) return true;
    for (let which = 0; which < ALL_HARMS; which++) {
      const [own, others] = [rowSums(a, which), rowSums(b, which)];
      if (Math.max(sum(own[0]), sum(others[0])) <= TOLERANCE * sum(rowSums(a, ALL_HARMS)[0])) continue;
      // Where the range ends in a tie, nothing turns the order round.
      if (lowest(others, own) < 1 - TOLERANCE) return false;
      if (lowest(own, others) < 1 - TOLERANCE) return true;
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
