// Pictures of devices with their keyboards.

// A device with a keyboard, or without one.
function deviceDrawing(device, state, keyboard) {
  const turned = state.orientation !== 'portrait';
  const [width, height] = turned ? [...device.screen].reverse() : device.screen;
  const drawing = new Drawing(width, height, device.radius, turned ? 200 : 110);
  const [top, left, bottom, right] = state.safeArea, p = drawing.pixel;
  drawing.add(drawing.rect([0, 0, width, height], 'safe-area'),
    drawing.rect([left, top, width - left - right, height - top - bottom], 'window'));
  const visible = keyboard ? keyboard.visible ?? keyboard.height : 0;
  if (visible > 0) {
    const wide = Math.min(keyboard.width ?? width, width);
    const raised = keyboard.docked || keyboard.mode.startsWith('hardware') ? 0 : height * 0.12;
    const frame = [(width - wide) / 2, height - visible - raised, wide, visible];
    const hasBar = /prediction|candidates|password/.test(keyboard.mode);
    if (raised) {
      drawing.keyboard(frame, hasBar, 'keyboard floating', { rx: 10, 'stroke-dasharray': drawing.dashes(2, 3) });
    } else drawing.keyboard(frame, hasBar);
    const x = width + 6 * p;
    drawing.outside.append(s('path', {
      class: 'ruler', d: `M${x} ${frame[1]}v${visible}`, 'stroke-width': 2 * p,
    }));
    drawing.label(points(visible), x + 4 * p, frame[1] + visible / 2, 9, 'text-ruler', 'start');
  }
  if (bottom > 0 && !visible) drawing.label(points(bottom), width + 6 * p, height - bottom / 2, 9, 'text-ruler', 'start');
  const label = keyboard ? `${keyboardLabel(keyboard.mode)}, ${points(keyboard.height)} pt` : 'no keyboard';
  return drawing.svg(`${device.name}, ${orientationLabel(state.orientation)}, ${label}`,
    `The screen is ${points(width)} by ${points(height)} points, the safe area leaves `
      + `${points(top)} at the top, ${points(left)} at the left, ${points(bottom)} at the bottom and `
      + `${points(right)} at the right. ${visible > 0 ? `The keyboard is ${points(visible)} high.` : 'There is no keyboard on screen.'}`,
    34);
}

function levelLabel(name, level) {
  const parameter = parameterNamed(name), number = data.parameters[parameter]?.levels.indexOf(level) ?? -1;
  return number < 0 ? spaced(level) : labelOf(parameter, number);
}

function keyboardLabel(mode) { return levelLabel('keyboard', mode); }

function orientationLabel(orientation) { return levelLabel('orientation', orientation); }
