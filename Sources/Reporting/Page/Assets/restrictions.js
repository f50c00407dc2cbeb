// Filters of scenarios: diagrams that keep some scenarios of others.

// The place of a key in a table that is a power of two long.
function hashed(x, y, mask) {
  const hash = Math.imul(x, 0x9E3779B1) ^ Math.imul(y, 0x85EBCA6B);
  return (hash ^ hash >>> 15) & mask;
}

// Filters made small: 1 where a value is kept, 0 elsewhere, and what is alike is one node.
class Filters {
  constructor(diagrams, keeps) {
    this.diagrams = diagrams;
    this.keeps = keeps;
    this.list = new NodeList();
    this.known = new Map();
    this.unique = new Map();
  }

  root(diagram) {
    if (diagram < 0) return this.keeps(~diagram) ? ~1 : ~0;
    const found = this.known.get(diagram);
    if (found !== undefined) return found;
    const { first, ends, children, parameters } = this.diagrams, ownEnds = [], own = [];
    for (let run = first[diagram]; run < first[diagram + 1]; run++) {
      const child = this.root(children[run]);
      if (child === own.at(-1)) ownEnds.pop();
      else own.push(child);
      ownEnds.push(ends[run]);
    }
    let result = own[0];
    if (own.length > 1) {
      const key = `${parameters[diagram]}:${ownEnds}:${own}`;
      result = this.unique.get(key) ?? this.list.add(parameters[diagram], ownEnds, own);
      this.unique.set(key, result);
    }
    this.known.set(diagram, result);
    return result;
  }
}

// Diagrams whose scenarios have their value where a filter keeps them, and else 0. What levels weigh follows
// from what was run before the filter: each node knows from which one it comes.
class Restriction {
  constructor(diagrams, filters) {
    this.diagrams = diagrams;
    this.filters = filters;
    // As a rule, about as many nodes are left.
    const { length } = diagrams.parameters;
    this.list = new NodeList(length + 1, diagrams.ends.length);
    this.list.first = widened(this.list.first, length + 2);
    this.origins = new Int32Array(length + 1);
    // What became of the nodes that are kept whole, and of pairs of a node and a filter, as a hash table.
    this.whole = new Int32Array(length).fill(Restriction.UNKNOWN);
    this.resize(1 << Math.ceil(Math.log2(length + 2)));
    // Room for the runs of one node of each parameter.
    this.ends = diagrams.sizes.map(size => new Uint16Array(size));
    this.children = diagrams.sizes.map(size => new Int32Array(size));
  }

  static UNKNOWN = 0x7FFFFFFF;

  resize(length) {
    const { xs = [], ys, results } = this;
    this.mask = length - 1;
    this.count = 0;
    this.xs = new Int32Array(length).fill(Restriction.UNKNOWN);
    this.ys = new Int32Array(length);
    this.results = new Int32Array(length);
    for (let place = 0; place < xs.length; place++) {
      if (xs[place] !== Restriction.UNKNOWN) this.remember(xs[place], ys[place], results[place]);
    }
  }

  remember(x, y, result) {
    if (2 * this.count++ > this.mask) this.resize(4 * (this.mask + 1));
    const place = this.find(x, y);
    this.xs[place] = x;
    this.ys[place] = y;
    this.results[place] = result;
  }

  find(x, y) {
    const { xs, ys, mask } = this;
    let place = hashed(x, y, mask);
    while (xs[place] !== Restriction.UNKNOWN && (xs[place] !== x || ys[place] !== y)) place = (place + 1) & mask;
    return place;
  }

  root(x, y) {
    if (x === ~0 || y === ~0) return ~0;
    if (y < 0) return x < 0 ? x : this.kept(x);
    const place = this.find(x, y);
    if (this.xs[place] === x) return this.results[place];
    const result = this.made(x, y);
    this.remember(x, y, result);
    return result;
  }

  kept(x) {
    if (this.whole[x] === Restriction.UNKNOWN) this.whole[x] = this.made(x, ~1);
    return this.whole[x];
  }

  // The node of a pair, whose runs are those on which both keep their children.
  made(x, y) {
    const { diagrams, filters } = this, none = diagrams.sizes.length;
    const px = x < 0 ? none : diagrams.parameters[x], py = y < 0 ? none : filters.parameters[y];
    const parameter = Math.min(px, py), size = diagrams.sizes[parameter], ends = this.ends[parameter], children = this.children[parameter];
    let i = px === parameter ? diagrams.first[x] : -1, j = py === parameter ? filters.first[y] : -1, count = 0;
    for (let begin = 0; begin < size;) {
      const endX = i < 0 ? size : diagrams.ends[i], endY = j < 0 ? size : filters.ends[j];
      const child = this.root(i < 0 ? x : diagrams.children[i], j < 0 ? y : filters.children[j]);
      begin = endX < endY ? endX : endY;
      if (endX === begin && i >= 0) i++;
      if (endY === begin && j >= 0) j++;
      if (count === 0 || children[count - 1] !== child) children[count++] = child;
      ends[count - 1] = begin;
    }
    return count === 1 ? children[0] : this.add(parameter, ends, children, count, px === parameter ? diagrams.origin(x) : -1);
  }

  add(parameter, ends, children, count, origin) {
    const { list } = this;
    list.reserve(1, count);
    for (let run = 0; run < count; run++) {
      list.ends[list.runs + run] = ends[run];
      list.children[list.runs + run] = children[run];
    }
    list.runs += count;
    list.parameters[list.nodes++] = parameter;
    list.first[list.nodes] = list.runs;
    this.origins = widened(this.origins, list.nodes);
    this.origins[list.nodes - 1] = origin;
    return list.nodes - 1;
  }
}
