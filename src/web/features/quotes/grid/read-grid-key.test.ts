import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Intent } from './grid-intents.ts';
import { type GridKey, isCharacter, readGridKey } from './read-grid-key.ts';

const pressed = (text: string, changes: Partial<GridKey> = {}): GridKey => ({
  key: text.split('+').at(-1) || '+',
  hasControl: text.includes('Ctrl+'),
  hasAlt: text.includes('Alt+'),
  hasShift: text.includes('Shift+'),
  isEditing: false,
  column: 'name',
  ...changes,
});

const atRest: [string, Intent | null, Partial<GridKey>?][] = [
  ['ArrowLeft', { kind: 'go', to: 'left' }],
  ['ArrowDown', { kind: 'go', to: 'down' }],
  ['Home', { kind: 'go', to: 'start' }],
  ['Ctrl+End', { kind: 'go', to: 'last' }],
  ['Tab', { kind: 'go', to: 'next' }],
  ['Shift+Tab', { kind: 'go', to: 'previous' }],
  ['Enter', { kind: 'begin' }],
  ['F2', { kind: 'begin' }],
  ['Delete', { kind: 'begin', text: '' }],
  ['Delete', null, { column: 'taxRate' }],
  ['x', { kind: 'begin', text: '' }],
  ['Dead', { kind: 'begin', text: '' }],
  ['1', { kind: 'begin' }, { column: 'taxRate' }],
  [' ', { kind: 'begin' }],
  [' ', { kind: 'toggle-option' }, { column: 'option' }],
  ['Shift+Enter', { kind: 'open-description' }],
  ['Ctrl+Enter', { kind: 'insert' }],
  ['Alt+ArrowUp', { kind: 'move', by: -1 }],
  ['Alt+ArrowDown', { kind: 'move', by: 1 }],
  ['Ctrl+d', { kind: 'duplicate' }],
  ['Ctrl+Delete', { kind: 'remove' }],
  ['Ctrl+z', { kind: 'undo' }],
  ['Ctrl+y', { kind: 'redo' }],
  ['Ctrl+Shift+Z', { kind: 'redo' }],
  ['Ctrl+c', null],
  ['Ctrl+v', null],
  ['Alt+x', null],
  ['Escape', null],
  ['F5', null],
];

const whileEditing: [string, Intent | null, Partial<GridKey>?][] = [
  ['Enter', { kind: 'go', to: 'down' }],
  ['Shift+Enter', { kind: 'go', to: 'up' }],
  ['Shift+Enter', null, { column: 'description' }],
  ['Escape', { kind: 'cancel' }],
  ['Tab', { kind: 'go', to: 'next' }],
  ['Alt+ArrowDown', { kind: 'move', by: 1 }],
  ['Ctrl+d', { kind: 'duplicate' }],
  ['x', null],
  ['ArrowLeft', null],
  ['Ctrl+z', null],
  ['Ctrl+Delete', null],
  ['Delete', null],
];

test('H2 keys of the grid mean what the pattern for grids says', () => {
  for (const [key, intent, changes] of atRest) assert.deepEqual(readGridKey(pressed(key, changes)), intent, key);
});

test('H2 while a cell is edited keys belong to its text, except those that end the edit or move its line', () => {
  for (const [key, intent, changes] of whileEditing) {
    assert.deepEqual(readGridKey(pressed(key, { isEditing: true, ...changes })), intent, key);
  }
});

test('H2 characters are known, also composed ones', () => {
  assert.deepEqual(
    ['č', 'Dead', 'Process', ' ', 'Tab', 'Ctrl+c'].map((key) => isCharacter(pressed(key))),
    [true, true, true, false, false, false],
  );
});
