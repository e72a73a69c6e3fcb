import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { allEndpoints } from '#contract/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Role } from '#domain/accounts/account.ts';
import { type Actor, refusalOf } from '#domain/permissions.ts';
import { type ErrorCode, errorCodes } from '#domain/errors/codes.ts';
import { errorsOf, isChange } from '#server/http/openapi/endpoint-errors.ts';
import { securitySettingsName } from '#server/features/settings/security-settings-store.ts';
import { minimalInput } from '#tests/support/requests/minimal-input.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, openTestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** What a call sends as its token and its key. */
type Sent = { csrfToken?: string | undefined; ids?: Record<string, string>; idempotencyKey?: string };

function pathOf(endpoint: Endpoint, ids: Record<string, string> = {}): string {
  const parameters = { ...minimalInput(endpoint.parameters), ...ids } as Record<string, string>;
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] || 'x');
}

/** Makes a call with the smallest input that fits its contract. */
async function call(browser: TestBrowser, endpoint: Endpoint, sent: Sent): Promise<TestAnswer> {
  const path = pathOf(endpoint, sent.ids);
  const headers = {
    ...(sent.csrfToken && { 'x-csrf-token': sent.csrfToken }),
    ...(endpoint.isIdempotent && { 'idempotency-key': sent.idempotencyKey ?? newKey() }),
  };
  if (!isChange(endpoint)) return browser.call(path, { method: 'GET', headers });
  return browser.call(path, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(minimalInput(endpoint.body)),
  });
}

/** Makes a call as the site does, with the token of its session. */
async function callWell(browser: TestBrowser, endpoint: Endpoint, ids?: Record<string, string>): Promise<TestAnswer> {
  const known = browser.cookies.get('csrf-token');
  const csrfToken = isChange(endpoint) ? (known ?? (await browser.takeToken())) : undefined;
  return call(browser, endpoint, { csrfToken, ...(ids && { ids }) });
}

function assertRefused(answer: TestAnswer, code: ErrorCode, what: string): void {
  assert.deepEqual([answer.status, answer.code], [errorCodes[code].status, code], what);
}

/** Either done, or refused by an error that the contract names and that is not about who is calling, as every call may. */
function assertLetIn(answer: TestAnswer, endpoint: Endpoint, what: string): void {
  const { code } = answer;
  if (answer.status === 200) {
    assert.ok(endpoint.output.safeParse(answer.body).success, `${what} answers as its contract says`);
    return;
  }
  const known = errorsOf(endpoint).find((each) => each === code);
  assert.ok(known, `${what} answers ${answer.status} ${code}, which its contract does not name`);
  assert.equal(answer.status, errorCodes[known].status, what);
  assert.ok(answer.status < 500, `${what} answers ${answer.status}`);
  const isAboutCaller = ['access-denied', 'second-factor-required', 'csrf-token-invalid'].includes(known);
  assert.equal(isAboutCaller && !endpoint.errors.includes(known), false, `${what} answers ${code}`);
}

const title = ({ method, path }: Endpoint, who: string) => `${method} ${path} as ${who}`;

const openApp = (context: TestContext, database: TestDatabase) =>
  openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '100000' } });

async function demandSecondFactor({ db }: TestDatabase): Promise<void> {
  const value = JSON.stringify({ requireSecondFactor: true, minimumPasswordLength: 6 });
  await db.insertInto('settings').values({ name: securitySettingsName, value, updated_at: 0, version: 1 }).execute();
}

/** A browser of somebody who has an authenticator app. */
async function newEnrolledBrowser(app: TestApp, role: Role): Promise<TestBrowser> {
  const known = await app.services.db.selectFrom('users').select('id').execute();
  const browser = await app.newBrowserOf(role);
  const before = new Set(known.map(({ id }) => id));
  const all = await app.services.db.selectFrom('users').select('id').execute();
  for (const { id } of all.filter((user) => !before.has(user.id))) {
    await app.services.db.updateTable('users').set({ totp_enabled_at: 1 }).where('id', '=', id).execute();
  }
  return browser;
}

/** For what is decided before anything is asked of the database but who is calling. */
function testOnSqlite(name: string, run: (database: TestDatabase, context: TestContext) => Promise<void>): void {
  test(name, async (context) => run(await openTestDatabase(context, 'sqlite'), context));
}

type Kind = { who: string; actor: Actor; open: (app: TestApp) => Promise<TestBrowser> };

const anonymous: Kind = { who: 'a visitor', actor: { kind: 'anonymous' }, open: async (app) => app.newBrowser() };

const kinds = ['customer', 'bookkeeper', 'admin'] as const;
const person = (kind: (typeof kinds)[number], mustEnrol = false): Actor => ({ kind, userId: '', mustEnrol });
const roleOf = { customer: 'user', bookkeeper: 'bookkeeper', admin: 'admin' } as const;

const people = kinds.map((kind): Kind => ({
  who: kind,
  actor: person(kind),
  open: (app) => app.newBrowserOf(roleOf[kind]),
}));

async function walk(app: TestApp, callers: readonly Kind[]): Promise<void> {
  for (const { who, actor, open } of callers) {
    let browser = await open(app);
    for (const { endpoint } of allEndpoints) {
      const answer = await callWell(browser, endpoint);
      const refusal = refusalOf(actor, endpoint.permission);
      if (refusal) assertRefused(answer, refusal, title(endpoint, who));
      else assertLetIn(answer, endpoint, title(endpoint, who));
      assert.equal(answer.headers.get('cache-control'), 'no-store', title(endpoint, who));
      // Who may make a change may have ended the own session with it.
      if (!refusal && isChange(endpoint)) browser = await open(app);
    }
  }
}

testOnEachEngine(
  'F1 H11 J2 every endpoint lets in whom the table of permissions lets in',
  async (database, context) => {
    await walk(await openApp(context, database), [anonymous, ...people]);
  },
);

testOnSqlite(
  'F5 while a second factor is demanded, nothing but enrolment works for those who have none',
  async (database, context) => {
    const app = await openApp(context, database);
    await demandSecondFactor(database);
    const unenrolled = kinds.map((kind): Kind => ({
      who: `${kind} who must enrol`,
      actor: person(kind, true),
      open: (running) => running.newBrowserOf(roleOf[kind]),
    }));
    const enrolled = kinds.map((kind): Kind => ({
      who: `${kind} with an authenticator app`,
      actor: person(kind),
      open: (running) => newEnrolledBrowser(running, roleOf[kind]),
    }));
    await walk(app, [...unenrolled, ...enrolled]);
  },
);

/** Signs a customer in who owns a session and a passkey of one and the same id, which it answers. */
async function openOwner(app: TestApp): Promise<{ owner: TestBrowser; id: string }> {
  const owner = await app.newBrowserOf('user');
  const { sessions } = (await owner.get('/api/account/sessions')).body as { sessions: { id: string }[] };
  const id = sessions[0]?.id ?? '';
  const { db } = app.services;
  const session = await db.selectFrom('sessions').select('user_id').where('id', '=', id).executeTakeFirstOrThrow();
  const passkey = { name: '', public_key: '', counter: 0, transports: '[]', created_at: 0, last_used_at: null };
  await db
    .insertInto('passkeys')
    .values({ id, user_id: session.user_id, ...passkey })
    .execute();
  return { owner, id };
}

testOnEachEngine('F1 nobody reaches what belongs to another customer', async (database, context) => {
  const app = await openApp(context, database);
  const tried: string[] = [];
  for (const { endpoint } of allEndpoints) {
    if (!endpoint.path.includes(':') || refusalOf(person('customer'), endpoint.permission)) continue;
    const { owner, id } = await openOwner(app);
    const answer = await callWell(await app.newBrowserOf('user'), endpoint, { id });
    assertRefused(answer, 'not-found', title(endpoint, 'another customer'));
    assert.equal((await owner.get('/api/user')).status, 200, 'the session is there still');
    const passkey = await database.db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst();
    assert.ok(passkey, 'the passkey is there still');
    tried.push(endpoint.path);
  }
  assert.deepEqual(tried.filter((path) => !/:(?:token|key)/.test(path)).toSorted(), [
    '/api/account/passkeys/:id',
    '/api/account/sessions/:id',
    '/api/portal/projects/:id',
    '/api/portal/projects/:id/files',
    '/api/portal/projects/:id/material',
    '/api/portal/projects/:id/material/:material/sending',
    '/api/portal/projects/:id/milestones/:milestone/approval',
    '/api/portal/projects/:id/milestones/:milestone/changes',
    '/api/portal/threads/:place/:id/messages',
    '/api/portal/threads/:place/:id/messages',
    '/api/portal/threads/:place/:id/messages/:message',
    '/api/portal/threads/:place/:id/messages/:message',
    '/api/portal/threads/:place/:id/seen',
    '/api/portal/threads/:place/:id/typing',
  ]);
});

testOnSqlite('J1 every changing endpoint refuses every token but a good one', async (database, context) => {
  const app = await openApp(context, database);
  const foreign = await (await app.newBrowserOf('admin')).takeToken();
  const ofNobody = await app.newBrowser().takeToken();
  for (const { endpoint } of allEndpoints.filter((each) => isChange(each.endpoint))) {
    const browser = await app.newBrowserOf('admin');
    const good = await browser.takeToken();
    const table: [what: string, inHeader: string | undefined, inCookie: string | undefined][] = [
      ['no token', undefined, good],
      ['no token at all', undefined, undefined],
      ['a token cut short', good.slice(0, -1), good.slice(0, -1)],
      ['nonsense', 'x', 'x'],
      ['the header alone', good, undefined],
      ['header and cookie apart', good, ofNobody],
      ["a foreign session's token", foreign, foreign],
      ["a visitor's token", ofNobody, ofNobody],
    ];
    for (const [what, inHeader, inCookie] of table) {
      if (inCookie === undefined) browser.cookies.delete('csrf-token');
      else browser.cookies.set('csrf-token', inCookie);
      assertRefused(
        await call(browser, endpoint, { csrfToken: inHeader }),
        'csrf-token-invalid',
        title(endpoint, what),
      );
    }
    const fresh = await call(browser, endpoint, { csrfToken: await browser.takeToken() });
    assertLetIn(fresh, endpoint, title(endpoint, 'the same person with a fresh token'));
  }
});

testOnSqlite('J2 every endpoint refuses what its contract does not describe', async (database, context) => {
  const app = await openApp(context, database);
  const browser = await app.newBrowserOf('admin');
  for (const { endpoint } of allEndpoints) {
    const csrfToken = isChange(endpoint) ? await browser.takeToken() : '';
    const path = pathOf(endpoint);
    const headers = {
      'x-csrf-token': csrfToken,
      ...(isChange(endpoint) && { 'content-type': 'application/json' }),
      ...(endpoint.isIdempotent && { 'idempotency-key': newKey() }),
    };
    const unknownQuery = await browser.call(`${path}?surprise=1`, {
      method: endpoint.method,
      headers,
      ...bodyOf(endpoint),
    });
    assertRefused(unknownQuery, 'invalid-input', title(endpoint, 'somebody with a query of their own'));
    if (!isChange(endpoint)) continue;
    const body = JSON.stringify({ ...minimalInput(endpoint.body), surprise: 1 });
    const unknownField = await browser.call(path, { method: endpoint.method, headers, body });
    assertRefused(unknownField, 'invalid-input', title(endpoint, 'somebody with a field of their own'));
    const asForm = { ...headers, 'content-type': 'text/plain' };
    const plain = await browser.call(path, { method: endpoint.method, headers: asForm, body });
    assert.equal(plain.status, 415, title(endpoint, 'somebody with plain text'));
  }
});

const bodyOf = (endpoint: Endpoint) =>
  isChange(endpoint) ? { body: JSON.stringify(minimalInput(endpoint.body)) } : {};

testOnSqlite('E1 an endpoint that declares a key refuses a call without one', async (database, context) => {
  const app = await openApp(context, database);
  const idempotent = allEndpoints.filter(({ endpoint }) => endpoint.isIdempotent);
  assert.ok(idempotent.length > 0);
  const browser = await app.newBrowserOf('admin');
  const csrfToken = await browser.takeToken();
  for (const { endpoint } of idempotent) {
    for (const idempotencyKey of ['', 'short', 'with spaces in between', 'x'.repeat(65)]) {
      const answer = await call(browser, endpoint, { csrfToken, idempotencyKey });
      assertRefused(answer, 'invalid-input', title(endpoint, `somebody with the key "${idempotencyKey}"`));
      assert.equal((answer.body as { field: string }).field, 'Idempotency-Key');
    }
  }
});

testOnSqlite(
  'S2 a session that has not proved whose it is within five minutes makes no call that needs it',
  async (database, context) => {
    const app = await openApp(context, database);
    for (const { open, who, actor } of people) {
      const browser = await open(app);
      await app.services.db
        .updateTable('sessions')
        .set({ proved_at: app.services.clock() - 5 * 60_000 - 1 })
        .execute();
      for (const { endpoint } of allEndpoints.filter((each) => each.endpoint.needsProof)) {
        if (refusalOf(actor, endpoint.permission) === null) {
          assertRefused(await callWell(browser, endpoint), 'proof-needed', title(endpoint, who));
        }
      }
    }
  },
);
