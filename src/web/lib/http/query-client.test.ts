import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { QueryObserver, focusManager, onlineManager } from '@tanstack/react-query';
import { type ErrorCategory, errorCategories } from '#domain/errors/codes.ts';
import { ApiError, NetworkError } from './api.ts';
import { type FailedCall, createQueryClient } from './query-client.ts';

const minute = 60_000;
const statuses = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 500, 501, 502, 503, 504];

/** Lets everything run that waits for no time. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A query client on time that the test passes. */
function openClient(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
  const failures: FailedCall[] = [];
  const client = createQueryClient({ onFailure: (failed) => void failures.push(failed), isRendering: false });
  client.mount();
  context.after(() => {
    client.clear();
    client.unmount();
  });
  const start = Date.now();
  return {
    client,
    failures,
    now: () => Date.now() - start,
    async pass(ms: number, step = 500) {
      await settle();
      for (let passed = 0; passed < ms; passed += step) {
        context.mock.timers.tick(step);
        await settle();
      }
    },
  };
}

/** An answer of ours with that status and category. */
function answerOf(status: number, category: ErrorCategory): ApiError {
  const body = { code: 'x', message: 'x', category, severity: 'low', errorId: 'ERR_1', timestamp: 'now' };
  return new ApiError({ status, statusText: '', text: JSON.stringify(body), retryAfter: null });
}

const isFinal = (status: number, category: ErrorCategory) =>
  [400, 401, 403, 404].includes(status) || ['authentication', 'validation', 'unknown'].includes(category);

test('J3 queries: every status with every category is asked for once, or again after 1, 2 and 4 seconds', async (context) => {
  const { client, failures, now, pass } = openClient(context);
  const asked = new Map<string, number[]>();
  for (const status of statuses) {
    for (const category of errorCategories) {
      const name = `${status} ${category}`;
      const queryFn = () => {
        asked.set(name, [...(asked.get(name) ?? []), now()]);
        return Promise.reject(answerOf(status, category));
      };
      client.fetchQuery({ queryKey: [name], queryFn }).catch(() => undefined);
      client.prefetchQuery({ queryKey: [name], queryFn }).catch(() => undefined);
    }
  }
  const started = now();
  await pass(60_000);
  for (const status of statuses) {
    for (const category of errorCategories) {
      const mayPass = ['network', 'ai_service'].includes(category) || [500, 502, 503].includes(status);
      const expected = mayPass && !isFinal(status, category) ? [0, 1000, 3000, 7000] : [0];
      const name = `${status} ${category}`;
      assert.deepEqual(
        asked.get(name)?.map((at) => at - started),
        expected,
        name,
      );
    }
  }
  assert.equal(failures.length, statuses.length * errorCategories.length, 'each failure is reported once');
});

test('J3 mutations: every status with every category is tried once, or again after 1 and 2 seconds', async (context) => {
  const { client, failures, now, pass } = openClient(context);
  const tried = new Map<string, number[]>();
  for (const status of statuses) {
    for (const category of errorCategories) {
      const name = `${status} ${category}`;
      const mutationFn = () => {
        tried.set(name, [...(tried.get(name) ?? []), now()]);
        return Promise.reject(answerOf(status, category));
      };
      client
        .getMutationCache()
        .build(client, { mutationFn })
        .execute(undefined)
        .catch(() => undefined);
    }
  }
  await pass(60_000);
  for (const status of statuses) {
    for (const category of errorCategories) {
      const isTriedAgain = ['network', 'ai_service'].includes(category) && !isFinal(status, category);
      const name = `${status} ${category}`;
      assert.deepEqual(tried.get(name), isTriedAgain ? [0, 1000, 3000] : [0], name);
    }
  }
  assert.equal(failures.length, statuses.length * errorCategories.length, 'each failure is reported once');
});

test('J3 no connection is tried again, a mistake in the program is not', async (context) => {
  const { client, pass } = openClient(context);
  let calls = 0;
  const fail = (error: Error) => () => {
    calls += 1;
    return Promise.reject(error);
  };
  client.prefetchQuery({ queryKey: ['a'], queryFn: fail(new NetworkError('network')) }).catch(() => undefined);
  await pass(10_000);
  assert.equal(calls, 4);
  client.prefetchQuery({ queryKey: ['b'], queryFn: fail(new TypeError('x is not a function')) }).catch(() => undefined);
  await pass(10_000);
  assert.equal(calls, 5);
});

test('J3 offline the first try is made, and its failure is reported at once instead of waiting', async (context) => {
  const { client, failures, pass } = openClient(context);
  onlineManager.setOnline(false);
  context.after(() => onlineManager.setOnline(true));
  let calls = 0;
  const queryFn = () => {
    calls += 1;
    return Promise.reject(new NetworkError('network'));
  };
  client.prefetchQuery({ queryKey: ['a'], queryFn }).catch(() => undefined);
  client
    .getMutationCache()
    .build(client, { mutationFn: queryFn })
    .execute(undefined)
    .catch(() => undefined);
  await pass(500);
  assert.deepEqual([calls, failures.length], [2, 2]);
});

test('J3 an answer is fresh for 5 minutes and kept for 10, and neither focus nor time asks again', async (context) => {
  const { client, pass } = openClient(context);
  let calls = 0;
  const options = { queryKey: ['/api/numbers'], queryFn: async () => (calls += 1) };
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  await pass(500);
  focusManager.setFocused(false);
  await pass(20 * minute, minute);
  focusManager.setFocused(true);
  context.after(() => focusManager.setFocused(undefined));
  await pass(20 * minute, minute);
  assert.equal(calls, 1);

  await client.fetchQuery({ ...options, queryKey: ['again'] });
  await pass(5 * minute - 1000, 1000);
  await client.fetchQuery({ ...options, queryKey: ['again'] });
  assert.equal(calls, 2);
  await pass(1000);
  await client.fetchQuery({ ...options, queryKey: ['again'] });
  assert.equal(calls, 3);

  stop();
  await pass(10 * minute - 1000, 1000);
  assert.ok(client.getQueryData(['/api/numbers']));
  await pass(2000);
  assert.equal(client.getQueryData(['/api/numbers']), undefined);
});

test('J3 without a function of its own a query reads the path that its key makes, with credentials', async (context) => {
  const { client } = openClient(context);
  const asked: [path: string, credentials: string | undefined][] = [];
  let status = 200;
  context.mock.method(globalThis, 'fetch', async (path: string, options: RequestInit) => {
    asked.push([path, options.credentials]);
    return Response.json({ id: 7 }, { status });
  });
  assert.deepEqual(await client.fetchQuery({ queryKey: ['/api/quotes', '7'] }), { id: 7 });
  assert.deepEqual(asked, [['/api/quotes/7', 'same-origin']]);
  status = 401;
  assert.equal(await client.fetchQuery({ queryKey: ['/api/user'] }), null);
  await assert.rejects(client.fetchQuery({ queryKey: ['/api/chat'] }), { status: 401 });
});

test('J3 a successful mutation makes stale what the words of its key stand for, a failed one nothing', async (context) => {
  const table: [key: string[], stale: string[]][] = [
    [['quote', 'generate'], ['/api/quotes']],
    [['save-quotes'], ['/api/quotes']],
    [['chat', 'send'], ['/api/chat']],
    [['user', 'name'], ['/api/user']],
    [['auth', 'login'], ['/api/user']],
    [
      ['user', 'chat', 'quote'],
      ['/api/quotes', '/api/chat', '/api/user'],
    ],
    [['service-requests', 'submit'], []],
  ];
  const paths = ['/api/quotes', '/api/chat', '/api/user', '/api/settings'];
  const { client } = openClient(context);
  for (const [mutationKey, stale] of table) {
    for (const mutationFn of [async () => 1, () => Promise.reject(answerOf(409, 'form'))]) {
      for (const path of paths) client.setQueryData([path, 'x'], 1);
      const hasSucceeded = await client
        .getMutationCache()
        .build(client, { mutationKey, mutationFn })
        .execute(undefined)
        .then(
          () => true,
          () => false,
        );
      const invalidated = paths.filter((path) => client.getQueryState([path, 'x'])?.isInvalidated);
      assert.deepEqual(invalidated, hasSucceeded ? stale : [], mutationKey.join());
    }
  }
});

test('J4 a failure is reported with whether its screen shows it, and can be retried', async (context) => {
  const { client, failures, pass } = openClient(context);
  let calls = 0;
  const fail = () => {
    calls += 1;
    return Promise.reject(answerOf(409, 'form'));
  };
  client.prefetchQuery({ queryKey: ['a'], queryFn: fail }).catch(() => undefined);
  client.prefetchQuery({ queryKey: ['b'], queryFn: fail, meta: { isHandled: true } }).catch(() => undefined);
  await pass(500);
  const cache = client.getMutationCache();
  await assert.rejects(cache.build(client, { mutationFn: fail, meta: { isHandled: true } }).execute(undefined));
  await assert.rejects(cache.build(client, { mutationFn: fail }).execute(undefined));
  assert.deepEqual(
    failures.map(({ isHandled }) => isHandled),
    [false, true, true, false],
  );
  failures[0]?.retry();
  failures[3]?.retry();
  await pass(500);
  assert.deepEqual([calls, failures.length], [6, 6]);
});
