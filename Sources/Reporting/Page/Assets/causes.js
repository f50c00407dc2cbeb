// How often the causes of failures come, of those that the query leaves.

// The part of the query's appearances that each rule of a strategy represents and how most of them end, largest
// first; null where a deadline comes before all of them are counted.
function ruleShares(strategy, deadline = Infinity) {
  const { rules } = data.strategies[strategy], counts = measure.rules.get(strategy) ?? { all: harms(strategy).all, shares: [] };
  measure.rules.set(strategy, counts);
  while (counts.shares.length < rules.length) {
    if (performance.now() > deadline) return null;
    const index = counts.shares.length, rule = rules[index], found = harmsOfRule(rule, strategy);
    const mass = sum(found.map(({ count }) => count));
    const usual = found.reduce((best, next) => (next.count > best.count ? next : best)).bin;
    counts.shares.push({ rule, index, usual, share: counts.all > 0 ? mass / counts.all : 0 });
  }
  counts.sorted ??= counts.shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  return counts.sorted;
}

// How often each harm of a rule's aspect ends its appearances.
function harmsOfRule(rule, strategy) {
  const allowed = both(cubeOf(rule), query.allowed), own = allowed ? harmsIn(strategy, allowed) : null;
  const bins = { hidden: HIDDEN, gap: [GAP] }[rule.aspect] ?? [...HIDDEN, GAP, OTHER, SCROLL_BAR];
  return bins.map(bin => ({ bin, count: own?.count(bin) ?? 0 }));
}

// The levels that two queries allow; null where they have no scenario in common.
function both(a, b) {
  const result = a.map((levels, parameter) => levels.map((isAllowed, level) => isAllowed && b[parameter][level]));
  return result.every(levels => levels.includes(true)) ? result : null;
}
