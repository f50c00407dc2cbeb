// Devices with their keyboards: those of the query, those that readers have first.

function showDevices() {
  if (data.devices.length === 0) return [h('p', {}, 'This report was written without device profiles.')];
  const allowed = data.parameters[0].levels.map((_, level) => level).filter(level => query.allowed[0][level] && isRun(0, level));
  if (allowed.length === 0) return [h('p', {}, 'No device matches your filter.')];
  const { device: places } = preference(), { levels } = data.parameters[0];
  const sorted = allowed.sort((a, b) => places[a] - places[b]), asked = levels.indexOf(state.device);
  const number = sorted.includes(asked) ? asked : sorted[0], device = data.devices[number];
  const pictures = device.states.map(place => h('section', { class: 'facet' },
    h('h3', {}, `${orientationLabel(place.orientation)}, iOS ${device.os}`),
    h('ul', { class: 'pictures' }, [null, ...place.keyboards].map(keyboard => h('li', {},
      deviceDrawing(device, place, keyboard),
      h('p', {}, keyboard ? `${keyboardLabel(keyboard.mode)}: ${heightWords(keyboard)}` : 'No keyboard'),
      h('p', { class: 'soft' }, keyboard ? keyboard.is : place.safeAreaIs))))));
  return [
    h('div', { class: 'choices' }, choice('device', `Device (${sorted.length} match${sorted.length === 1 ? 'es' : ''})`,
      sorted.map(level => [levels[level], deviceTitle([level])]), levels[number], value => go({ device: value }))),
    h('p', { class: 'soft' }, `${device.name}: ${points(device.screen[0])} × ${points(device.screen[1])} pt, ${device.provenance}. `
      + 'Heights are those of Latin letters on the newest iOS of the device; the line under each says how sure it is.'),
    pictures,
  ];
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
