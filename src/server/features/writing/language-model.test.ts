import assert from 'node:assert/strict';
import { type Suggestion, type WrittenPrd, createDescription, createPrd } from '#contract/writing.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import { type ModelBehaviour, beginStream, openTestModel, streamText } from '#tests/support/servers/language-model.ts';
import { sampleAnswers, sampleContact } from '#tests/support/requests/sample-request.ts';
import { newKey, requestEstimate } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const worded = 'Sme strechári z okolia Trnavy a potrebujeme nový web s fotkami.';

const describe = (
  app: TestApp,
  { address = '192.0.2.1', answers = sampleAnswers }: { address?: string; answers?: Answers } = {},
) => app.newBrowser(address).post(createDescription.path, { language: 'sk', answers });

const suggestionOf = async (app: TestApp, address?: string) =>
  (await describe(app, address ? { address } : {})).body as Suggestion;

testOnEachEngine('H4 a configured model writes the text, and the response says so', async (database, context) => {
  const model = await openTestModel(context, (response) => streamText(response, worded));
  const app = await openTestApp(context, database, { environment: model.environment });
  assert.deepEqual(await suggestionOf(app), { text: worded, writer: 'model', fallback: null });
  const usage = await database.db.selectFrom('writing_usage').selectAll().execute();
  assert.deepEqual(usage, [{ day: '2026-11-21', calls: 1 }]);
});

testOnEachEngine(
  'H4 when the model fails in any way, the template writes the text and the response says so',
  async (database, context) => {
    const model = await openTestModel(context, () => undefined);
    const app = await openTestApp(context, database, { environment: model.environment });
    const wrongs: ModelBehaviour[] = [
      (response) => void response.writeHead(401).end('{}'),
      (response) => void response.writeHead(429).end('{}'),
      (response) => void response.destroy(),
      (response) => void (beginStream(response, ['Začiatok']), response.end()),
      (response) => streamText(response, 'Krátke'),
      (response) => streamText(response, 'x'.repeat(2000)),
      (response) => void response.end('<html>'),
    ];
    for (const wrong of wrongs) {
      model.behave(wrong);
      const { text, writer, fallback } = await suggestionOf(app);
      assert.deepEqual([writer, fallback], ['template', 'failed']);
      assert.match(text, /^Sme strechári\./);
    }
    const groups = await database.db.selectFrom('error_groups').selectAll().execute();
    assert.ok(groups.length > 0 && groups.every(({ category }) => category === 'ai_service'));
    assert.doesNotMatch(JSON.stringify(groups) + app.transcript().log, /Trnav|a key for tests|strechy/);
  },
);

testOnEachEngine(
  'H4 after twelve texts an hour for one address the template writes the text',
  async (database, context) => {
    const model = await openTestModel(context, (response) => streamText(response, worded));
    const app = await openTestApp(context, database, { environment: model.environment });
    for (let asked = 0; asked < 12; asked += 1) assert.equal((await suggestionOf(app)).writer, 'model');
    assert.deepEqual(pick(await suggestionOf(app)), ['template', 'limit']);
    assert.deepEqual(pick(await suggestionOf(app, '192.0.2.2')), ['model', null]);
    app.passTime(60 * 60_000);
    assert.deepEqual(pick(await suggestionOf(app)), ['model', null]);
  },
);

testOnEachEngine(
  'H4 when the daily limit is used up the template writes the text until the next day',
  async (database, context) => {
    const model = await openTestModel(context, (response) => streamText(response, worded));
    const app = await openTestApp(context, database, { environment: { ...model.environment, LLM_DAILY_CALLS: '3' } });
    const all = await Promise.all(Array.from({ length: 8 }, (_, index) => suggestionOf(app, `192.0.2.${index + 1}`)));
    assert.equal(all.filter(({ writer }) => writer === 'model').length, 3, 'however many ask at once');
    assert.ok(all.every(({ writer, fallback }) => writer === 'model' || fallback === 'limit'));
    assert.equal(model.asked.length, 3);
    app.passTime(24 * 60 * 60_000);
    assert.equal((await suggestionOf(app)).writer, 'model');
  },
);

testOnEachEngine(
  'E1 the thirty-first suggestion for one address within ten minutes is rejected',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (let asked = 0; asked < 30; asked += 1) assert.equal((await describe(app)).status, 200);
    const refused = await describe(app);
    assert.deepEqual(
      [refused.status, refused.code, refused.headers.get('retry-after')],
      [429, 'too-many-requests', '600'],
    );
  },
);

testOnEachEngine(
  'H4 a plan is worded by the model from answers without a person, and kept',
  async (database, context) => {
    const model = await openTestModel(context, (response, { body }) => {
      const [draft = ''] = (body.messages[1]?.content ?? '').split('\n\n<customer_words>');
      streamText(response, JSON.stringify({ ...(JSON.parse(draft) as object), summary: 'Presnejší súhrn.' }));
    });
    const app = await openTestApp(context, database, { environment: model.environment });
    const answers = { ...sampleAnswers, description: `Volám sa ${sampleContact.name}, robíme strechy.` };
    const [estimateKey, key] = [newKey(), newKey()];
    await requestEstimate(app.newBrowser(), { language: 'sk', answers }, estimateKey);
    const specify = async () =>
      (await app.newBrowser().post(createPrd.path, { estimateKey, contact: sampleContact }, { 'idempotency-key': key }))
        .body as WrittenPrd;
    const [first, again] = [await specify(), await specify()];
    assert.deepEqual(again, first);
    assert.deepEqual([first.writer, first.outline.summary], ['model', 'Presnejší súhrn.']);
    assert.equal(model.asked.length, 1, 'the same plan is not asked for twice');
    const said = JSON.stringify(model.asked);
    for (const detail of Object.values(sampleContact)) assert.ok(!said.includes(detail), detail);
    const markdown = await app.newBrowser().get(`/api/prds/${key}.md`);
    assert.match(markdown.text, /Presnejší súhrn/);
    assert.match(markdown.text, /jazykový model/);
  },
);

const pick = ({ writer, fallback }: Suggestion) => [writer, fallback];
