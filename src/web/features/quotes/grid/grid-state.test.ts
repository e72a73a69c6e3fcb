import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DraftLine } from '#domain/quotes/lines/quote-line.ts';
import { lineOf } from '#tests/support/quotes/quote-lines.ts';
import { type Intent, eventOf } from './grid-intents.ts';
import { type GridColumn, gridColumns } from './grid-places.ts';
import { type GridEvent, type GridState, receiveLines, reduceGrid, startGrid, unreadableFields } from './grid-state.ts';
import { pasteEvent } from './paste-rows.ts';
import { isSameRow, rowsOf } from './row-props.ts';

const lines: DraftLine[] = ['a', 'b', 'c'].map((id) => ({ ...lineOf({ id }), internalCost: 0 }));
const at = (line: string, column: GridColumn): GridEvent => ({ type: 'focus', place: { line, column } });

/** A grid that is used by events and intents, with new ids n1, n2 … */
function gridOf(given: readonly DraftLine[] = lines) {
  let state: GridState = startGrid(given);
  let count = 0;
  const start = { language: 'sk', rates: [2300, 1900], newId: () => `n${(count += 1)}` } as const;
  const grid = {
    get state() {
      return state;
    },
    get place() {
      return state.active ? `${state.active.line} ${state.active.column}` : null;
    },
    get ids() {
      return state.history.present.map(({ id }) => id).join(' ');
    },
    line: (id: string) => state.history.present.find((each) => each.id === id),
    act(...events: GridEvent[]) {
      for (const event of events) state = reduceGrid(state, event, 'sk');
      return grid;
    },
    run(...intents: Intent[]) {
      for (const intent of intents) {
        const event = eventOf(intent, state, start);
        if (event) grid.act(event);
      }
      return grid;
    },
    type(text: string) {
      return grid.act({ type: 'begin', text: '' }, { type: 'type', text });
    },
    paste(text: string) {
      const event = pasteEvent(text, state, { ...start, reader: 'sk' });
      return event ? grid.act(event) : grid;
    },
  };
  return grid;
}

describe('keys', () => {
  test('H2 arrows go from cell to cell and stop at the edges', () => {
    const grid = gridOf().act(at('a', 'name')).run({ kind: 'go', to: 'left' }, { kind: 'go', to: 'up' });
    assert.equal(grid.place, 'a name');
    // Without a description its column is no stop.
    assert.equal(grid.run({ kind: 'go', to: 'right' }, { kind: 'go', to: 'down' }).place, 'b quantity');
    assert.equal(grid.run({ kind: 'go', to: 'end' }, { kind: 'go', to: 'right' }).place, 'b total');
    assert.equal(grid.run({ kind: 'go', to: 'last' }).place, 'c total');
    assert.equal(grid.run({ kind: 'go', to: 'first' }).place, 'a name');
  });

  test('H2 Tab passes the sum, adds a line after the last cell, and leaves an empty last line', () => {
    const grid = gridOf().act(at('b', 'internalCost')).run({ kind: 'go', to: 'next' });
    assert.equal(grid.place, 'c name');
    grid.act(at('c', 'internalCost')).run({ kind: 'go', to: 'next' });
    assert.deepEqual([grid.place, grid.ids, grid.state.editing?.text], ['n2 name', 'a b c n2', '']);
    grid.act(at('n2', 'internalCost')).run({ kind: 'go', to: 'next' });
    assert.deepEqual([grid.place, grid.ids], ['n2 internalCost', 'a b c n2']);
    assert.equal(grid.run({ kind: 'go', to: 'previous' }).place, 'n2 option');
  });

  test('H2 what is typed counts at once, Enter goes down and Escape takes it back', () => {
    const grid = gridOf().act(at('a', 'quantity')).type('3');
    assert.equal(grid.line('a')?.quantity, 3000);
    assert.equal(grid.run({ kind: 'go', to: 'down' }).place, 'b quantity');
    grid.type('7').run({ kind: 'cancel' });
    assert.deepEqual([grid.line('b')?.quantity, grid.state.editing, grid.state.history.past.length], [1000, null, 1]);
  });

  test('H2 what cannot be read stays in its cell, and the line counts as before', () => {
    const grid = gridOf().act(at('a', 'unitPrice')).type('12x').run({ kind: 'go', to: 'next' });
    assert.deepEqual([grid.line('a')?.unitPrice, grid.state.unreadable['a']], [10_000, { unitPrice: '12x' }]);
    assert.deepEqual(unreadableFields(grid.state), ['lines.a.unitPrice']);
    grid.act(at('a', 'unitPrice')).run({ kind: 'begin' });
    assert.equal(grid.state.editing?.text, '12x');
    grid.act({ type: 'type', text: '12' }, { type: 'finish' });
    assert.deepEqual([grid.line('a')?.unitPrice, unreadableFields(grid.state)], [1200, []]);
  });

  test('H2 lines are moved, doubled, added below and removed by keys, and the keyboard stays with them', () => {
    const grid = gridOf().act(at('b', 'unit')).run({ kind: 'move', by: 1 });
    assert.deepEqual([grid.ids, grid.place], ['a c b', 'b unit']);
    assert.deepEqual(grid.state.report, { kind: 'moved', name: 'Web', place: 3, of: 3 });
    assert.equal(grid.run({ kind: 'move', by: 1 }).ids, 'a c b');
    assert.equal(grid.run({ kind: 'duplicate' }).ids, 'a c b n1');
    assert.deepEqual([grid.run({ kind: 'remove' }).ids, grid.place], ['a c n1', 'n1 unit']);
    assert.deepEqual([grid.act(at('a', 'unit')).run({ kind: 'insert' }).ids, grid.place], ['a n2 c n1', 'n2 name']);
    grid.run({ kind: 'undo' }, { kind: 'undo' });
    assert.equal(grid.ids, 'a c b n1');
    assert.equal(grid.run({ kind: 'redo' }).ids, 'a c n1');
  });

  test('H2 the last line can be removed and brought back', () => {
    const grid = gridOf(lines.slice(0, 1)).act(at('a', 'name')).run({ kind: 'remove' });
    assert.deepEqual([grid.ids, grid.place], ['', null]);
    assert.equal(grid.run({ kind: 'undo' }).ids, 'a');
  });

  test('H2 a description opens below the name and closes when it stays empty', () => {
    const grid = gridOf().act(at('a', 'taxRate')).run({ kind: 'open-description' });
    assert.deepEqual([grid.place, grid.state.editing?.text], ['a description', '']);
    assert.equal(grid.run({ kind: 'go', to: 'down' }).place, 'b name');
    assert.equal(grid.act(at('a', 'name')).run({ kind: 'go', to: 'right' }).place, 'a quantity');
  });

  test('H2 one press makes a line optional in its quantity, and another one takes that back', () => {
    const grid = gridOf().act(at('a', 'option')).run({ kind: 'toggle-option' });
    assert.deepEqual(grid.line('a')?.option, { minimum: 1000, maximum: 1000 });
    assert.equal(grid.run({ kind: 'toggle-option' }).line('a')?.option, null);
  });

  test('H2 a piece of work of the library fills the line and goes on to its quantity', () => {
    const grid = gridOf().act(at('b', 'name')).type('te');
    grid.act({ type: 'pick', changes: { name: 'Texty', unit: 'hod.', unitPrice: 4550 } });
    assert.deepEqual([grid.line('b')?.name, grid.line('b')?.unitPrice, grid.place], ['Texty', 4550, 'b quantity']);
    assert.equal(grid.run({ kind: 'undo' }).line('b')?.unitPrice, 10_000);
  });
});

describe('paste', () => {
  test('H2 rows of a spreadsheet become lines after the active one in one step', () => {
    const grid = gridOf().act(at('a', 'name')).paste('Fotky\t3\tks\t40\nZle\tveľa\tks\t5\nTexty\t1\th\t45,5');
    assert.equal(grid.ids, 'a n1 n2 b c');
    assert.deepEqual(grid.state.report, { kind: 'pasted', added: 2, rejected: [2], leftOver: 0 });
    assert.equal(grid.run({ kind: 'undo' }).ids, 'a b c');
  });

  test('H2 pasted rows take the place of an empty line, and one value goes into the cell', () => {
    const grid = gridOf([]).run({ kind: 'add' }).paste('Fotky\t40\nTexty\t45');
    assert.deepEqual([grid.ids, grid.place], ['n2 n3', 'n2 name']);
    grid.act(at('n2', 'unitPrice')).paste('55,5\n');
    assert.deepEqual([grid.line('n2')?.unitPrice, grid.state.editing?.text], [5550, '55,5']);
  });

  test('H2 more rows than a quote can have are counted', () => {
    const many = Array.from({ length: 499 }, (_each, index) => ({ ...lineOf({ id: `l${index}` }), internalCost: 0 }));
    const grid = gridOf(many).act(at('l0', 'name')).paste('Fotky\t40\nTexty\t45\nLogo\t50');
    assert.deepEqual(grid.state.report, { kind: 'pasted', added: 1, rejected: [], leftOver: 2 });
    assert.equal(grid.run({ kind: 'add' }).state.history.present.length, 500);
  });
});

test('H2 lines that somebody else has changed are taken over, and what is just being typed goes on', () => {
  const grid = gridOf().act(at('b', 'name')).type('Shop');
  const theirs = grid.state.history.present.map((line) => (line.id === 'a' ? { ...line, name: 'Blog' } : line));
  const received = receiveLines(grid.state, theirs);
  assert.deepEqual([received.editing?.text, received.history.present, received.history.past], ['Shop', theirs, []]);
  const gone = receiveLines(grid.state, theirs.slice(0, 1));
  assert.deepEqual([gone.editing, gone.active], [null, { line: 'a', column: 'name' }]);
  const copy = structuredClone(grid.state.history.present);
  assert.equal(receiveLines(grid.state, copy).history.past.length, 1);
});

test('H2 of 200 lines only the edited one is rendered while somebody types', () => {
  const many = Array.from({ length: 200 }, (_each, index) => ({ ...lineOf({ id: `l${index}` }), internalCost: 0 }));
  const grid = gridOf(many).act(at('l50', 'quantity'), { type: 'begin', text: '' });
  // What is wrong is computed anew each time; equal words are the same.
  const rows = () => rowsOf(grid.state, { problems: { l3: { name: 'Chýba' } }, drag: null });
  const before = rows();
  const after = (grid.act({ type: 'type', text: '12' }), rows());
  const rendered = after.filter((row, index) => !isSameRow(row, before[index] ?? row));
  assert.deepEqual(
    rendered.map(({ line }) => [line.id, line.quantity]),
    [['l50', 12_000]],
  );
});

test('H2 a dragged line shows where it would be dropped', () => {
  const rows = (to: number) =>
    rowsOf(startGrid(lines), { problems: {}, drag: { line: 'a', to } }).map(({ drop }) => drop);
  assert.deepEqual(
    [rows(1), rows(2)],
    [
      [null, null, 'before'],
      [null, null, 'after'],
    ],
  );
});

test('H2 one cell of the grid can be entered by Tab', () => {
  const stops = (state: GridState) => rowsOf(state, { problems: {}, drag: null }).map(({ tabStop }) => tabStop);
  assert.deepEqual(stops(startGrid(lines)), ['name', null, null]);
  for (const column of gridColumns) assert.deepEqual(stops(gridOf().act(at('b', column)).state), [null, column, null]);
});
