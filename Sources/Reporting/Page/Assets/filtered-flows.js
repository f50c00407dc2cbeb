// The weight of the scenarios that a filter keeps, on its way from a root to their values: through pairs of
// a node and a filter, which are found on the way and forgotten, and then through what is kept whole. Much
// sooner there than the diagrams of what is left.
class FilteredFlow {
  constructor(sizes) {
    this.heads = new Int32Array(sizes.length);
    // Pairs, each with the next one of the same diagram, and of the same parameter, and its place in the masses.
    this.xs = this.ys = this.others = this.nexts = this.places = new Int32Array(0);
    this.masses = new Float64Array(0);
    // For filters of the last parameter the weights that they keep before each level, and where they begin.
    this.kept = new Float64Array(0);
    this.keptStarts = new Int32Array(0);
  }

  // The weight of each of so many values that one of some filters keeps.
  counts({ diagrams, root }, values, filters, filter, lanes) {
    const { heads } = this, { sizes } = filters, count = lanes.weights.length, end = sizes.length - 1;
    if (filters !== this.filters || lanes !== this.lanes) this.forgetKept();
    Object.assign(this, { diagrams, filters, lanes, norms: lanes.isUse ? norms(diagrams) : null, split: diagrams.split(lanes.shared) });
    this.pairs = this.used = 0;
    // For each diagram its last pair.
    this.last = new Int32Array(diagrams.parameters.length + values).fill(-1);
    // From the highest node of which all is kept.
    this.flow = new Flow({ diagrams, root: -1 }, lanes, values);
    this.row = new Float64Array(count);
    heads.fill(-1);
    if (filter === KEEPS_NONE || root === KEEPS_NONE) return this.flow.counts;
    this.reserve(1);
    const start = Math.min(diagrams.parameter(root), this.parameterOf(filter));
    lanes.weights.forEach((weights, lane) => { this.row[lane] = weights.skip(0, start); });
    this.hand(root, filter, start, count);
    for (let parameter = 0; parameter < sizes.length; parameter++) {
      for (let pair = heads[parameter]; pair >= 0; pair = this.nexts[pair]) {
        this.reserve(sizes[parameter]);
        if (parameter === end && parameter >= lanes.shared) this.finish(pair, parameter);
        else {
          const start = this.places[pair], some = parameter < lanes.shared ? count : 1;
          for (let lane = 0; lane < some; lane++) if (this.masses[start + lane] > 0) this.pass(pair, parameter, sizes[parameter], lane);
        }
      }
    }
    return this.flow.run().counts;
  }

  parameterOf(filter) { return filter < 0 ? this.filters.sizes.length : this.filters.list.parameters[filter]; }

  // Hands on what has reached a pair in a lane, which is the first where all lanes share the parameter.
  pass(pair, parameter, size, lane) {
    const { diagrams: { first, parameters, ends: endsOfX, children: childrenOfX }, filters: { list }, split, norms: factors } = this;
    const { xs, ys, others, places, last, masses, flow: { counts, masses: whole, wide: lanes } } = this, { ends: endsOfY, children: childrenOfY, parameters: ofY } = list;
    const x = xs[pair], y = ys[pair], nodes = parameters.length, { shared, weights: { [lane]: { wide, skips, sums: all } } } = this.lanes, sums = all[parameter];
    const from = (parameter + 1) * wide, slot = split + lane - split * lanes;
    let i = x >= 0 && parameters[x] === parameter ? first[x] : -1;
    let j = y >= 0 && ofY[y] === parameter ? list.first[y] : -1, highest = this.flow.root;
    const mass = masses[places[pair] + lane] * (i >= 0 && factors ? factors[x < split ? x : slot + x * lanes] : 1);
    for (let begin = 0, before = 0; begin < size;) {
      const endX = i < 0 ? size : endsOfX[i], endY = j < 0 ? size : endsOfY[j];
      const u = i < 0 ? x : childrenOfX[i], v = j < 0 ? y : childrenOfY[j];
      begin = endX < endY ? endX : endY;
      if (endX === begin && i >= 0) i++;
      if (endY === begin && j >= 0) j++;
      const after = sums[begin], weight = (after - before) * mass;
      before = after;
      if (u === KEEPS_NONE || v === KEEPS_NONE || weight === 0) continue;
      const pu = u < 0 ? wide - 1 : parameters[u], pv = v < 0 ? wide - 1 : ofY[v], next = pu < pv ? pu : pv;
      const share = weight * skips[from + next];
      if (v >= 0) {
        const place = u < 0 ? nodes + ~u : u;
        let child = last[place];
        if (child < 0 || ys[child] !== v) child = this.find(u, v, place);
        masses[next < shared ? places[child] + lane : places[child]] += share;
      } else if (u < 0) counts[~u] += share;
      else {
        whole[u < split ? u : slot + u * lanes] += share;
        if (u > highest) highest = u;
      }
    }
    this.flow.root = highest;
  }

  // Counts what has reached a pair of the last parameter, where the filter's sums are the same for all
  // strategies.
  finish(pair, parameter) {
    const { diagrams: { first, ends, children }, flow: { counts } } = this, x = this.xs[pair], start = this.keptStart(this.ys[pair], parameter);
    const { kept } = this, mass = this.masses[this.places[pair]] * (x >= 0 && this.norms ? this.norms[x] : 1);
    if (x < 0) counts[~x] += mass * kept[start + this.filters.sizes[parameter]];
    if (x < 0 || mass === 0) return;
    for (let run = first[x], end = first[x + 1], before = 0; run < end; run++) {
      const after = kept[start + ends[run]];
      counts[~children[run]] += (after - before) * mass;
      before = after;
    }
  }

  // Where the sums of what a filter of the last parameter keeps begin.
  keptStart(y, parameter) {
    if (y < this.keptStarts.length && this.keptStarts[y] > 0) return this.keptStarts[y];
    const { list: { first, ends, children, nodes } } = this.filters, sums = this.lanes.weights[0].sums[parameter], start = this.keptEnd;
    this.keptEnd += sums.length;
    this.kept = widened(this.kept, this.keptEnd);
    this.keptStarts = widened(this.keptStarts, nodes);
    let level = 0, total = 0;
    for (let run = first[y]; run < first[y + 1]; run++) {
      const isKept = children[run] !== KEEPS_NONE;
      for (; level < ends[run]; level++) {
        this.kept[start + level] = total;
        if (isKept) total += sums[level + 1] - sums[level];
      }
    }
    this.kept[start + level] = total;
    this.keptStarts[y] = start;
    return start;
  }

  forgetKept() {
    this.keptStarts.fill(0);
    // Sums begin behind 0, which is none.
    this.keptEnd = 1;
  }

  // Adds a row of masses to what reaches a root.
  hand(x, y, parameter, count) {
    const { flow } = this, isShared = parameter >= this.lanes.shared;
    if (y < 0) {
      for (let lane = 0; lane < count; lane++) {
        if (x < 0) flow.counts[~x] += this.row[lane];
        else {
          flow.masses[flow.slot(x, lane)] += this.row[lane];
          flow.root = x;
        }
      }
      return;
    }
    const place = x < 0 ? this.diagrams.parameters.length + ~x : x;
    const pair = this.find(x, y, place), start = this.places[pair];
    for (let lane = 0; lane < count; lane++) this.masses[isShared ? start : start + lane] += this.row[lane];
  }

  // The pair of a diagram and a filter, which then comes first: it is often asked for again.
  find(x, y, place) {
    const { last, ys, others } = this;
    for (let before = -1, pair = last[place]; pair >= 0; before = pair, pair = others[pair]) {
      if (ys[pair] !== y) continue;
      if (before >= 0) {
        others[before] = others[pair];
        others[pair] = last[place];
        last[place] = pair;
      }
      return pair;
    }
    return this.add(x, y, place);
  }

  add(x, y, place) {
    const { diagrams: { parameters }, filters: { list } } = this, pair = this.pairs++;
    const px = x < 0 ? this.filters.sizes.length : parameters[x], py = list.parameters[y], parameter = px < py ? px : py;
    this.xs[pair] = x;
    this.ys[pair] = y;
    this.others[pair] = this.last[place];
    this.last[place] = pair;
    this.nexts[pair] = this.heads[parameter];
    this.heads[parameter] = pair;
    const count = parameter < this.lanes.shared ? this.row.length : 1;
    this.places[pair] = this.used;
    for (const end = this.used + count; this.used < end;) this.masses[this.used++] = 0;
    return pair;
  }

  // Makes room for as many pairs.
  reserve(count) {
    if (this.pairs + count > this.xs.length) {
      for (const name of ['xs', 'ys', 'others', 'nexts', 'places']) this[name] = widened(this[name], this.pairs + count + (1 << 14));
    }
    this.masses = widened(this.masses, this.used + count * this.row.length);
  }
}
