// Why a strategy fails: its rules, as the query leaves them, the most frequent first.

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
  return ruleShares(strategy).filter(({ index }) => query.rule === null || query.rule === index + 1);
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
