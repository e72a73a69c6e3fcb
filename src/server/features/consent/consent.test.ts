import assert from 'node:assert/strict';
import { createConsent } from '#contract/consent.ts';
import { consentLifetimeMs, consentVersion, parseConsent } from '#domain/consent/consent.ts';
import { languages } from '#domain/languages.ts';
import { allPathsOf } from '#domain/routes.ts';
import { openTestApp, startTime } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/browser/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const path = createConsent.path;

const recorded = ({ db }: TestDatabase) => db.selectFrom('consents').selectAll().orderBy('id').execute();

const cookieLine = (answer: TestAnswer, name: string) =>
  answer.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));

const choiceOf = (browser: TestBrowser) => parseConsent(browser.cookies.get('consent'), startTime);

testOnEachEngine(
  'B12 a choice is recorded with the text’s version, and the cookie keeps it for 12 months',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser('192.0.2.1', { 'accept-language': 'da' });
    const answer = await browser.post(path, { version: '2026-01-05', categories: ['chat', 'analytics'] });
    assert.equal(answer.status, 200);
    const { id } = answer.body as { id: string };
    assert.deepEqual(await recorded(database), [
      { id, at: startTime, version: '2026-01-05', categories: '["necessary","analytics","chat"]', language: 'da' },
    ]);
    const line = cookieLine(answer, 'consent') ?? '';
    assert.match(line, new RegExp(`^consent=2026-01-05\\.nac\\.${startTime.toString(36)}\\.${id}; `));
    assert.match(line, new RegExp(`Max-Age=${consentLifetimeMs / 1000}; Path=/; SameSite=Lax`));
    assert.doesNotMatch(line, /HttpOnly/);
  },
);

testOnEachEngine('B12 E1 what is no choice is refused, and a stranger’s call too', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  for (const body of [
    {},
    { version: consentVersion },
    { version: 'today', categories: [] },
    { version: consentVersion, categories: ['marketing'] },
    { version: consentVersion, categories: Array.from({ length: 11 }, () => 'chat') },
    { version: consentVersion, categories: [], name: 'x' },
  ]) {
    const answer = await browser.post(path, body);
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input'], JSON.stringify(body));
  }
  const foreign = await browser.postWithToken(path, { version: consentVersion, categories: [] }, undefined);
  assert.equal(foreign.status, 403);
  assert.deepEqual(await recorded(database), []);
  assert.equal(browser.cookies.has('consent'), false);
});

testOnEachEngine('B12 E1 calls and plain forms count against one limit', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const body = { version: consentVersion, categories: [] };
  for (let sent = 0; sent < 15; sent += 1) {
    assert.equal((await browser.post(path, body)).status, 200);
    assert.equal((await browser.postForm('/cookies', [])).status, 303);
  }
  assert.equal((await browser.post(path, body)).status, 429);
  assert.equal((await browser.postForm('/cookies', [])).status, 429);
  assert.equal((await app.newBrowser('192.0.2.2').postForm('/cookies', [])).status, 303);
});

testOnEachEngine('A2 B12 the plain form keeps what is ticked and leads back to the page', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const language of languages) {
    const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
    for (const address of allPathsOf('cookies')) {
      const answer = await browser.postForm(address, [
        ['categories', 'preferences'],
        ['categories', 'chat'],
        ['categories', 'marketing'],
      ]);
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/cookies?saved#consent-saved']);
      assert.deepEqual(choiceOf(browser)?.categories, ['necessary', 'preferences', 'chat']);
      assert.equal(choiceOf(browser)?.version, consentVersion);
    }
  }
  const rows = await recorded(database);
  assert.deepEqual(rows.map((row) => row.language).toSorted(), [...languages].toSorted());
});

testOnEachEngine(
  'B12 the plain form with nothing ticked rejects, and withdraws by its button',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    await browser.postForm('/cookies', []);
    assert.deepEqual(choiceOf(browser)?.categories, ['necessary']);
    await browser.postForm('/cookies', [['categories', 'analytics']]);
    assert.deepEqual(choiceOf(browser)?.categories, ['necessary', 'analytics']);
    await browser.postForm('/cookies', [
      ['categories', 'analytics'],
      ['withdraw', ''],
    ]);
    assert.deepEqual(choiceOf(browser)?.categories, ['necessary']);
  },
);

testOnEachEngine('B12 J1 a form from another site sets no choice', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
    assert.equal((await browser.postForm('/cookies', [['categories', 'chat']], headers)).status, 403);
  }
  assert.deepEqual(await recorded(database), []);
  assert.equal(browser.cookies.has('consent'), false);
});

testOnEachEngine(
  'V9 B2 B12 a chosen language is kept for the session, and for a year once preferences were agreed to',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const browser = app.newBrowser();
    const isKept = (answer: TestAnswer) => /Max-Age=31536000/.test(cookieLine(answer, 'i18next') ?? '');
    const first = await browser.get('/?lng=da');
    assert.match(cookieLine(first, 'i18next') ?? '', /^i18next=da; Path/);
    assert.equal(isKept(first), false, 'before any choice');
    const rejection = await browser.postForm('/cookies', []);
    assert.match(cookieLine(rejection, 'i18next') ?? '', /^i18next=da; Path/, 'the cookie that is there ends as well');
    const next = await browser.get('/?lng=cs');
    assert.match(cookieLine(next, 'i18next') ?? '', /^i18next=cs; /);
    assert.doesNotMatch(cookieLine(next, 'i18next') ?? '', /Max-Age|Expires/);
    const agreement = await browser.postForm('/cookies', [['categories', 'preferences']]);
    assert.equal(isKept(agreement), true, 'agreed');
    assert.equal(isKept(await browser.get('/?lng=en')), true);
    app.passTime(consentLifetimeMs);
    assert.equal(isKept(await browser.get('/?lng=en')), false, 'an agreement that is over counts as no choice');
  },
);

testOnEachEngine('B9 a page names the third parties of its host, and none without an id', async (database, context) => {
  const environment = {
    TAG_MANAGER_ID: 'GTM-AB12CD3',
    CHAT_KEY: '0123456789abcdef',
    PREVIEW_HOST: 'preview.plumbline.example',
  };
  const none = { tagManagerId: null, chatKey: null };
  const bare = await openTestApp(context, database);
  assert.deepEqual(readPageInput((await bare.newBrowser().get('/')).text).thirdParties, none);
  const app = await openTestApp(context, database, { environment });
  for (const [host, expected] of [
    ['plumbline.example', { tagManagerId: 'GTM-AB12CD3', chatKey: '0123456789abcdef' }],
    ['preview.plumbline.example', none],
    ['preview.plumbline.example:8080', none],
  ] as const) {
    // Twice, so that pages out of the cache are among them.
    for (const _ of [1, 2]) {
      const { text } = await app.newBrowser('192.0.2.1', { host }).get('/');
      assert.deepEqual(readPageInput(text).thirdParties, expected, host);
    }
  }
});
