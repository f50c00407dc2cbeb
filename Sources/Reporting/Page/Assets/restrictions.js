// Filters of scenarios: diagrams that keep some scenarios of others.

// What a filter keeps of a diagram: all, nothing, or whatever is simpler since nothing was run; other
// filters are nodes.
const KEEPS_ALL = ~1, KEEPS_NONE = NONE, KEEPS_ANY = UniqueNodes.ANY;

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

// Diagrams whose scenarios have their value where a filter keeps them, and else 0.
class Restriction extends Product {
  constructor(filters) {
    super(filters.sizes);
    this.filters = filters;
  }

  value(own) { return own; }

  // What a filter leaves of a strategy's part.
  left(part, filter) {
    if (filter === KEEPS_ALL || part.root === KEEPS_NONE) return part;
    if (filter === KEEPS_NONE) return { ...part, root: KEEPS_NONE };
    return this.product(part, OUTCOMES.length, this.filters.list, filter);
  }
}
