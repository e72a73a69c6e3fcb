import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type BrandColours,
  type Shade,
  checkBrandColour,
  grounds,
  paletteOf,
  productPalette,
  shades,
} from './brand-colours.ts';
import { brandStyle } from './brand-style.ts';
import { contrastOf } from './contrast.ts';
import { readColour } from './look-settings.ts';
import { toHex, toOklch } from './oklch.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function weakPairs(shade: Shade, { line, action, actionHover, onAction }: BrandColours): string[] {
  const { paper, sheet, sunken } = grounds[shade];
  const pairs: [name: string, one: string, other: string, least: number][] = [
    ...[paper, sheet, sunken].map((ground): [string, string, string, number] => ['line', line, ground, 3]),
    ...[paper, sheet, sunken].map((ground): [string, string, string, number] => ['action', action, ground, 3]),
    ...[paper, sheet].map((ground): [string, string, string, number] => ['words', action, ground, 4.5]),
    ['button', onAction, action, 4.5],
    ['button under the pointer', onAction, actionHover, 4.5],
  ];
  return pairs
    .filter(([, one, other, least]) => contrastOf(one, other) < least)
    .map(([name, one, other]) => `${name} ${one} on ${other}: ${contrastOf(one, other).toFixed(2)}`);
}

test('G7 B13 whatever colour is chosen, what the themes make of it reaches AA', () => {
  fc.assert(
    fc.property(anyColour, (chosen) => {
      const check = checkBrandColour(chosen);
      if (!check.ok) return;
      for (const shade of shades) assert.deepEqual(weakPairs(shade, check.palette[shade]), [], `${chosen} ${shade}`);
      for (const { ratio, least } of check.checks) assert.ok(ratio >= least);
    }),
    { numRuns: 400 },
  );
});

test('G7 the product’s own colours reach what is demanded of others', () => {
  for (const shade of shades) assert.deepEqual(weakPairs(shade, productPalette[shade]), []);
  assert.equal(paletteOf(null), productPalette);
});

test('G7 a colour changes its lightness and never its hue', () => {
  for (const chosen of ['#ffd500', '#0055aa', '#1d8a4e', '#7b2fbf', '#e5007d', '#00b8d4']) {
    const { hue } = toOklch(chosen);
    for (const shade of shades) {
      const { line, action } = paletteOf(chosen)[shade];
      for (const colour of [line, action]) {
        const turn = Math.abs(((toOklch(colour).hue - hue + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
        assert.ok(turn < 0.06, `${chosen} became ${colour} (${shade}), ${turn.toFixed(3)} rad away`);
      }
    }
  }
});

const table = [
  { chosen: '#0b5fa5', light: 'as it is' },
  { chosen: '#1a6446', light: 'as it is' },
  { chosen: '#000000', light: 'as it is' },
  { chosen: '#ffd500', light: 'darker' },
  { chosen: '#f28c28', light: 'darker' },
  { chosen: '#ffffff', light: 'refused' },
  { chosen: '#fdf6e3', light: 'refused' },
] as const;

for (const { chosen, light } of table) {
  test(`G7 ${chosen} by day: ${light}`, () => {
    const check = checkBrandColour(chosen);
    if (light === 'refused') {
      assert.ok(!check.ok);
      assert.equal(check.rule, 'too-light');
      assert.equal(paletteOf(chosen), productPalette);
      return;
    }
    assert.ok(check.ok);
    assert.equal(check.palette.light.action === chosen, light === 'as it is');
    assert.equal(
      check.checks.some(({ shade, isAdjusted }) => shade === 'light' && isAdjusted),
      light === 'darker',
    );
  });
}

test('G7 a colour goes through lightness, chroma and hue unchanged', () => {
  fc.assert(fc.property(anyColour, (colour) => assert.equal(toHex(toOklch(colour)), colour)));
});

test('G7 hovering changes a button visibly', () => {
  fc.assert(
    fc.property(anyColour, (chosen) => {
      for (const shade of shades) {
        const { action, actionHover } = paletteOf(chosen)[shade];
        assert.ok(Math.abs(toOklch(action).lightness - toOklch(actionHover).lightness) > 0.04, chosen);
      }
    }),
  );
});

test('G7 colours are read as people write them', () => {
  assert.deepEqual(['#0B5FA5', ' 0b5fa5 ', '#0af', 'modrá', '#12345', ''].map(readColour), [
    '#0b5fa5',
    '#0b5fa5',
    '#00aaff',
    null,
    null,
    null,
  ]);
});

test('G7 the rules outrank the tokens in both themes', () => {
  const style = brandStyle(paletteOf('#0b5fa5'));
  assert.match(style, /^:root:root,\[data-theme\]\[data-theme=light\]\{--line:#0b5fa5;/);
  assert.ok(style.length < 330, `${style.length} bytes`);
});
