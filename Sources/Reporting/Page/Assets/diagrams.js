// Decision diagrams: how many scenarios have which value, without looking at any of them.
// The bytes are those of CompactDiagrams; a child is a node's number, or ~t for a terminal t.

function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const letters = atob(base64), bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

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

  // Adds a node and returns its number.
  add(parameter, ends, children) {
    this.reserve(1, ends.length);
    this.ends.set(ends, this.runs);
    this.children.set(children, this.runs);
    this.runs += ends.length;
    this.parameters[this.nodes++] = parameter;
    this.first[this.nodes] = this.runs;
    return this.nodes - 1;
  }
}

// Reads nodes one after the other; a method for each is compiled sooner than one long loop.
class DiagramReader {
  constructor(bytes, list) {
    this.bytes = bytes;
    this.list = list;
    this.at = 0;
  }

  number() {
    const { bytes } = this;
    let at = this.at, byte = bytes[at++], value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++];
      value |= (byte & 127) << shift;
    }
    this.at = at;
    return value;
  }

  // Reads a node by what differs from the node before it, whose runs begin at `before`; returns where
  // its own begin.
  node(parameter, size, before) {
    const { list } = this, { ends, children } = list, start = list.runs;
    let runs = start;
    // The run of the node before that has the level; it gives children and what they differ from.
    let old = before;
    for (let level = 0; level < size;) {
      const token = this.number();
      while (ends[old] <= level) old++;
      if (token & 1) {
        const isOne = (token & 2) === 0, code = isOne ? token >> 2 : this.number();
        const step = code >> 1, child = children[old];
        level += isOne ? 1 : (token >> 2) + 2;
        ends[runs] = level;
        children[runs++] = code & 1 ? ~step : (child < 0 ? 0 : child) + (step >> 1 ^ -(step & 1));
      } else {
        level += (token >> 1) + 1;
        for (; ; old++) {
          children[runs] = children[old];
          ends[runs++] = Math.min(ends[old], level);
          if (ends[old] >= level) break;
        }
      }
    }
    list.runs = runs;
    list.parameters[list.nodes++] = parameter;
    list.first[list.nodes] = runs;
    return start;
  }
}

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
    // The last walk that met a node, and the number of walks.
    this.seen = new Int32Array(list.nodes);
    this.walks = 0;
    this.parts = new Map();
  }

  // Reads the bytes of CompactDiagrams.
  static read(bytes, sizes) {
    const list = new NodeList(bytes.length >> 2, 2 * bytes.length);
    const reader = new DiagramReader(bytes, list);
    for (let parameter = sizes.length - 1; parameter >= 0; parameter--) {
      const size = sizes[parameter], count = reader.number();
      list.reserve(count, count * size);
      // Before the first node is one with a single child, 0.
      list.ends[0] = size;
      for (let number = 0, before = 0; number < count; number++) {
        before = reader.node(parameter, size, before);
      }
    }
    return new Diagrams(list, sizes);
  }

  static root(code) { return code & 1 ? ~(code >> 1) : code >> 1; }

  parameter(diagram) { return diagram < 0 ? this.sizes.length : this.parameters[diagram]; }

  // The nodes behind a root that ask for parameters up to the last, children before parents.
  nodes(root, last = this.sizes.length) {
    const { first, children, parameters, seen } = this, walk = ++this.walks;
    const nodes = this.parameter(root) <= last && root >= 0 ? [root] : [];
    for (let next = 0; next < nodes.length; next++) {
      for (let run = first[nodes[next]]; run < first[nodes[next] + 1]; run++) {
        const child = children[run];
        if (child < 0 || seen[child] === walk || parameters[child] > last) continue;
        seen[child] = walk;
        nodes.push(child);
      }
    }
    return Int32Array.from(nodes).sort();
  }

  // The diagrams behind a root alone, small enough to be summed again and again.
  part(root) {
    if (!this.parts.has(root)) {
      const { diagrams, roots: [place] } = this.subset(this.nodes(root), [root]);
      this.parts.set(root, { diagrams, root: place });
      diagrams.parts.set(place, this.parts.get(root));
    }
    return this.parts.get(root);
  }

  // Some nodes in another order, children before parents, and where roots are among them.
  subset(nodes, roots) {
    const list = new NodeList(nodes.length, 8 * nodes.length), places = new Int32Array(this.parameters.length);
    const origins = this.source && new Int32Array(nodes.length), { first, ends, children, parameters } = this;
    for (const node of nodes) {
      const begin = first[node], count = first[node + 1] - begin;
      list.reserve(1, count);
      for (let run = 0; run < count; run++) {
        const child = children[begin + run];
        list.ends[list.runs + run] = ends[begin + run];
        list.children[list.runs + run] = child < 0 ? child : places[child];
      }
      list.runs += count;
      places[node] = list.nodes;
      if (origins) origins[list.nodes] = this.origins[node];
      list.parameters[list.nodes++] = parameters[node];
      list.first[list.nodes] = list.runs;
    }
    const diagrams = new Diagrams(list, this.sizes, this.source, origins);
    return { diagrams, roots: roots.map(root => (root < 0 ? root : places[root])) };
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

  // Diagrams in which scenarios have their value where a filter's value is kept, and else 0: each root
  // comes with that of its filter, which is one of other diagrams.
  restricted(pairs, others, keeps) {
    const filters = new Filters(others, keeps), own = pairs.map(([, filter]) => filters.root(filter));
    const restriction = new Restriction(this, new Diagrams(filters.list, this.sizes));
    const roots = pairs.map(([root], i) => restriction.root(root, own[i]));
    const result = new Diagrams(restriction.list, this.sizes, this.source ?? this, restriction.origins);
    return result.subset(result.byParameter(), roots);
  }

  // All nodes, those of the last parameter first.
  byParameter() {
    const { parameters, sizes } = this, starts = new Int32Array(sizes.length + 1), nodes = new Int32Array(parameters.length);
    for (const parameter of parameters) starts[sizes.length - parameter]++;
    for (let i = 1; i < starts.length; i++) starts[i] += starts[i - 1];
    for (let node = 0; node < parameters.length; node++) nodes[starts[sizes.length - 1 - parameters[node]]++] = node;
    return nodes;
  }

  origin(node) { return this.origins ? this.origins[node] : node; }

  // The number of a pair of diagrams.
  static key(x, y) { return (x + 4096) * 16777216 + y + 4096; }

  // Calls a function for each run of levels on which a diagram and another one both keep their
  // children, and returns the parameter that they ask for first.
  eachRun(x, other, y, visit) {
    const parameter = Math.min(this.parameter(x), other.parameter(y)), size = this.sizes[parameter];
    const asksX = this.parameter(x) === parameter, asksY = other.parameter(y) === parameter;
    let i = asksX ? this.first[x] : 0, j = asksY ? other.first[y] : 0;
    for (let begin = 0; begin < size;) {
      const end = Math.min(asksX ? this.ends[i] : size, asksY ? other.ends[j] : size);
      visit(begin, end, asksX ? this.children[i] : x, asksY ? other.children[j] : y);
      begin = end;
      if (asksX && this.ends[i] === end) i++;
      if (asksY && other.ends[j] === end) j++;
    }
    return parameter;
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
      const key = Diagrams.key(x, y), found = known.get(key);
      if (found) return found;
      const counts = new Float64Array(bins);
      const parameter = Math.min(this.parameter(x), this.parameter(y));
      this.eachRun(x, this, y, (begin, end, u, v) => {
        const next = Math.min(this.parameter(u), this.parameter(v));
        const share = weights.between(parameter, begin, end) * weights.skip(parameter + 1, next);
        if (share > 0) walk(u, v).forEach((count, k) => { counts[k] += share * count; });
      });
      known.set(key, counts);
      return counts;
    };
    const counts = walk(a, b);
    const share = weights.skip(0, Math.min(this.parameter(a), this.parameter(b)));
    return counts.map(count => count * share);
  }
}
