import assert from 'node:assert/strict';
import type { ErrorBody } from '#contract/error-body.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { type Language, languages } from '#domain/languages.ts';
import type { TextKey } from '#locales/text-key.ts';
import { textsOf } from '#server/texts.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { answersOf, submission, submit } from '#tests/support/requests/submissions.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

type Refusal = { change: Partial<Answers>; field: string; text: TextKey; values?: Record<string, number | string> };

const contact = (change: Partial<Answers['contact']>) => ({ contact: answersOf(change).contact });

/** Each rule of each field (spec §5) with the text that a visitor must read beside it. */
const refusals: readonly Refusal[] = [
  { change: { mode: null }, field: 'mode', text: 'validation:choose.mode' },
  { change: { serviceType: null }, field: 'serviceType', text: 'validation:choose.serviceType' },
  { change: { objectives: [] }, field: 'objectives', text: 'validation:choose.objectives' },
  { change: { trade: null }, field: 'trade', text: 'validation:choose.trade' },
  { change: { trade: 'custom', customTrade: ' ' }, field: 'customTrade', text: 'validation:choose.customTrade' },
  { change: { description: '' }, field: 'description', text: 'validation:choose.description' },
  { change: { description: ' 9 letters ' }, field: 'description', text: 'validation:tooShort', values: { count: 10 } },
  { change: { size: null }, field: 'size', text: 'validation:choose.size' },
  { change: { budget: null }, field: 'budget', text: 'validation:choose.budget' },
  { change: { budget: 'custom', customBudget: '' }, field: 'customBudget', text: 'validation:choose.customBudget' },
  { change: { budget: 'custom', customBudget: 'lots' }, field: 'customBudget', text: 'validation:notANumber' },
  { change: { timeline: null }, field: 'timeline', text: 'validation:choose.timeline' },
  { change: contact({ name: '' }), field: 'name', text: 'validation:choose.name' },
  { change: contact({ name: ' Ž ' }), field: 'name', text: 'validation:tooShort', values: { count: 2 } },
  { change: contact({ email: '' }), field: 'email', text: 'validation:choose.email' },
  { change: contact({ email: 'jana@nikde' }), field: 'email', text: 'validation:email' },
  { change: contact({ phone: '12345678' }), field: 'phone', text: 'validation:phone' },
];

/** Least and greatest own budget as each language writes it (spec §9: 100 to 100,000 euro, rates 7.45 and 25). */
const budgetLimits: Record<Language, { tooLow: string; lowest: string; tooHigh: string; highest: string }> = {
  sk: { tooLow: '99', lowest: '100 €', tooHigh: '100001', highest: '100 000 €' },
  cs: { tooLow: '2499', lowest: '2 500 Kč', tooHigh: '2500001', highest: '2 500 000 Kč' },
  da: { tooLow: '744', lowest: '745 kr', tooHigh: '745001', highest: '745.000 kr' },
  en: { tooLow: '99', lowest: '€100', tooHigh: '100001', highest: '€100,000' },
};

/** Spaces of any width as plain ones. */
const plainly = (text: string): string => text.replaceAll(/\s/g, ' ');

testOnEachEngine(
  'B1 C2 every broken rule of every field is rejected with its text, in each language',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    for (const language of languages) {
      const t = textsOf(language);
      const browser = app.newBrowser('192.0.2.1', { 'accept-language': language });
      for (const { change, field, text, values } of refusals) {
        const answers = { ...sampleAnswers, ...change };
        const answer = await submit(browser, submission({ language, answers }));
        const body = answer.body as ErrorBody;
        const what = `${language} ${text}`;
        assert.deepEqual([answer.status, body.code, body.category], [400, 'invalid-input', 'validation'], what);
        assert.deepEqual([body.message, body.field], [t('errorCodes:invalid-input'), field], what);
        assert.deepEqual(
          body.details?.map((detail) => [detail.field, detail.message]),
          [[field, t(text, values)]],
          what,
        );
        assert.doesNotMatch(JSON.stringify(body), /\{\{|undefined|NaN/, what);
      }
    }
    assert.deepEqual(await database.db.selectFrom('service_requests').select('id').execute(), []);
  },
);

testOnEachEngine(
  'C4 a custom budget outside 100 to 100,000 euro is rejected, with the limit in the visitor’s currency',
  async (database, context) => {
    const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
    for (const language of languages) {
      const { tooLow, lowest, tooHigh, highest } = budgetLimits[language];
      for (const [customBudget, limit] of [
        [tooLow, lowest],
        [tooHigh, highest],
      ] as const) {
        const answers: Answers = { ...sampleAnswers, budget: 'custom', customBudget };
        const { body, status } = await submit(app.newBrowser(), submission({ language, answers }));
        const [detail, ...others] = (body as ErrorBody).details ?? [];
        assert.deepEqual([status, detail?.field, others], [400, 'customBudget', []]);
        assert.ok(plainly(detail?.message ?? '').includes(limit), `${detail?.message} names ${limit}`);
      }
    }
  },
);

testOnEachEngine('C2 all broken rules are returned at once, in the order of the form', async (database, context) => {
  const app = await openTestApp(context, database);
  const answers: Answers = { ...sampleAnswers, trade: null, size: null, ...contact({ name: '', email: 'x' }) };
  const { body } = await submit(app.newBrowser(), submission({ answers }));
  const fields = (body as ErrorBody).details?.map((detail) => detail.field);
  assert.deepEqual(fields, ['trade', 'size', 'name', 'email']);
  assert.equal((body as ErrorBody).field, 'trade');
});

testOnEachEngine('C1 the quick mode requires no description and stores no features', async (database, context) => {
  const app = await openTestApp(context, database);
  const answers: Answers = { ...sampleAnswers, mode: 'quick', description: 'of an earlier detailed try' };
  assert.equal((await submit(app.newBrowser(), submission({ answers }))).status, 200);
  const row = await database.db
    .selectFrom('service_requests')
    .select(['answers', 'description'])
    .executeTakeFirstOrThrow();
  const kept = JSON.parse(row.answers ?? '') as Answers;
  assert.deepEqual([kept.features, kept.description, row.description], [[], '', '']);
});

testOnEachEngine(
  'C6 a phone number may be left out, and spaces around what is typed do not count',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const answers: Answers = {
      ...sampleAnswers,
      trade: 'custom',
      customTrade: '  Studnár ',
      budget: 'custom',
      customBudget: ' 2 500 ',
      description: '\n  Kopeme studne.  ',
      contact: { name: ' Jana  ', email: ' jana@studne.example ', phone: '  ', company: ' ' },
    };
    assert.equal((await submit(app.newBrowser(), submission({ answers }))).status, 200);
    const row = await database.db.selectFrom('service_requests').select(['answers', 'title']).executeTakeFirstOrThrow();
    const kept = JSON.parse(row.answers ?? '') as Answers;
    assert.deepEqual(
      [kept.customTrade, kept.customBudget, kept.description, kept.contact],
      ['Studnár', '2 500', 'Kopeme studne.', { name: 'Jana', email: 'jana@studne.example', phone: '', company: '' }],
    );
    assert.match(row.title, /: Studnár$/);
  },
);

testOnEachEngine('J1 a body without the shape of a submission is rejected by field', async (database, context) => {
  const app = await openTestApp(context, database, { environment: { RATE_LIMIT_FACTOR: '1000' } });
  const shapes: [field: string, body: object][] = [
    ['language', { ...submission(), language: 'de' }],
    ['', { ...submission(), extra: true }],
    ['answers', { ...submission(), answers: undefined }],
    ['answers.trade', submission({ answers: { ...sampleAnswers, trade: 'baker' as 'mason' } })],
    ['answers.objectives', submission({ answers: { ...sampleAnswers, objectives: ['build-trust', 'build-trust'] } })],
    ['answers.description', submission({ answers: { ...sampleAnswers, description: 'x'.repeat(4001) } })],
    ['answers.contact.email', submission({ answers: answersOf({ email: `${'x'.repeat(250)}@b.example` }) })],
    ['estimateId', submission({ estimateId: 'no-ulid' })],
    ['website', submission({ website: 'x'.repeat(501) })],
  ];
  for (const [field, body] of shapes) {
    const answer = await submit(app.newBrowser(), body);
    assert.deepEqual([answer.status, answer.code], [400, 'invalid-input'], field);
    assert.equal((answer.body as ErrorBody).field, field);
  }
});
