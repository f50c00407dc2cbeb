// Sums over decision diagrams: what a query counts.

// What levels weigh, ready for sums: 1 or 0 for those that a query allows or not, or shares of use. The
// parameters to count by have weight 1.
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

// Counts of the allowed scenarios by what their values are sorted into: `kinds` has the bins of each
// value. One pass over some nodes, or over all, when a count is first asked for; or for one root alone,
// over its part of the diagrams. There is room for bins by tens. Where levels have shares of use, `norms`
// has what each node's sum is multiplied by, and `cells` where the cell has its own sums.
class Tally {
  constructor(diagrams, query, bins, kinds, { root = null, norms = null, cells = null } = {}) {
    this.part = root === null ? null : diagrams.part(root);
    this.diagrams = this.part?.diagrams ?? diagrams;
    this.query = query;
    this.bins = Math.ceil(bins / 10) * 10;
    this.weights = new Weights(diagrams.sizes, query);
    this.kinds = kinds;
    // The counts of the values, the highest first, then those of the nodes.
    this.values = kinds.length;
    this.norms = norms;
    // From which node on sums are of the cell alone, and how far behind those of the first cell.
    this.split = cells?.split ?? Infinity;
    this.shift = cells?.shift ?? 0;
    this.cells = cells;
  }

  get totals() {
    const { cells, kinds, values, bins } = this, count = this.diagrams.parameters.length;
    const isFirst = !cells || cells.first === this;
    const totals = isFirst ? new Float64Array((values + (cells?.rows ?? count)) * bins) : cells.first.totals;
    Object.defineProperty(this, 'totals', { value: totals });
    if (isFirst) kinds.forEach((places, value) => places.forEach(place => { totals[this.start(~value) + place] = 1; }));
    for (let bin = 0; bin < bins; bin += 10) {
      if (isFirst) for (let node = 0; node < Math.min(count, this.split); node++) this.sum(node, bin);
      if (cells) for (let index = 0; index < cells.nodes.length; index++) this.sum(cells.nodes[index], bin);
    }
    return totals;
  }

  norm(node) { return this.norms ? this.norms[node] : 1; }

  // Where the counts of what is below a diagram begin.
  start(diagram) { return (this.values + diagram + (diagram >= this.split ? this.shift : 0)) * this.bins; }

  // Sums ten bins, which stay in the processor's registers meanwhile.
  sum(node, bin) {
    const { first, ends, children, parameters } = this.diagrams, { bins, totals, values, weights, split, shift } = this;
    const parameter = parameters[node], sums = weights.sums[parameter], { skips, wide } = weights;
    const from = (parameter + 1) * wide, last = from + wide - 1, end = first[node + 1];
    let a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0;
    for (let run = first[node], before = 0; run < end; run++) {
      const child = children[run], after = sums[ends[run]], factor = after - before;
      if (factor === 0) continue;
      before = after;
      const share = factor * skips[child < 0 ? last : from + parameters[child]];
      const at = (values + child + (child >= split ? shift : 0)) * bins + bin;
      a += share * totals[at];
      b += share * totals[at + 1];
      c += share * totals[at + 2];
      d += share * totals[at + 3];
      e += share * totals[at + 4];
      f += share * totals[at + 5];
      g += share * totals[at + 6];
      h += share * totals[at + 7];
      i += share * totals[at + 8];
      j += share * totals[at + 9];
    }
    const at = this.start(node) + bin, norm = this.norms === null ? 1 : this.norms[node];
    totals[at] = a * norm;
    totals[at + 1] = b * norm;
    totals[at + 2] = c * norm;
    totals[at + 3] = d * norm;
    totals[at + 4] = e * norm;
    totals[at + 5] = f * norm;
    totals[at + 6] = g * norm;
    totals[at + 7] = h * norm;
    totals[at + 8] = i * norm;
    totals[at + 9] = j * norm;
  }

  // The counts of what is below a diagram.
  below(diagram) {
    const start = this.start(diagram);
    return this.totals.subarray(start, start + this.bins);
  }

  // Where a root is in the diagrams that are summed.
  place(root) { return this.part?.root ?? root; }

  count(root) {
    const place = this.place(root), share = this.weights.skip(0, this.diagrams.parameter(place));
    return this.below(place).map(count => count * share);
  }

  // The counts of some bins for each level of parameter b, and before it of parameter a < b unless
  // that is -1.
  pivot(asked, a, b, wanted) {
    const root = this.place(asked), { diagrams, totals } = this, { first, ends, children, parameters, sizes } = diagrams;
    const weights = new Weights(sizes, this.query, [a, b]);
    const wide = a < 0 ? 1 : sizes[a], size = sizes[b], kinds = wanted.length;
    // How the counts change from one level of b to the next, for each bin and level of a.
    const changes = new Float64Array((size + 1) * kinds * wide);
    // How many scenarios reach a node, for each level of a; only the first counts before a is known.
    const nodes = diagrams.nodes(root, b), masses = new Float64Array(nodes.length * wide);
    const row = new Float64Array(wide), places = new Int32Array(diagrams.parameters.length);
    const place = node => places[node] * wide;
    nodes.forEach((node, index) => { places[node] = index; });
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
      const start = this.start(child);
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
    for (let index = nodes.length - 1; index >= 0; index--) {
      const node = nodes[index], parameter = parameters[node], offset = index * wide, norm = this.norm(node);
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

  // The first allowed scenarios that count for a bin, in order.
  list(root, bin, limit) {
    const { diagrams, weights } = this, { first, ends, children, sizes } = diagrams;
    const found = [], levels = [];
    const walk = (diagram, parameter) => {
      if (found.length === limit) return;
      if (this.below(diagram)[bin] * weights.skip(parameter, diagrams.parameter(diagram)) === 0) return;
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
    walk(this.place(root), 0);
    return found;
  }
}
