// The first screen: the reader's app, what happens to its users, how sure that is, and what would be
// better.

const FRAMEWORKS = {
  '': ['UIKit or SwiftUI', () => true],
  uikit: ['UIKit', ({ id }) => !id.startsWith('swiftui')],
  swiftui: ['SwiftUI', ({ id, group }) => group === 'own' || id.startsWith('swiftui')],
};
// Kinds of devices by how their levels begin.
const KINDS = { iphone: 'iPhone', ipad: 'iPad', ipod: 'iPod touch' };

function showAnswer() {
  const strategy = strategyNumber(), own = harms(strategy);
  return [myApp(), roving(h('div', { class: 'contents' },
    h('div', { class: 'lead' }, sentence(strategy, own), measure.isPartial ? outdated('alternative') : alternative(strategy, own),
      chosenLine(), h('p', { class: 'soft' }, sourceWords()), judgedLine(strategy, own), reportsLine(strategy)),
    headline(), own.all === 0 ? null : measure.isPartial ? outdated('bars') : strategyBars(), commonest(strategy), mainRuleList(strategy)), 'answer', 'a')];
}

// What still shows the query before, while strategies are counted.
function outdated(id) {
  const element = document.getElementById(id);
  element?.classList.add('outdated');
  return element;
}

// The verdict with what it depends on, as the program wrote it: of all that was run.
function headline() {
  const element = document.getElementById('headline');
  document.getElementById('whole')?.remove();
  if (!isEverything()) element?.prepend(h('p', { id: 'whole', class: 'soft' }, 'Of the whole run, without your filter:'));
  element?.querySelectorAll('a').forEach((link, i) => { link.id = `condition-${i + 1}`; });
  return element;
}

// MARK: My app

function myApp() {
  const os = parameterNamed('os'), [devices] = data.parameters;
  const majors = os < 0 ? [] : [...new Set(data.parameters[os].levels.map(level => levelVersion(level)?.[0]).filter(Boolean))];
  const versions = majors.toReversed().map(major => [String(major), `iOS ${major} and later`]);
  const kinds = Object.entries(KINDS).filter(([kind]) => devices.levels.some(level => level.startsWith(kind)));
  return h('form', { id: 'my-app', 'aria-label': 'My app', onsubmit: event => event.preventDefault() },
    termChoice('app-os', 'My app runs on', [['', 'any iOS'], ...versions], os, major => `os>=${major}`),
    termChoice('app-device', 'on', [['', 'any device'], ...kinds], 0, kind => `device:${kind}*`),
    choice('app-ui', 'in', Object.entries(FRAMEWORKS).map(([id, [title]]) => [id, title]), state.ui, value =>
      go({ ui: value, strategy: fits(value, strategyNumber()) ? state.strategy : '', page: '0' }, true)),
    strategyChoice('app-strategy', 'and uses', 'strategy', { isWanted: number => fits(state.ui, number) || number === strategyNumber(), isNewPage: true }));
}

// A choice among terms of a parameter, the first of which is none. Other words of the filter for it are an option of
// their own, which changes nothing.
function termChoice(id, label, options, parameter, termOf) {
  if (options.length < 3) return null;
  const own = query.allowed[parameter], levels = value => levelsOfTerms(value && termOf(value))[parameter];
  const chosen = options.find(([value]) => levels(value).every((isAllowed, level) => isAllowed === own[level]))?.[0] ?? 'filter';
  return choice(id, label, chosen === 'filter' ? [...options, [chosen, 'as in the filter']] : options, chosen, value => {
    const rest = query.terms.filter(term => !levelsOfTerms(term)[parameter].includes(false));
    if (value !== 'filter') go({ q: [...rest, ...(value ? [termOf(value)] : [])].join(' '), page: '0' }, true);
  });
}

function levelsOfTerms(text) { return parseQuery(text, language()).allowed; }

function fits(framework, number) { return !Object.hasOwn(FRAMEWORKS, framework) || FRAMEWORKS[framework][1](data.strategies[number]); }

// Whether an app could use a strategy instead of its own.
function isCandidate(number) {
  const { group } = data.strategies[number];
  return fits(state.ui, number) && !['app', 'control', 'write-up'].includes(group);
}

// MARK: The sentence

function sentence(strategy, own) {
  const name = h('bdi', {}, nameOf(strategy)), title = (...words) => h('h1', { id: 'sentence' }, words);
  if (own.all === 0) return title(nothingWords(strategy));
  if (own.judged <= 0) return title('Nothing here could be judged: an app is shown the same where something else is right.');
  const subject = hasUsage() ? 'keyboard appearances' : 'scenarios', missing = own.share(NOT_AVAILABLE), unavailable = `is not available in ${percent(missing, 1)}`;
  if (own.judged - missing <= 1e-12) return title(name, ` is not available in any of ${whose()}'s ${subject}.`);
  if (own.hidden === 0) {
    const rest = own.share(PADDING, OTHER, OFFSET, SCROLL_BAR), gap = own.share(GAP), but = [
      gap > 0 ? `leaves a gap in ${percent(gap, 1)}` : null, rest > 0 ? `is wrong otherwise in ${percent(rest, 1)}` : null, missing > 0 ? unavailable : null,
    ].filter(Boolean);
    return title(name, ` hides nothing in any of ${whose()}'s ${subject}`, but.length ? `, but ${listed(but)}.` : '.');
  }
  const { base, words } = outOf(own.hidden, boundsOf(strategy)), gap = own.share(GAP);
  // What rests on rounded shares has no more digits than they have.
  const gaps = base === 100 ? timesOf(base, gap) : percent(gap, 1);
  return title(`Of ${grouped(base)} ${subject}${isEverything() ? '' : ' in your filter'}, `, name, ` hides content in ${words}`, mostWords(strategy),
    gap >= 0.0005 ? `; it leaves a gap in ${gaps}` : '', missing > 0 ? `; it ${unavailable}.` : '.');
}

// Why there are no shares.
function nothingWords(strategy) {
  return isUnused(strategy) ? 'By the figures of use, nobody uses what matches your filter.'
    : isEverything() ? 'Nothing was run.' : 'Nothing that was run matches your filter.';
}

// Whether there are scenarios, none of which counts by the shares of use.
function isUnused(strategy) { return hasUsage() && harms(strategy).all === 0 && scenarioCount(strategy, value => OUTCOMES[value].harm >= 0) > 0; }

// A share as a number of so many that it is at least 1, or its range.
function outOf(share, bounds) {
  const base = [100, 1000, 10_000].find(each => Math.max(share, bounds?.high ?? 0) * each >= 1) ?? 10_000;
  return { base, words: timesOf(base, share, bounds) };
}

// A share, or its range, as a number of so many; only what is all of them is rounded to all of them.
function timesOf(base, share, bounds) {
  const [low, high] = [bounds?.low ?? share, bounds?.high ?? share].map(each =>
    Math.min(Math.round(each * base), each > 1 - 1e-9 ? base : base - 1));
  if (high < 1) return 'fewer than 1';
  return low === high ? grouped(low) : `${grouped(low)} to ${grouped(high)}`;
}

const PREPOSITIONS = { device: 'on', os: 'on', orientation: 'in', window: 'in', keyboard: 'with' };

// Where most of the hidden content is, if anywhere; nothing before that is counted.
function mostWords(strategy) {
  const words = measure.most.get(strategy);
  return words?.length ? `, most ${words.join(' and ')}` : '';
}

// Whether it was still to be counted.
function countMost() {
  const strategy = strategyNumber(), { judged, hidden } = harms(strategy);
  if (measure.most.has(strategy)) return false;
  measure.most.set(strategy, judged > 0 && hidden > 0 ? most(strategy) : []);
  return true;
}

function most(strategy) {
  const found = Object.entries(PREPOSITIONS).flatMap(([name, preposition]) => {
    const parameter = parameterNamed(name);
    if (parameter < 0) return [];
    const groups = new Map();
    let all = 0, hidden = 0;
    for (const { level, harms: own } of harmsByLevel(strategy, parameter)) {
      const family = familyOf(parameter, level), group = groups.get(family) ?? { family, all: 0, hidden: 0 };
      group.all += own.all;
      group.hidden += own.count(...HIDDEN);
      groups.set(family, group);
      all += own.all;
      hidden += own.count(...HIDDEN);
    }
    return [...groups.values()].map(group => ({
      words: `${preposition} ${group.family}`, part: group.hidden / hidden, lift: group.hidden / hidden - group.all / all,
    })).filter(({ part, lift }) => part > 0.5 && lift > 0.1).sort((a, b) => b.lift - a.lift).slice(0, 1);
  });
  const best = found.toSorted((a, b) => b.lift - a.lift).slice(0, 2);
  return found.filter(each => best.includes(each)).map(({ words }) => words);
}

// What a level is called with others of its kind, in a sentence.
function familyOf(parameter, level) {
  const { name, levels } = data.parameters[parameter];
  if (name === 'device') return Object.entries(KINDS).find(([kind]) => levels[level].startsWith(kind))?.[1] ?? labelOf(0, level);
  const label = labelOf(parameter, level).split(',')[0];
  if (label.startsWith('Landscape')) return 'landscape';
  if (name === 'os') return label.startsWith('iOS') ? label : `iOS ${label}`;
  if (/^[A-Z][a-z]+ [A-Z]/.test(label) && name === 'window') return label;
  const small = label.charAt(0).toLowerCase() + label.slice(1);
  return name === 'window' && small !== 'full screen' ? `a ${small}` : small.replace(/^letters with /, 'letters and ');
}

// The strategy that hides the least of those that an app could use instead.
function alternative(strategy, own) {
  if (own.all > 0 && own.judged <= 0) return null;
  if (own.all === 0) return null;
  const others = ranking().filter(({ number, harms: each }) => isCandidate(number) && number !== strategy && !isMissing(each)), [best] = others;
  const says = words => h('p', { id: 'alternative' }, words);
  if (!best) return isMissing(own) ? says('No other strategy that your app could use is available in most of this.') : null;
  if (byHarm({ number: strategy, harms: own }, best) <= 0) return says(['No other strategy that your app could use hides less.', exacter(own, others)]);
  const { base, words } = outOf(best.harms.hidden, boundsOf(best.number));
  const link = strategyLink(best.number);
  link.id = 'alternative-link';
  return h('p', { id: 'alternative' }, link, best.harms.hidden === 0 ? ' hides nothing' : ` hides content in ${words} of ${grouped(base)}`,
    [['leaves a gap', GAP], ['wrong otherwise', PADDING, OTHER, OFFSET, SCROLL_BAR], ['not available', NOT_AVAILABLE]].map(([what, ...bins]) => [what, best.harms.share(...bins)])
      .filter(([, share]) => share > 0.0005).map(([what, share]) => `; ${what} in ${percent(share, 1)}`), '.');
}

// The strategy that is exact most often, where that is far more often than one's own, which hides less.
function exacter(own, others) {
  const [best] = others.toSorted((a, b) => b.harms.share(EXACT) - a.harms.share(EXACT)), exact = best?.harms.share(EXACT);
  if (!best || best.harms.hidden <= own.hidden || exact < own.share(EXACT) + 0.25) return null;
  const link = strategyLink(best.number), { base, words } = outOf(best.harms.hidden, boundsOf(best.number));
  link.id = 'exacter-link';
  return [' ', link, ` is exact in ${percent(exact, 1)}, but hides content in ${words} of ${grouped(base)}.`];
}

// That not all of a plan was judged.
function chosenLine() {
  return data.run.chosen ? h('p', { id: 'chosen' }, h('strong', {}, data.run.chosen), ' The numbers are of these alone: they cover combinations, not what people meet.') : null;
}

// Whose shares these are.
function sourceWords() {
  if (data.verdict?.words === 'empty') return null;
  if (!data.usage) return 'Each scenario counts once: this report was written without shares of use.';
  const own = data.usage.kinds.own ?? 0;
  return [`${unitOfUse()}. `, own ? null : [code('--usage FILE'), ' makes them yours. '],
    data.usage.missing.length
      ? [h('a', { id: 'missing-link', href: address({ at: 'trust' }) }, 'What this run lacks'),
        ` is left out${data.usage.lacking ? `: ${data.usage.lacking.share} by ${lowered(data.usage.lacking.title)}` : ''}. `] : null];
}

function unitOfUse() {
  const { name, unit, kinds } = data.usage, total = sum(Object.values(kinds)), assumed = kinds.assumed ?? 0;
  return `Shares of use: ${name}${unit ? ` (${unit})` : ''}${assumed ? `, ${assumed} of ${total} distributions assumed` : ''}`;
}

// How much single reports decide for the chosen strategy, where the program has found out for all.
function reportsLine(strategy) {
  const single = (data.behaviors ?? []).filter(behavior => behavior.single && behavior.decides);
  const share = sum(single.map(({ decides }) => decides.use?.[strategy] ?? 0)) / 100;
  return hasUsage() && share >= 0.0005 ? h('p', { id: 'reports' }, h('a', { id: 'reports-link', href: address({ at: 'ios' }) },
    'What single reports say'), ` decides up to ${percent(share, 1)} of all use for ${nameOf(strategy)}.`) : null;
}

// How much of what is shown could be judged.
function judgedLine(strategy, own) {
  // The headline says it of all.
  if (own.all === 0 || (isEverything() && own.judged >= 0.8)) return null;
  const os = parameterNamed('os'), newest = os < 0 ? -1 : query.allowed[os].lastIndexOf(true);
  let words = '';
  if (newest >= 0) {
    const allowed = query.allowed.map((levels, i) => (i === os ? levels.map((_, level) => level === newest) : levels));
    const part = harmsIn(strategy, allowed);
    if (part.all > 0) words = `, ${percent(part.judged, 1)} on ${familyOf(os, newest)}`;
  }
  return h('p', { id: 'judged' }, own.judged < 0.8 ? h('strong', { class: 'fail' }, 'Much is unknown: ') : null,
    h('a', { id: 'judged-link', href: address({ at: 'trust' }) }, `${percent(own.judged, 1)} of this could be judged`), `${words}.`);
}
