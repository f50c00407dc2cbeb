// Decision diagrams: how many scenarios have which value, without looking at any of them.
// The bytes are those of CompactDiagrams; a child is a node's number, or ~t for a terminal t.

// Nodes as they come, children before parents: each asks for a parameter, and has runs of levels
// with the same child, each with its end.
class NodeList {
  constructor() {
    this.parameters = [];
    this.first = [0];
    this.runs = 0;
    this.ends = new Uint16Array(1 << 16);
    this.children = new Int32Array(1 << 16);
  }

  // Adds a node and returns its number.
  add(parameter, ends, children, count) {
    if (this.runs + count > this.ends.length) {
      this.ends = NodeList.grown(this.ends);
      this.children = NodeList.grown(this.children);
    }
    for (let run = 0; run < count; run++, this.runs++) {
      this.ends[this.runs] = ends[run];
      this.children[this.runs] = children[run];
    }
    this.first.push(this.runs);
    return this.parameters.push(parameter) - 1;
  }

  static grown(array) {
    const wider = new array.constructor(array.length * 2);
    wider.set(array);
    return wider;
  }
}

class Diagrams {
  constructor(list, sizes) {
    this.sizes = sizes;
    this.parameters = Uint8Array.from(list.parameters);
    this.first = Int32Array.from(list.first);
    this.ends = list.ends.subarray(0, list.runs);
    this.children = list.children.subarray(0, list.runs);
    // The last walk that met a node, and the number of walks.
    this.seen = new Int32Array(this.parameters.length);
    this.walks = 0;
  }

  // Reads the text of a page: the bytes of CompactDiagrams in Base64.
  static read(text, sizes) {
    const bytes = atob(text), list = new NodeList();
    let at = 0;
    const number = () => {
      let byte = bytes.charCodeAt(at++), value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes.charCodeAt(at++);
        value |= (byte & 127) << shift;
      }
      return value;
    };
    for (let parameter = sizes.length - 1; parameter >= 0; parameter--) {
      const size = sizes[parameter], row = new Int32Array(size);
      const ends = new Uint16Array(size), children = new Int32Array(size);
      for (let nodes = number(); nodes > 0; nodes--) {
        for (let level = 0; level < size;) {
          const token = number(), end = level + (token >> 1) + 1;
          if (token & 1) {
            const code = number();
            const last = Math.max(row[level], 0), step = code >> 1;
            const child = code & 1 ? ~step : last + (step & 1 ? -(step + 1) >> 1 : step >> 1);
            while (level < end) row[level++] = child;
          }
          level = end;
        }
        let count = 0;
        for (let level = 0; level < size; count++) {
          const child = row[level];
          while (level < size && row[level] === child) level++;
          ends[count] = level;
          children[count] = child;
        }
        list.add(parameter, ends, children, count);
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

  // Diagrams in which scenarios have their value where a filter's value is kept, and 0 elsewhere:
  // each root comes with that of its filter, which is one of other diagrams.
  restricted(pairs, filters, keeps) {
    const list = new NodeList(), known = new Map(), none = ~0;
    const walk = (x, y) => {
      if (x === none || (y < 0 && !keeps(~y))) return none;
      if (x < 0 && y < 0) return x;
      const key = Diagrams.key(x, y), found = known.get(key);
      if (found !== undefined) return found;
      const ends = [], children = [];
      const parameter = this.eachRun(x, filters, y, (begin, end, u, v) => {
        const child = walk(u, v);
        if (child === children.at(-1)) ends.pop();
        else children.push(child);
        ends.push(end);
      });
      const result = children.length === 1
        ? children[0] : list.add(parameter, ends, children, children.length);
      known.set(key, result);
      return result;
    };
    const roots = pairs.map(([root, filter]) => walk(root, filter));
    return { diagrams: new Diagrams(list, this.sizes), roots };
  }

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
