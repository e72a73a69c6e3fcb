import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type RequestClocks,
  answerDueAt,
  clocksAfterMove,
  clocksAfterQuote,
  clocksAfterReply,
  isOverdue,
  promisedAnswerMs,
} from './clocks.ts';
import { type RequestStatus, requestMoves, requestStatuses } from './status.ts';

const now = 5_000_000;
const due = 4_000_000;
const arrived: RequestClocks = { waitingOn: 'us', answerDueAt: due, firstResponseAt: null };

type After = [waitingOn: string, answerDueAt: number | null];

/** What each move of the table does to a request that nobody has answered yet. */
const expected: Record<RequestStatus, After> = {
  new: ['us', due],
  in_review: ['us', due],
  responded: ['customer', null],
  quote_sent: ['customer', null],
  awaiting_signature: ['customer', null],
  awaiting_payment: ['customer', null],
  in_progress: ['us', null],
  completed: ['customer', null],
  cancelled: ['customer', null],
};

test('G4 D3 each move sets whose turn it is and until when an answer is owed, and none is an answer', () => {
  for (const from of requestStatuses) {
    for (const { to } of requestMoves[from]) {
      const after = clocksAfterMove(arrived, { from, to, now });
      const isReturn = to === 'in_review' && !['new', 'in_review', 'responded'].includes(from);
      const [waitingOn, owed] = expected[to];
      assert.deepEqual(
        after,
        { waitingOn, answerDueAt: isReturn ? now + promisedAnswerMs : owed, firstResponseAt: null },
        `${from} to ${to}`,
      );
    }
  }
});

test('G8 the time of the first answer is set once', () => {
  const answered: RequestClocks = { ...arrived, firstResponseAt: 1 };
  for (const to of requestStatuses) {
    assert.equal(clocksAfterMove(answered, { from: 'new', to, now }).firstResponseAt, 1, to);
  }
  assert.equal(clocksAfterReply(answered, now).firstResponseAt, 1);
});

test('G3 after a reply it is the customer’s turn and nothing is owed', () => {
  assert.deepEqual(clocksAfterReply(arrived, now), { waitingOn: 'customer', answerDueAt: null, firstResponseAt: now });
});

test('G4 a quote that leaves the status alone answers, and work in progress stays our turn', () => {
  for (const status of requestStatuses) {
    const waitingOn = status === 'in_progress' ? 'us' : 'customer';
    const answered = { waitingOn, answerDueAt: null, firstResponseAt: now };
    assert.deepEqual(clocksAfterQuote(arrived, { status, now }), answered, status);
  }
});

test('G2 an answer is promised within 24 hours and overdue from the millisecond after', () => {
  assert.equal(answerDueAt(0), 24 * 3_600_000);
  assert.deepEqual(
    [now - 1, now, now + 1, null].map((each) => isOverdue({ answerDueAt: each }, now)),
    [true, false, false, false],
  );
});
