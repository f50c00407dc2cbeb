// Diagrams in which what is alike is one node.
class UniqueNodes {
  // What a diagram has where nothing depends on it.
  static ANY = ~(1 << 16);

  // The list is filled with the nodes.
  constructor(sizes, list) {
    this.list = list;
    // Nodes by their hashes; 0 is none, and else a node's number and 1.
    this.table = new Int32Array(1 << 12);
    // Room for the runs of one node of each parameter.
    this.ends = sizes.map(size => new Uint16Array(size));
    this.children = sizes.map(size => new Int32Array(size));
  }

  // A part's diagram with a terminal for each value, which may be that for any.
  mapped({ diagrams, root }, terminal) {
    const { ANY } = UniqueNodes, { first, ends, children, parameters } = diagrams, made = new Int32Array(parameters.length);
    for (let node = 0; node < made.length; node++) {
      const parameter = parameters[node], ownEnds = this.ends[parameter], own = this.children[parameter];
      let count = 0;
      for (let run = first[node], end = first[node + 1]; run < end; run++) {
        const child = children[run] < 0 ? terminal(~children[run]) : made[children[run]];
        // Levels that do not matter go with those before them, the first with those behind.
        if (child !== ANY && (count === 0 || own[count - 1] !== child)) own[count++] = child;
        if (count > 0) ownEnds[count - 1] = ends[run];
      }
      made[node] = count === 0 ? ANY : this.node(parameter, count);
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
