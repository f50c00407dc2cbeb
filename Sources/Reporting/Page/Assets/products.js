// What a diagram has where nothing was run, or is kept.
const NONE = ~0;

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
