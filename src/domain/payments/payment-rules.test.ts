import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { startOfDay } from '../days.ts';
import type { Language } from '../languages.ts';
import { type PayableRequest, faultOfBooking, proposeAllocations, restOf, sumOf } from './allocate-payment.ts';
import { daysOver, dueDay, paymentStatusAt } from './due-days.ts';
import { counterRow, owedBack, refundOf, standingPayment } from './money-back.ts';
import { type RemindedRequest, type ReminderStep, reminderDue } from './payment-reminders.ts';
import { settle } from './settle-request.ts';
import { isOwnSymbol, variableSymbolOf } from './variable-symbol.ts';

const dayMs = 86_400_000;

test('H6 the last day is counted where the payer lives, over months, leap years and clock changes', () => {
  const table: [at: string, days: number, expected: string][] = [
    ['2026-11-23T10:00:00Z', 14, '2026-12-07'],
    ['2026-11-23T22:59:59Z', 14, '2026-12-07'],
    ['2026-11-23T23:00:00Z', 14, '2026-12-08'],
    ['2028-02-28T12:00:00Z', 1, '2028-02-29'],
    ['2026-10-24T22:30:00Z', 1, '2026-10-26'],
  ];
  for (const [at, days, expected] of table) assert.equal(dueDay(Date.parse(at), 'sk', days), expected, at);
});

test('H6 a request is overdue after the whole last day in the zone of its language, and a claim is believed for five days', () => {
  for (const language of ['sk', 'cs', 'da', 'en'] as const satisfies Language[]) {
    const request = { status: 'requested', dueOn: '2026-12-05', language, claimedAt: null } as const;
    const over = startOfDay('2026-12-06', language);
    assert.equal(paymentStatusAt(request, over - 1), 'requested', language);
    assert.equal(paymentStatusAt(request, over), 'overdue', language);
    assert.deepEqual([daysOver('2026-12-05', language, over - 1), daysOver('2026-12-05', language, over)], [0, 1]);
    const claimed = { ...request, status: 'claimed', claimedAt: over } as const;
    assert.equal(paymentStatusAt(claimed, over + 5 * dayMs - 1), 'claimed');
    assert.equal(paymentStatusAt(claimed, over + 5 * dayMs), 'overdue');
    for (const status of ['planned', 'confirmed', 'refunded', 'cancelled'] as const) {
      assert.equal(paymentStatusAt({ ...request, status }, over + 99 * dayMs), status);
    }
  }
});

test('H6 reminders come in their order, each once, never two within a week, however irregularly a server runs', () => {
  const due = '2026-12-05';
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 }), (hours) => {
      let now = startOfDay(due, 'sk');
      let reminders = 0;
      let remindedAt: number | null = null;
      const sent: [ReminderStep, number][] = [];
      for (const pause of hours) {
        now += pause * 3_600_000;
        const request: Omit<RemindedRequest, 'isStopped'> = {
          status: 'requested',
          dueOn: due,
          language: 'sk',
          claimedAt: null,
          reminders,
          remindedAt,
        };
        assert.equal(reminderDue({ ...request, isStopped: true }, now), null);
        const step = reminderDue({ ...request, isStopped: false }, now);
        if (step === null) continue;
        if (remindedAt !== null) assert.ok(now - remindedAt >= 7 * dayMs);
        assert.ok(daysOver(due, 'sk', now) >= ([3, 10, 21][reminders] ?? Infinity));
        sent.push([step, now]);
        reminders += 1;
        remindedAt = now;
      }
      assert.deepEqual(
        sent.map(([step]) => step),
        [1, 2, 3].slice(0, sent.length),
      );
    }),
  );
});

test('H6 a symbol has ten digits, and any wrong digit is noticed', () => {
  fc.assert(
    fc.property(
      fc.record({ year: fc.integer({ min: 2026, max: 2098 }), sequence: fc.integer({ min: 1, max: 9_999_999 }) }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (place, at, change) => {
        const symbol = variableSymbolOf(place);
        assert.match(symbol, /^\d{10}$/);
        assert.ok(isOwnSymbol(symbol));
        const wrong = (Number(symbol[at]) + change) % 10;
        assert.equal(isOwnSymbol(symbol.slice(0, at) + wrong + symbol.slice(at + 1)), false);
      },
    ),
  );
});

const anyRequest: fc.Arbitrary<PayableRequest> = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom('planned', 'requested', 'claimed', 'overdue', 'rejected', 'confirmed', 'cancelled'),
    currency: fc.constantFrom('EUR', 'CZK'),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.integer({ min: 0, max: 99 }),
    dueOn: fc.constantFrom('2026-12-01', '2026-12-05', '2027-01-01'),
  })
  .map(({ share, ...request }) => ({ ...request, paid: Math.floor((request.amount * share) / 100) }));

test('H11 what is proposed for a payment can be booked, settles what is due first, and loses no cent', () => {
  fc.assert(
    fc.property(fc.array(anyRequest, { maxLength: 8 }), fc.integer({ min: 1, max: 3_000_000 }), (requests, amount) => {
      const payment = { amount, currency: 'EUR' } as const;
      const { allocations, credit } = proposeAllocations(payment, requests);
      assert.equal(sumOf(allocations) + credit, amount);
      assert.equal(faultOfBooking({ ...payment, allocations }, requests), null);
      const days = allocations.map(
        ({ paymentRequestId }) => requests.find(({ id }) => id === paymentRequestId)?.dueOn ?? '',
      );
      assert.deepEqual(days, days.toSorted());
      const full = allocations.slice(0, -1);
      for (const { paymentRequestId, amount: sum } of full) {
        const request = requests.find(({ id }) => id === paymentRequestId);
        assert.equal(sum, request && restOf(request), 'only the last one is paid in part');
      }
    }),
  );
});

test('H11 a booking names what is wrong with it', () => {
  const open: PayableRequest = { id: 'a', status: 'requested', currency: 'EUR', amount: 100, paid: 40, dueOn: null };
  const booking = (amount: number, sums: readonly [string, number][], currency: 'EUR' | 'CZK' = 'EUR') =>
    faultOfBooking(
      { amount, currency, allocations: sums.map(([paymentRequestId, sum]) => ({ paymentRequestId, amount: sum })) },
      [open, { ...open, id: 'b', status: 'confirmed' }],
    );
  assert.equal(booking(60, [['a', 60]]), null);
  assert.equal(booking(90, [['a', 60]]), null, 'the rest is credit');
  assert.equal(booking(60, []), null, 'all of it is credit');
  assert.equal(booking(0, []), 'amount');
  assert.equal(booking(0.5, []), 'amount');
  assert.equal(booking(60, [['a', -1]]), 'amount');
  assert.equal(booking(59, [['a', 60]]), 'more-than-paid');
  assert.equal(booking(61, [['a', 61]]), 'more-than-asked');
  assert.equal(
    booking(60, [
      ['a', 30],
      ['a', 30],
    ]),
    'request-twice',
  );
  assert.equal(booking(60, [['b', 1]]), 'request-closed');
  assert.equal(booking(60, [['b', 0]]), null, 'all of it is credit of who has paid twice');
  assert.equal(booking(60, [['a', 0]]), 'amount', 'something is still asked for');
  assert.equal(booking(60, [['b', 0]], 'CZK'), 'currency');
  assert.equal(booking(60, [['c', 1]]), 'request-unknown');
  assert.equal(booking(60, [['a', 60]], 'CZK'), 'currency');
});

test('H11 counter-row and refunds take back exactly what is left, credit first, and never more', () => {
  const anyPayment = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 4 }).chain((sums) =>
    fc.integer({ min: 1, max: 500 }).map((credit) => ({
      amount: sums.reduce((sum, each) => sum + each, credit),
      allocations: sums.map((amount, index) => ({ paymentRequestId: `r${index}`, amount })),
    })),
  );
  fc.assert(
    fc.property(anyPayment, fc.integer({ min: -5, max: 5000 }), (standing, asked) => {
      const back = refundOf(standing, asked);
      if (asked <= 0 || asked > standing.amount) return assert.equal(back, null);
      assert.ok(back);
      const after = standingPayment([standing.amount, back.amount], [...standing.allocations, ...back.allocations]);
      assert.equal(after.amount, standing.amount - asked);
      assert.ok(after.allocations.every(({ amount }) => amount > 0));
      const credit = after.amount - sumOf(after.allocations);
      assert.ok(credit >= 0);
      if (back.allocations.length > 0) assert.equal(credit, 0, 'credit goes first');
      const undone = counterRow(after);
      const nothing = standingPayment([after.amount, undone.amount], [...after.allocations, ...undone.allocations]);
      assert.deepEqual(nothing, { amount: 0, allocations: [] });
    }),
  );
});

test('H11 a credit note gives back what was paid beyond the rest of its invoice, and what a plan has brought since is not given back', () => {
  const table: [invoiced: number, credited: number, paid: number, expected: number][] = [
    [1000_00, 0, 1000_00, 0],
    [1000_00, 0, 1500_00, 0],
    [1000_00, 200_00, 1000_00, 200_00],
    [1000_00, 200_00, 900_00, 100_00],
    [1000_00, 200_00, 700_00, 0],
    [1000_00, 1000_00, 1000_00, 1000_00],
    [1000_00, 200_00, 1800_00, 200_00],
    [1000_00, 1000_00, 0, 0],
  ];
  for (const [invoiced, credited, paid, expected] of table)
    assert.equal(owedBack({ invoiced, credited, paid }), expected, `${invoiced} ${credited} ${paid}`);
});

test('H6 what is paid in full is confirmed, undone asks again, and given back is refunded', () => {
  const table: [Parameters<typeof settle>, string][] = [
    [
      [
        { status: 'requested', amount: 100, paid: 0 },
        { change: 99, source: 'hand' },
      ],
      'requested 99',
    ],
    [
      [
        { status: 'overdue', amount: 100, paid: 99 },
        { change: 1, source: 'bank-file' },
      ],
      'confirmed 100',
    ],
    [
      [
        { status: 'claimed', amount: 100, paid: 0 },
        { change: 100, source: 'hand' },
      ],
      'confirmed 100',
    ],
    [
      [
        { status: 'confirmed', amount: 100, paid: 100 },
        { change: -1, source: 'counter-row' },
      ],
      'requested 99',
    ],
    [
      [
        { status: 'confirmed', amount: 100, paid: 100 },
        { change: -40, source: 'refund' },
      ],
      'confirmed 60',
    ],
    [
      [
        { status: 'confirmed', amount: 100, paid: 60 },
        { change: -60, source: 'refund' },
      ],
      'refunded 0',
    ],
    [
      [
        { status: 'requested', amount: 100, paid: 60 },
        { change: -60, source: 'refund' },
      ],
      'requested 0',
    ],
    [
      [
        { status: 'cancelled', amount: 100, paid: 60 },
        { change: -60, source: 'counter-row' },
      ],
      'cancelled 0',
    ],
  ];
  for (const [[request, money], expected] of table) {
    const { status, paid } = settle(request, money);
    assert.equal(`${status} ${paid}`, expected);
  }
});
