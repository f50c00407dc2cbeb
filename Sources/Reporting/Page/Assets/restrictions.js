// Filters of scenarios: diagrams that keep some scenarios of others.

// What a filter keeps of a diagram: all, nothing, or whatever is simpler since nothing was run; other
// filters are nodes.
const KEEPS_ALL = ~1, KEEPS_NONE = ~0, KEEPS_ANY = UniqueNodes.ANY;

// Filters as diagrams: 1 where a value is kept, 0 elsewhere, and what is alike is one node.
class Filters {
  constructor(sizes) {
    this.sizes = sizes;
    this.list = new NodeList();
    this.unique = new UniqueNodes(sizes, this.list);
  }

  // The filter that keeps some values of a diagram: true, false, or null where that does not matter.
  keeping(part, keeps) {
    const result = this.unique.mapped(part, value => ({ true: KEEPS_ALL, false: KEEPS_NONE })[keeps(value)] ?? KEEPS_ANY);
    return result === KEEPS_ANY ? KEEPS_NONE : result;
  }

  // The filter that keeps what two keep.
  both(x, y, known = new Map()) {
    if (x === KEEPS_NONE || y === KEEPS_NONE) return KEEPS_NONE;
    if (x === KEEPS_ALL || x === y) return y;
    if (y === KEEPS_ALL) return x;
    const key = x * 16777216 + y, found = known.get(key);
    if (found !== undefined) return found;
    const { list, unique } = this, px = list.parameters[x], py = list.parameters[y], parameter = Math.min(px, py);
    const size = this.sizes[parameter], ownEnds = [], own = [];
    let i = px === parameter ? list.first[x] : -1, j = py === parameter ? list.first[y] : -1;
    for (let begin = 0; begin < size;) {
      const end = Math.min(i < 0 ? size : list.ends[i], j < 0 ? size : list.ends[j]);
      const child = this.both(i < 0 ? x : list.children[i], j < 0 ? y : list.children[j], known);
      begin = end;
      if (i >= 0 && list.ends[i] === end) i++;
      if (j >= 0 && list.ends[j] === end) j++;
      if (own.length === 0 || own.at(-1) !== child) own.push(child);
      ownEnds[own.length - 1] = end;
    }
    unique.ends[parameter].set(ownEnds);
    unique.children[parameter].set(own);
    const result = unique.node(parameter, own.length);
    known.set(key, result);
    return result;
  }
}

// Diagrams whose scenarios have their value where a filter keeps them, and else 0. What levels weigh follows
// from what was run before the filter: each node knows from which one it comes.
class Restriction {
  // `values` are those that diagrams can have.
  constructor(filters, values) {
    this.filters = filters;
    this.values = values;
    const { sizes } = filters;
    this.heads = new Int32Array(sizes.length);
    // Pairs of a diagram and a filter, each with the next one of the same diagram, and of the same parameter.
    this.xs = this.ys = this.others = this.nexts = this.order = this.starts = new Int32Array(0);
    // Runs of levels on which both keep their children.
    this.ends = new Uint16Array(0);
    this.children = new Int32Array(0);
  }

  // What a filter leaves of a part.
  left(part, filter) {
    if (filter === KEEPS_ALL || part.root === KEEPS_NONE) return part;
    if (filter === KEEPS_NONE) return { ...part, root: KEEPS_NONE };
    this.explore(part, filter);
    return this.build(part);
  }

  // Finds the pairs behind a root and a filter, those that ask for the first parameter first.
  explore({ diagrams, root }, filter) {
    const { sizes } = diagrams, { heads } = this;
    this.diagrams = diagrams;
    this.pairs = this.runs = 0;
    // For each diagram its last pair.
    this.last = new Int32Array(diagrams.parameters.length + this.values).fill(-1);
    heads.fill(-1);
    // The pairs in order, and where their runs begin.
    this.count = 0;
    this.reserve(1);
    this.add(root, filter, root < 0 ? diagrams.parameters.length + ~root : root);
    for (let parameter = 0; parameter < sizes.length; parameter++) {
      for (let pair = heads[parameter]; pair >= 0; pair = this.nexts[pair]) {
        this.order[this.count] = pair;
        this.starts[this.count++] = this.runs;
        this.visit(pair, parameter, sizes[parameter]);
      }
    }
    this.starts[this.count] = this.runs;
  }

  // Finds the pairs behind one.
  visit(pair, parameter, size) {
    this.reserve(size);
    const { diagrams: { first, parameters, ends: endsOfX, children: childrenOfX }, filters: { list } } = this;
    const { xs, ys, others, last, ends, children } = this, { ends: endsOfY, children: childrenOfY } = list;
    const x = xs[pair], y = ys[pair], nodes = parameters.length, start = this.runs;
    let i = x >= 0 && parameters[x] === parameter ? first[x] : -1;
    let j = y >= 0 && list.parameters[y] === parameter ? list.first[y] : -1;
    let runs = start;
    for (let begin = 0; begin < size;) {
      const endX = i < 0 ? size : endsOfX[i], endY = j < 0 ? size : endsOfY[j];
      const u = i < 0 ? x : childrenOfX[i], v = j < 0 ? y : childrenOfY[j];
      let child = u;
      if (v === KEEPS_NONE) child = KEEPS_NONE;
      else if (u >= 0 || v >= 0 && u !== KEEPS_NONE) {
        const place = u < 0 ? nodes + ~u : u;
        child = last[place];
        while (child >= 0 && ys[child] !== v) child = others[child];
        if (child < 0) child = this.add(u, v, place);
      }
      begin = endX < endY ? endX : endY;
      if (endX === begin && i >= 0) i++;
      if (endY === begin && j >= 0) j++;
      if (runs === start || children[runs - 1] !== child) children[runs++] = child;
      ends[runs - 1] = begin;
    }
    this.runs = runs;
  }

  add(x, y, place) {
    const { diagrams, filters: { list }, last } = this, pair = this.pairs++;
    const px = diagrams.parameter(x), py = y < 0 ? px : list.parameters[y], parameter = px < py ? px : py;
    this.xs[pair] = x;
    this.ys[pair] = y;
    this.others[pair] = last[place];
    last[place] = pair;
    this.nexts[pair] = this.heads[parameter];
    this.heads[parameter] = pair;
    return pair;
  }

  // Makes room for as many runs, and a pair for each.
  reserve(count) {
    if (this.pairs + count >= this.xs.length) {
      for (const name of ['xs', 'ys', 'others', 'nexts', 'order', 'starts']) this[name] = widened(this[name], this.pairs + count + (1 << 14));
    }
    this.ends = widened(this.ends, this.runs + count);
    this.children = widened(this.children, this.runs + count);
  }

  // Makes nodes of pairs, the last ones first; those whose levels all lead to the same are that.
  build({ diagrams }) {
    const { order, starts, ends, children, xs, ys, filters } = this, list = new NodeList(this.count, this.runs + 1);
    list.first = widened(list.first, this.count + 1);
    const made = new Int32Array(this.pairs), origins = new Int32Array(this.count);
    for (let place = this.count - 1; place >= 0; place--) {
      const start = list.runs, pair = order[place], x = xs[pair];
      let count = 0;
      for (let run = starts[place]; run < starts[place + 1]; run++) {
        const child = children[run] < 0 ? children[run] : made[children[run]];
        if (count === 0 || list.children[start + count - 1] !== child) list.children[start + count++] = child;
        list.ends[start + count - 1] = ends[run];
      }
      if (count === 1) {
        made[pair] = list.children[start];
        continue;
      }
      const px = diagrams.parameter(x), asksX = ys[pair] < 0 || px <= filters.list.parameters[ys[pair]];
      made[pair] = list.nodes;
      origins[list.nodes] = asksX ? x : -1;
      list.close(asksX ? px : filters.list.parameters[ys[pair]], count);
    }
    const root = made[0];
    return { diagrams: new Diagrams(list, diagrams.sizes, diagrams, origins), root };
  }
}
