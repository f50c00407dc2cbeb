// What shares can be where the sources of use disagree. The definition is in docs/usage.md.

// What strategies are ordered by, the first that differs, and what the shares are of.
const AMOUNTS = [HIDDEN, ...HIDDEN.toReversed().map(bin => [bin]), [GAP], [...HARMS.keys()]], ALL_HARMS = AMOUNTS.length - 1;
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

// The lowest and the highest that a share can be where sources disagree: one parameter at a time,
// added up. `amounts` are those of the share, `masses` those of all.
function range(amounts, masses) {
  const { rows } = data.usage;
  const base = ratio(amounts, masses);
  let low = base, high = base;
  for (const parameter of new Set(rows.map(row => row.parameter))) {
    const groups = groupsOf(rows.filter(row => row.parameter === parameter), parameter, amounts, masses);
    low += extreme(groups, -1) - base;
    high += extreme(groups, 1) - base;
  }
  return { base, low, high };
}

function ratio(amounts, masses) {
  const total = parts => sum(parts.map(part => sum(part[0])));
  const mass = total(masses);
  return mass > 0 ? total(amounts) / mass : 0;
}

// What the levels of each row have together, and what no row moves.
function groupsOf(rows, parameter, amounts, masses) {
  const groups = rows.map(({ low, high }) => ({ low, high, amount: 0, mass: 0 }));
  const rest = { low: 1, high: 1, amount: 0, mass: 0 };
  cells().forEach(({ devices }, cell) => {
    const [device] = devices, own = new Map();
    rows.forEach((row, i) => {
      if (row.devices && !row.devices.includes(device)) return;
      for (const level of row.levels) own.set(level, groups[i]);
    });
    amounts[cell][parameter].forEach((amount, level) => {
      const group = own.get(level) ?? rest;
      group.amount += amount;
      group.mass += masses[cell][parameter][level];
    });
  });
  return [rest, ...groups];
}

// The highest share (sign 1) or the lowest (-1) that groups can have: those above a threshold weigh as
// much as they can, the others as little.
function extreme(groups, sign) {
  const some = groups.filter(({ mass }) => mass > 0)
    .sort((a, b) => sign * (b.amount / b.mass - a.amount / a.mass));
  let best = -Infinity;
  for (let cut = 0; cut <= some.length; cut++) {
    let amount = 0, mass = 0;
    some.forEach((group, i) => {
      const weight = i < cut ? group.high : group.low;
      amount += weight * group.amount;
      mass += weight * group.mass;
    });
    if (mass > 0) best = Math.max(best, sign * amount / mass);
  }
  return best === -Infinity ? 0 : sign * best;
}

// The ranges of all strategies in the query, and whether one is better than the next one wherever in their
// ranges the figures are. Null where there is no more time before all are computed.
function ranges(hasTime) {
  for (const strategy of data.strategies.keys()) {
    if (!measure.marginals[strategy] && !hasTime()) return null;
    marginals(strategy);
  }
  const of = (strategy, which) => measure.marginals[strategy].map(cell => cell.map(amounts => amounts[which]));
  measure.bounds ??= data.strategies.map((_, strategy) => range(of(strategy, 0), of(strategy, ALL_HARMS)));
  const { bounds } = measure;
  const isInOrder = (a, b) => {
    if (isMissing(harms(a)) !== isMissing(harms(b))) return isMissing(harms(b));
    if (bounds[b].low - bounds[a].high > TOLERANCE) return true;
    for (let which = 0; which < ALL_HARMS; which++) {
      const other = of(b, which), difference = of(a, which).map((cell, c) => cell.map((levels, p) =>
        levels.map((amount, level) => other[c][p][level] - amount)));
      const { low, high } = range(difference, of(a, ALL_HARMS));
      // Where the range ends in a tie, nothing turns the order round.
      if (low < -TOLERANCE) return false;
      if (high > TOLERANCE) return true;
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
  return {
    list: bounds.map(({ low, high }) => ({ low: Math.max(0, low), high: Math.min(1, high) })),
    isInOrder: (a, b) => measure.worse.get(a).has(b),
  };
}
