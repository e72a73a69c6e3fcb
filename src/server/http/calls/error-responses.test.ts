import assert from 'node:assert/strict';
import type { ErrorBody } from '#contract/error-body.ts';
import { errorBodySchema } from '#contract/error-body.ts';
import { listServiceRequests } from '#contract/service-requests/service-requests.ts';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { requestOrders } from '#domain/service-requests/request-filter.ts';
import { threadFormPath } from '#domain/threads/thread-form.ts';
import { textsOf } from '#server/texts.ts';
import { newKey, submission } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const languageOf = ({ text }: TestAnswer) => /<html lang="(\w\w)"/.exec(text)?.[1];

const submitPath = '/api/service-requests';

/** Posts any bytes with a good CSRF token. */
async function postRaw(app: TestApp, body: string | Buffer, headers: Record<string, string> = {}): Promise<TestAnswer> {
  const browser = app.newBrowser();
  const csrfToken = await browser.takeToken();
  const own = { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'idempotency-key': newKey() };
  return browser.call(submitPath, { method: 'POST', headers: { ...own, ...headers }, body });
}

/** A server that fails as it must never do, with a message that nobody but the log may see. */
async function openBrokenApp(
  ...[context, database]: [Parameters<typeof openTestApp>[0], Parameters<typeof openTestApp>[1]]
) {
  const app = await openTestApp(context, database);
  const secret = 'jana@strechy.example was here';
  app.services.pages = { ...app.services.pages, render: () => Promise.reject(new RangeError(secret)) };
  return { app, secret };
}

testOnEachEngine('J4 a body that cannot be read is refused by what is wrong with it', async (database, context) => {
  const app = await openTestApp(context, database);
  const good = JSON.stringify(submission());
  const table: [status: number, code: string, body: string | Buffer, headers?: Record<string, string>][] = [
    [400, 'malformed-body', '{"language":'],
    [400, 'malformed-body', ''],
    [400, 'malformed-body', '{"__proto__":{"isAdmin":true}}'],
    [400, 'malformed-body', JSON.stringify(submission({ website: 'a\0b' }))],
    [400, 'malformed-body', JSON.stringify({ ...submission(), 'na\0me': 1 })],
    [400, 'invalid-input', 'null'],
    [400, 'invalid-input', '[]'],
    [400, 'invalid-input', '"text"'],
    [413, 'body-too-large', JSON.stringify({ ...submission(), website: 'x'.repeat(64 * 1024) })],
    [415, 'unsupported-media-type', good, { 'content-type': 'text/xml' }],
    [415, 'unsupported-media-type', good, { 'content-type': 'multipart/form-data; boundary=x' }],
    [415, 'unsupported-media-type', good, { 'content-type': 'nonsense' }],
  ];
  for (const [status, code, body, headers] of table) {
    const answer = await postRaw(app, body, headers);
    assert.deepEqual([answer.status, answer.code], [status, code], String(body).slice(0, 40));
  }
  assert.equal((await postRaw(app, good)).status, 200);
});

testOnEachEngine('J4 a value of the query that comes twice is refused', async (database, context) => {
  const browser = await (await openTestApp(context, database)).newBrowserOf('admin');
  const [first, second] = requestOrders;
  const answer = await browser.get(`${listServiceRequests.path}?sort=${first}&sort=${second}`);
  assert.deepEqual([answer.status, answer.code], [400, 'invalid-input']);
  assert.equal((await browser.get(`${listServiceRequests.path}?sort=${second}`)).status, 200);
});

testOnEachEngine(
  'J4 a call that does not exist is a JSON answer of 404, whatever its method',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const path of ['/api/nothing', '/api/admin', '/api/service-requests/1/2', '/api/50%-off']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await app.newBrowser().call(path, { method });
        assert.deepEqual([answer.status, answer.code], [404, 'not-found'], `${method} ${path}`);
      }
    }
    for (const [method, path] of [
      ['POST', '/'],
      ['PUT', '/ponuka'],
      ['POST', '/nikde'],
    ] as const) {
      const answer = await app.newBrowser().call(path, { method });
      assert.deepEqual([answer.status, answer.code], [404, 'not-found'], `${method} ${path}`);
    }
  },
);

testOnEachEngine(
  'J4 every error has code, text in the language, category, severity, id and time',
  async (database, context) => {
    const app = await openTestApp(context, database);
    app.passTime(1234);
    for (const language of languages) {
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      const answer = await browser.get('/api/user');
      const { errorId, ...body } = answer.body as ErrorBody;
      assert.deepEqual(errorBodySchema.parse(answer.body), answer.body, 'nothing more than the contract says');
      assert.match(errorId, /^ERR_[0-9A-Z]+_[0-9A-Z]{8}$/);
      assert.deepEqual(body, {
        code: 'sign-in-required',
        message: textsOf(language)('errorCodes:sign-in-required'),
        category: 'authentication',
        severity: 'high',
        timestamp: '2026-11-21T09:00:01.234Z',
      });
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    }
  },
);

testOnEachEngine('J4 two errors have two ids, each in the log beside its cause', async (database, context) => {
  const { app } = await openBrokenApp(context, database);
  const ids = new Set<string>();
  for (let failure = 1; failure <= 3; failure += 1) {
    const { errorId } = (await app.newBrowser().get('/potvrdenie-dopytu')).body as ErrorBody;
    ids.add(errorId);
    const line = app
      .transcript()
      .log.split('\n')
      .find((each) => each.includes(errorId));
    const { level, err } = JSON.parse(line ?? '') as { level: number; err: { type: string; stack: string } };
    assert.deepEqual([level, err.type], [50, 'RangeError']);
    assert.match(err.stack, /error-responses\.test\.ts/);
  }
  assert.equal(ids.size, 3);
});

testOnEachEngine(
  'J4 K5 an error inside tells neither the caller nor the log what it was about',
  async (database, context) => {
    const { app, secret } = await openBrokenApp(context, database);
    for (const path of ['/', '/potvrdenie-dopytu', '/nikde']) {
      for (const accept of ['*/*', 'text/html']) {
        const answer = await app.newBrowser().get(path, { accept });
        assert.equal(answer.status, 500, path);
        assert.doesNotMatch(answer.text, /RangeError|jana|node_modules|\.ts\b/);
      }
    }
    assert.equal(app.transcript().log.includes(secret), false);
  },
);

testOnEachEngine(
  'J4 an answer that does not fit the contract is an internal error, never a leak',
  async (database, context) => {
    const app = await openTestApp(context, database);
    await database.db
      .insertInto('price_books')
      .values({ version: 2, created_at: 0, content: '{"secret":"of the price book"}', method: 2 })
      .execute();
    const answer = await app.newBrowser().get('/api/price-book');
    assert.deepEqual([answer.status, answer.code], [500, 'internal-error']);
    assert.doesNotMatch(`${answer.text}${app.transcript().log}`, /of the price book/);
  },
);

testOnEachEngine(
  'J5 an error of a page is a page that people can read, with the way home',
  async (database, context) => {
    const { app } = await openBrokenApp(context, database);
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const language of languages) {
      const t = textsOf(language);
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language, accept });
      const refusals = [
        [500, t('errorCodes:internal-error'), await browser.get('/')],
        [
          403,
          t('errorCodes:foreign-origin'),
          await browser.postForm('/ponuka', [], { origin: 'https://evil.example' }),
        ],
        [404, t('errorCodes:not-found'), await browser.get(`/api/estimates/${app.services.newId()}/pdf`)],
      ] as const;
      for (const [status, message, answer] of refusals) {
        assert.deepEqual([answer.status, answer.headers.get('content-type')], [status, 'text/html; charset=utf-8']);
        assert.ok(answer.text.startsWith(`<!doctype html>\n<html lang="${language}">`));
        assert.ok(answer.text.includes(message), message);
        assert.match(answer.text, /ERR_[0-9A-Z]+_[0-9A-Z]{8}/);
        assert.match(answer.text, /<a href="\/">/);
        assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'/);
        assert.equal(answer.headers.get('cache-control'), 'no-store');
      }
    }
  },
);

testOnEachEngine(
  'F1 J5 a form of the portal that is sent after the session has ended leads to the login and back',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const language of languages) {
      const t = textsOf(language);
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language, accept: 'text/html' });
      const project = pathOf('portalProject', language, { id: app.services.newId() });
      const table = [
        [pathOf('portalData', language), pathOf('portalData', language)],
        [pathOf('portalPeople', language), pathOf('portalPeople', language)],
        [project, project],
        // Nothing answers there but the form.
        [threadFormPath(project), pathOf('portal', language)],
      ] as const;
      for (const [path, next] of table) {
        const answer = await browser.postForm(path, [['go', 'export']]);
        assert.deepEqual([answer.status, languageOf(answer)], [401, language], path);
        assert.match(answer.text, new RegExp(`<h1>${t('errorCodes:sign-in-required')}</h1>`));
        assert.ok(
          answer.text.includes(`<a href="/auth?next=${encodeURIComponent(next)}">${t('accounts:login.submit')}</a>`),
          answer.text,
        );
        assert.ok(!answer.text.includes(t('common:failure.text')), 'trying again would not help');
      }
    }
  },
);

testOnEachEngine(
  'K5 answers of the API, good and bad, are never sniffed, framed or kept',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const path of [
      '/api/csrf-token',
      '/api/user',
      '/api/price-book',
      '/api/health',
      '/api/ready',
      '/api/nothing',
    ]) {
      const { headers } = await app.newBrowser().get(path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('x-frame-options'), 'DENY', path);
      assert.equal(headers.get('cache-control'), 'no-store', path);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; .*frame-ancestors 'none'/, path);
    }
  },
);
