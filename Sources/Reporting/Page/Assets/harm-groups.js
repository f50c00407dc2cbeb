// The harms of several strategies at once. Their diagrams have much in common: some together are counted in
// less than half the time of one after the other.
const TOGETHER = 8;

// The harm of each value of a strategy that is alone.
const ALONE = OUTCOMES.map(({ harm }) => [harm]);

// A strategy's diagrams with one value for all that end with the same harm: far fewer nodes. What they are
// made of until there was time to make them.
function harmPart(strategy) { return { ...all.harmParts[strategy] ?? part(strategy), members: [strategy], harms: ALONE }; }

// The group in which a strategy is counted: diagrams, its members, and for each value the harm of each member.
function harmGroup(strategy) {
  const group = all.harmGroups[Math.floor(strategy / TOGETHER)];
  return group?.members.includes(strategy) ? group : harmPart(strategy);
}

// Makes the diagrams of the next strategy, and adds them to its group.
function prepare(strategy) {
  const { root, diagrams, diagrams: { sizes } } = part(strategy), list = new NodeList(diagrams.parameters.length, diagrams.ends.length);
  const own = new UniqueNodes(sizes, list).mapped({ diagrams, root }, value => ~FIRST_OF_HARM[value]);
  all.harmParts[strategy] = { diagrams: new Diagrams(list, sizes), root: own };
  if (data.usage) norms(all.harmParts[strategy].diagrams);
  const place = Math.floor(strategy / TOGETHER), group = all.harmGroups[place];
  all.harmGroups[place] = group ? new Joint(sizes).group(group, harmPart(strategy)) : harmPart(strategy);
}

// Diagrams with a value for each pair of values that two have in a scenario.
class Joint extends Product {
  group(a, b) {
    const members = [...a.members, ...b.members];
    Object.assign(this, { a: a.harms, b: b.harms, known: new Map(), harms: [members.map(() => -1)] });
    const isWhole = a.root < 0 && b.root < 0, { diagrams, root } = isWhole ? a : this.product(a, a.harms.length, b.diagrams, b.root);
    if (data.usage) norms(diagrams);
    // What it was made of is not needed any more.
    diagrams.source = null;
    return { diagrams, root: isWhole && root !== NONE ? this.value(a.root, b.root) : root, members, harms: this.harms };
  }

  value(u, v) {
    const key = ~u * this.b.length + ~v;
    if (!this.known.has(key)) {
      this.known.set(key, this.harms.length);
      this.harms.push([...this.a[~u], ...this.b[~v]]);
    }
    return ~this.known.get(key);
  }
}

// Counts a filter before anybody asks: browsers make fast what has often run.
function rehearse(group) {
  const { strategies: { length }, provenances } = data;
  if (!all.rehearsal) {
    const filters = new Filters(all.diagrams.sizes);
    all.rehearsal = [filters, filters.keeping(part(length + 1), value => (value === 0 ? null : value === provenances.length))];
  }
  all.filteredFlow.counts(group, group.harms.length, ...all.rehearsal, lanesOf(query.allowed));
}
