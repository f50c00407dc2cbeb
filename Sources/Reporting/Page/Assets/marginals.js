// What levels have of a strategy's amounts, by one walk from the root down.

// All harms but some.
function but(bins) { return [...HARMS.keys()].filter(bin => !bins.includes(bin)); }

// What each level of each parameter has of a strategy's hidden content, and of all: for each cell.
function marginals(strategy) {
  measure.marginals[strategy] ??= marginalsIn(strategy);
  return measure.marginals[strategy];
}

function marginalsIn(strategy) {
  const tally = harmSums(strategy), { diagrams: { parameters, sizes } } = tally, kinds = [HIDDEN, but([])], wide = kinds.length;
  return tally.lanes.weights.map((weights, lane) => {
    if (!tally.some.includes(lane)) return sizes.map(size => kinds.map(() => new Float64Array(size)));
    const changes = sizes.map(size => new Float64Array((size + 1) * wide)), skipped = new Skipped(sizes.length, wide);
    walkDown(tally, lane, kinds, (node, begin, end, which, amount) => {
      changes[parameters[node]][begin * wide + which] += amount;
      changes[parameters[node]][end * wide + which] -= amount;
    }, skipped);
    return changes.map((along, parameter) => kinds.map((_, which) =>
      spreadOut(along, wide, which, weights, parameter, skipped.amount(parameter, which))));
  });
}

// One walk from the root down: `add` gets what a node's run of levels has of each amount, for a weight of 1.
function walkDown(tally, lane, amounts, add, skipped) {
  const { diagrams, root, totals, flow } = tally, { first, ends, children, parameters } = diagrams;
  const weights = tally.lanes.weights[lane], masses = new Float64Array(parameters.length);
  // Delivers the mass of a run of levels to a child, and says what it represents.
  const deliver = (child, node, begin, end, mass) => {
    const parameter = node < 0 ? -1 : parameters[node], next = diagrams.parameter(child), start = tally.start(child, lane);
    const factor = node < 0 ? 1 : weights.between(parameter, begin, end), share = mass * weights.skip(parameter + 1, next);
    if (share * factor === 0) return;
    if (child >= 0) masses[child] += share * factor;
    for (let which = 0; which < amounts.length; which++) {
      const bins = amounts[which];
      let amount = 0;
      for (let bin = 0; bin < bins.length; bin++) amount += totals[start + bins[bin]];
      if (amount === 0) continue;
      if (node >= 0) add(node, begin, end, which, amount * share);
      skipped.add(parameter + 1, next, which, amount * share * factor);
    }
  };
  deliver(root, -1, 0, 0, 1);
  for (let node = root; node >= 0; node--) {
    const mass = masses[node] * tally.norm(flow.slot(node, lane));
    if (mass === 0) continue;
    for (let run = first[node], begin = 0; run < first[node + 1]; run++) {
      deliver(children[run], node, begin, ends[run], mass);
      begin = ends[run];
    }
  }
}

// What is the same for all levels of a parameter.
class Skipped {
  constructor(parameters, wide) {
    this.wide = wide;
    this.changes = new Float64Array((parameters + 1) * wide);
  }

  add(from, to, which, amount) {
    this.changes[from * this.wide + which] += amount;
    this.changes[to * this.wide + which] -= amount;
  }

  amount(parameter, which) {
    let amount = 0;
    for (let each = 0; each <= parameter; each++) amount += this.changes[each * this.wide + which];
    return amount;
  }
}

// An amount for each level of a parameter, from how it changes along them and from what is the same for all.
function spreadOut(along, wide, which, weights, parameter, skipped) {
  const total = weights.skip(parameter, parameter + 1), even = total > 0 ? skipped / total : 0;
  let own = 0;
  return Float64Array.from({ length: along.length / wide - 1 }, (_, level) => {
    own += along[level * wide + which];
    return (own + even) * weights.weight(parameter, level);
  });
}
