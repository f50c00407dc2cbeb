// The first screen: the reader's app, what happens to its users, a picture of it, and what would be better.

// What apps are made with: a title, the strategies of it by their ids, and what to do; the last is for all others.
const FRAMEWORKS = {
  swiftui: ['SwiftUI', /^swiftui/, ['SwiftUI avoids the keyboard itself: take away `.ignoresSafeArea(.keyboard)` and paddings by the keyboard’s height.',
    'Put a bar that belongs above the keyboard into `.safeAreaInset(edge: .bottom)`.']],
  'react-native': ['React Native', /^react-native/, ['Use one of them alone: `automaticallyAdjustKeyboardInsets` of the ScrollView, or a KeyboardAvoidingView around it.',
    'Give a KeyboardAvoidingView a `keyboardVerticalOffset` as high as what is above it on the screen.']],
  flutter: ['Flutter', /^flutter/, ['Leave `resizeToAvoidBottomInset` of the Scaffold on.',
    'Pad by `MediaQuery.viewInsetsOf(context).bottom` only where no Scaffold has taken it.']],
  web: ['a web view', /^(capacitor|cordova|webkit|web-)/, ['Capacitor: `resize: "native"` of the Keyboard plug-in.',
    'Place a composer of your own page by `visualViewport`, not by `100vh`.']],
  other: ['MAUI, Compose, Uno or Titanium', /^(compose|uno|dotnet|titanium)/, ['.NET MAUI: `SafeAreaEdges` with `SoftInput` on the page.', 'Compose: `Modifier.imePadding()` on what scrolls.']],
  uikit: ['UIKit', /^/, ['`import KeyboardObserving`', '`private lazy var keyboard = KeyboardInsets(for: scrollView)`', '`keyboard.begin()   // in viewDidLoad`']],
};
// The placements of a UIKit view controller's own view.
const OWN_VIEW = 'placement:!table-controller,swiftui,web-*';
// Kinds of devices by how their levels begin.
const KINDS = { iphone: 'iPhone', ipad: 'iPad', ipod: 'iPod touch' };

function showAnswer() {
  const strategy = strategyNumber(), own = harms(strategy);
  return [myApp(), h('div', { class: 'lead' }, sentence(strategy, own), own.all === 0 ? waysOut(strategy) : null,
    measure.isPartial ? outdated('alternative') : alternative(strategy, own), remedy(strategy, own), mainCauses(strategy), chosenLine(), h('p', { class: 'soft' }, sourceWords()),
    judgedLine(strategy, own), reportsLine(strategy)), picture(strategy)];
}

// What still shows the query before, while strategies are counted.
function outdated(id) {
  const element = document.getElementById(id);
  element?.classList.add('outdated');
  // The first time its place is kept.
  return element ?? h('p', { id }, '\u00A0');
}

// MARK: My app

function myApp() {
  const os = parameterNamed('os'), [devices] = data.parameters;
  const majors = os < 0 ? [] : [...new Set(data.parameters[os].levels.map(level => levelVersion(level)?.[0]).filter(Boolean))];
  const versions = majors.toReversed().map(major => [String(major), `iOS ${major} and later`]);
  const kinds = Object.entries(KINDS).filter(([kind]) => devices.levels.some(level => level.startsWith(kind)));
  const shown = frameworkOf(strategyNumber());
  return h('form', { id: 'my-app', 'aria-label': 'My app', onsubmit: event => event.preventDefault() },
    termChoice('app-os', 'My app runs on', [['', 'any iOS'], ...versions], os, major => `os>=${major}`),
    termChoice('app-device', 'on', [['', 'any device'], ...kinds], 0, kind => `device:${kind}*`),
    frameworkChoice(shown), strategyChoice('app-strategy', 'and uses', { isWanted: number => frameworkOf(number) === shown, isNewPage: true }));
}

// A choice of what the app is made with. UIKit alone is a view controller's own view: what lies in another container, which
// may make room itself, is an option of its own.
function frameworkChoice(shown) {
  const some = Object.keys(FRAMEWORKS).filter(id => data.strategies.some((_, number) => frameworkOf(number) === id)), placement = parameterNamed('placement');
  const own = isQuery(OWN_VIEW) ? levelsOfTerms(OWN_VIEW)[placement] : null, isOwn = own?.every((isAllowed, level) => isAllowed || !query.allowed[placement][level]);
  const options = [...some.map(id => [id, FRAMEWORKS[id][0]]), ...(own && some.includes('uikit') ? [['any', 'UIKit in any container']] : [])];
  return options.length < 2 ? null : choice('app-ui', 'in', options, own && shown === 'uikit' && !isOwn ? 'any' : shown, value => {
    const wanted = value === 'any' ? 'uikit' : value, rest = query.terms.filter(term => !levelsOfTerms(term)[placement].includes(false));
    go({ q: [...rest, ...(value === 'uikit' && own ? [OWN_VIEW] : [])].join(' '), page: '0',
      strategy: wanted === shown ? state.strategy : data.strategies[usualStrategy(number => frameworkOf(number) === wanted)].id }, true);
  });
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

function frameworkOf(number) { return Object.keys(FRAMEWORKS).find(id => FRAMEWORKS[id][1].test(data.strategies[number].id)); }

// Whether an app that uses a strategy could use another one instead.
function isCandidate(number, instead) {
  const [mine, other] = [instead, number].map(each => data.strategies[each].group);
  return frameworkOf(number) === frameworkOf(instead) && (mine === 'web') === (other === 'web') && !['app', 'control', 'write-up'].includes(other);
}

// MARK: The sentence

function sentence(strategy, own) {
  const name = h('bdi', {}, nameOf(strategy)), title = (...words) => h('h1', { id: 'sentence' }, words);
  if (own.all === 0) return title(nothingWords(strategy));
  if (own.judged <= 0) return title('Nothing here could be judged: an app is shown the same where something else is right.');
  const subject = hasUsage() ? 'keyboard appearances' : 'scenarios', missing = own.share(NOT_AVAILABLE), unavailable = `is not available in ${percent(missing, 1)}`;
  if (own.judged - missing <= 1e-12) return title(name, ` is not available in any of ${whose()}'s ${subject}.`);
  const gap = own.part(GAP), rest = own.part(...RESTS), absent = missing >= 0.0005 ? ` It ${unavailable} of all.` : '';
  if (own.hidden === 0) {
    const but = [gap > 0 ? `leaves a gap in ${percent(gap, 1)}` : null, rest > 0 ? `is wrong otherwise in ${percent(rest, 1)}` : null].filter(Boolean);
    return title(name, ` hides nothing in any of ${whose()}'s ${subject}`, but.length ? `, but ${but.join(' and ')}.` : '.', absent);
  }
  const hidden = own.part(...HIDDEN), ways = [[hidden, `hides content in ${rangeWords(hidden, boundsOf(strategy, own.known))}`],
    [gap, `leaves a gap in ${percent(gap, 1)}`], [rest, `is wrong otherwise in ${percent(rest, 1)}`]];
  const [first, ...others] = ways.filter(([share], way) => way === 0 || share >= 0.0005).sort(([a], [b]) => b - a).map(([, words]) => words);
  return title(name, ` ${first} of ${subject}${isEverything() ? '' : ' in your filter'}`, others.map(words => `; it ${words}`), '.', absent);
}

// Why there are no shares: none of the scenarios counts by the shares of use, or there are none.
function nothingWords(strategy) {
  const isUnused = hasUsage() && harms(strategy).all === 0 && scenarioCount(strategy, value => OUTCOMES[value].harm >= 0) > 0;
  return isUnused ? 'The figures of use give no share to what matches your filter.'
    : isEverything() ? 'Nothing was run.' : 'Nothing that was run matches your filter.';
}

// The terms without which the filter has scenarios.
function waysOut(strategy) {
  const { terms } = query, without = term => terms.filter(other => other !== term).join(' ');
  const some = terms.filter(term => !term.startsWith('diff:') && isRunIn(strategy, levelsOfTerms(without(term))));
  const way = (words, text, q) => h('button', { type: 'button', onclick: () => submitQuery(q.trim()) }, words, code(text));
  const others = some.map(term => [term, windowsInstead(strategy, term, levelsOfTerms(without(term)))]).filter(([, terms]) => terms.length);
  return some.length ? h('p', { id: 'ways-out' }, some.map(term => way('Remove ', term, without(term))),
    others.map(([term, terms]) => [h('span', {}, 'In place of ', code(term), ':'), terms.map(each => way('Use ', each, `${without(term)} ${each}`))])) : null;
}

// The windows that there are in place of those of a term, as terms: those whose names begin alike are one.
function windowsInstead(strategy, term, allowed) {
  const window = parameterNamed('window'), { levels } = data.parameters[window];
  if (!levelsOfTerms(term)[window].includes(false)) return [];
  const there = levels.filter((_, level) => isRunIn(strategy, allowed.with(window, levels.map((_, other) => other === level))));
  return [...groupsBy(there, name => name.split('-')[0])].map(([first, names]) =>
    `window:${names.length > 1 && levels.every(name => names.includes(name) || !name.startsWith(first)) ? `${first}*` : names.join(',')}`);
}

// The strategy that is right most often of those that an app could use instead.
function alternative(strategy, own) {
  if (own.all === 0 || own.judged <= 0) return null;
  const [best] = ranking().filter(({ number, harms: each }) => isCandidate(number, strategy) && number !== strategy && !isMissing(each));
  const says = words => h('p', { id: 'alternative' }, words);
  if (!best) return isMissing(own) ? says('No other strategy that your app could use is available in most of this.') : null;
  if (byHarm({ number: strategy, harms: own }, best) <= 0) return says('No other strategy that your app could use is right more often.');
  const link = strategyLink(best.number);
  link.id = 'alternative-link';
  return says([link, ` is right in ${percent(best.harms.part(EXACT), 1)}`,
    best.harms.hidden === 0 ? ' and hides nothing' : ` and hides content in ${rangeWords(best.harms.part(...HIDDEN), boundsOf(best.number, best.harms.known))}`,
    best.harms.part(GAP) > 0.0005 ? `; it leaves a gap in ${percent(best.harms.part(GAP), 1)}` : '', best.harms.share(NOT_AVAILABLE) > 0.0005 ? `; it is not available in ${percent(best.harms.share(NOT_AVAILABLE), 1)} of all` : '', '.',
    isEverything() && data.strategies[best.number].otherwise ? ` ${capitalized(data.strategies[best.number].otherwise)}.` : '']);
}

// What to do: the scenario of the picture, and the code that is right.
function remedy(strategy, own) {
  if (own.all === 0 || own.share(EXACT, AMBIGUOUS, NOT_AVAILABLE) >= 1 - 1e-12) return null;
  const [, , lines] = FRAMEWORKS[frameworkOf(strategy)], found = data.scenes ? costliest(strategy) : null;
  return h('div', { id: 'remedy' },
    found ? h('a', { id: 'see', class: 'button', href: sceneAddress(found.scene, strategy) }, 'See it step by step')
      : h('span', { id: 'see', class: 'button soft' }, 'See it step by step'),
    folded('Fix it', () => [lines.map(line => h('p', {}, marked(line))), frameworkOf(strategy) === 'uikit'
      ? h('p', { class: 'soft' }, `The product KeyboardObserving of InsetMatrix's Swift package, which does what CoveredArea does, in place of ${nameOf(strategy)}.`) : null], { id: 'fix' }));
}

// How many causes the first screen has.
const MAIN_CAUSES = 3;

function mainCauses(strategy) {
  const some = causesInQuery(strategy).slice(0, MAIN_CAUSES);
  return some.length ? h('div', { id: 'main-causes' }, h('h2', {}, 'When it fails'),
    h('ul', {}, some.map(({ cause, share }) => h('li', {}, h('span', { class: 'n' }, percent(share, 1)), h('span', {}, marked(cause.words))))),
    h('p', {}, h('a', { id: 'all-causes', href: address({ at: 'causes' }) }, 'Each with picture, filter and command'))) : null;
}

// Text with code between backticks.
function marked(text) { return text.split('`').map((part, i) => (i % 2 ? code(part) : part)); }

// MARK: What it rests on

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
  return hasUsage() && share >= 0.0005 && harms(strategy).all > 0 ? h('p', { id: 'reports' }, h('a', { id: 'reports-link', href: address({ at: 'ios' }) },
    'What single reports say'), ` decides up to ${percent(share, 1)} of all use for ${nameOf(strategy)}.`) : null;
}

// How much of what is shown could be judged, where the line above does not say it of all.
function judgedLine(strategy, own) {
  if (own.all === 0 || (isEverything() && own.judged >= 0.8)) return null;
  return h('p', { id: 'judged' }, own.judged < 0.8 ? h('strong', { class: 'fail' }, 'Much is unknown: ') : null,
    h('a', { id: 'judged-link', href: address({ at: 'trust' }) }, `${percent(own.judged, 1)} of this could be judged`), '.');
}

// MARK: The picture

// The harm that costs most: hidden content where that is no less than the tiers tell apart, else the most frequent one.
function costliestHarm(own) {
  return own.part(...HIDDEN) >= NEARLY_NONE ? HIDDEN : [HIDDEN, [GAP], RESTS].toSorted((a, b) => own.part(...b) - own.part(...a))[0];
}

// The most used scene of the costliest harm: of the cause that most of it has, where that is half of it or more, else of any
// cause or none; where none ends so, any scene of a cause.
function costliest(strategy) {
  if (!measure.costliest.has(strategy)) {
    const own = harms(strategy), harm = costliestHarm(own), most = isWanted => preferredScene(({ levels }) => isWanted(levels) && isOfQuery(levels));
    const isOfHarm = levels => harm.includes(harmAt(levels, strategy)), count = each => each.own.count(...harm);
    const causes = causesInQuery(strategy).toSorted((a, b) => count(b) - count(a));
    const found = causes.map(each => () => ({ ...each, scene: most(levels => isOfHarm(levels) && isIn(levels, cubeOf(each.cause))) ?? causeScene(each, strategy) }));
    if (causes.length === 0 || count(causes[0]) * 2 < own.count(...harm)) found.unshift(() => ({ scene: most(isOfHarm) }));
    found.push(() => ({ scene: most(levels => isFailing(harmAt(levels, strategy))) }));
    let first = null;
    found.some(find => (first = find()).scene);
    measure.costliest.set(strategy, first.scene ? first : null);
  }
  return measure.costliest.get(strategy);
}

function picture(strategy) {
  const box = content => h('figure', { id: 'commonest' }, content);
  if (!data.scenes || harms(strategy).all === 0) return box([]);
  const found = costliest(strategy);
  if (!found) return box(harms(strategy).share(EXACT, AMBIGUOUS, NOT_AVAILABLE) >= 1 - 1e-12 ? [] : h('figcaption', { class: 'soft' }, 'What fails here has no picture.'));
  const { scene, cause } = found, step = firstWrongOrLast(scene, strategy);
  const [width, height] = data.environments[scene.steps[step].at].screen;
  return box([
    h('a', { id: 'commonest-link', href: sceneAddress(scene, strategy), 'aria-label': `${scenarioTitle(scene.levels)}: the whole scenario` },
      sceneDrawing(scene, step, strategy, width > height ? 300 : 210)),
    h('figcaption', {}, h('strong', { class: 'fail' }, endWords(endOf(scene, step, strategy))), ` ${scenarioTitle(scene.levels)}. `,
      cause ? [`${cause.words}: ${percent(found.share, 1)}. `, originWords(scene, strategy, cubeOf(cause))] : null),
  ]);
}
