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
  constructor(queries, shared, isUse) {
    const sizes = queries[0].map(levels => levels.length);
    this.weights = queries.map(query => new Weights(sizes, query));
    this.shared = shared;
    this.isUse = isUse;
  }

  static counting(allowed) { return new Lanes([allowed], 0, false); }

  static using(allowed) {
    const queries = cells().map(({ weights }) => weights.map((levels, parameter) =>
      levels.map((weight, level) => (allowed[parameter][level] ? weight : 0))));
    return new Lanes(queries, firstShared(), true);
  }
}

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

// The first of the last parameters whose levels weigh the same in all cells.
function firstShared() {
  const [{ weights }, ...others] = cells();
  data.usage.shared ??= weights.findLastIndex((levels, parameter) =>
    others.some(other => levels.some((weight, level) => other.weights[parameter][level] !== weight))) + 1;
  return data.usage.shared;
}

// What each slot's sum is multiplied by, so that the weights of the levels that were run are all.
function norms(diagrams) {
  diagrams.norms ??= diagrams.source ? inheritedNorms(diagrams) : ownNorms(diagrams);
  return diagrams.norms;
}

// The norms of what a filter left, which are those of the nodes that it comes from.
function inheritedNorms(diagrams) {
  const { source, origins, parameters } = diagrams, whole = norms(source), lanes = cells().length;
  const split = diagrams.split(firstShared()), from = source.split(firstShared());
  const own = new Float64Array(split + (parameters.length - split) * lanes).fill(1);
  for (let node = 0; node < split; node++) if (origins[node] >= 0) own[node] = whole[origins[node]];
  for (let node = split; node < parameters.length; node++) {
    const place = split + (node - split) * lanes, origin = from + (origins[node] - from) * lanes;
    if (origins[node] >= 0) for (let lane = 0; lane < lanes; lane++) own[place + lane] = whole[origin + lane];
  }
  return own;
}

function ownNorms(diagrams) {
  const { first, ends, children, parameters, sizes } = diagrams, all = cells().map(({ weights }) => new Weights(sizes, weights).sums);
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
