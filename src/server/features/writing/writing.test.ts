import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import type { StoredEstimate } from '#contract/estimates.ts';
import { type Suggestion, type WrittenPrd, createDescription, createPrd } from '#contract/writing.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { sampleAnswers, sampleContact } from '#tests/support/sample-request.ts';
import { newKey, requestEstimate } from '#tests/support/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/test-databases.ts';

const describe = (app: TestApp, answers: Answers, language = 'sk') =>
  app.newBrowser().post(createDescription.path, { language, answers });

async function makeEstimate(app: TestApp, language = 'sk', answers = sampleAnswers): Promise<StoredEstimate> {
  return (await requestEstimate(app.newBrowser(), { language, answers })).body as StoredEstimate;
}

const specify = (app: TestApp, estimateId: string | null, key = newKey()) =>
  app.newBrowser().post(createPrd.path, { estimateId, contact: sampleContact }, { 'idempotency-key': key });

testOnEachEngine(
  'C5 a description is suggested in every language, however little was answered',
  async (database, context) => {
    const app = await openTestApp(context, database);
    for (const language of languages) {
      for (const answers of [sampleAnswers, emptyAnswers]) {
        const answer = await describe(app, answers, language);
        assert.equal(answer.status, 200, answer.text);
        const { text, writer, fallback } = answer.body as Suggestion;
        assert.ok(text.length >= 10 && !text.includes('{{'), text);
        assert.deepEqual([writer, fallback], ['template', null]);
      }
    }
  },
);

testOnEachEngine('C8 a plan requires a generated estimate', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const id of [null, app.services.newId()]) {
    const refused = await specify(app, id);
    assert.deepEqual([refused.status, refused.code], [409, 'estimate-not-generated']);
  }
});

testOnEachEngine('H4 the same key returns the same plan, another key another one', async (database, context) => {
  const app = await openTestApp(context, database);
  const { id } = await makeEstimate(app);
  const key = newKey();
  const [first, again, other] = [await specify(app, id, key), await specify(app, id, key), await specify(app, id)];
  assert.deepEqual(again.body, first.body);
  assert.notEqual((other.body as WrittenPrd).id, (first.body as WrittenPrd).id);
  const rows = await database.db.selectFrom('prds').select('id').execute();
  assert.equal(rows.length, 2);
});

testOnEachEngine(
  'H4 the plan is a PDF and Markdown in its language, without a person in it',
  async (database, context) => {
    const app = await openTestApp(context, database, { pdf: 'real' });
    for (const language of languages) {
      const { id: estimateId } = await makeEstimate(app, language);
      const { id, outline } = (await specify(app, estimateId)).body as WrittenPrd;
      const reader = app.newBrowser('192.0.2.1', { 'accept-language': 'en' });
      const pdf = await reader.get(`/api/prds/${id}.pdf`);
      const markdown = await reader.get(`/api/prds/${id}.md`);
      const name = `plumbline-${textsOf(language)('writing:prd.fileName')}-${id.slice(-6)}`;
      for (const [answer, type, ending] of [
        [pdf, 'application/pdf', 'pdf'],
        [markdown, 'text/markdown; charset=utf-8', 'md'],
      ] as const) {
        assert.equal(answer.status, 200, answer.text);
        assert.deepEqual(
          ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag', 'x-content-type-options'].map(
            (header) => answer.headers.get(header),
          ),
          [type, `attachment; filename="${name}.${ending}"`, 'private, no-store', 'noindex', 'nosniff'],
        );
      }
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
      for (const { title } of outline.sections) {
        assert.ok(squeeze(text).includes(squeeze(title)), title);
        assert.ok(markdown.text.includes(`## ${title}`), title);
      }
      const writer = textsOf(language)('writing:writers.template');
      assert.ok(squeeze(text).includes(squeeze(writer)), 'the PDF says who wrote it');
      assert.ok(markdown.text.includes(writer), 'the Markdown says who wrote it');
      for (const detail of Object.values(sampleContact)) {
        assert.ok(!squeeze(text + markdown.text).includes(squeeze(detail)), detail);
      }
    }
  },
);

testOnEachEngine('H4 files of an unknown plan are 404', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const id of [app.services.newId(), 'nonsense', '%2e%2e', '0'.repeat(26)]) {
    for (const ending of ['pdf', 'md']) {
      const answer = await app.newBrowser().get(`/api/prds/${id}.${ending}`);
      assert.deepEqual([answer.status, answer.code], [404, 'not-found'], id);
    }
  }
});

const squeeze = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '');
