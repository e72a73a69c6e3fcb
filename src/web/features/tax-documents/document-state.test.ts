import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DocumentState, daysOverOf, documentState } from './document-state.ts';

type Known = Parameters<typeof documentState>[0];

const invoice: Known = { kind: 'invoice', status: 'issued', payable: 100, credited: 0, paid: 0, daysOver: null };
const states: readonly [of: Partial<Known>, state: DocumentState][] = [
  [{ status: 'draft' }, 'draft'],
  [{}, 'open'],
  [{ daysOver: 0 }, 'open'],
  [{ paid: 40 }, 'partly'],
  [{ paid: 40, daysOver: 1 }, 'overdue'],
  [{ paid: 100, daysOver: 9 }, 'paid'],
  [{ paid: 120 }, 'paid'],
  [{ credited: 40 }, 'open'],
  [{ credited: 40, daysOver: 2 }, 'overdue'],
  [{ credited: 40, paid: 30 }, 'partly'],
  [{ credited: 40, paid: 60, daysOver: 2 }, 'paid'],
  [{ credited: 40, paid: 100 }, 'paid'],
  [{ credited: 100 }, 'credited'],
  [{ credited: 100, daysOver: 2 }, 'credited'],
  [{ credited: 100, paid: 100 }, 'credited'],
  [{ credited: 180 }, 'credited'],
  [{ payable: 0 }, 'issued'],
  [{ kind: 'advance_tax', payable: 0 }, 'issued'],
  [{ kind: 'credit_note' }, 'issued'],
  [{ kind: 'correction', daysOver: 3 }, 'issued'],
];

test('H11 H12 only an invoice with something to pay is open, overdue or paid, and one that was given back is credited', () => {
  for (const [changes, state] of states)
    assert.equal(documentState({ ...invoice, ...changes }), state, JSON.stringify(changes));
});

test('H11 days over are counted from the day after the last one', () => {
  assert.equal(daysOverOf('', '2026-11-23'), null);
  assert.equal(daysOverOf('2026-11-24', '2026-11-23'), 0);
  assert.equal(daysOverOf('2026-11-23', '2026-11-23'), 0);
  assert.equal(daysOverOf('2026-03-20', '2026-04-02'), 13);
});
