// The weight of scenarios on its way from a root to their values: one number for each node, so that a
// strategy is counted in a moment.
class Flow {
  constructor({ diagrams, root }, lanes, values) {
    this.diagrams = diagrams;
    this.root = root;
    this.lanes = lanes;
    this.norms = lanes.isUse ? norms(diagrams) : null;
    this.split = diagrams.split(lanes.shared);
    this.wide = lanes.weights.length;
    this.counts = new Float64Array(values);
    // What reaches each slot.
    this.masses = new Float64Array(this.split + (diagrams.parameters.length - this.split) * this.wide);
  }

  // The flow of all that the lanes weigh.
  static whole(part, lanes, values) {
    const flow = new Flow(part, lanes, values), { root } = part;
    lanes.weights.forEach((weights, lane) => {
      const mass = weights.skip(0, part.diagrams.parameter(root));
      if (root < 0) flow.counts[~root] += mass;
      else flow.masses[flow.slot(root, lane)] += mass;
    });
    return flow.run();
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
    return this;
  }

  slot(node, lane) { return node < this.split ? node : this.split + (node - this.split) * this.wide + lane; }
}
