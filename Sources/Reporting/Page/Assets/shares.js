// Shares of use: which part of all keyboard appearances ends how. The definition is in docs/usage.md.

function hasUsage() { return Boolean(data.usage) && state.by !== 'counts'; }

// What some levels weigh: shares of use, or 1 where there are none or the reader wants counts.
function lanesOf(allowed, isUse = hasUsage()) {
  if (allowed !== query.allowed) return isUse ? Lanes.using(allowed) : Lanes.counting(allowed);
  const name = isUse ? 'use' : 'scenarios';
  measure.lanes[name] ??= isUse ? Lanes.using(allowed) : Lanes.counting(allowed);
  return measure.lanes[name];
}

// The weight of each of a part's values, which is a strategy's or a group's.
function weightsOfValues(whole, values, allowed, isUse, strategy = -1) {
  const { isFiltered, parts, filters, filter } = selection, lanes = lanesOf(allowed, isUse);
  if (isFiltered && !parts[strategy]) return all.filteredFlow.counts(whole, values, filters, filter, lanes);
  return Flow.whole(isFiltered ? parts[strategy] : whole, lanes, values).counts;
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
}

// A strategy's harms in the query, counted with those of its group.
function harms(strategy) {
  if (!measure.harms[strategy]) {
    const group = harmGroup(strategy), found = harmsOfGroup(group, query.allowed);
    group.members.forEach((member, place) => { measure.harms[member] = found[place]; });
  }
  return measure.harms[strategy];
}

// Its harms in some levels.
function harmsIn(strategy, allowed) { return harmsOfGroup(harmPart(strategy), allowed, strategy)[0]; }

function harmsOfGroup(group, allowed, strategy) {
  const counts = group.members.map(() => HARMS.map(() => 0));
  weightsOfValues(group, group.harms.length, allowed, hasUsage(), strategy).forEach((count, value) => group.harms[value].forEach((harm, place) => {
    if (harm >= 0) counts[place][harm] += count;
  }));
  return counts.map(each => new Harms(each));
}

// The scenarios of some levels, by their values.
function scenarioCount(strategy, isWanted, allowed = query.allowed) {
  return sum(weightsOfValues(part(strategy), OUTCOMES.length, allowed, false, strategy).map((count, value) => (isWanted(value) ? count : 0)));
}

// The scenarios that fail.
function failures(strategy, allowed = query.allowed) {
  return scenarioCount(strategy, value => statusesOf(value).includes(1), allowed);
}

// Sums by harm, and by status, for what asks for each level. Those of the chosen strategy are asked for often.
function harmSums(strategy, allowed = query.allowed) {
  return summed('harms', strategy, allowed, hasUsage(), HARMS.length, OUTCOMES.map(({ harm }) => (harm < 0 ? [] : [harm])));
}

function statusSums(strategy, allowed = query.allowed) {
  return summed('statuses', strategy, allowed, false, STATUS_NAMES.length, OUTCOMES.map((_, value) => statusesOf(value)));
}

function summed(name, strategy, allowed, isUse, bins, kinds) {
  const isOften = strategy === strategyNumber() && allowed === query.allowed, known = measure.sums[name];
  if (isOften && known?.strategy === strategy) return known.tally;
  const tally = new Tally(kept(strategy), lanesOf(allowed, isUse), bins, kinds);
  if (isOften) measure.sums[name] = { strategy, tally };
  return tally;
}

// Whether a strategy is not available in most of the query: it hides little there because it does nothing.
function isMissing(harms) { return harms.share(NOT_AVAILABLE) > 0.5; }

// The order of strategies: those that are available first, then less that is hidden, then less of the largest, then
// fewer gaps.
function byHarm(a, b) {
  const keys = ({ harms: each }) => [Number(isMissing(each)), each.hidden, ...HIDDEN.toReversed().map(bin => each.share(bin)),
    each.share(GAP), each.share(OTHER), each.share(OFFSET), each.share(SCROLL_BAR)];
  const [x, y] = [keys(a), keys(b)], at = x.findIndex((value, i) => Math.abs(value - y[i]) > 1e-12);
  return at < 0 ? 0 : x[at] - y[at];
}
