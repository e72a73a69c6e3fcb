import assert from 'node:assert/strict';
import { createPrd } from '#contract/writing.ts';
import { stepsOf } from '#domain/configurator/steps.ts';
import { languages } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';
import { texts } from '#tests/support/documents/finished-texts.ts';
import { FormVisitor, detailedAnswers, fieldsIn, quickAnswers } from '#tests/support/browser/form-visitor.ts';
import { newKey } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { arePagesBuilt, readPageInput } from '#tests/support/browser/test-pages.ts';

const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };

function readRequests({ db }: TestDatabase) {
  return db.selectFrom('service_requests').selectAll().orderBy('number').execute();
}

for (const answers of [quickAnswers, detailedAnswers]) {
  testOnEachEngine(
    `C9 without scripts the ${answers.mode} mode leads by forms alone to a stored request and its number, in each language`,
    async (database, context) => {
      const app = await openTestApp(context, database, freely);
      for (const language of languages) {
        const visitor = await FormVisitor.open(app, language);
        await visitor.passAll(answers);
        const seen = visitor.walk.storedEstimate;
        const sent = await visitor.press('submit');
        assert.equal(sent.status, 303, sent.text);
        const [row] = (await readRequests(database)).slice(-1);
        assert.deepEqual(JSON.parse(row?.answers ?? ''), answers);
        assert.deepEqual([row?.language, row?.estimate_id, row?.is_archived], [language, seen?.id, 0]);
        const address = sent.headers.get('location') ?? '';
        assert.equal(address, `${pathOf('confirmation', language)}?request=${row?.confirmation_token}`);
        const confirmation = await visitor.browser.get(address);
        assert.equal(readPageInput(confirmation.text).data.requestNumber, row?.number);
        for (const name of [seen?.id, seen?.key])
          assert.equal((await visitor.browser.get(`/api/estimates/${name}/pdf`)).status, 200);
        const plan = { estimateKey: seen?.key, contact: answers.contact };
        const planned = await visitor.browser.post(createPrd.path, plan, { 'idempotency-key': newKey() });
        assert.equal(planned.status, 200, 'S15 scripts that start on the page have the key of its estimate');
      }
      await app.runDueJobs();
      assert.equal(app.mail.delivered.length, 2 * languages.length);
    },
  );
}

testOnEachEngine(
  'C2 an incomplete step is shown again with 422, its messages and the typed values',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      const visitor = await FormVisitor.open(app, language);
      assert.equal((await visitor.press('next')).status, 422);
      assert.deepEqual(
        visitor.walk.issues.map(({ field }) => field),
        ['serviceType'],
        'the quick mode is chosen beforehand',
      );
      await visitor.passAll(quickAnswers, 'contact');

      const typed = { name: 'Ž', email: 'jana@"nikde" & <b>inde</b>', phone: '12', company: "  Žľab's  " };
      const refused = await visitor.press('next', typed);
      assert.equal(refused.status, 422);
      assert.deepEqual(visitor.form.valuesOf('step'), ['contact']);
      for (const [name, value] of Object.entries(typed)) assert.deepEqual(visitor.form.valuesOf(name), [value]);
      assert.deepEqual(
        visitor.walk.issues.map(({ field, rule }) => [field, rule]),
        [
          ['name', 'too-short'],
          ['email', 'email'],
          ['phone', 'phone'],
        ],
      );
      if (arePagesBuilt) {
        const marked = [...refused.text.matchAll(/<input\b[^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => tag);
        assert.deepEqual(
          marked.map((tag) => / name="(\w+)"/.exec(tag)?.[1]),
          ['name', 'email', 'phone'],
        );
        assert.equal(refused.text.includes('<b>inde</b>'), false, 'what is typed is never markup');
      }
      await visitor.pass('contact', quickAnswers);
      assert.deepEqual(visitor.form.valuesOf('step'), ['summary']);
    }
  },
);

testOnEachEngine('C2 going back and forward keeps every answer', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(detailedAnswers);
  const key = visitor.walk.idempotencyKey;
  for (const step of stepsOf('detailed').slice(0, -1).toReversed()) {
    assert.equal((await visitor.press(step === 'contact' ? 'contact' : 'back')).status, 200);
    assert.deepEqual(visitor.form.valuesOf('step'), [step]);
    for (const [name, values] of Object.entries(fieldsIn(step, detailedAnswers))) {
      assert.deepEqual(visitor.form.valuesOf(name).toSorted(), values.toSorted(), name);
    }
    assert.deepEqual(visitor.walk.answers, detailedAnswers);
  }
  for (const step of stepsOf('detailed').slice(1)) {
    await visitor.press('next');
    assert.deepEqual(visitor.form.valuesOf('step'), [step]);
  }
  assert.equal(visitor.walk.idempotencyKey, key, 'one submission, however long the way');
});

testOnEachEngine('C2 typed values are kept when going back, complete or not', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(quickAnswers, 'contact');
  await visitor.press('back', { name: 'Jana', email: 'half an addr' });
  assert.deepEqual([visitor.answer.status, visitor.form.valuesOf('step')], [200, ['project-size']]);
  await visitor.press('next');
  assert.deepEqual([visitor.form.valuesOf('name'), visitor.form.valuesOf('email')], [['Jana'], ['half an addr']]);
});

testOnEachEngine('C9 a form sent twice, at once or later, stores one request', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const visitor = await FormVisitor.open(app);
  await visitor.passAll(quickAnswers);
  const fields = visitor.form.fill({}, 'submit');
  const send = () => visitor.browser.postForm('/ponuka', fields);
  const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()];
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
  assert.equal(new Set(answers.map(({ headers }) => headers.get('location'))).size, 1);
  assert.equal((await readRequests(database)).length, 1);
});

testOnEachEngine(
  'C9 a sent form that was changed says that the first version has arrived, and is sent as a new request',
  async (database, context) => {
    const app = await openTestApp(context, database, freely);
    for (const language of languages) {
      const visitor = await FormVisitor.open(app, language);
      await visitor.passAll(quickAnswers);
      const before = visitor.answer;
      const key = visitor.walk.idempotencyKey;
      await visitor.press('submit');
      const kept = (await readRequests(database)).length;
      visitor.answer = before;
      const again = await visitor.press('submit', { name: 'Somebody Else' });
      assert.deepEqual([again.status, visitor.walk.failure], [409, texts[language].configurator.summary.sentBefore]);
      assert.deepEqual(visitor.form.valuesOf('name'), ['Somebody Else']);
      assert.notEqual(visitor.walk.idempotencyKey, key);
      assert.equal((await readRequests(database)).length, kept, 'nothing is stored before it is sent as a new one');
      const shown = visitor.answer;
      assert.equal((await visitor.press('submit')).status, 303);
      visitor.answer = shown;
      assert.equal((await visitor.press('submit')).status, 303, 'once for its own key');
      const rows = await readRequests(database);
      assert.equal(rows.length, kept + 1);
      assert.match(rows.at(-1)?.contact ?? '', /Somebody Else/);
    }
  },
);
