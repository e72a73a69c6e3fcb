import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type RequestActor,
  type RequestStatus,
  decideMove,
  priorities,
  requestMoves,
  requestStatuses,
} from './status.ts';

/** The eight of spec §4 and `responded`. */
const statuses: RequestStatus[] = [
  'new',
  'in_review',
  'responded',
  'quote_sent',
  'awaiting_signature',
  'awaiting_payment',
  'in_progress',
  'completed',
  'cancelled',
];
const actors: RequestActor[] = ['customer', 'admin', 'system'];

/** An actor alone may move freely; `with a reason`, only if one is given. */
type Permission = RequestActor | `${RequestActor} with a reason`;
type Row = { from: RequestStatus[]; to: RequestStatus; by: Permission[] };

const beforeQuote: RequestStatus[] = ['new', 'in_review', 'responded'];
const quoteIsOut: RequestStatus[] = ['quote_sent', 'awaiting_signature'];

/** The table "Service request" of the domain rules, row by row. */
const table: Row[] = [
  { from: ['new', 'responded'], to: 'in_review', by: ['admin', 'system'] },
  { from: beforeQuote, to: 'responded', by: ['system'] },
  { from: beforeQuote, to: 'quote_sent', by: ['system', 'admin with a reason'] },
  { from: ['quote_sent'], to: 'awaiting_signature', by: ['system'] },
  { from: quoteIsOut, to: 'in_review', by: ['system with a reason', 'admin with a reason'] },
  { from: ['awaiting_payment', 'in_progress'], to: 'in_review', by: ['admin with a reason'] },
  { from: quoteIsOut, to: 'awaiting_payment', by: ['system'] },
  { from: quoteIsOut, to: 'in_progress', by: ['system'] },
  { from: ['awaiting_payment'], to: 'in_progress', by: ['admin', 'system'] },
  { from: ['in_progress'], to: 'completed', by: ['system', 'admin'] },
  { from: ['completed'], to: 'in_progress', by: ['admin with a reason'] },
  {
    from: [...beforeQuote, ...quoteIsOut],
    to: 'cancelled',
    by: ['customer', 'admin with a reason'],
  },
  { from: ['awaiting_payment', 'in_progress'], to: 'cancelled', by: ['admin with a reason'] },
  { from: ['cancelled'], to: 'in_review', by: ['admin'] },
];

type Triple = { from: RequestStatus; to: RequestStatus; actor: RequestActor };

const everyTriple: Triple[] = statuses.flatMap((from) =>
  statuses.flatMap((to) => actors.map((actor): Triple => ({ from, to, actor }))),
);

const isPermitted = ({ from, to }: Triple, permission: Permission) =>
  table.some((row) => row.from.includes(from) && row.to === to && row.by.includes(permission));

const refused = { ok: false, rule: 'move-not-allowed' };
const needsReason = { ok: false, rule: 'reason-required' };
const allowed = { ok: true };

test('G4 of every move of every actor, exactly those of the table are allowed', () => {
  assert.equal(everyTriple.length, 9 * 9 * 3);
  for (const triple of everyTriple) {
    const { from, to, actor } = triple;
    const isFree = isPermitted(triple, actor);
    const isReasoned = isPermitted(triple, `${actor} with a reason`);
    const name = `${actor}: ${from} to ${to}`;
    const withReason = decideMove(from, to, { actor, reason: 'zákazník volal' });
    assert.deepEqual(withReason, isFree || isReasoned ? allowed : refused, name);
    const unreasoned = isReasoned ? needsReason : refused;
    for (const by of [{ actor }, { actor, reason: '' }, { actor, reason: ' \n\t\u00A0' }]) {
      assert.deepEqual(decideMove(from, to, by), isFree ? allowed : unreasoned, `${name} without a reason`);
    }
  }
});

test('D2 an administrator takes back what was set by hand, and nothing behind which a quote or payment stands', () => {
  const by = { actor: 'admin', reason: 'omyl' } as const;
  for (const from of [...quoteIsOut, 'awaiting_payment', 'in_progress'] as const) {
    assert.deepEqual(decideMove(from, 'in_review', { ...by, isSettled: false }), allowed, from);
    assert.deepEqual(decideMove(from, 'in_review', { ...by, isSettled: true }), refused, from);
    assert.deepEqual(decideMove(from, 'cancelled', { ...by, isSettled: true }), allowed, `${from} can be cancelled`);
  }
  for (const from of quoteIsOut) {
    assert.deepEqual(decideMove(from, 'in_review', { actor: 'system', reason: 'r', isSettled: true }), allowed, from);
  }
});

test('G4 the table of moves has a row for every status, and no other', () => {
  assert.deepEqual([...requestStatuses].toSorted(), [...statuses].toSorted());
  assert.deepEqual(Object.keys(requestMoves).toSorted(), [...statuses].toSorted());
});

test('G4 the table of moves has each pair of statuses once', () => {
  for (const from of statuses) {
    const targets = requestMoves[from].map(({ to }) => to);
    assert.equal(new Set(targets).size, targets.length, from);
  }
});

test('G4 every status can be reached from a new request, and every one can be left', () => {
  const reached = new Set<RequestStatus>(['new']);
  for (const from of reached) for (const { to } of requestMoves[from]) reached.add(to);
  assert.deepEqual([...reached].toSorted(), [...statuses].toSorted());
  for (const from of statuses) {
    assert.ok(
      requestMoves[from].some(({ to, actors: who }) => to !== from && who.length > 0),
      from,
    );
  }
});

test('G4 a customer can do nothing but withdraw, and only until a quote is signed', () => {
  const moves = everyTriple.filter(
    ({ from, to, actor }) => actor === 'customer' && decideMove(from, to, { actor, reason: 'why' }).ok,
  );
  assert.deepEqual(
    moves.map(({ from, to }) => `${from} ${to}`),
    [...beforeQuote, ...quoteIsOut].map((from) => `${from} cancelled`),
  );
});

test('G4 an actor who must give a reason is permitted to make the move', () => {
  for (const move of Object.values(requestMoves).flat()) {
    for (const actor of move.reasonFrom ?? []) assert.ok(move.actors.includes(actor), `${actor} to ${move.to}`);
  }
});

test('G2 the priorities are those of spec §4', () => {
  assert.deepEqual(priorities, ['low', 'medium', 'high']);
});
