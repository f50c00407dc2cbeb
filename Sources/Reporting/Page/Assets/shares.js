// Shares of use: which part of all keyboard appearances ends how. The definition is in docs/usage.md.

function sum(values) { return values.reduce((total, value) => total + value, 0); }

// MARK: Use

// Devices with equal weights, and which the same rows of the usage move: their weights by parameter
// and level, 0 for other devices. Made once.
function cells() {
  const { usage } = data;
  usage.cells ??= [...Map.groupBy(usage.classes.keys(), device =>
    [usage.classes[device], ...usage.rows.map(({ devices }) => devices?.includes(device) ?? true)].join()).values()]
    .map(devices => ({
      devices: new Set(devices),
      weights: usage.vectors.map((classes, parameter) => (parameter > 0 ? classes[usage.classes[devices[0]]]
        : usage.classes.map((own, device) => (devices.includes(device) ? classes[own][device] : 0)))),
    }));
  return usage.cells;
}

// The first of the last parameters whose levels weigh the same in all cells: what asks for these is summed
// once.
function firstShared() {
  const [{ weights }, ...others] = cells();
  return weights.findLastIndex((levels, parameter) =>
    others.some(other => levels.some((weight, level) => other.weights[parameter][level] !== weight))) + 1;
}

// What each node's sum is multiplied by, so that the weights of the levels that were run are all: of
// those that all cells share, and of each cell's own.
function norms(diagrams) {
  diagrams.norms ??= diagrams.source ? inherited(diagrams) : ownNorms(diagrams);
  return diagrams.norms;
}

// The norms of what a filter left, which are those of the nodes that it comes from.
function inherited(diagrams) {
  const { source, origins, parameters, sizes } = diagrams, shared = firstShared();
  const split = parameters.findIndex(parameter => parameter < shared), place = split < 0 ? parameters.length : split;
  const parts = norms(source).parts.map((whole, cell) => {
    const { sums } = new Weights(sizes, cells()[cell].weights), own = new Float64Array(parameters.length);
    for (let node = 0; node < own.length; node++) own[node] = origins[node] < 0 ? 1 : whole.norms[origins[node]];
    return { nodes: reached(diagrams, sums, place), norms: own };
  });
  return { split: place, parts };
}

function ownNorms(diagrams) {
  const { parameters, sizes } = diagrams, shared = firstShared(), count = parameters.length;
  let split = 0;
  while (split < count && parameters[split] >= shared) split++;
  const all = cells().map(({ weights }) => new Weights(sizes, weights).sums), masses = new Float64Array(count);
  addMasses(diagrams, all[0], Int32Array.from({ length: split }, (_, node) => node), masses);
  const parts = all.map(sums => {
    const nodes = reached(diagrams, sums, split);
    return { nodes, norms: addMasses(diagrams, sums, nodes, masses.slice()) };
  });
  // The first parameter's weights are those of all cells.
  for (let node = split; node < count; node++) {
    if (parameters[node] > 0) continue;
    const total = sum(parts.map(part => part.norms[node]));
    for (const part of parts) part.norms[node] = total;
  }
  for (const part of parts) {
    for (let node = 0; node < count; node++) if (part.norms[node] > 0) part.norms[node] = 1 / part.norms[node];
  }
  return { split, parts };
}

// The weight of what was run below each node.
function addMasses({ first, ends, children, parameters }, sums, nodes, masses) {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index], own = sums[parameters[node]], end = first[node + 1];
    let total = 0;
    for (let run = first[node], before = 0; run < end; run++) {
      const child = children[run], after = own[ends[run]];
      if (child < 0 ? child !== ~0 : masses[child] > 0) total += after - before;
      before = after;
    }
    masses[node] = total;
  }
  return masses;
}

// The nodes from one on that are behind levels with a weight; children before parents.
function reached({ first, ends, children, parameters }, sums, split) {
  // 1 for a node that has a parent, 2 for one that is reached.
  const count = parameters.length, states = new Uint8Array(count), found = new Int32Array(count - split);
  let place = found.length;
  for (let node = count - 1; node >= split; node--) {
    if (states[node] === 1) continue;
    found[--place] = node;
    const own = sums[parameters[node]], end = first[node + 1];
    for (let run = first[node], before = 0; run < end; run++) {
      const child = children[run], after = own[ends[run]];
      if (child >= 0) states[child] |= after > before ? 2 : 1;
      before = after;
    }
  }
  return found.subarray(place);
}

// Sums of shares of use: a tally of each cell, added up.
class UsageTally {
  constructor(diagrams, query, bins, kinds, { root = null } = {}) {
    const own = root === null ? diagrams : diagrams.part(root).diagrams, { split, parts } = norms(own);
    const high = own.parameters.length - split, rows = split + high * parts.length;
    this.query = query;
    this.cells = [];
    cells().forEach(({ weights }, number) => {
      const kept = weights.map((levels, parameter) => levels.map((weight, level) => (query[parameter][level] ? weight : 0)));
      const place = { split, rows, shift: high * number, nodes: parts[number].nodes, first: this.cells[0] ?? null };
      this.cells.push(new Tally(diagrams, kept, bins, kinds, { root, norms: parts[number].norms, cells: place }));
      place.first ??= this.cells[0];
    });
  }

  count(root) { return this.added(tally => tally.count(root)); }

  pivot(...axes) { return this.added(tally => tally.pivot(...axes)); }

  // The sum over cells that have a device in the query.
  added(counts) {
    const some = this.cells.filter(hasDevices);
    const [result, ...others] = (some.length ? some : this.cells.slice(0, 1)).map(counts);
    for (const other of others) other.forEach((count, i) => { result[i] += count; });
    return result;
  }
}

function hasDevices({ weights }) { return weights.skip(0, 1) > 0; }

function hasUsage() { return Boolean(data.usage) && state.by !== 'counts'; }

// What the strategies' diagrams count of some levels by harm: shares of use, or scenarios where there
// are none or the reader wants counts.
function harmsOf(allowed, root = null, isUse = hasUsage()) {
  const kinds = OUTCOMES.map(({ harm }) => (harm < 0 ? [] : [harm]));
  return new (isUse ? UsageTally : Tally)(selected.diagrams, allowed, HARMS.length, kinds, { root });
}

// A strategy's harms in the query: the parts, and what they are parts of.
class Harms {
  constructor(counts) {
    this.counts = counts.slice(0, HARMS.length);
    this.all = sum(this.counts);
  }

  count(...bins) { return bins.reduce((total, bin) => total + this.counts[bin], 0); }
  share(...bins) { return this.all > 0 ? this.count(...bins) / this.all : 0; }
  get hidden() { return this.share(...HIDDEN); }
  get judged() { return 1 - this.share(AMBIGUOUS); }
}

function harms(strategy) { return new Harms(measure.count(rootOf(strategy))); }

// The order of strategies: less that is hidden first, then less of the largest, then fewer gaps.
function byHarm(a, b) {
  const keys = ({ harms: each }) => [each.hidden, ...HIDDEN.toReversed().map(bin => each.share(bin)),
    each.share(GAP), each.share(OTHER), each.share(SCROLL_BAR)];
  const [x, y] = [keys(a), keys(b)], at = x.findIndex((value, i) => Math.abs(value - y[i]) > 1e-12);
  return at < 0 ? 0 : x[at] - y[at];
}

// MARK: Causes

// The part of the query's appearances that each rule of a strategy represents, largest first; null where a
// deadline comes before all of them are counted.
function ruleShares(strategy, deadline = Infinity) {
  measure.rules ??= new Map();
  const { rules } = data.strategies[strategy], counts = measure.rules.get(strategy) ?? { all: harms(strategy).all, shares: [] };
  measure.rules.set(strategy, counts);
  while (counts.shares.length < rules.length) {
    if (performance.now() > deadline) return null;
    const index = counts.shares.length;
    counts.shares.push({ rule: rules[index], index, share: counts.all > 0 ? massOfRule(rules[index], strategy) / counts.all : 0 });
  }
  counts.sorted ??= counts.shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  return counts.sorted;
}

function massOfRule(rule, strategy) {
  const allowed = both(cubeOf(rule), query.allowed), root = rootOf(strategy);
  const bins = { hidden: HIDDEN, gap: [GAP] }[rule.aspect] ?? [...HIDDEN, GAP, OTHER, SCROLL_BAR];
  return allowed ? new Harms(harmsOf(allowed, root).count(root)).count(...bins) : 0;
}

// The levels that two queries allow; null where they have no scenario in common.
function both(a, b) {
  const result = a.map((levels, parameter) => levels.map((isAllowed, level) => isAllowed && b[parameter][level]));
  return result.every(levels => levels.includes(true)) ? result : null;
}

// MARK: Ranges

// What each level of each parameter adds to a strategy's hidden content, and to all: for each cell,
// one walk from the root down.
function marginals(root) {
  return measure.cells.map(tally => {
    if (!hasDevices(tally)) return tally.diagrams.sizes.map(size => [new Float64Array(size), new Float64Array(size)]);
    const { diagrams, weights, totals } = tally, { first, ends, children, parameters, sizes } = diagrams;
    const nodes = diagrams.nodes(root), places = new Int32Array(parameters.length), masses = new Float64Array(nodes.length);
    nodes.forEach((node, index) => { places[node] = index; });
    const changes = sizes.map(size => [new Float64Array(size + 1), new Float64Array(size + 1)]);
    const skipped = [new Float64Array(sizes.length + 1), new Float64Array(sizes.length + 1)];
    // Adds what a child represents behind levels of a parameter, and delivers the mass to it.
    const deliver = (child, parameter, begin, end, mass) => {
      const next = diagrams.parameter(child), start = tally.start(child);
      const factor = parameter < 0 ? 1 : weights.between(parameter, begin, end);
      const share = mass * weights.skip(parameter + 1, next);
      if (share * factor === 0) return;
      let hidden = 0, all = 0;
      for (let bin = 0; bin < HARMS.length; bin++) all += totals[start + bin];
      for (const bin of HIDDEN) hidden += totals[start + bin];
      [hidden, all].forEach((amount, which) => {
        if (parameter >= 0) {
          changes[parameter][which][begin] += amount * share;
          changes[parameter][which][end] -= amount * share;
        }
        skipped[which][parameter + 1] += amount * share * factor;
        skipped[which][next] -= amount * share * factor;
      });
      if (child >= 0) masses[places[child]] += share * factor;
    };
    deliver(root, -1, 0, 0, 1);
    for (let index = nodes.length - 1; index >= 0; index--) {
      const node = nodes[index], mass = masses[index] * tally.norm(node);
      if (mass === 0) continue;
      for (let run = first[node], begin = 0; run < first[node + 1]; run++) {
        deliver(children[run], parameters[node], begin, ends[run], mass);
        begin = ends[run];
      }
    }
    return marginalsOf(changes, skipped, weights);
  });
}

// Hidden content and all, for each parameter and level, from how they change.
function marginalsOf(changes, skipped, weights) {
  const running = [0, 0];
  return changes.map((amounts, parameter) => amounts.map((along, which) => {
    running[which] += skipped[which][parameter];
    const total = weights.skip(parameter, parameter + 1), even = total > 0 ? running[which] / total : 0;
    let own = 0;
    return along.subarray(0, -1).map((change, level) => {
      own += change;
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

// The ranges of all strategies in the query, and the ranks that these leave: neighbours whose order
// they turn round share theirs. Null where there is no more time before all are computed.
function ranges(hasTime) {
  measure.parts ??= [];
  while (measure.parts.length < selected.roots.length) {
    if (!hasTime()) return null;
    measure.parts.push(marginals(selected.roots[measure.parts.length]));
  }
  const of = which => measure.parts.map(cell => cell.map(parameters => parameters.map(both => both[which])));
  const [hidden, all] = [of(0), of(1)];
  const list = hidden.map((amounts, number) => {
    const { low, high } = range(amounts, all[number]);
    return { low: Math.max(0, low), high: Math.min(1, high) };
  });
  const isTurned = (a, b) => {
    const { low, high } = range(hidden[a].map((cell, c) => cell.map((levels, p) =>
      levels.map((amount, level) => amount - hidden[b][c][p][level]))), all[a]);
    return low < -1e-10 && high > 1e-10;
  };
  return { list, isTurned };
}
