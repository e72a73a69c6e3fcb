import assert from 'node:assert/strict';
import type { AuditEntry } from '#contract/audit.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/test-browser.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';

type Page = { entries: AuditEntry[]; next: string | null };

const idOf = (number: number) => String(number).padStart(26, '0');

/** Fills the log with 120 entries: every second of a sign-in, the others of a sign-out; every third by an admin. */
async function fillLog(app: TestApp): Promise<void> {
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: idOf(index + 1),
    at: index + 1,
    actor_kind: index % 3 === 0 ? ('admin' as const) : ('customer' as const),
    actor_id: index % 3 === 0 ? idOf(1) : idOf(2),
    action: index % 2 === 0 ? ('account.signed-in' as const) : ('account.signed-out' as const),
    subject_id: null,
    address: '192.0.2.7',
    detail: JSON.stringify({ number: index + 1 }),
  }));
  await app.services.db.insertInto('audit_entries').values(rows).execute();
}

async function readAll(browser: TestBrowser, query: string): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let next: string | null = ''; next !== null;) {
    const answer = await browser.get(`/api/admin/audit?${query}${next === '' ? '' : `&after=${next}`}`);
    assert.equal(answer.status, 200, answer.text);
    const page = answer.body as Page;
    assert.ok(page.entries.length <= 50);
    entries.push(...page.entries);
    ({ next } = page);
  }
  return entries;
}

testOnEachEngine('G11 the audit log is read newest first, every entry once', async (database, context) => {
  const app = await openTestApp(context, database);
  await fillLog(app);
  const entries = await readAll(await app.newBrowserOf('admin'), '');
  assert.deepEqual(
    entries.map(({ at }) => at),
    Array.from({ length: 120 }, (_, index) => 120 - index),
  );
  assert.deepEqual(entries.at(-1), {
    id: idOf(1),
    at: 1,
    actor: 'admin',
    actorId: idOf(1),
    actorName: null,
    action: 'account.signed-in',
    subjectId: null,
    address: '192.0.2.7',
    facts: { number: 1 },
  });
});

testOnEachEngine('G11 the audit log is sifted by action, by kind of actor and by person', async (database, context) => {
  const app = await openTestApp(context, database);
  await fillLog(app);
  const browser = await app.newBrowserOf('admin');
  const table: [query: string, count: number, is: (entry: AuditEntry) => boolean][] = [
    ['action=account.signed-in', 60, ({ action }) => action === 'account.signed-in'],
    ['actor=admin', 40, ({ actor }) => actor === 'admin'],
    ['actor=admin&action=account.signed-in', 20, ({ at }) => (at - 1) % 6 === 0],
    [`actorId=${idOf(2)}`, 80, ({ actorId }) => actorId === idOf(2)],
    ['actor=system', 0, () => true],
  ];
  for (const [query, count, is] of table) {
    const entries = await readAll(browser, query);
    assert.equal(entries.length, count, query);
    assert.ok(entries.every(is), query);
  }
  for (const query of ['action=made.up', 'actor=nobody', 'after=x', 'actorId=1']) {
    assert.equal((await browser.get(`/api/admin/audit?${query}`)).code, 'invalid-input', query);
  }
});

testOnEachEngine('G11 an entry names its person, and only the agency reads it', async (database, context) => {
  const app = await openTestApp(context, database);
  const admin = await app.newBrowserOf('admin');
  const customer = await app.newBrowserOf('user');
  const { username } = (await customer.get('/api/user')).body as { username: string };
  assert.equal((await customer.post('/api/logout')).status, 200);
  const [entry] = await readAll(admin, 'action=account.signed-out');
  assert.deepEqual([entry?.actor, entry?.actorName, entry?.at], ['customer', username, app.services.clock()]);
  assert.equal((await (await app.newBrowserOf('user')).get('/api/admin/audit')).code, 'access-denied');
  assert.equal((await app.newBrowser().get('/api/admin/audit')).code, 'sign-in-required');
});
