// Why a strategy fails: its rules, as the query leaves them, the most frequent first.

// How many rules the first screen has.
const MAIN_RULES = 3;

// What a rule's first wrong aspect does, in a sentence's words.
const ASPECT_WORDS = {
  hidden: 'Hides content', gap: 'Leaves a gap', padding: "Uses up the app's padding", 'other-edges': 'Sets another inset wrong', indicators: "Sets the scroll bar's inset wrong",
  offset: 'Scrolls to the wrong place', 'not-restored': 'Stays wrong after the keyboard hides',
};

function showRules() {
  const strategy = strategyNumber(), { rules } = data.strategies[strategy], name = nameOf(strategy);
  const found = rulesInQuery(strategy);
  const words = rules.length === 0 ? (harms(strategy).all === 0 ? nothingWords(strategy) : `${name} fails nowhere.`)
    : found.length === 0 ? (isUnused(strategy) ? nothingWords(strategy) : `No rule for ${name}'s failures matches your filter.`)
      : `${countOf(found.length, 'rule')} for ${name}'s failures${isEverything() ? '' : ` ${found.length === 1 ? 'matches' : 'match'} your filter`}, `
        + `the most frequent first by ${unitWords()}. Rules overlap: a scenario can match several.`;
  return [
    h('div', { class: 'choices' }, strategyChoice('rules-strategy', 'Strategy', 'strategy')),
    h('p', {}, words),
    h('ol', { class: 'rules' }, found.map(each => ruleItem(each, strategy))),
  ];
}

// The rules that the query leaves something of: each with its number and its share there.
function rulesInQuery(strategy) {
  return ruleShares(strategy).filter(({ index }) => !query.rule || query.rule === index + 1);
}

// The failing scenarios that the query leaves of a rule.
function countOfRule(rule, strategy) {
  const allowed = both(cubeOf(rule), query.allowed);
  return allowed ? failures(strategy, allowed) : 0;
}

function longWords(rule) { return rule.words.map(phrase => data.phrases[phrase]).join('; '); }

// How far most of it is off; a gap as the picture shows it.
function amountWords(usual, scene, step, strategy) {
  if (HIDDEN.includes(usual)) return `mostly ${HARMS[usual].title.replace('hides ', '')}`;
  const off = scene ? Math.abs(endOf(scene, step, strategy).off) : 0;
  return off > 0 ? `${points(off)} pt here` : '';
}

function ruleItem(entry, strategy) {
  const { rule, index, share } = entry, scene = ruleScene(entry, strategy), step = scene ? Math.min(rule.step, scene.steps.length) - 1 : 0;
  const line = [
    h('span', { class: 'rule-picture' }, scene ? sceneThumbnail(scene, step, strategy) : null),
    h('span', { class: 'rule-words' }, rule.title),
    h('span', { class: 'rule-share' }, percent(share, 1), shareBar(share, barOf(rule))),
    h('span', { class: 'rule-points' }, amountWords(entry.usual, scene, step, strategy)),
  ];
  return h('li', { id: `rule-${index + 1}`, value: index + 1, class: 'rule', tabindex: -1 },
    folded(line, () => ruleBody(rule, index, strategy, { scene, step, share }), { id: `rule-of-${data.strategies[strategy].id}-${index + 1}` }));
}

function barOf(rule) { return rule.aspect === 'hidden' ? 'hidden' : rule.aspect === 'gap' ? 'gap' : 'other'; }

function ruleBody(rule, index, strategy, { scene, step, share }) {
  const { id, failing } = data.strategies[strategy], count = countOfRule(rule, strategy), levels = exampleOfRule(rule, scene, strategy);
  return h('div', { class: 'rule-body' },
    scene ? h('a', {
      href: address({ s: idOf(scene.levels), step: String(step + 1), strategy: id }),
      class: 'picture', 'aria-label': `${scenarioTitle(scene.levels)}: the whole scenario`,
    }, sceneDrawing(scene, step, strategy, 148)) : null,
    h('div', {},
      h('h3', {}, `Rule ${index + 1}: when it happens`), h('p', {}, longWords(rule)),
      h('p', { class: 'soft' }, `${countOf(count, 'scenario')} of ${whose()} (${percent(share, 1)} by ${unitWords()}); `
        + `${roughly(rule.count)} in the whole run, all of which fail like this`
        + (rule.new === rule.count ? `: ${percent(rule.new, failing)} of all failures.` : '.')),
      unjudgedOf(rule, strategy),
      h('p', {}, h('a', { href: address({ q: narrowed(state.q, 'rule', [index + 1]), s: '' }) }, 'Filter by this rule')),
      scene && scene.levels !== levels ? h('p', { class: 'soft' }, `The picture: ${scenarioTitle(scene.levels)}. ${originWords(scene, strategy, cubeOf(rule))}`) : null,
      levels ? [h('p', {}, `${scenarioTitle(levels)}:`),
        copyable(explainCommand(levels, strategy), `Copy the command for rule ${index + 1}`)] : null));
}

// What of the query meets a rule's condition without a verdict: the filter by the rule keeps it, too.
function unjudgedOf(rule, strategy) {
  const allowed = both(cubeOf(rule), query.allowed), names = ['ambiguous', 'not-available'];
  const count = allowed ? scenarioCount(strategy, value => names.includes(STATUS_NAMES[statusesOf(value)[0]]), allowed) : 0;
  return count ? h('p', { class: 'soft' }, `${countOf(count, 'scenario')} more of ${whose()} meet${count === 1 ? 's' : ''} the condition and could not be judged.`) : null;
}

// A scenario of a rule that the query allows: that of its picture, if it is one.
function exampleOfRule(rule, scene, strategy) {
  if (scene && isOfQuery(scene.levels)) return scene.levels;
  const allowed = both(cubeOf(rule), query.allowed);
  return allowed && firstScenarios(strategy, value => statusesOf(value).includes(1), 1, allowed)[0];
}

// MARK: Shares

// The part of the query's appearances that each rule of a strategy represents and how most of them end, largest
// first; null where a deadline comes before all of them are counted.
function ruleShares(strategy, deadline = Infinity) {
  const { rules } = data.strategies[strategy], counts = measure.rules.get(strategy) ?? { all: harms(strategy).all, shares: [] };
  measure.rules.set(strategy, counts);
  while (counts.shares.length < rules.length) {
    if (performance.now() > deadline) return null;
    const index = counts.shares.length, rule = rules[index], found = harmsOfAspect(rule.aspect, both(cubeOf(rule), query.allowed), strategy);
    const mass = sum(found.map(({ count }) => count));
    const usual = found.reduce((best, next) => (next.count > best.count ? next : best)).bin;
    counts.shares.push({ rule, index, usual, share: counts.all > 0 ? mass / counts.all : 0 });
  }
  counts.sorted ??= counts.shares.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  return counts.sorted;
}

// How often each harm of an aspect ends the appearances of some levels; null for none.
function harmsOfAspect(aspect, allowed, strategy) {
  const own = allowed ? harmsIn(strategy, allowed) : null;
  const bins = { hidden: HIDDEN, gap: [GAP], padding: [PADDING] }[aspect] ?? [...HIDDEN, GAP, PADDING, OTHER, OFFSET, SCROLL_BAR];
  return bins.map(bin => ({ bin, count: own?.count(bin) ?? 0 }));
}

// The levels that two queries allow; null where they have no scenario in common.
function both(a, b) {
  const result = a.map((levels, parameter) => levels.map((isAllowed, level) => isAllowed && b[parameter][level]));
  return result.every(levels => levels.includes(true)) ? result : null;
}

// MARK: The main ones

// The rules of what is hidden, or of anything where nothing is.
function topRules(rules) {
  const hiding = rules.filter(({ rule }) => rule.aspect === 'hidden');
  return hiding.length ? hiding : rules;
}

function withScene(found, strategy) { return { ...found, scene: ruleScene(found, strategy) }; }

// Whether the rules of the chosen strategy have been counted, which the first numbers do not wait for.
function hasCountedRules() { return Boolean(measure.rules.get(strategyNumber())?.sorted); }

function stepOf({ rule, scene }) { return Math.min(rule.step, scene.steps.length) - 1; }

function mainRuleList(strategy) {
  if (!data.scenes || !hasCountedRules()) return null;
  const some = topRules(ruleShares(strategy)).slice(0, MAIN_RULES).map(found => withScene(found, strategy)), { hidden } = harms(strategy);
  if (some.length === 0) return null;
  const of = some[0].rule.aspect === 'hidden' ? ' of hidden content' : '', isWhole = isExplained(strategy, 0.9);
  const title = of === '' && hidden > 0 ? 'Rules for other failures' : isWhole ? `${some.length === 1 ? 'The failure rule' : 'Main failure rules'}${of}`
    : 'Rules for some of it';
  return h('div', { id: 'main-rules' }, h('h2', {}, title),
    h('ol', {}, some.map(each => h('li', {}, h('a', { id: `main-rule-${each.index + 1}`, href: address({ at: `rule-${each.index + 1}` }) },
      each.scene ? sceneThumbnail(each.scene, stepOf(each), strategy) : null,
      h('span', {}, each.rule.title, ' ', h('span', { class: 'soft' }, percent(each.share, 1), elsewhere(each.scene))))))),
    isWhole ? null : h('p', { id: 'unexplained' },
      `Its rules explain at most ${percent(explainedShare(strategy), 1)} of the ${percent(hidden, 1)} in which it hides content.`));
}

// The share of what is hidden that the rules explain at most: they overlap.
function explainedShare(strategy) { return sum(ruleShares(strategy).filter(({ rule }) => rule.aspect === 'hidden').map(({ share }) => share)); }

// What a small picture says of a scenario that the query leaves out: the levels that it does not have.
function elsewhere(scene) {
  const others = data.parameters.map(({ name }, parameter) => [name, scene && !query.allowed[parameter][scene.levels[parameter]], parameter])
    .filter(([, isOut]) => isOut).map(([name, , parameter]) => [PREPOSITIONS[name] ?? 'with', nameOfLevel(scene.levels, parameter)]);
  return others.length ? `, drawn ${others.map(([where, what], i) => (where === others[i - 1]?.[0] ? what : `${where} ${what}`)).join(', ')}` : '';
}

// A level within a sentence: names stay as they are.
function nameOfLevel(levels, parameter) {
  const label = labelOf(parameter, levels[parameter]);
  return parameter === 0 ? deviceTitle(levels) : data.parameters[parameter].name === 'locale' ? label : lowered(label);
}

// The commonest failure on a phone, else on what there is.
function commonest(strategy) {
  const box = content => h('figure', { id: 'commonest' }, content);
  if (!data.scenes || !hasCountedRules()) return box([]);
  const some = topRules(ruleShares(strategy));
  if (some.length === 0 && harms(strategy).hidden === 0) return box([]);
  const explained = isExplained(strategy, 0.5) ? some : [];
  const found = firstOnPhone(explained, strategy) ?? hidingScene(strategy) ?? explained.map(each => withScene(each, strategy)).find(({ scene }) => scene);
  if (!found) return box(h('figcaption', { class: 'soft' }, `${isExplained(strategy, 0.5) ? 'What fails most' : 'What it hides'} here has no picture.`));
  const { scene, share } = found, step = found.rule ? stepOf(found) : firstWrongOrLast(scene, strategy);
  const [width, height] = data.environments[scene.steps[step].at].screen;
  return box([
    h('a', {
      id: 'commonest-link', href: address({ s: idOf(scene.levels), step: String(step + 1), strategy: data.strategies[strategy].id }),
      'aria-label': `${scenarioTitle(scene.levels)}: the whole scenario`,
    }, sceneDrawing(scene, step, strategy, width > height ? 300 : 210)),
    h('figcaption', {}, h('strong', { class: 'fail' }, endWords(endOf(scene, step, strategy))), ` ${scenarioTitle(scene.levels)}. `,
      `${originWords(scene, strategy, found.rule ? cubeOf(found.rule) : query.allowed)} `,
      found.rule ? h('span', { class: 'soft' }, `This rule: ${percent(share, 1)}.`) : null),
  ]);
}

// Whether rules say of a part of what is hidden why, or nothing is hidden.
function isExplained(strategy, part) { return explainedShare(strategy) >= part * harms(strategy).hidden; }

// A scene of what no rule says, of those that hide content: the one that is met most.
function hidingScene(strategy) {
  const cubes = data.strategies[strategy].rules.filter(({ aspect }) => aspect === 'hidden').map(cubeOf);
  const hides = ({ levels }) => HIDDEN.includes(harmAt(levels, strategy)) && !cubes.some(cube => isIn(levels, cube));
  const use = ({ levels }) => levels.reduce((product, level, parameter) => product * useOf(parameter, level), 1);
  const some = data.scenes.filter(each => isOfQuery(each.levels) && hides(each)), most = Math.max(...some.map(use));
  const scene = preferredScene(each => isOfQuery(each.levels) && hides(each) && use(each) === most)
    ?? preferredScene(each => hides(each) && versionLike(each, strategy, query.allowed) >= 0);
  return scene && { scene };
}

// The first rule with a scene on a phone of the query, else the first with one on any device of it; one of a version that
// nobody has comes last.
function firstOnPhone(rules, strategy) {
  const { unused } = preference();
  let first = null, last = null;
  for (const found of rules) {
    const next = withScene(found, strategy);
    const [device, os] = next.scene?.levels ?? [];
    if (!query.allowed[0][device]) continue;
    if (unused[os]) {
      last ??= next;
      continue;
    }
    if (isPhone(device)) return next;
    first ??= next;
  }
  return first ?? last;
}

function isPhone(level) {
  const screen = data.devices[level]?.screen;
  return screen ? screen[0] / screen[1] < 0.7 : !data.parameters[0].levels[level].startsWith('ipad');
}
