/** Whether every colour of text can be read on what it is written on, in all themes. */

import { presetColors } from '@earshot/core/users/customization.ts';
import { describe, expect, test } from 'vitest';
import { presets } from '../../lib/look/presets.ts';
import './tokens.css';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** The colours of a mode by name, as the browser has them. */
function coloursOf(mode: Mode, names: readonly string[]): Record<string, string> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = mode;
  const style = getComputedStyle(root);
  const colours = names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]);
  if (before === undefined) delete root.dataset.theme;
  else root.dataset.theme = before;
  return Object.fromEntries(colours);
}

/** By WCAG 2: of the linear light of both. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const surfaces = ['bg', 'surface', 'surface-2', 'hover'];
const tones = ['ok', 'warn', 'bad', 'info', 'mute', 'op', 'ab'];
const feelings = ['neutral', 'happiness', 'anger', 'sadness', 'positive', 'negative'].map(
  (one) => `emo-${one}`,
);
const marks = ['hold', 'int', 'hit', 'script', 'evid'].map((one) => `mk-${one}`);
const meaning = [...tones, ...feelings, ...marks];

/** Text, and what it is written on. */
const written: [string, string][] = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    [...surfaces, 'surface-3'].map((on): [string, string] => [text, on]),
  ),
  ['text-dim', 'surface'],
  ['text-dim', 'surface-2'],
  ['axis', 'surface'],
  ...meaning.flatMap((one): [string, string][] => [
    [`${one}-fg`, `${one}-bg`],
    [`${one}-fg`, 'surface'],
    [`${one}-fg`, 'bg'],
  ]),
  ...['hl', 'hit-word', 'word-now'].map((one): [string, string] => [`${one}-fg`, one]),
];
/** Shapes that say something, and what they are drawn on. */
const drawn = [...meaning, 'mk-found', 'input-border', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'].map(
  (one): [string, string] => [one, 'surface'],
);

describe.each(modes)('%s', (mode) => {
  const colours = coloursOf(mode, [...new Set([...written, ...drawn].flat())]);
  const tooFaint = (pairs: [string, string][], least: number, own: Record<string, string> = colours) =>
    pairs
      .map(([one, on]) => `${one} on ${on}: ${contrast(own[one] ?? '', own[on] ?? '').toFixed(2)}`)
      .filter((line) => !(Number(line.split(': ')[1]) >= least));

  test('text reaches 4.5:1', () => expect(tooFaint(written, 4.5)).toEqual([]));

  test('what is drawn reaches 3:1', () => expect(tooFaint(drawn, 3)).toEqual([]));

  test.each(presetColors)('the colour %s reaches 4.5:1 with its text, 3:1 where it is a line', (preset) => {
    const own = { ...colours, ...presets[preset][mode], white: '#ffffff' };
    const pairs: [string, string][] = [
      ['white', 'primary'],
      ['white', 'hover'],
      ...['bg', 'bg2'].map((on): [string, string] => ['fg', on]),
    ];
    const onSurfaces = surfaces.map((on) => ['fg', colours[on] ?? ''] as const);
    expect(tooFaint(pairs, 4.5, own)).toEqual([]);
    expect(onSurfaces.filter(([, on]) => contrast(own.fg, on) < 4.5)).toEqual([]);
    expect(contrast(own.primary, colours.surface ?? '')).toBeGreaterThanOrEqual(3);
  });
});
