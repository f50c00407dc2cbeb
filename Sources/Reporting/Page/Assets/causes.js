// Why the chosen strategy fails: what is known of its code, or what the program found, with the share of each.

function showCauses() {
  const strategy = strategyNumber(), { causes, animation } = data.strategies[strategy], name = nameOf(strategy), found = causesInQuery(strategy), own = harms(strategy);
  const right = own.share(EXACT, AMBIGUOUS, NOT_AVAILABLE) >= 1 - 1e-12;
  const words = own.all === 0 ? nothingWords(strategy) : right ? `${name} fails nowhere in ${whose()}.`
    : found.length === 0 ? `${causes.length ? `None of the known causes of ${name}'s failures is in ${whose()}` : `Nothing is known of why ${name} fails`}.`
      : `When ${name} fails, the most frequent cause first, by ${unitWords()} of what was judged. Causes overlap.`;
  return [h('div', { class: 'choices' }, strategyChoice('causes-strategy', 'Strategy')), h('p', {}, words),
    animation ? h('p', { class: 'soft' }, 'Content moves ', marked(animation), '.') : null,
    h('ol', { class: 'causes' }, found.map((each, i) => causeItem(each, i, strategy)))];
}

// The causes that the query leaves something of, the most frequent first: each with the part of the query's appearances
// in which the strategy fails under it, and in which it hides content.
function causesInQuery(strategy) {
  if (!measure.causes.has(strategy)) {
    const { all: whole, known } = harms(strategy), all = whole * known;
    measure.causes.set(strategy, data.strategies[strategy].causes.map(cause => {
      const allowed = both(cubeOf(cause), query.allowed), own = allowed ? harmsIn(strategy, allowed) : new Harms(HARMS.map(() => 0));
      const usual = FAILING.reduce((best, bin) => (own.count(bin) > own.count(best) ? bin : best));
      return { cause, usual, own, share: all > 0 ? own.count(...FAILING) / all : 0, hidden: all > 0 ? own.count(...HIDDEN) / all : 0 };
    }).filter(({ share }) => share > 0).sort((a, b) => b.share - a.share));
  }
  return measure.causes.get(strategy);
}

function causeItem({ cause, usual, share, hidden }, number, strategy) {
  const scene = causeScene({ cause, usual }, strategy), step = scene ? firstWrongOrLast(scene, strategy) : 0, { id } = data.strategies[strategy];
  const terms = cause.query ?? wordsOf(cubeOf(cause));
  return h('li', { class: 'cause' },
    scene ? h('a', { href: sceneAddress(scene, strategy), class: 'picture', 'aria-label': `${scenarioTitle(scene.levels)}: the whole scenario` }, sceneThumbnail(scene, step, strategy)) : h('span', { class: 'picture' }),
    h('div', {}, h('h3', {}, marked(cause.words)),
      h('p', {}, `${percent(share, 1)}`, hidden > 0 && hidden < share ? `; hides content in ${percent(hidden, 1)}` : hidden > 0 ? ', and hides content' : `, and ${causeEffect(usual)}`,
        scene ? h('span', { class: 'soft' }, `. Here ${endWords(endOf(scene, step, strategy)).replaceAll('✗ ', '')} on ${scenarioTitle(scene.levels)}. ${originWords(scene, strategy, cubeOf(cause))}`) : '.'),
      h('p', {}, h('a', { id: `cause-${number + 1}`, href: address({ q: [state.q, terms].filter(Boolean).join(' '), s: '', page: '0' }) }, 'Filter by this')),
      cause.query ? copyable(`insetmatrix explain ${shellWord([query.text, terms].filter(Boolean).join(' '))} --strategy ${shellWord(id)}${data.explainOptions}`, `Copy the command for cause ${number + 1}`)
        : scene ? copyable(explainCommand(scene.levels, strategy), `Copy the command for cause ${number + 1}`) : null));
}

function causeEffect(harm) { return { [GAP]: 'leaves a gap', [PADDING]: "uses up the app's padding", [OFFSET]: 'scrolls to the wrong place', [SCROLL_BAR]: 'only the scroll bar is wrong' }[harm] ?? 'sets another inset wrong'; }

// A cube as words of the query language: the levels that it allows, or those that it does not, whichever are fewer.
function wordsOf(cube) {
  return data.parameters.map(({ name, levels }, parameter) => {
    const [some, rest] = [true, false].map(isAllowed => levels.filter((_, level) => cube[parameter][level] === isAllowed));
    return rest.length === 0 ? '' : some.length <= rest.length ? `${name}:${some.join(',')}` : `${name}:!${rest.join(',')}`;
  }).filter(Boolean).join(' ');
}

// The levels that two queries allow; null where they have no scenario in common.
function both(a, b) {
  const result = a.map((levels, parameter) => levels.map((isAllowed, level) => isAllowed && b[parameter][level]));
  return result.every(levels => levels.includes(true)) ? result : null;
}
