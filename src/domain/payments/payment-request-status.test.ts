import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type PaymentActor,
  type PaymentRequestStatus,
  decidePaymentMove,
  paymentActors,
  paymentRequestStatuses,
} from './payment-request-status.ts';

/** What domain.md permits, written down independently of the table of moves: from, to, actors; `!` needs a reason. */
const permitted: readonly [PaymentRequestStatus, PaymentRequestStatus, string][] = [
  ['planned', 'requested', 'admin system'],
  ['planned', 'cancelled', 'admin! system!'],
  ['requested', 'claimed', 'payer'],
  ['requested', 'confirmed', 'admin import'],
  ['requested', 'overdue', 'system'],
  ['requested', 'cancelled', 'admin! system!'],
  ['claimed', 'confirmed', 'admin import'],
  ['claimed', 'rejected', 'admin!'],
  ['claimed', 'overdue', 'system'],
  ['claimed', 'cancelled', 'system!'],
  ['overdue', 'claimed', 'payer'],
  ['overdue', 'confirmed', 'admin import'],
  ['overdue', 'rejected', 'admin!'],
  ['overdue', 'cancelled', 'admin! system!'],
  ['rejected', 'claimed', 'payer'],
  ['rejected', 'confirmed', 'admin import'],
  ['rejected', 'overdue', 'system'],
  ['rejected', 'cancelled', 'admin! system!'],
  ['confirmed', 'refunded', 'admin!'],
  ['confirmed', 'requested', 'admin!'],
];

function expected(from: PaymentRequestStatus, to: PaymentRequestStatus, actor: PaymentActor): string {
  const [, , actors = ''] = permitted.find((row) => row[0] === from && row[1] === to) ?? [];
  const mark = actors.split(' ').find((each) => each === actor || each === `${actor}!`);
  if (mark === undefined) return 'move-not-allowed';
  return mark.endsWith('!') ? 'reason-required' : 'ok';
}

test('H6 every payment request × move × actor is decided by the domain rules', () => {
  for (const from of paymentRequestStatuses) {
    for (const to of paymentRequestStatuses) {
      for (const actor of paymentActors) {
        const bare = decidePaymentMove(from, to, { actor, reason: ' ' });
        const rule = bare.ok ? 'ok' : bare.rule;
        assert.equal(rule, expected(from, to, actor), `${from} → ${to} by ${actor}`);
        const given = decidePaymentMove(from, to, { actor, reason: 'Dohoda.' });
        assert.equal(given.ok, rule !== 'move-not-allowed', `${from} → ${to} by ${actor} with a reason`);
      }
    }
  }
});

test('H6 nobody but an administrator and a bank file confirms money', () => {
  const confirming = permitted.filter(([, to]) => to === 'confirmed').flatMap(([, , actors]) => actors.split(' '));
  assert.deepEqual([...new Set(confirming)], ['admin', 'import']);
});
