// Decision diagrams: how many scenarios have which value, without looking at any of them.
// A child is a node's number, or ~t for a terminal t.

function widened(array, length) {
  if (length <= array.length) return array;
  const wider = new array.constructor(Math.max(length, 2 * array.length));
  wider.set(array);
  return wider;
}

// Nodes as they come, children before parents: each branches on a parameter, and has runs of levels
// with the same child, each with its end. Run 0 is of no node.
class NodeList {
  constructor(nodes = 1 << 12, runs = 1 << 16) {
    this.nodes = 0;
    this.runs = 1;
    this.parameters = new Uint8Array(nodes);
    this.first = Int32Array.of(1);
    this.ends = new Uint16Array(runs);
    this.children = new Int32Array(runs);
  }

  // Makes room for more.
  reserve(nodes, runs) {
    this.parameters = widened(this.parameters, this.nodes + nodes);
    this.first = widened(this.first, this.nodes + nodes + 1);
    this.ends = widened(this.ends, this.runs + runs);
    this.children = widened(this.children, this.runs + runs);
  }

  // Makes a node of the runs that were written behind the others.
  close(parameter, runs) {
    this.runs += runs;
    this.parameters[this.nodes++] = parameter;
    this.first[this.nodes] = this.runs;
  }
}

// Diagrams: children before parents, and those that ask for the last parameter first.
class Diagrams {
  // What a filter left of a source knows the node there that each node comes from, whose levels weigh
  // alike; -1 for none, where all levels do.
  constructor(list, sizes, source = null, origins = null) {
    this.sizes = sizes;
    this.source = source;
    this.origins = origins;
    this.parameters = list.parameters.subarray(0, list.nodes);
    this.first = list.first.subarray(0, list.nodes + 1);
    this.ends = list.ends.subarray(0, list.runs);
    this.children = list.children.subarray(0, list.runs);
    this.parts = new Map();
  }

  static root(code) { return code & 1 ? ~(code >> 1) : code >> 1; }

  parameter(diagram) { return diagram < 0 ? this.sizes.length : this.parameters[diagram]; }

  // Nodes by the parameter that they ask for: those behind a root that ask for parameters up to the last.
  nodes(root, last = this.sizes.length) {
    const { first, children, parameters } = this, found = Array.from(this.sizes, () => []);
    // The last walk that met a node, and the number of walks.
    this.seen ??= new Int32Array(parameters.length);
    const { seen } = this, walk = this.walks = (this.walks ?? 0) + 1;
    if (root >= 0 && parameters[root] <= last) found[parameters[root]].push(root);
    for (const nodes of found) {
      for (let next = 0; next < nodes.length; next++) {
        for (let run = first[nodes[next]], end = first[nodes[next] + 1]; run < end; run++) {
          const child = children[run];
          if (child < 0 || seen[child] === walk || parameters[child] > last) continue;
          seen[child] = walk;
          found[parameters[child]].push(child);
        }
      }
    }
    return found;
  }

  // The diagrams behind a root alone, small enough to be summed again and again, and the root there.
  part(root) {
    if (!this.parts.has(root)) this.parts.set(root, this.cut(root));
    return this.parts.get(root);
  }

  cut(root) {
    const found = this.nodes(root).toReversed(), { first, ends, children, parameters } = this;
    const count = sum(found.map(nodes => nodes.length)), list = new NodeList(count, 8 * count);
    this.places ??= new Int32Array(parameters.length);
    for (const nodes of found) {
      for (const node of nodes) {
        const begin = first[node], length = first[node + 1] - begin;
        list.reserve(1, length);
        for (let run = 0; run < length; run++) {
          const child = children[begin + run];
          list.ends[list.runs + run] = ends[begin + run];
          list.children[list.runs + run] = child < 0 ? child : this.places[child];
        }
        this.places[node] = list.nodes;
        list.close(parameters[node], length);
      }
    }
    return { diagrams: new Diagrams(list, this.sizes), root: root < 0 ? root : this.places[root] };
  }

  // The first node that asks for a parameter before this one.
  split(parameter) {
    const { parameters } = this;
    let low = 0, high = parameters.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (parameters[middle] >= parameter) low = middle + 1;
      else high = middle;
    }
    return low;
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
}

// MARK: Diagrams in which what is alike is one node

class UniqueNodes {
  // The list is filled with the nodes.
  constructor(sizes, list) {
    this.list = list;
    // Nodes by their hashes; 0 is none, and else a node's number and 1.
    this.table = new Int32Array(1 << 12);
    // Room for the runs of one node of each parameter.
    this.ends = sizes.map(size => new Uint16Array(size));
    this.children = sizes.map(size => new Int32Array(size));
  }

  // A part's diagram with a terminal for each value.
  mapped({ diagrams, root }, terminal) {
    const { first, ends, children, parameters } = diagrams, made = new Int32Array(parameters.length);
    for (let node = 0; node < made.length; node++) {
      const parameter = parameters[node], ownEnds = this.ends[parameter], own = this.children[parameter];
      let count = 0;
      for (let run = first[node], end = first[node + 1]; run < end; run++) {
        const child = children[run] < 0 ? terminal(~children[run]) : made[children[run]];
        if (count === 0 || own[count - 1] !== child) own[count++] = child;
        ownEnds[count - 1] = ends[run];
      }
      made[node] = this.node(parameter, count);
    }
    return root < 0 ? terminal(~root) : made[root];
  }

  // The node with the runs that were prepared for a parameter, which may be there already.
  node(parameter, count) {
    const ends = this.ends[parameter], children = this.children[parameter], { list } = this;
    if (count === 1) return children[0];
    if (2 * list.nodes >= this.table.length) this.grow();
    const mask = this.table.length - 1;
    let place = hashOf(parameter, ends, children, 0, count) & mask;
    for (; this.table[place] > 0; place = (place + 1) & mask) {
      if (this.isAlike(this.table[place] - 1, parameter, count)) return this.table[place] - 1;
    }
    list.reserve(1, count);
    for (let run = 0; run < count; run++) {
      list.ends[list.runs + run] = ends[run];
      list.children[list.runs + run] = children[run];
    }
    list.close(parameter, count);
    this.table[place] = list.nodes;
    return list.nodes - 1;
  }

  isAlike(node, parameter, count) {
    const { parameters, first, ends, children } = this.list, start = first[node];
    if (parameters[node] !== parameter || first[node + 1] - start !== count) return false;
    for (let run = 0; run < count; run++) {
      if (ends[start + run] !== this.ends[parameter][run] || children[start + run] !== this.children[parameter][run]) return false;
    }
    return true;
  }

  grow() {
    const { list } = this, mask = 4 * this.table.length - 1;
    this.table = new Int32Array(mask + 1);
    for (let node = 0; node < list.nodes; node++) {
      const start = list.first[node], count = list.first[node + 1] - start;
      let place = hashOf(list.parameters[node], list.ends, list.children, start, count) & mask;
      while (this.table[place] > 0) place = (place + 1) & mask;
      this.table[place] = node + 1;
    }
  }
}

function hashOf(parameter, ends, children, start, count) {
  let hash = parameter;
  for (let run = start; run < start + count; run++) {
    hash = Math.imul(hash ^ children[run], 0x9E3779B1) + ends[run] | 0;
    hash ^= hash >>> 15;
  }
  return hash;
}

// MARK: Products and filters

// What a diagram has where nothing was run or is kept, and what a filter has where scenarios are kept.
const NONE = ~0, KEPT = ~1;

// Diagrams of what two have in a scenario: nothing where either has nothing, else what `value` makes of both
// values. What levels weigh follows from the first one: each node knows from which node there it comes.
class Product {
  constructor(sizes) {
    this.heads = new Int32Array(sizes.length);
    // Pairs of diagrams, each with the next one of the same diagram, and of the same parameter.
    this.xs = this.ys = this.before = this.nexts = this.order = this.starts = new Int32Array(0);
    // Runs of levels on which both keep their children.
    this.ends = new Uint16Array(0);
    this.children = new Int32Array(0);
  }

  // The diagram of what a part, whose values are so many, and a diagram of others have.
  product(part, values, others, y) {
    this.others = others;
    this.explore(part, values, y);
    return this.build(part);
  }

  // Finds the pairs behind two roots, those that ask for the first parameter first.
  explore({ diagrams, root }, values, y) {
    const { sizes } = diagrams, { heads } = this;
    this.diagrams = diagrams;
    this.pairs = this.runs = 0;
    // For each diagram its last pair.
    this.last = new Int32Array(diagrams.parameters.length + values).fill(-1);
    heads.fill(-1);
    // The pairs in order, and where their runs begin.
    this.count = 0;
    this.reserve(1);
    this.add(root, y, root < 0 ? diagrams.parameters.length + ~root : root);
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
    const { diagrams: { first, parameters, ends: endsOfX, children: childrenOfX }, others } = this;
    const { xs, ys, before, last, ends, children } = this, { ends: endsOfY, children: childrenOfY } = others;
    const x = xs[pair], y = ys[pair], nodes = parameters.length, start = this.runs;
    let i = x >= 0 && parameters[x] === parameter ? first[x] : -1;
    let j = y >= 0 && others.parameters[y] === parameter ? others.first[y] : -1;
    let runs = start;
    for (let begin = 0; begin < size;) {
      const endX = i < 0 ? size : endsOfX[i], endY = j < 0 ? size : endsOfY[j];
      const u = i < 0 ? x : childrenOfX[i], v = j < 0 ? y : childrenOfY[j];
      let child = NONE;
      if (u < 0 && v < 0) child = u === NONE || v === NONE ? NONE : this.value(u, v);
      else if (u !== NONE && v !== NONE) {
        const place = u < 0 ? nodes + ~u : u;
        child = last[place];
        while (child >= 0 && ys[child] !== v) child = before[child];
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
    const { diagrams, others, last } = this, pair = this.pairs++;
    const px = diagrams.parameter(x), py = y < 0 ? px : others.parameters[y], parameter = px < py ? px : py;
    this.xs[pair] = x;
    this.ys[pair] = y;
    this.before[pair] = last[place];
    last[place] = pair;
    this.nexts[pair] = this.heads[parameter];
    this.heads[parameter] = pair;
    return pair;
  }

  // Makes room for as many runs, and a pair for each.
  reserve(count) {
    if (this.pairs + count >= this.xs.length) {
      for (const name of ['xs', 'ys', 'before', 'nexts', 'order', 'starts']) this[name] = widened(this[name], this.pairs + count + (1 << 14));
    }
    this.ends = widened(this.ends, this.runs + count);
    this.children = widened(this.children, this.runs + count);
  }

  // Makes nodes of pairs, the last ones first; those whose levels all lead to the same are that.
  build({ diagrams }) {
    const { order, starts, ends, children, xs, ys, others } = this, list = new NodeList(this.count, this.runs + 1);
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
      const px = diagrams.parameter(x), asksX = ys[pair] < 0 || px <= others.parameters[ys[pair]];
      made[pair] = list.nodes;
      origins[list.nodes] = asksX ? x : -1;
      list.close(asksX ? px : others.parameters[ys[pair]], count);
    }
    const root = made[0];
    return { diagrams: new Diagrams(list, diagrams.sizes, diagrams, origins), root };
  }
}

// What a filter leaves: scenarios have their value where it keeps them, else nothing.
class Restriction extends Product {
  value(own) { return own; }

  left(part, values, { list, root }) {
    if (root === KEPT || part.root === NONE) return part;
    return root === NONE ? { ...part, root: NONE } : this.product(part, values, list, root);
  }
}
