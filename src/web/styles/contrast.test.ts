import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

type Palette = ReadonlyMap<string, string>;

const stylesheet = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function readPalette(theme: 'light' | 'dark'): Palette {
  const block = new RegExp(`\\[data-theme='${theme}'\\]\\s*\\{([^}]*)\\}`).exec(stylesheet)?.[1] ?? '';
  return new Map(
    Array.from(block.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two token colours, from 1 to 21 (WCAG 2.2). */
function contrast(palette: Palette, first: string, second: string): number {
  const one = luminance(readColour(palette, first)) + 0.05;
  const other = luminance(readColour(palette, second)) + 0.05;
  return Math.max(one, other) / Math.min(one, other);
}

function readColour(palette: Palette, name: string): string {
  const colour = palette.get(name);
  if (colour === undefined) throw new Error(`token --${name} is missing`);
  return colour;
}

const grounds = ['paper', 'sheet', 'sunken'] as const;
const tones = ['level', 'timber', 'caution', 'danger'] as const;

/** Main text: AAA. */
const mainText: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.map((ground) => ['ink', ground] as const),
  ...tones.map((tone) => ['ink', `${tone}-soft`] as const),
  ['muted', 'paper'],
  ['muted', 'sheet'],
  ['paper', 'ink'],
];

/** All other text: AA. */
const otherText: readonly (readonly [text: string, ground: string])[] = [
  ['muted', 'sunken'],
  ['faint', 'sheet'],
  ['faint', 'paper'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['paper', 'danger'],
  ['danger', 'sunken'],
  ...tones.flatMap((tone) => [[tone, 'paper'] as const, [tone, 'sheet'] as const, [tone, `${tone}-soft`] as const]),
];

/** Lines, edges of controls, marks and the focus ring: 3 to 1 (WCAG 1.4.11). */
const graphics: readonly (readonly [mark: string, ground: string])[] = grounds.flatMap((ground) => [
  ['edge', ground] as const,
  ['line', ground] as const,
  ['action', ground] as const,
  ['ink', ground] as const,
]);

const rules = [
  { name: 'main text reaches AAA (7:1)', pairs: mainText, least: 7 },
  { name: 'all other text reaches AA (4.5:1)', pairs: otherText, least: 4.5 },
  { name: 'lines, edges and marks reach 3:1', pairs: graphics, least: 3 },
];

for (const theme of ['light', 'dark'] as const) {
  const palette = readPalette(theme);
  for (const { name, pairs, least } of rules) {
    test(`B13 in the ${theme} theme ${name}`, () => {
      const short = pairs
        .map(([first, second]) => ({ first, second, ratio: contrast(palette, first, second) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ first, second, ratio }) => `${first} on ${second}: ${ratio.toFixed(2)}`);
      assert.deepEqual(short, []);
    });
  }
}

test('B6 both themes define the same colours', () => {
  assert.deepEqual(Array.from(readPalette('dark').keys()), Array.from(readPalette('light').keys()));
});
