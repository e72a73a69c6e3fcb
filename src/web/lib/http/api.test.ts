import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import * as z from 'zod/mini';
import { getCurrentUser } from '#contract/accounts/accounts.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ApiError, MalformedAnswerError, NetworkError, callEndpoint, callTimeoutMs } from './api.ts';
import { currentUserPath, fetchPath } from './fetch-path.ts';

const nothing = z.strictObject({});
const numberOf = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
  defineEndpoint({
    method,
    path: '/api/numbers/:id',
    summary: 'A number',
    permission: 'visit',
    parameters: z.strictObject({ id: z.string() }),
    query: nothing,
    body: z.strictObject({ by: z.optional(z.int()) }),
    output: z.strictObject({ value: z.int() }),
    errors: [],
  });

type Sent = { path: string; options: RequestInit; headers: Record<string, string> };
type Reply = { status?: number; statusText?: string; text: string; headers?: Record<string, string> };

let tokens = 0;

const realFetch = globalThis.fetch;

/** Puts a function in the place of `fetch` until the test's end; the runner's mocks of one thing in one test do not end as the real one. */
function replaceFetch(context: TestContext, answer: (path: string, options: RequestInit) => Promise<Response>): void {
  globalThis.fetch = answer as typeof fetch;
  context.after(() => void (globalThis.fetch = realFetch));
}

/** A server whose answers the test gives; it hands out the tokens t1, t2, … */
function openServer(context: TestContext, answer: (call: Sent, index: number) => Reply) {
  const calls: Sent[] = [];
  const before = tokens;
  replaceFetch(context, async (path, options) => {
    if (path === '/api/csrf-token') {
      tokens += 1;
      return Response.json({ csrfToken: `t${tokens}` });
    }
    const call = { path, options, headers: options.headers as Record<string, string> };
    calls.push(call);
    const { status = 200, statusText = '', text, headers = {} } = answer(call, calls.length - 1);
    return new Response(text, { status, statusText, headers });
  });
  return { calls, tokens: () => tokens - before };
}

const good = { text: '{"value":7}' };
const input = { parameters: { id: 'a/b' }, body: { by: 2 } };

/** A 403 that speaks of CSRF starts each test with a fresh token. */
const refused = { status: 403, text: 'CSRF token is invalid' };

test('J1 changing calls send JSON and the token in X-CSRF-Token with credentials, reading ones neither', async (context) => {
  const server = openServer(context, () => good);
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    assert.deepEqual(await callEndpoint(numberOf(method), input), { value: 7 });
    const { path, options, headers } = server.calls.at(-1) ?? assert.fail();
    assert.deepEqual([path, options.method, options.credentials], ['/api/numbers/a%2Fb', method, 'same-origin']);
    assert.deepEqual([headers['content-type'], options.body], ['application/json', '{"by":2}']);
    assert.equal(headers['x-csrf-token'], 't1');
  }
  await callEndpoint(numberOf('GET'), input);
  const { options, headers } = server.calls.at(-1) ?? assert.fail();
  assert.deepEqual([options.body, headers['x-csrf-token'], options.credentials], [undefined, undefined, 'same-origin']);
  assert.equal(server.tokens() <= 1, true, 'one token serves all calls');
});

test('J1 a 403 that mentions CSRF fetches a new token and tries once more, and never twice', async (context) => {
  const server = openServer(context, (_call, index) => (index === 0 ? refused : good));
  assert.deepEqual(await callEndpoint(numberOf('POST'), input), { value: 7 });
  const [first, second] = server.calls.map(({ headers }) => headers['x-csrf-token']);
  assert.notEqual(first, second);

  const stubborn = openServer(context, () => refused);
  await assert.rejects(callEndpoint(numberOf('POST'), input), { status: 403, message: '403: CSRF token is invalid' });
  assert.equal(stubborn.calls.length, 2);
});

test('J1 any other 403 is an answer, not a reason for a new token', async (context) => {
  const server = openServer(context, () => ({ status: 403, text: 'no' }));
  await assert.rejects(callEndpoint(numberOf('POST'), input), { status: 403 });
  assert.equal(server.calls.length, 1);
});

test('J4 an answer that is not ours becomes "{status}: {body or status text}"', async (context) => {
  const replies: [reply: Reply, message: string][] = [
    [{ status: 502, text: '<h1>Bad Gateway</h1>' }, '502: <h1>Bad Gateway</h1>'],
    [{ status: 503, statusText: 'Service Unavailable', text: '' }, '503: Service Unavailable'],
    [{ status: 418, text: '{"message":"teapot"}' }, '418: {"message":"teapot"}'],
  ];
  for (const [reply, message] of replies) {
    openServer(context, () => reply);
    await assert.rejects(callEndpoint(numberOf('GET'), input), (error) => {
      assert.ok(error instanceof ApiError && error.body === null);
      assert.deepEqual([error.message, error.status, error.retryAfter], [message, reply.status, null]);
      return true;
    });
  }
});

test('J4 an answer of ours gives its message, and the seconds of Retry-After', async (context) => {
  const body = { code: 'too-many-requests', message: 'Neskôr', category: 'rate_limit', severity: 'low' };
  const text = JSON.stringify({ ...body, errorId: 'ERR_1', timestamp: 'now', field: 'name' });
  openServer(context, () => ({ status: 429, text, headers: { 'retry-after': '120' } }));
  await assert.rejects(callEndpoint(numberOf('GET'), input), (error) => {
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.message, error.retryAfter, error.body?.field], ['Neskôr', 120, 'name']);
    return true;
  });
});

test('J4 a success that breaks off or has another shape is an error, not data', async (context) => {
  for (const text of ['{"value":', '', '{"value":"seven"}', '[]', '<html>']) {
    openServer(context, () => ({ text }));
    await assert.rejects(callEndpoint(numberOf('GET'), input), MalformedAnswerError, text);
  }
});

test('K8 a success in which a newer server says more than the page knows is data', async (context) => {
  openServer(context, () => ({ text: '{"value":7,"unit":"kg"}' }));
  assert.deepEqual(await callEndpoint(numberOf('GET'), input), { value: 7, unit: 'kg' });
  openServer(context, () => ({ text: '{"value":"seven","unit":"kg"}' }));
  await assert.rejects(callEndpoint(numberOf('GET'), input), MalformedAnswerError);
});

test('J4 no connection is a network error, and so is no answer within twenty seconds', async (context) => {
  replaceFetch(context, () => Promise.reject(new TypeError('Failed to fetch')));
  await assert.rejects(callEndpoint(numberOf('GET'), input), NetworkError);

  context.mock.timers.enable({ apis: ['setTimeout'] });
  replaceFetch(
    context,
    (_path, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const failures: unknown[] = [];
  const calling = callEndpoint(numberOf('GET'), input).catch((error: unknown) => failures.push(error));
  context.mock.timers.tick(callTimeoutMs - 1);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(failures.length, 0);
  context.mock.timers.tick(1);
  await calling;
  assert.ok(failures[0] instanceof NetworkError);
});

test('J1 J3 a path read without a contract answers its data; not being signed in is null for /api/user alone', async (context) => {
  openServer(context, () => good);
  assert.deepEqual(await fetchPath('/api/numbers'), { value: 7 });
  openServer(context, () => ({ status: 401, text: '' }));
  assert.equal(currentUserPath, getCurrentUser.path);
  assert.equal(await fetchPath('/api/user'), null);
  await assert.rejects(fetchPath('/api/numbers'), { status: 401 });
  openServer(context, () => ({ text: '{"value":' }));
  await assert.rejects(fetchPath('/api/numbers'), MalformedAnswerError);
});

test('J1 where the answer names no token, that of the cookie is sent', async (context) => {
  const sent: unknown[] = [];
  replaceFetch(context, async (path, { headers }) => {
    if (path === '/api/csrf-token') return new Response('');
    sent.push((headers as Record<string, string>)['x-csrf-token']);
    return sent.length === 1 ? new Response('CSRF', { status: 403 }) : new Response(good.text);
  });
  Object.assign(globalThis, { document: { cookie: 'i18next=sk; csrf-token=of-the-cookie' } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  await callEndpoint(numberOf('POST'), input);
  assert.equal(sent[1], 'of-the-cookie');
});
