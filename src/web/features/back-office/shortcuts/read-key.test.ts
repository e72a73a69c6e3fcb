import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goKeyOf, officePlaces } from '../office-places.ts';
import { type Press, createKeyReader, singleKeys } from './read-key.ts';

const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  hasControl: false,
  hasAlt: false,
  hasShift: false,
  isHandled: false,
  at: 0,
  ...rest,
});

test('G10 g and a letter lead to a screen, if the letter follows in time', () => {
  const read = createKeyReader();
  assert.equal(read(press('g'), true), null);
  assert.deepEqual(read(press('r', { at: 1500 }), true), { kind: 'go', place: 'adminRequests' });
  assert.equal(read(press('g', { at: 2000 }), true), null);
  assert.equal(read(press('r', { at: 3501 }), true), null);
  assert.equal(read(press('g', { at: 4000 }), true), null);
  assert.deepEqual(read(press('s', { at: 4100 }), true), { kind: 'go', place: 'adminSettings' });
  assert.deepEqual(read(press('s', { at: 4200 }), true), { kind: 'status' });
});

test('G10 as many screens as there are letters have one of their own, and every action a key that does not begin a sequence', () => {
  const all = officePlaces.flatMap(({ places }) => places.map(goKeyOf));
  const letters = all.filter((key) => key !== null);
  assert.equal(letters.length, Math.min(all.length, 26));
  assert.ok(letters.every((letter) => /^[a-z]$/.test(letter)));
  assert.equal(new Set(letters).size, letters.length);
  const keys = Object.values(singleKeys);
  assert.equal(new Set(keys).size, keys.length);
  assert.ok(!(keys as string[]).includes('g'));
});

test('G10 a single key does its action, Shift only where the sign needs it', () => {
  const read = createKeyReader();
  assert.deepEqual(read(press('?', { hasShift: true }), true), { kind: 'help' });
  assert.deepEqual(read(press('/', { hasShift: true }), true), { kind: 'search' });
  assert.deepEqual(read(press('E'), true), { kind: 'archive' });
  assert.equal(read(press('E', { hasShift: true }), true), null);
  assert.equal(read(press('x'), true), null);
});

test('B13 G10 single keys are silent while one types, with another key held, and when switched off', () => {
  const read = createKeyReader();
  assert.equal(read(press('e', { isHandled: true }), true), null);
  assert.equal(read(press('a', { hasControl: true }), true), null);
  assert.equal(read(press('s', { hasAlt: true }), true), null);
  assert.equal(read(press('?'), false), null);
  assert.equal(read(press('g'), false), null);
  assert.equal(read(press('r'), false), null);
});

test('G10 Ctrl and K open the palette from anywhere, single keys or not', () => {
  const read = createKeyReader();
  for (const [isHandled, hasSingleKeys] of [
    [true, true],
    [false, false],
  ] as const) {
    assert.deepEqual(read(press('k', { hasControl: true, isHandled }), hasSingleKeys), { kind: 'palette' });
  }
  assert.equal(read(press('k', { hasControl: true, hasShift: true }), true), null);
});
