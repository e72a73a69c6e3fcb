import assert from 'node:assert/strict';
import type { SubmittedRequest } from '#contract/shapes.ts';
import { sampleContact } from '#tests/support/requests/sample-request.ts';
import { requestEstimate, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type LogLine = {
  msg: string;
  level: number;
  reqId?: string;
  err?: { message: string };
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  userId?: string;
};

const parseLog = (log: string): LogLine[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);

testOnEachEngine(
  'K5 the log tells of everything that happens and holds no name, address, token, query or text of anybody',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser('203.0.113.77', {
      'user-agent': 'Browser-of-Jana',
      referer: 'https://ref.example/?q=jana',
    });
    const office = await app.newBrowserOf('admin');
    const sent = await submit(browser);
    const { confirmationToken } = sent.body as SubmittedRequest;
    const estimate = await requestEstimate(browser, { language: 'sk', answers: submission().answers });
    const { id } = estimate.body as { id: string };
    await browser.get(`/potvrdenie-dopytu?request=${confirmationToken}`);
    await browser.get('/?utm=jana@strechy.example');
    await browser.get('/nikde/jana@strechy.example');
    await browser.get(`/api/estimates/${id}/pdf?name=jana`);
    await browser.get('/api/nothing/jana?token=geheim');
    await browser.post('/api/login', { username: 'jana-meno', password: 'jana-heslo' });
    await browser.post('/api/service-requests', { ...submission(), extra: 'jana' });
    await browser.call('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jana',
    });
    await office.get('/api/admin/service-requests?after=jana');
    app.services.pages = { ...app.services.pages, render: () => Promise.reject(new Error('jana@strechy.example')) };
    await browser.get(`/potvrdenie-dopytu?request=${confirmationToken}`);
    app.mail.failNext(2, new Error('550 jana@strechy.example is unknown'));
    await app.runDueJobs();

    const { log } = app.transcript();
    const secrets = [
      ...Object.values(sampleContact),
      'jana',
      'strechy',
      'geheim',
      'utm',
      '203.0.113.77',
      '192.0.2.1',
      'Browser-of-Jana',
      confirmationToken,
      id,
      ...browser.cookies.values(),
      ...office.cookies.values(),
    ];
    for (const secret of secrets) {
      assert.equal(log.toLowerCase().includes(secret.toLowerCase()), false, `${secret} is in the log`);
    }
  },
);

testOnEachEngine('K5 a call of the API is logged with method, route, status and time', async (database, context) => {
  const app = await openTestApp(context, database);
  await submit(app.newBrowser());
  await app.newBrowser().get('/api/user');
  await app.newBrowser().get(`/api/estimates/${app.services.newId()}/pdf`);
  const answered = parseLog(app.transcript().log).filter(({ msg }) => msg === 'answered');
  assert.deepEqual(
    answered.map(({ method, route, status, level }) => [method, route, status, level]),
    [
      ['GET', '/api/csrf-token', 200, 30],
      ['POST', '/api/service-requests', 200, 30],
      ['GET', '/api/user', 401, 30],
      ['GET', '/api/estimates/:id/pdf', 404, 30],
    ],
  );
  for (const { ms } of answered) assert.ok(Number.isInteger(ms) && Number(ms) >= 0);
});

testOnEachEngine('K5 pages are logged only when they fail', async (database, context) => {
  const app = await openTestApp(context, database);
  const count = () => parseLog(app.transcript().log).length;
  const before = count();
  for (const path of ['/', '/', '/nikde', '/potvrdenie-dopytu']) await app.newBrowser().get(path);
  assert.equal(count(), before);
  app.services.pages = { ...app.services.pages, render: () => Promise.reject(new Error('broken')) };
  await app.newBrowser().get('/potvrdenie-dopytu');
  const [failed, answered] = parseLog(app.transcript().log).slice(before);
  assert.deepEqual([failed?.msg, failed?.level], ['request failed', 50]);
  assert.deepEqual([answered?.msg, answered?.status, answered?.route], ['answered', 500, '/*']);
});

testOnEachEngine('R14 an error is logged with its message, without the words of anybody', async (database, context) => {
  const app = await openTestApp(context, database);
  const message = 'the file "Jana a Peter" of jana@strechy.example is gone';
  app.services.pages = { ...app.services.pages, render: () => Promise.reject(new Error(message)) };
  await app.newBrowser().get('/potvrdenie-dopytu');
  const failed = parseLog(app.transcript().log).find(({ msg }) => msg === 'request failed');
  assert.equal(failed?.err?.message, 'the file "…" of … is gone');
});

testOnEachEngine(
  'R14 a request has one id in the log, in its answer and at the proxy, of any process',
  async (database, context) => {
    const apps = [await openTestApp(context, database), await openTestApp(context, database)];
    const seen = new Set<string>();
    for (const app of apps) {
      const idOf = async (headers = {}) =>
        (await app.newBrowser().get('/api/user', headers)).headers.get('x-request-id');
      const own = (await idOf()) ?? '';
      assert.match(own, /^[\da-f-]{36}$/);
      assert.ok(parseLog(app.transcript().log).some(({ reqId }) => reqId === own));
      seen.add(own);
      const given = '4bf92f3577b34da6a3ce929d0e0e4736';
      assert.equal(await idOf({ 'x-request-id': given }), given);
      for (const bad of ['jana@strechy.example', 'jana', '1'.repeat(65)]) {
        assert.notEqual(await idOf({ 'x-request-id': bad }), bad);
      }
    }
    assert.equal(seen.size, 2);
  },
);

testOnEachEngine(
  'R8 headers of a proxy that no setting names are warned about once, and those of a named one never',
  async (database, context) => {
    for (const [TRUST_PROXY, warnings] of [
      ['', 1],
      ['10.0.0.1', 1],
      ['127.0.0.1', 0],
    ] as const) {
      const app = await openTestApp(context, database, { environment: { TRUST_PROXY } });
      for (let call = 1; call <= 3; call += 1) await app.newBrowser().get('/api/health');
      const found = parseLog(app.transcript().log).filter(({ msg }) => msg.includes('TRUST_PROXY'));
      assert.equal(found.length, warnings, TRUST_PROXY);
    }
  },
);

testOnEachEngine('K5 LOG_LEVEL says how much is logged', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { LOG_LEVEL: 'error' } });
  await submit(app.newBrowser());
  assert.equal(app.transcript().log, '');
});

testOnEachEngine('16.3.2 the log says by an id who was refused, and names nobody else', async (database, context) => {
  const app = await openTestApp(context, database);
  const customer = await app.newBrowserOf('user');
  const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await customer.get('/api/admin/audit');
  await customer.get('/api/user');
  await app.newBrowser().get('/api/admin/audit');
  const lines = parseLog(app.transcript().log).filter(({ msg }) => msg === 'answered');
  assert.deepEqual(
    lines.map(({ status, userId }) => [status, userId]),
    [
      [403, id],
      [200, undefined],
      [401, undefined],
    ],
  );
});
