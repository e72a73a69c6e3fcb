import assert from 'node:assert/strict';
import { getOwnDraft } from '#contract/drafts.ts';
import type { User } from '#contract/accounts/users.ts';
import { emptyAnswers } from '#domain/configurator/answers.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { currencies } from '#domain/money.ts';
import { statusesOf } from '#tests/support/people/accounts.ts';
import { done } from '#tests/support/people/office.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';

const { path } = getOwnDraft;
/** Choices come back in the order in which they are offered. */
const features = featureIds.filter((id) => sampleAnswers.features.includes(id));
const draft = { answers: { ...sampleAnswers, features }, attachments: null, currency: 'CZK' };
const other = { answers: { ...emptyAnswers, mode: 'quick' }, attachments: 's'.repeat(43), currency: 'EUR' };

const keep = (browser: TestBrowser, version: number | null, kept: object = draft) =>
  browser.put(path, { draft: kept, version });
const read = async (browser: TestBrowser) => (await browser.get(path)).body;
const countDrafts = async ({ db }: TestDatabase) => (await db.selectFrom('own_drafts').selectAll().execute()).length;

testOnEachEngine('C7 the draft of a signed-in person is found on every device', async (database, context) => {
  const app = await openTestApp(context, database);
  const phone = await app.newBrowserOf('user');
  assert.deepEqual(await read(phone), { kept: null });
  assert.deepEqual((await keep(phone, null)).body, { savedAt: startTime, version: 1 });
  app.passTime(1000);
  const laptop = app.newBrowser();
  for (const [name, value] of phone.cookies) laptop.cookies.set(name, value);
  assert.deepEqual(await read(laptop), { kept: { draft, savedAt: startTime, version: 1 } });
  assert.deepEqual((await keep(laptop, 1, other)).body, { savedAt: startTime + 1000, version: 2 });
  assert.deepEqual(await read(phone), { kept: { draft: other, savedAt: startTime + 1000, version: 2 } });
});

testOnEachEngine(
  'C7 whoever has not seen the last change keeps nothing, and neither of two at once both',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await app.newBrowserOf('user');
    await browser.takeToken();
    const first = await Promise.all([keep(browser, null), keep(browser, null, other)]);
    assert.deepEqual(statusesOf(first), [200, 409]);
    const second = await Promise.all([keep(browser, 1), keep(browser, 1, other)]);
    assert.deepEqual(statusesOf(second), [200, 409]);
    for (const version of [null, 1, 3]) assert.equal((await keep(browser, version)).code, 'changed-meanwhile');
    assert.equal((await keep(browser, 2)).status, 200);
  },
);

testOnEachEngine("C7 nobody reads, changes or forgets another person's draft", async (database, context) => {
  const app = await openTestApp(context, database);
  const [jana, peter] = [await app.newBrowserOf('user'), await app.newBrowserOf('admin')];
  await keep(jana, null);
  assert.deepEqual(await read(peter), { kept: null });
  assert.equal((await keep(peter, 1, other)).code, 'changed-meanwhile');
  assert.equal((await keep(peter, null, other)).status, 200);
  await peter.delete(path);
  assert.deepEqual(await read(jana), { kept: { draft, savedAt: startTime, version: 1 } });
  const visitor = app.newBrowser();
  const refused = [await visitor.get(path), await keep(visitor, null), await visitor.delete(path)];
  assert.deepEqual(statusesOf(refused), [401, 401, 401]);
});

testOnEachEngine('C7 a forgotten draft is gone, and forgetting none is no error', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = await app.newBrowserOf('user');
  await keep(browser, null);
  for (let time = 1; time <= 2; time += 1) assert.deepEqual((await browser.delete(path)).body, {});
  assert.deepEqual(await read(browser), { kept: null });
  assert.equal((await keep(browser, 1)).code, 'changed-meanwhile');
  assert.deepEqual((await keep(browser, null)).body, { savedAt: startTime, version: 1 });
});

testOnEachEngine(
  'C7 a request that a signed-in person sends takes the draft from the account',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const [jana, peter] = [await app.newBrowserOf('user'), await app.newBrowserOf('user')];
    for (const browser of [jana, peter]) await keep(browser, null);
    assert.equal((await submit(jana, submission())).status, 200);
    assert.deepEqual(await read(jana), { kept: null });
    assert.equal(await countDrafts(database), 1);
    assert.equal((await submit(peter, submission({ answers: emptyAnswers }))).code, 'invalid-input');
    assert.equal((await submit(app.newBrowser(), submission())).status, 200);
    assert.equal(await countDrafts(database), 1);
  },
);

testOnEachEngine('C7 G6 the draft goes with the account', async (database, context) => {
  const app = await openTestApp(context, database);
  const [admin, leaver] = [await app.newBrowserOf('admin'), await app.newBrowserOf('user')];
  await keep(leaver, null);
  const { rows } = (await admin.get('/api/admin/users?role=user')).body as { rows: User[] };
  const [user] = rows;
  assert.ok(user);
  assert.equal((await admin.delete(`/api/admin/users/${user.id}`, { version: user.version })).status, 200);
  assert.equal(await countDrafts(database), 0);
});

testOnEachEngine(
  'C7 K8 a draft is kept with the currency of an own budget; of one that an earlier release or page has kept nobody knows it',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = await app.newBrowserOf('user');
    const kept = async () => done(await browser.get(path), getOwnDraft).kept?.draft;
    const budget = { ...draft, answers: { ...draft.answers, budget: 'custom', customBudget: '3 000' } } as const;
    for (const currency of currencies) {
      const version = done(await browser.get(path), getOwnDraft).kept?.version ?? null;
      assert.equal((await keep(browser, version, { ...budget, currency })).status, 200);
      assert.deepEqual(await kept(), { ...budget, currency });
    }
    const { content } = await database.db.selectFrom('own_drafts').select('content').executeTakeFirstOrThrow();
    const { currency, ...earlier } = JSON.parse(content) as Record<string, unknown>;
    assert.equal(currency, 'DKK');
    await database.db
      .updateTable('own_drafts')
      .set({ content: JSON.stringify(earlier) })
      .execute();
    assert.deepEqual(await kept(), { ...budget, currency: null });
    assert.equal((await keep(browser, 3, { ...budget, currency: 'CZK' })).status, 200);
    const { answers, attachments } = budget;
    assert.equal((await keep(browser, 4, { answers, attachments })).status, 200);
    assert.deepEqual(await kept(), { ...budget, currency: null });
    assert.equal((await keep(browser, 5, { ...budget, currency: 'USD' })).code, 'invalid-input');
  },
);
