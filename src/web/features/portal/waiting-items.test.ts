import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnPayment } from '#contract/payments/own-payments.ts';
import type { OwnQuote } from '#contract/quotes/own-quotes.ts';
import { waitingItems } from './waiting-items.ts';

const quote = (id: string, daysLeft: number, isWaiting = true): OwnQuote => ({
  id,
  number: 'P2026-0001',
  title: 'Web',
  language: 'sk',
  currency: 'EUR',
  status: isWaiting ? 'sent' : 'accepted',
  isWaiting,
  sum: { once: 100, monthly: 0 },
  validUntil: '2026-12-01',
  daysLeft,
  requestNumber: null,
});

const payment = (id: string, daysOver: number, status: OwnPayment['status'] = 'requested'): OwnPayment => ({
  id,
  quoteId: 'q',
  title: 'Web',
  language: 'sk',
  status,
  currency: 'EUR',
  rest: 100,
  dueOn: '2026-12-01',
  daysOver,
});

const namesOf = (quotes: OwnQuote[], payments: OwnPayment[]) =>
  waitingItems({ quotes, payments }).map((item) => (item.kind === 'sign' ? item.quote.id : item.payment.id));

test('I3 what is over or ends first waits before the rest', () => {
  assert.deepEqual(
    namesOf([quote('sign in 3', 3), quote('sign today', 0)], [payment('pay in 1', -1), payment('late', 4, 'overdue')]),
    ['late', 'sign today', 'pay in 1', 'sign in 3'],
  );
});

test('I3 what was answered or reported as paid does not wait for the customer', () => {
  assert.deepEqual(namesOf([quote('signed', 5, false)], [payment('reported', 2, 'claimed')]), []);
});
