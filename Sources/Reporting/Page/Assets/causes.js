// How often the causes of failures come, of those that the query leaves.

// The part of the query's appearances that each rule of a strategy represents, largest first; null where a
// deadline comes before all of them are counted.
function ruleShares(strategy, deadline = Infinity) {
  const { rules } = data.strategies[strategy], counts = measure.rules.get(strategy) ?? { all: harms(strategy).all, shares: [] };
  measure.rules.set(strategy, counts);
  while (counts.shares.length < rules.length) {
    if (performance.now() > deadline) return null;
    const index = counts.shares.length;
    counts.shares.push({ rule: rules[index], index, share: counts.all > 0 ? massOfRule(rules[index], strategy) / counts.all : 0 });
  }
  counts.sorted ??= counts.shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  return counts.sorted;
}

function massOfRule(rule, strategy) {
  const allowed = both(cubeOf(rule), query.allowed);
  const bins = { hidden: HIDDEN, gap: [GAP] }[rule.aspect] ?? [...HIDDEN, GAP, OTHER, SCROLL_BAR];
  return allowed ? harmsIn(strategy, allowed).count(...bins) : 0;
}

// The levels that two queries allow; null where they have no scenario in common.
function both(a, b) {
  const result = a.map((levels, parameter) => levels.map((isAllowed, level) => isAllowed && b[parameter][level]));
  return result.every(levels => levels.includes(true)) ? result : null;
}
