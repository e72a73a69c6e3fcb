import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { queuedByEarlierVersion } from '#tests/support/database/queued-by-earlier-version.ts';
import { submission as requestBody } from '#tests/support/requests/submissions.ts';
import { type OutcomeView, type SubmissionEvent, type Transition, reduceSubmission } from './reduce-submission.ts';
import type { Trigger } from './retry-policy.ts';
import type { PendingSubmission, QueuedSubmission, SendFailure, Submission } from './submission.ts';

const { kind, idempotencyKey, keptAt, body } = queuedByEarlierVersion.pending;
const submission: Submission = { kind, idempotencyKey, keptAt, body };
const submitted = { number: 42, confirmationToken: 'token' };
const failureOf = (status: number | null, retryAfter: number | null = null): SendFailure => ({
  status,
  body: null,
  retryAfter,
});

const pending: PendingSubmission = {
  ...submission,
  state: 'waiting',
  attempts: 1,
  triedAt: 1000,
  failure: failureOf(503),
  notBefore: 6000,
};
const request: PendingSubmission = { ...pending, kind: 'service-request', body: requestBody() };
const sent: QueuedSubmission = { ...pending, state: 'sent', submitted };
const refused: QueuedSubmission = { ...pending, state: 'refused', failure: failureOf(409) };

const viewed = (view: Partial<OutcomeView>): SubmissionEvent => ({
  type: 'viewed',
  view: { screen: 'other', isVisible: true, pageOpenedAt: 5000, now: 9000, ...view },
});

type Row = [name: string, state: QueuedSubmission | null, event: SubmissionEvent, expected: Transition];
const stays = (state: QueuedSubmission | null): Transition => ({ state, effects: [] });

const accepted: SubmissionEvent = { type: 'accepted', submitted };
const failed = (failure: SendFailure): SubmissionEvent => ({ type: 'failed', failure, at: 2000, trigger: 'timer' });
const attached: SubmissionEvent = { type: 'attached', attachments: 'secret' };
const opening = ['clear-draft', 'forget-key', 'open-confirmation'] as const;

const rows: Row[] = [
  [
    'what is submitted is pending, without an attempt',
    null,
    { type: 'submitted', submission },
    stays({ ...submission, state: 'waiting', attempts: 0, triedAt: null, failure: null, notBefore: keptAt }),
  ],
  ['what the server accepts is sent', pending, accepted, stays(sent)],
  [
    'a temporary failure is retried after the delay',
    pending,
    failed(failureOf(null)),
    stays({ ...pending, attempts: 2, triedAt: 2000, failure: failureOf(null), notBefore: 17_000 }),
  ],
  [
    'the delay is not shorter than Retry-After',
    pending,
    failed(failureOf(429, 60)),
    stays({ ...pending, attempts: 2, triedAt: 2000, failure: failureOf(429, 60), notBefore: 62_000 }),
  ],
  ['a permanent failure is a rejection', pending, failed(failureOf(409)), stays(refused)],
  ['a late failure does not undo what was sent', sent, failed(failureOf(null)), stays(sent)],
  ['a late failure does not undo a rejection', refused, failed(failureOf(null)), stays(refused)],
  [
    'an acceptance that comes after a rejection counts',
    refused,
    accepted,
    stays({ ...sent, failure: failureOf(409) } as QueuedSubmission),
  ],
  ['the result of an attempt does not bring back what has left the queue', null, accepted, stays(null)],
  [
    'what is withdrawn goes back to its form',
    pending,
    { type: 'withdrawn' },
    { state: null, effects: ['restore-draft', 'keep-key'] },
  ],
  [
    'what is discarded leaves the draft as it is',
    pending,
    { type: 'discarded' },
    { state: null, effects: ['keep-key'] },
  ],
  ['what was sent cannot be withdrawn', sent, { type: 'withdrawn' }, stays(sent)],
  ['what was sent cannot be discarded', sent, { type: 'discarded' }, stays(sent)],
  [
    'its own screen opens the confirmation, and it stays in the queue until then',
    sent,
    viewed({ screen: 'submission', isVisible: false }),
    { state: { ...sent, openedAt: 9000 }, effects: ['clear-draft', 'forget-key', 'report', 'open-confirmation'] },
  ],
  [
    'its confirmation needs no report',
    sent,
    viewed({ screen: 'confirmation', isVisible: false }),
    { state: null, effects: ['clear-sent-draft'] },
  ],
  [
    'its form with the same draft opens the confirmation',
    sent,
    viewed({ screen: 'form' }),
    { state: null, effects: [...opening] },
  ],
  ['any other page reports it', sent, viewed({}), { state: null, effects: ['clear-sent-draft', 'report'] }],
  ['a hidden page does not report it', sent, viewed({ isVisible: false }), stays(sent)],
  ['a hidden form does not open the confirmation', sent, viewed({ screen: 'form', isVisible: false }), stays(sent)],
  [
    'a page that was open before does not report what another one opens the confirmation of',
    { ...sent, openedAt: 5001 },
    viewed({}),
    stays({ ...sent, openedAt: 5001 }),
  ],
  [
    'a page that was opened later reports it, should the confirmation not have loaded',
    { ...sent, openedAt: 5000 },
    viewed({}),
    { state: null, effects: ['clear-sent-draft', 'report'] },
  ],
  [
    'a rejection goes back to its screen',
    refused,
    viewed({ screen: 'submission', isVisible: false }),
    { state: null, effects: ['restore-draft', 'report'] },
  ],
  [
    'any other page reports a rejection',
    refused,
    viewed({ screen: 'form' }),
    { state: null, effects: ['restore-draft', 'report'] },
  ],
  ['a hidden page does not report a rejection', refused, viewed({ isVisible: false }), stays(refused)],
  [
    'C10 the first file that is chosen while it waits goes along with the next attempt',
    request,
    attached,
    stays({ ...request, body: requestBody({ attachments: 'secret' }) }),
  ],
  ['C10 a message has no files', pending, attached, stays(pending)],
  ['C10 a file that is chosen later changes nothing of what was sent', sent, attached, stays(sent)],
  ['C10 a file that is chosen later brings nothing back', null, attached, stays(null)],
  ['what is pending has no outcome to report', pending, viewed({ screen: 'submission' }), stays(pending)],
];

for (const [name, state, event, expected] of rows) {
  test(`C11 ${name}`, () => assert.deepEqual(reduceSubmission(state, event), expected));
}

test('C11 outcomes that version 0.1.0 has stored are reported', () => {
  const { sent: earlierSent, refused: earlierRefused } = queuedByEarlierVersion;
  assert.deepEqual(reduceSubmission(earlierSent, viewed({})).effects, ['clear-sent-draft', 'report']);
  assert.deepEqual(reduceSubmission(earlierRefused, viewed({})).effects, ['restore-draft', 'report']);
});

const failures = fc.record({
  status: fc.constantFrom(null, 200, 400, 403, 404, 409, 413, 422, 429, 500, 502, 503),
  body: fc.constant(null),
  retryAfter: fc.option(fc.nat({ max: 3600 })),
});
const views = fc.record({
  screen: fc.constantFrom('submission', 'form', 'confirmation', 'other'),
  isVisible: fc.boolean(),
  pageOpenedAt: fc.nat({ max: 100_000 }),
  now: fc.nat({ max: 100_000 }),
});
const failedAttempts = fc.record({
  type: fc.constant('failed' as const),
  failure: failures,
  at: fc.nat({ max: 100_000 }),
  trigger: fc.constantFrom<Trigger>('press', 'online', 'timer'),
});
const events: fc.Arbitrary<SubmissionEvent> = fc.oneof(
  fc.constant(accepted),
  failedAttempts,
  fc.record({ type: fc.constant('viewed' as const), view: views }),
  fc.constantFrom<SubmissionEvent>({ type: 'withdrawn' }, { type: 'discarded' }),
);

/** Every transition that a list of events makes, after the submission was queued. */
function transitionsOf(
  list: readonly SubmissionEvent[],
): { before: QueuedSubmission | null; event: SubmissionEvent; after: Transition }[] {
  let state = reduceSubmission(null, { type: 'submitted', submission }).state;
  return list.map((event) => {
    const before = state;
    const after = reduceSubmission(before, event);
    state = after.state;
    return { before, event, after };
  });
}

test('C11 whatever happens, a submission leaves the queue only by a report, its confirmation or the visitor', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      for (const { before, event, after } of transitionsOf(list)) {
        if (before === null || after.state !== null) continue;
        const byVisitor = event.type === 'withdrawn' || event.type === 'discarded';
        assert.ok(byVisitor ? before.state === 'waiting' : event.type === 'viewed' && before.state !== 'waiting');
      }
    }),
  );
});

test('C11 whatever happens, key, content and time of a queued submission stay the same', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      for (const { after } of transitionsOf(list)) {
        if (after.state === null) continue;
        const { kind: kindNow, idempotencyKey: key, keptAt: at, body: content } = after.state;
        assert.deepEqual({ kind: kindNow, idempotencyKey: key, keptAt: at, body: content }, submission);
      }
    }),
  );
});

test('C11 whatever happens, what was sent is never pending or rejected again', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      for (const { before, after } of transitionsOf(list)) {
        if (before?.state === 'sent') assert.ok(after.state === null || after.state.state === 'sent');
      }
    }),
  );
});

test('C11 a draft is cleared only after the server has accepted it, and restored only when it has not', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      for (const { before, after } of transitionsOf(list)) {
        const { effects } = after;
        if (effects.includes('clear-draft') || effects.includes('clear-sent-draft'))
          assert.equal(before?.state, 'sent');
        if (effects.includes('restore-draft')) assert.notEqual(before?.state, 'sent');
        if (effects.length > 0) assert.notEqual(before, null);
      }
    }),
  );
});

test('C11 the next attempt comes at most 15 min or Retry-After after the last one', () => {
  fc.assert(
    fc.property(failedAttempts, fc.nat({ max: 1000 }), (event, attempts) => {
      const { failure, at } = event;
      const { state } = reduceSubmission({ ...pending, attempts }, event);
      if (state?.state !== 'waiting') return;
      const delay = state.notBefore - at;
      assert.ok(delay >= Math.max(5000, (failure.retryAfter ?? 0) * 1000));
      assert.ok(delay <= Math.max(15 * 60_000, (failure.retryAfter ?? 0) * 1000));
    }),
  );
});
