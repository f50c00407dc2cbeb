// What levels weigh: 1 or 0 as a query allows them, or shares of use.

function sum(values) { return values.reduce((total, value) => total + value, 0); }

// Sums of weights. The parameters to count by have weight 1.
class Weights {
  constructor(sizes, query, apart = []) {
    this.query = query;
    this.wide = sizes.length + 1;
    this.sums = sizes.map((size, parameter) => {
      const sums = new Float64Array(size + 1);
      for (let level = 0; level < size; level++) sums[level + 1] = sums[level] + Number(query[parameter][level]);
      return sums;
    });
    this.skips = new Float64Array(this.wide * this.wide);
    for (let from = 0; from < this.wide; from++) {
      let product = 1;
      for (let to = from; to < this.wide; to++) {
        this.skips[from * this.wide + to] = product;
        if (to < sizes.length && !apart.includes(to)) product *= this.sums[to][sizes[to]];
      }
    }
  }

  weight(parameter, level) { return Number(this.query[parameter][level]); }
  between(parameter, from, to) { return this.sums[parameter][to] - this.sums[parameter][from]; }
  skip(from, to) { return this.skips[from * this.wide + to]; }
}

// Weights side by side, which differ for parameters before `shared`: scenarios that count once each, or cells
// of use. A node has a slot in each lane, or one for all where it asks for no parameter before `shared`.
class Lanes {
  constructor(queries, shared, whole = null) {
    const sizes = queries[0].map(levels => levels.length);
    this.weights = queries.map(query => new Weights(sizes, query));
    this.shared = shared;
    // The lanes whose levels are all, with what each node's sum is multiplied by for that; null for counts.
    this.whole = whole;
    this.norms = new Map();
  }

  static counting(allowed) { return new Lanes([allowed], 0); }

  // A query's levels are all that people use: the page has the shares of a run with that query.
  static using(allowed) {
    const lanes = new Lanes(cells().map(({ weights }) => weights.map((levels, parameter) => {
      const some = levels.map((weight, level) => (allowed[parameter][level] ? weight : 0)), all = sum(some);
      return parameter > 0 && all > 0 ? some.map(weight => weight / all) : some;
    })), firstShared());
    lanes.whole = lanes;
    return lanes;
  }

  // A part of these lanes' levels.
  within(allowed) {
    const queries = this.weights.map(({ query }) => query.map((levels, parameter) =>
      levels.map((weight, level) => (allowed[parameter][level] ? weight : 0))));
    return new Lanes(queries, this.shared, this.whole);
  }

  normsOf(diagrams) {
    if (!this.norms.has(diagrams)) this.norms.set(diagrams, diagrams.source ? this.inheritedNorms(diagrams) : ownNorms(diagrams, this.weights));
    return this.norms.get(diagrams);
  }

  // The norms of what a filter left, which are those of the nodes that it comes from.
  inheritedNorms(diagrams) {
    const { source, origins, parameters } = diagrams, whole = this.normsOf(source), lanes = this.weights.length;
    const split = diagrams.split(this.shared), from = source.split(this.shared);
    const own = new Float64Array(split + (parameters.length - split) * lanes).fill(1);
    for (let node = 0; node < split; node++) if (origins[node] >= 0) own[node] = whole[origins[node]];
    for (let node = split; node < parameters.length; node++) {
      const place = split + (node - split) * lanes, origin = from + (origins[node] - from) * lanes;
      if (origins[node] >= 0) for (let lane = 0; lane < lanes; lane++) own[place + lane] = whole[origin + lane];
    }
    return own;
  }
}

// The classes of devices with their weights by parameter and level, 0 for other devices. Made once.
function cells() {
  const { usage } = data;
  usage.cells ??= [...new Set(usage.classes)].map(each => ({
    weights: usage.vectors.map((classes, parameter) => (parameter > 0 ? classes[each]
      : usage.classes.map((own, device) => (own === each ? classes[own][device] : 0)))),
  }));
  return usage.cells;
}

// The first of the last parameters whose levels weigh the same in all cells.
function firstShared() {
  const [{ weights }, ...others] = cells();
  data.usage.shared ??= weights.findLastIndex((levels, parameter) =>
    others.some(other => levels.some((weight, level) => other.weights[parameter][level] !== weight))) + 1;
  return data.usage.shared;
}

// What each slot's sum is multiplied by, so that the weights of the levels that were run are all.
function ownNorms(diagrams, weights) {
  const { first, ends, children, parameters } = diagrams, all = weights.map(({ sums }) => sums);
  const split = diagrams.split(firstShared()), lanes = all.length, count = parameters.length;
  // The weight of what was run below each node.
  const own = new Float64Array(split + (count - split) * lanes);
  for (let node = 0; node < count; node++) {
    for (let lane = 0; lane < (node < split ? 1 : lanes); lane++) {
      const sums = all[lane][parameters[node]], end = first[node + 1], place = split + lane - split * lanes;
      let total = 0;
      for (let run = first[node], before = 0; run < end; run++) {
        const child = children[run], after = sums[ends[run]];
        if (child < 0 ? child !== ~0 : own[child < split ? child : place + child * lanes] > 0) total += after - before;
        before = after;
      }
      own[node < split ? node : place + node * lanes] = total;
    }
    if (parameters[node] > 0) continue;
    // The first parameter's weights are those of all cells.
    const start = split + (node - split) * lanes, total = sum(own.subarray(start, start + lanes));
    if (node >= split) own.fill(total, start, start + lanes);
  }
  return own.map(total => (total > 0 ? 1 / total : 0));
}

// MARK: From a root to the values

// The weight of scenarios on its way from a root to their values: one number for each node, so that a
// strategy is counted in a moment.
class Flow {
  constructor({ diagrams, root }, lanes, values) {
    this.diagrams = diagrams;
    this.root = root;
    this.lanes = lanes;
    this.norms = lanes.whole?.normsOf(diagrams) ?? null;
    this.split = diagrams.split(lanes.shared);
    this.wide = lanes.weights.length;
    this.counts = new Float64Array(values);
    // What reaches each slot.
    this.masses = new Float64Array(this.split + (diagrams.parameters.length - this.split) * this.wide);
    lanes.weights.forEach((weights, lane) => {
      const mass = weights.skip(0, diagrams.parameter(root));
      if (root < 0) this.counts[~root] += mass;
      else this.masses[this.slot(root, lane)] += mass;
    });
    this.run();
  }

  // Hands on what has reached the nodes.
  run() {
    const { diagrams: { first, ends, children, parameters }, masses, counts, split, wide: lanes, norms: factors } = this;
    for (let node = this.root; node >= 0; node--) {
      const count = node < split ? 1 : lanes, start = this.slot(node, 0), parameter = parameters[node], end = first[node + 1];
      for (let lane = 0; lane < count; lane++) {
        if (masses[start + lane] === 0) continue;
        const { sums: { [parameter]: sums }, skips, wide } = this.lanes.weights[lane], from = (parameter + 1) * wide, last = from + wide - 1;
        const mass = factors === null ? masses[start + lane] : masses[start + lane] * factors[start + lane], place = split + lane - split * lanes;
        for (let run = first[node], before = 0; run < end; run++) {
          const child = children[run], after = sums[ends[run]], weight = (after - before) * mass;
          before = after;
          if (child < 0) counts[~child] += weight * skips[last];
          else masses[child < split ? child : place + child * lanes] += weight * skips[from + parameters[child]];
        }
      }
    }
  }

  slot(node, lane) { return node < this.split ? node : this.split + (node - this.split) * this.wide + lane; }
}

// MARK: From the values up

// What scenarios count for: `kinds` has the bins of each value.
class Tally {
  constructor(part, lanes, bins, kinds) {
    this.flow = new Flow(part, lanes, kinds.length);
    this.diagrams = part.diagrams;
    this.root = part.root;
    this.lanes = lanes;
    this.kinds = kinds;
    this.bins = bins;
  }

  // The counts of the values, the highest first, then those of the slots that something reaches.
  get totals() {
    const { kinds, bins, flow: { masses, split, wide } } = this, values = kinds.length;
    const totals = new Float64Array((values + masses.length) * bins);
    Object.defineProperty(this, 'totals', { value: totals });
    kinds.forEach((places, value) => places.forEach(place => { totals[this.start(~value, 0) + place] = 1; }));
    for (let node = 0; node <= this.root; node++) {
      const slot = this.flow.slot(node, 0), count = node < split ? 1 : wide;
      for (let lane = 0; lane < count; lane++) {
        if (masses[slot + lane] > 0) this.sum(node, lane, slot + lane);
      }
    }
    return totals;
  }

  norm(slot) { return this.flow.norms === null ? 1 : this.flow.norms[slot]; }

  // Where the counts of what is below a diagram begin.
  start(diagram, lane) { return (this.kinds.length + (diagram < 0 ? diagram : this.flow.slot(diagram, lane))) * this.bins; }

  // Sums the bins of a slot from those of its children.
  sum(node, lane, slot) {
    const { first, ends, children, parameters } = this.diagrams, { bins, totals } = this, parameter = parameters[node];
    const { sums: { [parameter]: sums }, skips, wide } = this.lanes.weights[lane], from = (parameter + 1) * wide;
    const target = this.start(node, lane), norm = this.norm(slot);
    for (let run = first[node], before = 0; run < first[node + 1]; run++) {
      const child = children[run], after = sums[ends[run]], factor = after - before;
      if (factor === 0) continue;
      before = after;
      const share = factor * skips[from + (child < 0 ? wide - 1 : parameters[child])];
      for (let bin = 0, at = this.start(child, lane); bin < bins; bin++) totals[target + bin] += share * totals[at + bin];
    }
    for (let bin = 0; bin < bins; bin++) totals[target + bin] *= norm;
  }

  // The counts of some bins for each level of parameter b, and before it of parameter a < b unless
  // that is -1.
  pivot(a, b, wanted) {
    const { sizes } = this.diagrams, result = new Float64Array((a < 0 ? 1 : sizes[a]) * sizes[b] * wanted.length);
    this.lanes.weights.forEach((weights, lane) => {
      // The lane has a device in the query.
      if (weights.skip(0, 1) > 0) this.pivotOf(lane, a, b, wanted).forEach((count, i) => { result[i] += count; });
    });
    return result;
  }

  pivotOf(lane, a, b, wanted) {
    const { diagrams, totals, root, flow } = this, { first, ends, children, parameters, sizes } = diagrams;
    const weights = new Weights(sizes, this.lanes.weights[lane].query, [a, b]);
    const wide = a < 0 ? 1 : sizes[a], size = sizes[b], kinds = wanted.length;
    // How the counts change from one level of b to the next, for each bin and level of a.
    const changes = new Float64Array((size + 1) * kinds * wide);
    // How many scenarios reach a node, for each level of a; only the first counts before a is known.
    const begin = diagrams.split(b + 1), masses = new Float64Array((parameters.length - begin) * wide), row = new Float64Array(wide);
    const place = node => (node - begin) * wide;
    // Adds masses of a's levels from low to high to what a child represents, all before `from` known.
    const deliver = (child, from, factor, source, offset, low, high) => {
      const parameter = diagrams.parameter(child), share = factor * weights.skip(from, parameter);
      if (parameter > b) {
        add(child, 0, size, share, source, offset, low, high);
        return;
      }
      const target = place(child);
      for (let i = low; i < high; i++) masses[target + i] += source[offset + i] * share;
    };
    // The same for a child below b and the levels of b from begin to end.
    const add = (child, begin, end, share, source, offset, low, high) => {
      const start = this.start(child, lane);
      for (let k = 0; k < kinds; k++) {
        const count = totals[start + wanted[k]] * share;
        if (count === 0) continue;
        const up = (begin * kinds + k) * wide, down = (end * kinds + k) * wide;
        for (let i = low; i < high; i++) {
          const mass = source[offset + i] * count;
          changes[up + i] += mass;
          changes[down + i] -= mass;
        }
      }
    };
    // The same before a is known.
    const descend = (child, from, mass) => {
      const parameter = diagrams.parameter(child);
      if (parameter <= a) masses[place(child)] += mass * weights.skip(from, parameter);
      else split(child, from, 0, wide, mass);
    };
    // Splits by the levels of a from begin to end, which have the same child.
    const split = (child, from, begin, end, mass) => {
      for (let i = begin; i < end; i++) row[i] = weights.weight(a, i) * mass;
      deliver(child, from, 1, row, 0, begin, end);
    };
    row[0] = 1;
    if (a < 0) deliver(root, 0, 1, row, 0, 0, 1);
    else descend(root, 0, 1);
    for (let node = root; node >= begin; node--) {
      const slot = flow.slot(node, lane), norm = this.norm(slot);
      if (flow.masses[slot] === 0) continue;
      const parameter = parameters[node], offset = place(node);
      for (let run = first[node], level = 0; run < first[node + 1]; run++) {
        const end = ends[run], child = children[run];
        if (parameter === b) {
          const share = norm * weights.skip(b + 1, diagrams.parameter(child));
          add(child, level, end, share, masses, offset, 0, wide);
        } else if (parameter === a) split(child, a + 1, level, end, norm * masses[offset]);
        else {
          const factor = norm * weights.between(parameter, level, end);
          if (factor > 0 && parameter < a) descend(child, parameter + 1, masses[offset] * factor);
          else if (factor > 0) deliver(child, parameter + 1, factor, masses, offset, 0, wide);
        }
        level = end;
      }
    }
    return this.summed(changes, wide, kinds, level => weights.weight(b, level));
  }

  // Counts for each level of a, level of b and kind, from their changes along b.
  summed(changes, wide, kinds, weight) {
    const size = changes.length / (wide * kinds) - 1, result = new Float64Array(wide * size * kinds);
    for (let i = 0; i < wide; i++) {
      for (let k = 0; k < kinds; k++) {
        for (let level = 0, count = 0; level < size; level++) {
          count += changes[(level * kinds + k) * wide + i];
          if (weight(level) > 0) result[(i * size + level) * kinds + k] = count * weight(level);
        }
      }
    }
    return result;
  }

  // The first allowed scenarios that count for a bin, in order; each counts once.
  list(bin, limit) {
    const { diagrams, lanes: { weights: [weights] } } = this, { first, ends, children, sizes } = diagrams;
    const found = [], levels = [];
    const walk = (diagram, parameter) => {
      if (found.length === limit) return;
      if (this.totals[this.start(diagram, 0) + bin] * weights.skip(parameter, diagrams.parameter(diagram)) === 0) return;
      if (parameter === sizes.length) {
        found.push(levels.slice());
        return;
      }
      const asks = diagrams.parameter(diagram) === parameter;
      let run = asks ? first[diagram] : 0;
      for (let level = 0; level < sizes[parameter]; level++) {
        if (asks) while (ends[run] <= level) run++;
        if (weights.weight(parameter, level) === 0) continue;
        levels.push(level);
        walk(asks ? children[run] : diagram, parameter + 1);
        levels.pop();
      }
    };
    walk(this.root, 0);
    return found;
  }
}
