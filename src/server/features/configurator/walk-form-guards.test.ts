import assert from 'node:assert/strict';
import type { Answers } from '#domain/configurator/answers.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { allPathsOf } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { FormVisitor, detailedAnswers, quickAnswers } from '#tests/support/browser/form-visitor.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

function readRequests({ db }: TestDatabase) {
  return db.selectFrom('service_requests').selectAll().orderBy('number').execute();
}

testOnEachEngine('C2 no button skips an incomplete step', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  for (const go of ['summary', 'submit', 'contact']) {
    const answers: Answers = { ...quickAnswers, trade: null };
    const fields = [...answersToFields(answers), ['step', 'quote-type'], ['go', go]] as [string, string][];
    const { walk } = readPageInput((await browser.postForm('/ponuka', fields)).text).data;
    assert.equal(walk?.step, 'trade', go);
  }
  assert.deepEqual(await readRequests(database), []);
});

testOnEachEngine(
  'E1 a form completed faster than a person can is shown again, and accepted later',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
    const visitor = await FormVisitor.open(app);
    await visitor.passAll(quickAnswers);
    const early = await visitor.press('submit');
    assert.deepEqual(
      [early.status, early.headers.get('retry-after'), visitor.walk.failure],
      [429, '3', texts.sk.errorCodes['sent-too-fast']],
    );
    app.passTime(2999);
    assert.equal((await visitor.press('submit')).status, 429);
    app.passTime(1);
    assert.equal((await visitor.press('submit')).status, 303);
  },
);

testOnEachEngine('E1 a forged start time counts as now', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(quickAnswers);
  app.passTime(5000);
  const csrfToken = await visitor.browser.takeToken();
  app.passTime(5000);
  for (const startedToken of ['', 'x.y.z', `${visitor.walk.startedToken}x`, csrfToken]) {
    const fields = visitor.form.fill({ startedToken }, 'submit');
    const { walk } = readPageInput((await visitor.browser.postForm('/ponuka', fields)).text).data;
    assert.equal(walk?.failure, texts.sk.errorCodes['sent-too-fast'], startedToken);
  }
});

testOnEachEngine('E1 the hidden field archives a request of the plain form as well', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(quickAnswers);
  assert.equal((await visitor.press('submit', { website: 'https://spam.example' })).status, 303);
  assert.deepEqual(
    (await readRequests(database)).map((row) => row.is_archived),
    [1],
  );
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, 0);
});

testOnEachEngine(
  'E1 plain forms share the rate limit of the API, whatever the button, and keep the typed values',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const visitor = await FormVisitor.open(app);
    await visitor.passAll(quickAnswers);
    const fields = visitor.form.fill({}, 'submit');
    for (let sent = 0; sent < 10; sent += 1)
      assert.equal((await visitor.browser.postForm('/ponuka', fields)).status, 303);
    for (const sent of [fields, [['go', 'next'], ...fields] as typeof fields]) {
      visitor.answer = await visitor.browser.postForm('/ponuka', sent);
      assert.deepEqual([visitor.answer.status, visitor.answer.headers.get('retry-after')], [429, '600']);
      assert.equal(visitor.walk.failure, texts.sk.errorCodes['too-many-requests']);
      assert.deepEqual(visitor.form.valuesOf('email'), [quickAnswers.contact.email]);
    }
    app.passTime(600_000);
    assert.equal((await visitor.press('submit')).status, 303);
  },
);

testOnEachEngine('J1 a form from another site or of unknown origin is rejected', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(quickAnswers);
  const fields = visitor.form.fill({}, 'submit');
  const { origin } = app;
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${origin}.evil.example` },
    { origin: origin.replace('http:', 'https:') },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of foreign) {
    const answer = await visitor.browser.postForm('/ponuka', fields, headers);
    assert.deepEqual([answer.status, answer.code], [403, 'foreign-origin'], JSON.stringify(headers));
  }
  assert.deepEqual(await readRequests(database), []);
  for (const headers of [{ origin }, { 'sec-fetch-site': 'same-origin' }]) {
    assert.equal((await visitor.browser.postForm('/ponuka', fields, headers)).status, 303);
  }
});

testOnEachEngine('A3 the form is accepted at the path of every language', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of allPathsOf('configurator')) {
    const answer = await app.newBrowser().postForm(path, [['go', 'next']]);
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [422, 'no-store'], path);
    assert.equal(readPageInput(answer.text).language, 'sk');
  }
});

testOnEachEngine('C2 unknown fields and malformed values are ignored', async (database, context) => {
  const app = await openTestApp(context, database);
  const browser = app.newBrowser();
  const odd: [string, string][] = [
    ['mode', 'detailed'],
    ['mode', 'quick'],
    ['serviceType', 'castle'],
    ['objectives', 'build-trust'],
    ['objectives', 'build-trust'],
    ['name', 'Ja\0na'],
    ['customBudget', ' '.repeat(500)],
    ['__proto__', 'x'],
    ['idempotencyKey', 'short'],
    ['step', 'constructor'],
    ['go', 'toString'],
  ];
  const { walk } = readPageInput((await browser.postForm('/ponuka', odd)).text).data;
  assert.ok(walk);
  assert.deepEqual(
    [walk.step, walk.answers.mode, walk.answers.serviceType, walk.answers.objectives, walk.answers.contact.name],
    ['quote-type', 'quick', null, ['build-trust'], 'Jana'],
  );
  assert.match(walk.idempotencyKey, /^[\w-]{43}$/);
  assert.equal((await browser.postForm('/ponuka', [])).status, 200);
});

testOnEachEngine('C2 long texts and texts with surrounding blanks reach the summary', async (database, context) => {
  const app = await openTestApp(context, database);
  const padding = ' '.repeat(300);
  const answers: Answers = {
    ...detailedAnswers,
    trade: 'custom',
    customTrade: `${padding}Studnár${padding}`,
    budget: 'custom',
    customBudget: `${padding}2500${padding}`,
    description: `${'ž'.repeat(4000)}${padding}`,
    contact: { ...detailedAnswers.contact, name: `${padding}Jana${padding}` },
  };
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(answers);
  assert.ok(visitor.walk.storedEstimate);
  assert.equal((await visitor.press('submit')).status, 303);
});
