// Decision diagrams: how many scenarios have which value, without looking at any of them.
// The bytes are those of CompactDiagrams; a child is a node's number, or ~t for a terminal t.

class Diagrams {
  constructor(text, sizes) {
    const bytes = atob(text);
    let at = 0;
    const number = () => {
      let value = 0, factor = 1, byte;
      do {
        byte = bytes.charCodeAt(at++);
        value += (byte & 127) * factor;
        factor *= 128;
      } while (byte > 127);
      return value;
    };
    const parameters = [], first = [0], ends = [], children = [];
    for (let parameter = sizes.length - 1; parameter >= 0; parameter--) {
      const size = sizes[parameter], row = new Int32Array(size);
      for (let count = number(); count > 0; count--) {
        for (let level = 0; level < size;) {
          const token = number(), length = (token >> 1) + 1;
          if (token & 1) {
            const code = number();
            const last = Math.max(row[level], 0), step = code >> 1;
            const child = code & 1 ? ~step : last + (step & 1 ? -(step + 1) >> 1 : step >> 1);
            row.fill(child, level, level + length);
          }
          level += length;
        }
        for (let level = 0; level < size;) {
          const child = row[level];
          while (level < size && row[level] === child) level++;
          ends.push(level);
          children.push(child);
        }
        parameters.push(parameter);
        first.push(children.length);
      }
    }
    this.sizes = sizes;
    this.parameters = Uint8Array.from(parameters);
    this.first = Int32Array.from(first);
    this.ends = Uint16Array.from(ends);
    this.children = Int32Array.from(children);
    this.behind = new Map();
  }

  static root(code) { return code & 1 ? ~(code >> 1) : code >> 1; }

  parameter(diagram) { return diagram < 0 ? this.sizes.length : this.parameters[diagram]; }

  // The nodes behind a root, children before parents.
  nodes(root) {
    if (!this.behind.has(root)) {
      const seen = new Uint8Array(Math.max(root + 1, 0)), nodes = [];
      if (root >= 0) seen[root] = 1;
      for (let node = root; node >= 0; node--) {
        if (!seen[node]) continue;
        nodes.push(node);
        for (let run = this.first[node]; run < this.first[node + 1]; run++) {
          if (this.children[run] >= 0) seen[this.children[run]] = 1;
        }
      }
      this.behind.set(root, Int32Array.from(nodes.reverse()));
    }
    return this.behind.get(root);
  }

  value(root, levels) {
    let diagram = root;
    while (diagram >= 0) {
      const level = levels[this.parameters[diagram]];
      let run = this.first[diagram];
      while (this.ends[run] <= level) run++;
      diagram = this.children[run];
    }
    return ~diagram;
  }

  // How many allowed scenarios have which pair of values: `bin` gives a pair's bin, or -1.
  tallyPairs(a, b, query, bins, bin) {
    const weights = new Weights(this.sizes, query), known = new Map();
    const walk = (x, y) => {
      if (x < 0 && y < 0) {
        const counts = new Float64Array(bins), place = bin(~x, ~y);
        if (place >= 0) counts[place] = 1;
        return counts;
      }
      const key = (x + 4096) * 16777216 + y + 4096, found = known.get(key);
      if (found) return found;
      const parameter = Math.min(this.parameter(x), this.parameter(y));
      const size = this.sizes[parameter], counts = new Float64Array(bins);
      const asks = [x, y].map(diagram => this.parameter(diagram) === parameter);
      let i = asks[0] ? this.first[x] : 0, j = asks[1] ? this.first[y] : 0;
      for (let level = 0; level < size;) {
        const end = Math.min(asks[0] ? this.ends[i] : size, asks[1] ? this.ends[j] : size);
        const u = asks[0] ? this.children[i] : x, v = asks[1] ? this.children[j] : y;
        const next = Math.min(this.parameter(u), this.parameter(v));
        const share = weights.between(parameter, level, end) * weights.skip(parameter + 1, next);
        if (share > 0) walk(u, v).forEach((count, k) => { counts[k] += share * count; });
        level = end;
        if (asks[0] && this.ends[i] === end) i++;
        if (asks[1] && this.ends[j] === end) j++;
      }
      known.set(key, counts);
      return counts;
    };
    const counts = walk(a, b);
    const share = weights.skip(0, Math.min(this.parameter(a), this.parameter(b)));
    return counts.map(count => count * share);
  }
}

// What a query allows, ready for sums; parameters that are told apart count once.
class Weights {
  constructor(sizes, query, apart = []) {
    this.query = query;
    this.wide = sizes.length + 1;
    this.sums = sizes.map((size, parameter) => {
      const sums = new Int32Array(size + 1);
      for (let level = 0; level < size; level++) {
        sums[level + 1] = sums[level] + (query[parameter][level] ? 1 : 0);
      }
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

  allows(parameter, level) { return this.query[parameter][level]; }
  between(parameter, from, to) { return this.sums[parameter][to] - this.sums[parameter][from]; }
  skip(from, to) { return this.skips[from * this.wide + to]; }
}

// Counts of the allowed scenarios by what their values are sorted into: `bin` gives a value's
// bins. One pass over the nodes of some roots, or of all.
class Tally {
  constructor(diagrams, query, bins, bin, root = null) {
    this.diagrams = diagrams;
    this.query = query;
    this.bins = bins;
    this.bin = bin;
    this.constants = new Map();
    this.totals = new Float64Array(diagrams.parameters.length * bins);
    const weights = new Weights(diagrams.sizes, query);
    if (root === null) {
      for (let node = 0; node < diagrams.parameters.length; node++) this.sum(node, weights);
    } else {
      for (const node of diagrams.nodes(root)) this.sum(node, weights);
    }
    this.weights = weights;
  }

  sum(node, weights) {
    const { first, ends, children, parameters } = this.diagrams, { bins, totals } = this;
    const parameter = parameters[node], target = node * bins, sums = weights.sums[parameter];
    const skips = weights.skips, from = (parameter + 1) * weights.wide, last = weights.wide - 1;
    for (let run = first[node], before = 0; run < first[node + 1]; run++) {
      const child = children[run], after = sums[ends[run]];
      const factor = after - before;
      before = after;
      if (factor === 0) continue;
      if (child < 0) {
        const share = factor * skips[from + last], counts = this.constant(child);
        for (let k = 0; k < bins; k++) totals[target + k] += share * counts[k];
      } else {
        const share = factor * skips[from + parameters[child]], start = child * bins;
        for (let k = 0; k < bins; k++) totals[target + k] += share * totals[start + k];
      }
    }
  }

  constant(diagram) {
    let counts = this.constants.get(diagram);
    if (!counts) {
      counts = new Float64Array(this.bins);
      for (const place of this.bin(~diagram)) counts[place] = 1;
      this.constants.set(diagram, counts);
    }
    return counts;
  }

  // The counts of what is below a diagram.
  below(diagram) {
    if (diagram < 0) return this.constant(diagram);
    return this.totals.subarray(diagram * this.bins, (diagram + 1) * this.bins);
  }

  count(root) {
    const share = this.weights.skip(0, this.diagrams.parameter(root));
    return this.below(root).map(count => count * share);
  }

  // The counts of some bins for each level of parameter b, and before it of parameter a < b unless
  // that is -1.
  pivot(root, a, b, wanted) {
    const { diagrams, bins, totals } = this, { first, ends, children, parameters, sizes } = diagrams;
    const weights = new Weights(sizes, this.query, [a, b]);
    const wide = a < 0 ? 1 : sizes[a], size = sizes[b], kinds = wanted.length;
    const result = new Float64Array(wide * size * kinds);
    const nodes = diagrams.nodes(root), slots = new Int32Array(parameters.length).fill(-1);
    const masses = new Float64Array(nodes.length * wide), row = new Float64Array(wide);
    let used = 0;
    // Where it is kept how many scenarios reach a node, for each level of a; only the first place
    // counts before a is known.
    const place = node => {
      if (slots[node] < 0) slots[node] = used++ * wide;
      return slots[node];
    };
    // Adds masses of a's levels from low to high to what a child stands for, all before `from` known.
    const deliver = (child, from, factor, source, offset, low, high) => {
      const parameter = diagrams.parameter(child), share = factor * weights.skip(from, parameter);
      if (parameter <= b) {
        const target = place(child);
        for (let i = low; i < high; i++) masses[target + i] += source[offset + i] * share;
        return;
      }
      for (let level = 0; level < size; level++) {
        if (weights.allows(b, level)) add(child, level, share, source, offset, low, high);
      }
    };
    const add = (child, level, share, source, offset, low, high) => {
      const counts = child < 0 ? this.constant(child) : totals, start = child < 0 ? 0 : child * bins;
      for (let i = low; i < high; i++) {
        const mass = source[offset + i] * share;
        if (mass === 0) continue;
        const target = (i * size + level) * kinds;
        for (let k = 0; k < kinds; k++) result[target + k] += mass * counts[start + wanted[k]];
      }
    };
    // The same before a is known.
    const descend = (child, from, mass) => {
      const parameter = diagrams.parameter(child);
      if (parameter <= a) {
        masses[place(child)] += mass * weights.skip(from, parameter);
        return;
      }
      for (let i = 0; i < wide; i++) row[i] = weights.allows(a, i) ? mass : 0;
      deliver(child, from, 1, row, 0, 0, wide);
    };
    row[0] = 1;
    if (a < 0) deliver(root, 0, 1, row, 0, 0, 1);
    else descend(root, 0, 1);
    for (let index = nodes.length - 1; index >= 0; index--) {
      const node = nodes[index], parameter = parameters[node], offset = slots[node];
      if (parameter > b || offset < 0) continue;
      for (let run = first[node], level = 0; run < first[node + 1]; run++) {
        const end = ends[run], child = children[run];
        if (parameter === b) {
          const share = weights.skip(b + 1, diagrams.parameter(child));
          for (; level < end; level++) {
            if (weights.allows(b, level)) add(child, level, share, masses, offset, 0, wide);
          }
        } else if (parameter === a) {
          for (; level < end; level++) {
            if (!weights.allows(a, level)) continue;
            row[level] = masses[offset];
            deliver(child, a + 1, 1, row, 0, level, level + 1);
          }
        } else {
          const factor = weights.between(parameter, level, end);
          level = end;
          if (factor === 0) continue;
          if (parameter < a) descend(child, parameter + 1, masses[offset] * factor);
          else deliver(child, parameter + 1, factor, masses, offset, 0, wide);
        }
      }
    }
    return result;
  }

  // Allowed scenarios that count for a bin, in order, `limit` of them after the first `start`.
  list(root, bin, start, limit) {
    const { diagrams, weights } = this, { first, ends, children, sizes } = diagrams;
    const found = [], levels = [];
    let skipped = 0;
    const walk = (diagram, parameter) => {
      if (found.length >= limit) return;
      const whole = this.below(diagram)[bin] * weights.skip(parameter, diagrams.parameter(diagram));
      if (whole === 0) return;
      if (skipped + whole <= start) {
        skipped += whole;
        return;
      }
      if (parameter === sizes.length) {
        found.push(levels.slice());
        return;
      }
      const asks = diagrams.parameter(diagram) === parameter;
      let run = asks ? first[diagram] : 0;
      for (let level = 0; level < sizes[parameter]; level++) {
        if (asks) while (ends[run] <= level) run++;
        if (!weights.allows(parameter, level)) continue;
        levels.push(level);
        walk(asks ? children[run] : diagram, parameter + 1);
        levels.pop();
      }
    };
    walk(root, 0);
    return found;
  }
}
