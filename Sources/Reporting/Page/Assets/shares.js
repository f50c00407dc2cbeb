// Shares of use: which part of all keyboard appearances ends how. The definition is in docs/usage.md.

function hasUsage() { return Boolean(data.usage); }

// What the query's levels weigh: shares of use, or 1 where there are none.
function lanesOf(allowed, isUse = hasUsage()) {
  if (!isUse && allowed !== query.allowed) return Lanes.counting(allowed);
  const name = isUse ? 'using' : 'counting';
  measure.lanes[name] ??= Lanes[name](query.allowed);
  return allowed === query.allowed ? measure.lanes[name] : measure.lanes[name].within(allowed);
}

// A strategy's harms in the query: the parts, and what they are parts of.
class Harms {
  constructor(counts) {
    this.counts = counts;
    this.all = sum(this.counts);
  }

  count(...bins) { return bins.reduce((total, bin) => total + this.counts[bin], 0); }
  share(...bins) { return this.all > 0 ? this.count(...bins) / this.all : 0; }
  get hidden() { return this.share(...HIDDEN); }
  get judged() { return 1 - this.share(AMBIGUOUS); }
  // The part in which the strategy is judged and available, and what of it ends so.
  get known() { return 1 - this.share(AMBIGUOUS, NOT_AVAILABLE); }
  part(...bins) { return this.known > 1e-12 ? this.share(...bins) / this.known : 0; }
}

// A strategy's diagrams with one value for all that end with the same harm: far fewer nodes. What they are
// made of until there was time to make them.
function harmPart(strategy) { return alone(left(all.harmParts[strategy] ?? part(strategy), `harms-${strategy}`), strategy); }

// The harm of each value of a strategy that is alone.
const ALONE = OUTCOMES.map(({ harm }) => [harm]);

function alone(own, strategy) { return { ...own, members: [strategy], harms: ALONE }; }

// Strategies' diagrams have much in common: so many together are counted in less than half the time of one after
// the other.
const TOGETHER = 8;

// Makes the diagrams of the next strategy, and adds them to its group: diagrams, members, and for each value the harm
// of each member.
function prepare(strategy) {
  const { root, diagrams, diagrams: { sizes } } = part(strategy), list = new NodeList(diagrams.parameters.length, diagrams.ends.length);
  const made = new UniqueNodes(sizes, list).mapped({ diagrams, root }, value => ~FIRST_OF_HARM[value]);
  const own = { diagrams: new Diagrams(list, sizes), root: made }, place = Math.floor(strategy / TOGETHER), group = all.harmGroups[place];
  all.harmParts[strategy] = own;
  all.harmGroups[place] = group ? new Joint(sizes).group(group, alone(own, strategy)) : alone(own, strategy);
}

// Diagrams with a value for each pair of values that two have in a scenario.
class Joint extends Product {
  group(a, b) {
    const members = [...a.members, ...b.members];
    Object.assign(this, { a: a.harms, b: b.harms, known: new Map(), harms: [members.map(() => -1)] });
    const isWhole = a.root < 0 && b.root < 0, { diagrams, root } = isWhole ? a : this.product(a, a.harms.length, b.diagrams, b.root);
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

// A strategy's harms in the query, counted with those of its group.
function harms(strategy) {
  if (!measure.harms[strategy]) {
    const group = all.harmGroups[Math.floor(strategy / TOGETHER)];
    const some = group?.members.includes(strategy) && !selection.filter ? group : harmPart(strategy);
    harmsOf(some, lanesOf(query.allowed)).forEach((found, place) => { measure.harms[some.members[place]] = found; });
  }
  return measure.harms[strategy];
}

// Its harms in some of the query's levels.
function harmsIn(strategy, allowed) { return harmsOf(harmPart(strategy), lanesOf(allowed))[0]; }

// Whether it has scenarios of some levels, be they the query's or not.
function isRunIn(strategy, allowed) { return harmsOf(harmPart(strategy), Lanes.counting(allowed))[0].all > 0; }

function harmsOf(group, lanes) {
  const counts = group.members.map(() => HARMS.map(() => 0));
  new Flow(group, lanes, group.harms.length).counts.forEach((count, value) => group.harms[value].forEach((harm, place) => {
    if (harm >= 0) counts[place][harm] += count;
  }));
  return counts.map(each => new Harms(each));
}

// The scenarios of some levels, by their values.
function scenarioCount(strategy, isWanted, allowed = query.allowed) {
  return sum(new Flow(kept(strategy), lanesOf(allowed, false), OUTCOMES.length).counts.map((count, value) => (isWanted(value) ? count : 0)));
}

// Sums by harm, and by status, for what asks for each level. Those of the chosen strategy are asked for often.
function harmSums(strategy) {
  return summed('harms', strategy, hasUsage(), HARMS.length, OUTCOMES.map(({ harm }) => (harm < 0 ? [] : [harm])));
}

function statusSums(strategy) {
  return summed('statuses', strategy, false, STATUSES.length, OUTCOMES.map((_, value) => statusesOf(value)));
}

function summed(name, strategy, isUse, bins, kinds) {
  const known = measure.sums[name];
  if (known?.strategy === strategy) return known.tally;
  const tally = new Tally(kept(strategy), lanesOf(query.allowed, isUse), bins, kinds);
  if (strategy === strategyNumber()) measure.sums[name] = { strategy, tally };
  return tally;
}

// Whether a strategy is available in less than a thousandth of the query.
function isMissing(harms) { return harms.share(NOT_AVAILABLE, AMBIGUOUS) > 0.999; }

// The order of strategies: by how often they are right of all that can be judged, so that one that is seldom available is
// seldom right, then by how rarely content is hidden, and how little; those that are hardly available, and controls, last.
function byHarm(a, b) {
  const keys = ({ number, harms: each }) => {
    const judged = each.judged || 1, part = (...bins) => each.share(...bins) / judged;
    return [Number(data.strategies[number].group === 'control'), Number(isMissing(each)), -part(EXACT), part(...HIDDEN),
      ...HIDDEN.toReversed().map(bin => part(bin)), part(GAP), part(PADDING), each.share(NOT_AVAILABLE)];
  };
  return orderOf(keys(a), keys(b), 1e-12);
}
