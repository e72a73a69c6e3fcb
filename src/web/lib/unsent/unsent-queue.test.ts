import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, MalformedAnswerError, NetworkError } from '../api.ts';
import { createUnsentQueue } from './unsent-queue.ts';
import type { UnsentEntry, UnsentRecord, UnsentStore } from './unsent-record.ts';

const submitted = { number: 42, confirmationToken: 'token' };

function message(idempotencyKey: string, keptAt = 0): UnsentEntry {
  const contact = { name: 'Ján', email: 'jan@strechy.example', phone: '', company: '' };
  const text = { contact, service: null, budget: null, timeline: null, message: 'Web?' };
  return { kind: 'contact', idempotencyKey, keptAt, body: { language: 'sk', message: text, website: '' } };
}

/** The same promises as the browser's store makes, in a map. */
function memoryStore(): UnsentStore & { records: Map<string, UnsentRecord> } {
  const records = new Map<string, UnsentRecord>();
  return {
    records,
    list: async () => [...records.values()].toSorted((a, b) => a.keptAt - b.keptAt),
    async put(record) {
      records.set(record.idempotencyKey, record);
    },
    async change(key, next) {
      const known = records.get(key);
      if (known) records.set(key, next(known));
    },
    async take(key, isWanted) {
      const known = records.get(key);
      if (!known || !isWanted(known)) return null;
      records.delete(key);
      return known;
    },
  };
}

function answer(status: number, retryAfter: string | null = null): ApiError {
  return new ApiError({ status, statusText: '', text: '', retryAfter });
}

/** A queue whose attempts end one after another as listed; the last way goes on. */
function queueWith(...ends: (Error | typeof submitted)[]) {
  const store = memoryStore();
  const sent: string[] = [];
  const time = { now: 0 };
  let told = 0;
  let last: Promise<unknown> = Promise.resolve();
  const queue = createUnsentQueue({
    store,
    async deliver({ idempotencyKey }) {
      sent.push(idempotencyKey);
      const end = ends.length > 1 ? ends.shift() : ends[0];
      if (end instanceof Error || !end) throw end;
      return end;
    },
    clock: () => time.now,
    alone(work) {
      const next = last.then(work);
      last = next;
      return next;
    },
    tell: () => (told += 1),
  });
  return { queue, store, sent, time, told: () => told };
}

const stateOf = (store: ReturnType<typeof memoryStore>, key: string) => store.records.get(key)?.state;

test('C11 what is sent is kept with its number until a page has shown it', async () => {
  const { queue, store, told } = queueWith(submitted);
  await queue.keep(message('a'));
  assert.equal(await queue.send({ occasion: 'connected' }), 0);
  const record = store.records.get('a');
  assert.deepEqual(record?.state === 'sent' && record.submitted, submitted);
  assert.ok(told() >= 2);
});

for (const [name, error] of Object.entries({
  'no connection': new NetworkError('network'),
  'an answer that broke off': new MalformedAnswerError('malformed'),
  'a failure of the server': answer(500),
  'a gateway’s page': answer(502),
  'a limit': answer(429, '120'),
  'a token that ran out': answer(403),
  'an address that is not there yet': answer(404),
})) {
  test(`C11 ${name} leaves it waiting`, async () => {
    const { queue, store } = queueWith(error);
    await queue.keep(message('a'));
    assert.equal(await queue.send({ occasion: 'connected' }), 1);
    assert.equal(stateOf(store, 'a'), 'waiting');
  });
}

for (const status of [400, 409, 413, 422]) {
  test(`C11 a refusal with ${status} ends the waiting and keeps what was refused`, async () => {
    const { queue, store } = queueWith(answer(status));
    await queue.keep(message('a'));
    assert.equal(await queue.send({ occasion: 'due' }), 0);
    const record = store.records.get('a');
    assert.equal(record?.state, 'refused');
    assert.deepEqual(record?.body, message('a').body);
  });
}

test('C11 without a connection the rest is not tried, a server that fails stops only one', async () => {
  const offline = queueWith(new NetworkError('network'));
  for (const key of ['a', 'b']) await offline.queue.keep(message(key));
  await offline.queue.send({ occasion: 'connected' });
  assert.deepEqual(offline.sent, ['a']);
  const failing = queueWith(answer(500), submitted);
  for (const [at, key] of ['a', 'b'].entries()) await failing.queue.keep(message(key, at));
  assert.equal(await failing.queue.send({ occasion: 'connected' }), 1);
  assert.deepEqual([stateOf(failing.store, 'a'), stateOf(failing.store, 'b')], ['waiting', 'sent']);
});

test('C11 after a failed attempt the next one by itself comes when its pause is over, a press at once', async () => {
  const { queue, sent, time } = queueWith(answer(503));
  await queue.keep(message('a'));
  await queue.send({ occasion: 'due' });
  time.now = 4999;
  await queue.send({ occasion: 'due' });
  assert.equal(sent.length, 1);
  time.now = 5000;
  await queue.send({ occasion: 'due' });
  assert.equal(sent.length, 2);
  await queue.send({ occasion: 'pressed' });
  assert.equal(sent.length, 3);
});

test('C11 two senders at once send one entry once', async () => {
  const { queue, sent } = queueWith(submitted);
  await queue.keep(message('a'));
  await Promise.all([queue.send({ occasion: 'pressed' }), queue.send({ occasion: 'connected' })]);
  assert.deepEqual(sent, ['a']);
});

test('C11 what is taken back is not sent, and what was sent meanwhile is not taken back', async () => {
  const { queue, store, sent } = queueWith(submitted);
  await queue.keep(message('a'));
  assert.equal((await queue.takeBack('a'))?.idempotencyKey, 'a');
  await queue.send({ occasion: 'pressed' });
  assert.deepEqual(sent, []);
  await queue.keep(message('b'));
  const sending = queue.send({ occasion: 'pressed' });
  assert.equal(await queue.takeBack('b'), null);
  await sending;
  assert.equal(stateOf(store, 'b'), 'sent');
});

test('C11 one of several is tried alone where it is named', async () => {
  const { queue, sent } = queueWith(submitted);
  for (const key of ['a', 'b']) await queue.keep(message(key));
  assert.equal(await queue.send({ occasion: 'pressed', only: 'b' }), 1);
  assert.deepEqual(sent, ['b']);
});
