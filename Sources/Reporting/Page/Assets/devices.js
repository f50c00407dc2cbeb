// Devices with their keyboards: those of the query, those that readers have first.

function showDevices() {
  if (data.devices.length === 0) return [h('p', {}, 'This report was written without device profiles.')];
  const allowed = data.parameters[0].levels.map((_, level) => level).filter(level => query.allowed[0][level] && isRun(0, level));
  if (allowed.length === 0) return [h('p', {}, 'No device matches your filter.')];
  const { device: places } = preference(), { levels } = data.parameters[0];
  const sorted = allowed.sort((a, b) => places[a] - places[b]), asked = levels.indexOf(state.device);
  const number = sorted.includes(asked) ? asked : sorted[0], device = data.devices[number];
  const { os, states } = drawnOn(device);
  const pictures = states.map(place => h('section', { class: 'facet' },
    h('h3', {}, `${orientationLabel(place.orientation)}, ${levelLabel('os', os)}`),
    h('ul', { class: 'pictures' }, [null, ...place.keyboards].map(keyboard => h('li', {},
      deviceDrawing(device, place, keyboard),
      h('p', {}, keyboard ? `${keyboardLabel(keyboard.mode)}: ${heightWords(keyboard)}` : 'No keyboard'),
      h('p', { class: 'soft' }, keyboard ? keyboard.is : place.safeAreaIs))))));
  return [
    h('div', { class: 'choices' }, choice('device', `Device (${countOf(sorted.length, 'match', 'matches')})`,
      sorted.map(level => [levels[level], deviceTitle([level])]), levels[number], value => go({ device: value }))),
    h('p', { class: 'soft' }, `${device.name}: ${points(device.screen[0])} × ${points(device.screen[1])} pt, ${device.provenance}. `
      + `Heights are those of Latin letters on ${levelLabel('os', os)}, the newest with figures; the line under each says how sure it is.`),
    pictures,
  ];
}

// A device on the newest iOS that the query has of it.
function drawnOn({ drawn }) {
  const parameter = parameterNamed('os'), { levels } = data.parameters[parameter];
  for (const os of levels.filter((_, level) => query.allowed[parameter][level]).reverse()) {
    const found = drawn.find(each => each.os.includes(os));
    if (found) return { os, states: found.states };
  }
  return { os: drawn.at(-1)?.os.at(-1) ?? '', states: drawn.at(-1)?.states ?? [] };
}

// Whether some scenario of the query was run with a level.
function isRun(parameter, level) {
  const counts = runCounts(parameter);
  return counts[level] > 0;
}

// The scenarios of the query that were run, for each level of a parameter.
function runCounts(parameter) {
  const pivot = statusSums(strategyNumber()).pivot(-1, parameter, SHOWN);
  return data.parameters[parameter].levels.map((_, level) =>
    SHOWN.reduce((sum, _, kind) => sum + pivot[level * SHOWN.length + kind], 0));
}

function heightWords({ height, visible }) {
  return visible === undefined ? `${points(height)} pt` : `${points(visible)} of ${points(height)} pt on screen`;
}
