import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queuedByEarlierVersion } from '#tests/support/database/queued-by-earlier-version.ts';
import { ApiError, MalformedAnswerError, NetworkError } from '../../../lib/http/api.ts';
import { reduceSubmission } from '../reduce-submission.ts';
import type { Trigger } from '../retry-policy.ts';
import { type SubmissionStore, createSubmissionQueue } from './submission-queue.ts';
import type { QueuedSubmission, Submission } from '../submission.ts';

const submitted = { number: 42, confirmationToken: 'token' };

function message(idempotencyKey: string, keptAt = 0): Submission {
  const contact = { name: 'Ján', email: 'jan@strechy.example', phone: '', company: '' };
  const text = { contact, service: null, budget: null, timeline: null, message: 'Web?' };
  return { kind: 'contact', idempotencyKey, keptAt, body: { language: 'sk', message: text, website: '' } };
}

/** A store in memory. */
function memoryStore(): SubmissionStore & { records: Map<string, QueuedSubmission> } {
  const records = new Map<string, QueuedSubmission>();
  return {
    records,
    list: async () => [...records.values()].toSorted((a, b) => a.keptAt - b.keptAt),
    async apply(key, event) {
      const before = records.get(key) ?? null;
      const transition = reduceSubmission(before, event);
      if (transition.state) records.set(key, transition.state);
      else records.delete(key);
      return { ...transition, before };
    },
  };
}

function response(status: number, retryAfter: string | null = null): ApiError {
  return new ApiError({ status, statusText: '', text: '', retryAfter });
}

/** A queue whose attempts end as listed, one after another; all later ones end as the last. */
function queueWith(...ends: (Error | typeof submitted)[]) {
  const store = memoryStore();
  const sent: string[] = [];
  const time = { now: 0 };
  let notified = 0;
  let last: Promise<unknown> = Promise.resolve();
  const queue = createSubmissionQueue({
    store,
    async send({ idempotencyKey }) {
      sent.push(idempotencyKey);
      const end = ends.length > 1 ? ends.shift() : ends[0];
      if (end instanceof Error || !end) throw end;
      return end;
    },
    clock: () => time.now,
    runExclusively(work) {
      const next = last.then(work);
      last = next;
      return next;
    },
    notify: () => (notified += 1),
  });
  return { queue, store, sent, time, notified: () => notified };
}

const stateOf = (store: ReturnType<typeof memoryStore>, key: string) => store.records.get(key)?.state;

test('C11 what was sent stays in the queue with its number until a page has shown it', async () => {
  const { queue, store, notified } = queueWith(submitted);
  await queue.add(message('a'));
  assert.equal(await queue.send({ trigger: 'online' }), 0);
  const record = store.records.get('a');
  assert.deepEqual(record?.state === 'sent' && record.submitted, submitted);
  assert.ok(notified() >= 2);
});

for (const [name, error] of Object.entries({
  'no connection': new NetworkError('network'),
  'a malformed response': new MalformedAnswerError('malformed'),
  'a server error': response(500),
  'a gateway’s page': response(502),
  'a limit': response(429, '120'),
  'an expired token': response(403),
  'an address that does not exist yet': response(404),
})) {
  test(`C11 ${name} leaves it pending`, async () => {
    const { queue, store } = queueWith(error);
    await queue.add(message('a'));
    assert.equal(await queue.send({ trigger: 'online' }), 1);
    assert.equal(stateOf(store, 'a'), 'waiting');
  });
}

for (const status of [400, 409, 413, 422]) {
  test(`C11 a rejection with ${status} settles it and keeps what was rejected`, async () => {
    const { queue, store } = queueWith(response(status));
    await queue.add(message('a'));
    assert.equal(await queue.send({ trigger: 'timer' }), 0);
    const record = store.records.get('a');
    assert.equal(record?.state, 'refused');
    assert.deepEqual(record?.body, message('a').body);
  });
}

test('C11 without a connection the others are not tried, a server error stops only one', async () => {
  const offline = queueWith(new NetworkError('network'));
  for (const key of ['a', 'b']) await offline.queue.add(message(key));
  await offline.queue.send({ trigger: 'online' });
  assert.deepEqual(offline.sent, ['a']);
  const failing = queueWith(response(500), submitted);
  for (const [at, key] of ['a', 'b'].entries()) await failing.queue.add(message(key, at));
  assert.equal(await failing.queue.send({ trigger: 'online' }), 1);
  assert.deepEqual([stateOf(failing.store, 'a'), stateOf(failing.store, 'b')], ['waiting', 'sent']);
});

test('C11 after a failed attempt the timer tries when the delay is over, a press at once', async () => {
  const { queue, sent, time } = queueWith(response(503));
  await queue.add(message('a'));
  await queue.send({ trigger: 'timer' });
  time.now = 4999;
  await queue.send({ trigger: 'timer' });
  assert.equal(sent.length, 1);
  time.now = 5000;
  await queue.send({ trigger: 'timer' });
  assert.equal(sent.length, 2);
  await queue.send({ trigger: 'press' });
  assert.equal(sent.length, 3);
});

test('C11 a connection that is back and fails once more is tried again after the first delay, whatever failed before', async () => {
  const { queue, store, time } = queueWith(new NetworkError('network'), new NetworkError('network'), response(503));
  await queue.add(message('a'));
  const waitsAfter = async (trigger: Trigger) => {
    await queue.send({ trigger });
    const record = store.records.get('a');
    return record?.state === 'waiting' ? record.notBefore - time.now : null;
  };
  assert.equal(await waitsAfter('press'), 5000);
  assert.equal(await waitsAfter('online'), 5000);
  assert.equal(await waitsAfter('online'), 15_000, 'a server that answers is not spared by a new connection');
});

test('C11 two senders at once send one entry once', async () => {
  const { queue, sent } = queueWith(submitted);
  await queue.add(message('a'));
  await Promise.all([queue.send({ trigger: 'press' }), queue.send({ trigger: 'online' })]);
  assert.deepEqual(sent, ['a']);
});

test('C11 what is withdrawn is not sent, and what was sent in the meantime is not withdrawn', async () => {
  const { queue, store, sent } = queueWith(submitted);
  await queue.add(message('a'));
  const kept: (string | undefined)[] = [];
  const keepOf = (key: string) => () => void kept.push(stateOf(store, key));
  assert.deepEqual(await queue.remove('a', 'withdrawn', keepOf('a')), ['restore-draft', 'keep-key']);
  assert.deepEqual(kept, ['waiting'], 'its content stands elsewhere before it is gone');
  await queue.send({ trigger: 'press' });
  assert.deepEqual(sent, []);
  await queue.add(message('b'));
  const sending = queue.send({ trigger: 'press' });
  assert.equal(await queue.remove('b', 'withdrawn', keepOf('b')), null);
  assert.equal(kept.length, 1);
  await sending;
  assert.equal(stateOf(store, 'b'), 'sent');
});

test('C11 only the named one of several is tried', async () => {
  const { queue, sent } = queueWith(submitted);
  for (const key of ['a', 'b']) await queue.add(message(key));
  assert.equal(await queue.send({ trigger: 'press', only: 'b' }), 1);
  assert.deepEqual(sent, ['b']);
});

test('C11 a submission that version 0.1.0 has queued is sent as it was stored', async () => {
  const { queue, store, sent } = queueWith(submitted);
  const { pending } = queuedByEarlierVersion;
  store.records.set(pending.idempotencyKey, pending);
  assert.equal(await queue.send({ trigger: 'online' }), 0);
  assert.deepEqual(sent, [pending.idempotencyKey]);
  const record = store.records.get(pending.idempotencyKey);
  assert.deepEqual([record?.state, record?.body], ['sent', pending.body]);
});
