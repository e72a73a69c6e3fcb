import assert from 'node:assert/strict';
import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorGroup, ErrorGroupDetail } from '#contract/errors.ts';
import { type TestApp, openSecondApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const listPath = '/api/admin/errors';

const report = {
  errorId: 'ERR_MI8X_ABCDEFGH',
  message: 'Row 12 of jana.novakova@strechy.example is broken, call 0901 234 567',
  category: 'component',
  severity: 'critical',
  timestamp: '2026-11-21T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0',
  url: 'https://plumbline.example/ponuka?request=tajnyodkaz',
  userId: '01KAJ0000000000000000000AA',
  sessionId: 'tajnasession',
  stack: 'TypeError: Jana\n    at a (https://plumbline.example/assets/configurator-page-D3adBeef.js:1:2)',
  context: { screen: 'configurator', name: 'Jana Nováková' },
};

const send = (browser: TestBrowser, changes: object = {}) =>
  browser.post('/api/errors/report', { ...report, ...changes });

async function readGroups(admin: TestBrowser, query = ''): Promise<{ rows: ErrorGroup[]; next: string | null }> {
  const answer = await admin.get(`${listPath}${query}`);
  assert.equal(answer.status, 200);
  return answer.body as { rows: ErrorGroup[]; next: string | null };
}

async function readOnly(admin: TestBrowser): Promise<ErrorGroupDetail> {
  const { rows } = await readGroups(admin);
  assert.equal(rows.length, 1);
  return (await admin.get(`${listPath}/${rows[0]?.fingerprint}`)).body as ErrorGroupDetail;
}

async function change(admin: TestBrowser, fingerprint: string, body: object) {
  const csrfToken = await admin.takeToken();
  return admin.call(`${listPath}/${fingerprint}/state`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify(body),
  });
}

testOnEachEngine('J4 a report is answered with nothing and kept without personal data', async (database, context) => {
  const app = await openTestApp(context, database);
  const answer = await send(app.newBrowser());
  assert.deepEqual([answer.status, answer.body], [200, {}]);
  const group = await readOnly(await app.newBrowserOf('admin'));
  assert.equal(group.message, 'Row 12 of … is broken, call …');
  assert.deepEqual(
    [group.category, group.severity, group.state, group.count, group.version],
    ['component', 'critical', 'open', 1, 1],
  );
  assert.deepEqual(group.sample, {
    errorId: report.errorId,
    source: 'browser',
    path: '/ponuka',
    userAgent: report.userAgent,
    isSignedIn: true,
    frames: ['a (assets/configurator-page-D3adBeef.js:1:2)'],
    context: { screen: 'configurator' },
  });
  const stored = JSON.stringify(await database.db.selectFrom('error_groups').selectAll().execute());
  const { log } = app.transcript();
  for (const secret of ['jana', 'Jana', '0901 2', '09012', 'tajn', '01KAJ0000000000000000000AA']) {
    assert.equal(stored.includes(secret), false, `${secret} is stored`);
    assert.equal(log.includes(secret), false, `${secret} is in the log`);
  }
});

testOnEachEngine('J4 only what is critical or high is kept', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const severity of ['low', 'medium']) {
    assert.equal((await send(app.newBrowser(), { severity })).status, 200);
  }
  assert.deepEqual((await readGroups(await app.newBrowserOf('admin'))).rows, []);
  assert.equal((await send(app.newBrowser(), { severity: 'high' })).status, 200);
  assert.equal((await readGroups(await app.newBrowserOf('admin'))).rows.length, 1);
});

testOnEachEngine('J4 a report that is too long or of another shape is refused', async (database, context) => {
  const app = await openTestApp(context, database);
  const wrong: object[] = [
    { message: 'x'.repeat(1001) },
    { stack: 'x'.repeat(8001) },
    { url: 'x'.repeat(2001) },
    { context: { screen: 'x'.repeat(2001) } },
    { category: 'other' },
    { severity: 'fatal' },
    { errorId: '<script>' },
    { extra: true },
  ];
  for (const changes of wrong) {
    const { status, code } = await send(app.newBrowser(), changes);
    assert.deepEqual([status, code], [400, 'invalid-input'], Object.keys(changes).join());
  }
  const huge = await send(app.newBrowser(), { stack: 'x'.repeat(70_000) });
  assert.deepEqual([huge.status, huge.code], [413, 'body-too-large']);
  const bare = { stack: null, context: null, userId: null, sessionId: null };
  assert.equal((await send(app.newBrowser(), bare)).status, 200);
});

testOnEachEngine('J4 one address may report thirty times in ten minutes', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  for (let call = 1; call <= 30; call += 1) assert.equal((await send(browser)).status, 200);
  const refused = await send(browser);
  assert.deepEqual(
    [refused.status, refused.code, refused.headers.get('retry-after')],
    [429, 'too-many-requests', '600'],
  );
  assert.equal((await send(app.newBrowser('192.0.2.9'))).status, 200);
  assert.equal((await readOnly(await app.newBrowserOf('admin'))).count, 31);
});

testOnEachEngine(
  'J4 reports of one error are counted together, whichever instance they come to',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const second = await openSecondApp(context, database);
    await send(app.newBrowser());
    app.passTime(5000);
    second.passTime(5000);
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const browser = (index % 2 ? app : second).newBrowser(`192.0.2.${index + 1}`);
        await browser.takeToken();
        return browser;
      }),
    );
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        send(browser, { message: `Row ${index} of someone@strechy.example is broken, call 0901 234 567` }),
      ),
    );
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    const group = await readOnly(await app.newBrowserOf('admin'));
    assert.deepEqual([group.count, group.lastSeenAt - group.firstSeenAt], [21, 5000]);
  },
);

testOnEachEngine(
  'J4 a muted error is counted and stays muted, a resolved one that comes back is open again',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const again = async () => {
      await send(app.newBrowser());
      const { state, count, version } = await readOnly(admin);
      return { state, count, version };
    };
    assert.deepEqual(await again(), { state: 'open', count: 1, version: 1 });
    const { fingerprint } = await readOnly(admin);
    assert.equal((await change(admin, fingerprint, { state: 'muted', version: 1 })).status, 200);
    assert.deepEqual(await again(), { state: 'muted', count: 2, version: 2 });
    assert.equal((await change(admin, fingerprint, { state: 'resolved', version: 2 })).status, 200);
    assert.deepEqual(await again(), { state: 'open', count: 3, version: 4 });
  },
);

testOnEachEngine(
  'J4 G5 G11 of two decisions about one version the second is refused, and only the first is in the audit log',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    await send(app.newBrowser());
    const { fingerprint } = await readOnly(admin);
    const answers = await Promise.all([
      change(admin, fingerprint, { state: 'muted', version: 1 }),
      change(await app.newBrowserOf('admin'), fingerprint, { state: 'resolved', version: 1 }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    );
    assert.equal(answers.find(({ status }) => status === 409)?.code, 'changed-meanwhile');
    const { state } = await readOnly(admin);
    const entries = await database.db.selectFrom('audit_entries').selectAll().execute();
    assert.deepEqual(
      entries.map(({ action, subject_id: subject, detail }) => [action, subject, JSON.parse(detail)]),
      [['error-report.state-changed', fingerprint, { from: 'open', to: state }]],
    );
    const missing = await change(admin, '0'.repeat(32), { state: 'muted', version: 1 });
    assert.deepEqual([missing.status, missing.code], [404, 'not-found']);
  },
);

testOnEachEngine(
  'J4 errors are listed by pages, the latest first, by state, severity and category',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const admin = await app.newBrowserOf('admin');
    const group = (index: number) => ({
      fingerprint: index.toString(16).padStart(32, '0'),
      message: `error ${index}`,
      category: 'internal' as const,
      severity: 'critical' as const,
      state: index % 2 === 0 ? ('open' as const) : ('muted' as const),
      count: 1,
      first_seen_at: 1000,
      // Pairs are seen at the same moment.
      last_seen_at: 1000 + Math.floor(index / 2),
      sample: '{}',
      version: 1,
    });
    await database.db
      .insertInto('error_groups')
      .values(Array.from({ length: 120 }, (_, index) => group(index)))
      .execute();
    const messages: string[] = [];
    let after = '';
    for (let page = 1; page <= 3; page += 1) {
      const { rows, next } = await readGroups(admin, after);
      messages.push(...rows.map(({ message }) => message));
      assert.equal(next === null, page === 3);
      after = `?after=${next}`;
    }
    assert.deepEqual(
      messages,
      Array.from({ length: 120 }, (_, index) => `error ${119 - index}`),
    );
    const muted = await readGroups(admin, '?state=muted');
    assert.deepEqual([muted.rows.length, muted.rows.every(({ state }) => state === 'muted')], [50, true]);
    await database.db
      .updateTable('error_groups')
      .set({ category: 'network', severity: 'medium' })
      .where('message', '=', 'error 7')
      .execute();
    for (const [query, count] of [
      ['?severity=medium', 1],
      ['?category=network', 1],
      ['?state=muted&severity=medium&category=network', 1],
      ['?state=open&severity=medium', 0],
      ['?severity=low', 0],
    ] as const) {
      assert.equal((await readGroups(admin, query)).rows.length, count, query);
    }
  },
);

testOnEachEngine(
  'J4 a failure of the server is counted under the id of its answer, without what it says',
  async (database, context) => {
    const app: TestApp = await openTestApp(context, database);
    const failing = () => Promise.reject(new RangeError('jana@strechy.example was here'));
    app.services.pages = { ...app.services.pages, render: failing };
    const answer = await app.newBrowser().get('/potvrdenie-dopytu?request=tajnyodkaz');
    const { errorId } = answer.body as ErrorBody;
    const group = await readOnly(await app.newBrowserOf('admin'));
    assert.deepEqual(
      [answer.status, group.message, group.category, group.severity],
      [500, 'RangeError', 'internal', 'critical'],
    );
    assert.deepEqual([group.sample.errorId, group.sample.source, group.sample.path], [errorId, 'server', '/*']);
    assert.equal(JSON.stringify(group).includes('jana'), false);
    await app.newBrowser().get('/potvrdenie-dopytu');
    assert.equal((await readOnly(await app.newBrowserOf('admin'))).count, 2);
  },
);

testOnEachEngine('J4 only administrators read and decide about errors', async (database, context) => {
  const app = await openTestApp(context, database);
  const group = `${listPath}/${'0'.repeat(32)}`;
  for (const [browser, status] of [
    [app.newBrowser(), 401],
    [await app.newBrowserOf('user'), 403],
  ] as const) {
    assert.equal((await browser.get(listPath)).status, status);
    assert.equal((await browser.get(group)).status, status);
    assert.equal((await change(browser, '0'.repeat(32), { state: 'muted', version: 1 })).status, status);
  }
});
