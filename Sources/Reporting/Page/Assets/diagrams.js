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

  // Calls a function for each run of levels on which a diagram and one of others both keep their
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

  // How many allowed scenarios have which pair of values, with one of others: `bin` gives a pair's bin,
  // or -1.
  tallyPairs(a, others, b, query, bins, bin) {
    const weights = new Weights(this.sizes, query), known = new Map();
    const walk = (x, y) => {
      if (x < 0 && y < 0) {
        const counts = new Float64Array(bins), place = bin(~x, ~y);
        if (place >= 0) counts[place] = 1;
        return counts;
      }
      // Terminals have numbers below 0.
      const key = (x + 4096) * 16777216 + y + 4096, found = known.get(key);
      if (found) return found;
      const counts = new Float64Array(bins);
      const parameter = Math.min(this.parameter(x), others.parameter(y));
      this.eachRun(x, others, y, (begin, end, u, v) => {
        const next = Math.min(this.parameter(u), others.parameter(v));
        const share = weights.between(parameter, begin, end) * weights.skip(parameter + 1, next);
        if (share > 0) walk(u, v).forEach((count, k) => { counts[k] += share * count; });
      });
      known.set(key, counts);
      return counts;
    };
    const counts = walk(a, b);
    const share = weights.skip(0, Math.min(this.parameter(a), others.parameter(b)));
    return counts.map(count => count * share);
  }
}
