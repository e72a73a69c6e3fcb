import assert from 'node:assert/strict';
import type { Answers } from '#domain/configurator/answers.ts';
import { answersToFields } from '#domain/configurator/form-fields.ts';
import { featureIds } from '#domain/configurator/features.ts';
import { fieldsOfStep } from '#domain/configurator/step-checks.ts';
import { type Step, stepsOf } from '#domain/configurator/steps.ts';
import { type Language, languages } from '#domain/languages.ts';
import { allPathsOf, pathOf } from '#domain/routes.ts';
import { type HtmlForm, findForm } from '#tests/support/html-form.ts';
import { sampleAnswers } from '#tests/support/sample-request.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import type { TestAnswer, TestBrowser } from '#tests/support/test-browser.ts';
import { type TestDatabase, testOnEachEngine } from '#tests/support/test-databases.ts';
import { arePagesBuilt, readPageInput } from '#tests/support/test-pages.ts';

/** A form sends its choices in the order of the screen. */
const detailedAnswers: Answers = {
  ...sampleAnswers,
  features: featureIds.filter((feature) => sampleAnswers.features.includes(feature)),
};
const quickAnswers: Answers = { ...detailedAnswers, mode: 'quick', features: [], description: '' };
const freely = { environment: { RATE_LIMIT_FACTOR: '1000' } };

/** A visitor without scripts: sees pages, fills in what they offer, presses their buttons. */
class Visitor {
  readonly browser: TestBrowser;
  readonly language: Language;
  answer: TestAnswer;

  private constructor(browser: TestBrowser, language: Language, answer: TestAnswer) {
    this.browser = browser;
    this.language = language;
    this.answer = answer;
  }

  static async open(app: TestApp, language: Language = 'sk'): Promise<Visitor> {
    const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
    const answer = await browser.get(pathOf('quote', language));
    assert.equal(answer.status, 200);
    return new Visitor(browser, language, answer);
  }

  get form(): HtmlForm {
    return findForm(this.answer.text, 'step');
  }

  get walk() {
    const { walk } = readPageInput(this.answer.text).data;
    assert.ok(walk);
    return walk;
  }

  async press(button: string, changes: Parameters<HtmlForm['fill']>[0] = {}): Promise<TestAnswer> {
    const { form } = this;
    this.answer = await this.browser.postForm(form.action, form.fill(changes, button));
    return this.answer;
  }

  /** Answers the questions of the step that is shown. */
  async pass(step: Step, answers: Answers): Promise<void> {
    assert.deepEqual(this.form.valuesOf('step'), [step]);
    const answer = await this.press('next', fieldsIn(step, answers));
    assert.equal(answer.status, 200, `${step}: ${JSON.stringify(this.walk.issues)}`);
  }

  async passAll(answers: Answers, until: Step = 'summary'): Promise<void> {
    for (const step of stepsOf(answers.mode)) {
      if (step === until) return;
      await this.pass(step, answers);
    }
  }
}

/** What a visitor enters in one step. */
function fieldsIn(step: Step, answers: Answers): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of answersToFields(answers)) {
    if (fieldsOfStep[step].some((field) => field === name)) (fields[name] ??= []).push(value);
  }
  return fields;
}

function readRequests({ db }: TestDatabase) {
  return db.selectFrom('service_requests').selectAll().orderBy('number').execute();
}

for (const answers of [quickAnswers, detailedAnswers]) {
  testOnEachEngine(
    `C9 without scripts the ${answers.mode} mode leads by forms alone to a stored request and its number, in each language`,
    async (database, context) => {
      const app = await openTestApp(context, database, freely);
      for (const language of languages) {
        const visitor = await Visitor.open(app, language);
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
        assert.equal((await visitor.browser.get(`/api/estimates/${seen?.id}/pdf`)).status, 200);
      }
      await app.runDueJobs();
      assert.equal(app.mail.delivered.length, 2 * languages.length);
    },
  );
}

testOnEachEngine('C2 an incomplete step is shown again with 422, its texts and what was typed', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  for (const language of languages) {
    const visitor = await Visitor.open(app, language);
    assert.equal((await visitor.press('next')).status, 422);
    assert.deepEqual(visitor.walk.issues.map(({ field }) => field), ['mode', 'serviceType']);
    await visitor.passAll(quickAnswers, 'contact');

    const typed = { name: 'Ž', email: 'jana@"nikde" & <b>inde</b>', phone: '12', company: '  Žľab\'s  ' };
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
      assert.deepEqual(marked.map((tag) => / name="(\w+)"/.exec(tag)?.[1]), ['name', 'email', 'phone']);
      assert.equal(refused.text.includes('<b>inde</b>'), false, 'what is typed is never markup');
    }
    await visitor.pass('contact', quickAnswers);
    assert.deepEqual(visitor.form.valuesOf('step'), ['summary']);
  }
});

testOnEachEngine('C2 going back keeps every answer, and forward again needs none anew', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const visitor = await Visitor.open(app);
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

testOnEachEngine('C2 what is typed before going back is kept, finished or not', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await Visitor.open(app);
  await visitor.passAll(quickAnswers, 'contact');
  await visitor.press('back', { name: 'Jana', email: 'half an addr' });
  assert.deepEqual([visitor.answer.status, visitor.form.valuesOf('step')], [200, ['project-size']]);
  await visitor.press('next');
  assert.deepEqual([visitor.form.valuesOf('name'), visitor.form.valuesOf('email')], [['Jana'], ['half an addr']]);
});

testOnEachEngine('C2 no button leads past a step that is not complete', async (database, context) => {
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

testOnEachEngine('C9 a form sent twice, at once or later, stores one request', async (database, context) => {
  const app = await openTestApp(context, database, freely);
  const visitor = await Visitor.open(app);
  await visitor.passAll(quickAnswers);
  const fields = visitor.form.fill({}, 'submit');
  const send = () => visitor.browser.postForm('/ponuka', fields);
  const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()];
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
  assert.equal(new Set(answers.map(({ headers }) => headers.get('location'))).size, 1);
  assert.equal((await readRequests(database)).length, 1);
});

testOnEachEngine('C9 a form sent again with other answers says so and stores nothing', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await Visitor.open(app);
  await visitor.passAll(quickAnswers);
  const before = visitor.answer;
  await visitor.press('submit');
  visitor.answer = before;
  const again = await visitor.press('submit', { name: 'Somebody Else' });
  assert.deepEqual([again.status, visitor.walk.failure], [409, 'idempotency-key-reused']);
  assert.deepEqual(visitor.form.valuesOf('name'), ['Somebody Else']);
  assert.equal((await readRequests(database)).length, 1);
});

testOnEachEngine('E1 a form walked faster than a person can is shown again, and sent after a while', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
  const visitor = await Visitor.open(app);
  await visitor.passAll(quickAnswers);
  const early = await visitor.press('submit');
  assert.deepEqual([early.status, early.headers.get('retry-after'), visitor.walk.failure], [429, '3', 'sent-too-fast']);
  app.passTime(2999);
  assert.equal((await visitor.press('submit')).status, 429);
  app.passTime(1);
  assert.equal((await visitor.press('submit')).status, 303);
});

testOnEachEngine('E1 a made-up time of beginning counts as now', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { MINIMUM_FILL_MS: '3000' } });
  const visitor = await Visitor.open(app);
  await visitor.passAll(quickAnswers);
  app.passTime(5000);
  const csrfToken = await visitor.browser.takeToken();
  app.passTime(5000);
  for (const startedToken of ['', 'x.y.z', `${visitor.walk.startedToken}x`, csrfToken]) {
    const fields = visitor.form.fill({ startedToken }, 'submit');
    const { walk } = readPageInput((await visitor.browser.postForm('/ponuka', fields)).text).data;
    assert.equal(walk?.failure, 'sent-too-fast', startedToken);
  }
});

testOnEachEngine('E1 the hidden field archives a request of the plain form as well', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await Visitor.open(app);
  await visitor.passAll(quickAnswers);
  assert.equal((await visitor.press('submit', { website: 'https://spam.example' })).status, 303);
  assert.deepEqual((await readRequests(database)).map((row) => row.is_archived), [1]);
  await app.runDueJobs();
  assert.equal(app.mail.delivered.length, 0);
});

testOnEachEngine(
  'E1 plain forms count against the same limit as scripts, however the button is named, and lose nothing',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const visitor = await Visitor.open(app);
    await visitor.passAll(quickAnswers);
    const fields = visitor.form.fill({}, 'submit');
    for (let sent = 0; sent < 10; sent += 1) assert.equal((await visitor.browser.postForm('/ponuka', fields)).status, 303);
    for (const sent of [fields, [['go', 'next'], ...fields] as typeof fields]) {
      visitor.answer = await visitor.browser.postForm('/ponuka', sent);
      assert.deepEqual([visitor.answer.status, visitor.answer.headers.get('retry-after')], [429, '600']);
      assert.equal(visitor.walk.failure, 'too-many-requests');
      assert.deepEqual(visitor.form.valuesOf('email'), [quickAnswers.contact.email]);
    }
    app.passTime(600_000);
    assert.equal((await visitor.press('submit')).status, 303);
  },
);

testOnEachEngine('J1 a form from another site is refused, and one of unknown origin too', async (database, context) => {
  const app = await openTestApp(context, database);
  const visitor = await Visitor.open(app);
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

testOnEachEngine('A3 the form is taken at the path of every language', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const path of allPathsOf('quote')) {
    const answer = await app.newBrowser().postForm(path, [['go', 'next']]);
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [422, 'no-store'], path);
    assert.equal(readPageInput(answer.text).language, 'sk');
  }
});

testOnEachEngine(
  'C2 fields that no form of ours sends are read as far as they make sense',
  async (database, context) => {
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
  },
);

testOnEachEngine('C2 long and padded texts come to the summary like any other', async (database, context) => {
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
  const visitor = await Visitor.open(app);
  await visitor.passAll(answers);
  assert.ok(visitor.walk.storedEstimate);
  assert.equal((await visitor.press('submit')).status, 303);
});
