import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import type { StoredEstimate } from '#contract/estimates.ts';
import { type Suggestion, type WrittenPrd, createDescription, createPrd } from '#contract/writing.ts';
import { type Answers, emptyAnswers } from '#domain/configurator/answers.ts';
import { languages } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { sampleAnswers, sampleContact } from '#tests/support/requests/sample-request.ts';
import { newKey, requestEstimate } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const describe = (app: TestApp, answers: Answers, language = 'sk') =>
  app.newBrowser().post(createDescription.path, { language, answers });

/** Has an estimate made; returns its id and the key that only its visitor has. */
async function makeEstimate(app: TestApp, language = 'sk', answers = sampleAnswers) {
  const key = newKey();
  const { id } = (await requestEstimate(app.newBrowser(), { language, answers }, key)).body as StoredEstimate;
  return { id, key };
}

const specify = (app: TestApp, estimateKey: string | null, key = newKey()) =>
  app.newBrowser().post(createPrd.path, { estimateKey, contact: sampleContact }, { 'idempotency-key': key });

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
  for (const estimateKey of [null, newKey()]) {
    const refused = await specify(app, estimateKey);
    assert.deepEqual([refused.status, refused.code], [409, 'estimate-not-generated']);
  }
});

testOnEachEngine(
  'S15 the ids of an estimate and its plan, which stand in links, open nothing that the visitor has written',
  async (database, context) => {
    const app = await openTestApp(context, database, { pdf: 'real' });
    const phone = '+421 905 123 456';
    const trade = 'Kominár Žiar';
    const description = `Robíme komíny. Volajte ${phone}.`;
    const answers: Answers = { ...sampleAnswers, trade: 'custom', customTrade: trade, description };
    const estimate = await makeEstimate(app, 'sk', answers);
    const planKey = newKey();
    const plan = (await specify(app, estimate.key, planKey)).body as WrittenPrd;
    assert.equal(plan.outline.description?.text, description, 'who answered has their words');
    const stranger = app.newBrowser('198.51.100.7');
    const draw = async (name: string) => {
      const pdf = await stranger.get(`/api/estimates/${name}/pdf`);
      assert.equal(pdf.status, 200, pdf.text);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
      return [phone, trade].filter((words) => squeeze(text).includes(squeeze(words)));
    };
    assert.deepEqual(await draw(estimate.key), [phone, trade]);
    assert.deepEqual(await draw(estimate.id), []);
    const ask = (named: object) =>
      stranger.post(createPrd.path, { contact: sampleContact, ...named }, { 'idempotency-key': newKey() });
    const tried = [
      await ask({ estimateId: estimate.id }),
      await ask({ estimateKey: estimate.id }),
      // Nor does the key of the plan open one without the key of its estimate.
      await specify(app, null, planKey),
      await specify(app, newKey(), planKey),
      await stranger.get(`/api/prds/${plan.id}.pdf`),
      await stranger.get(`/api/prds/${plan.id}.md`),
    ];
    assert.deepEqual(
      tried.map(({ status, code }) => [status, code]),
      [
        [400, 'invalid-input'],
        [409, 'estimate-not-generated'],
        [409, 'estimate-not-generated'],
        [409, 'estimate-not-generated'],
        [404, 'not-found'],
        [404, 'not-found'],
      ],
    );
    assert.equal((await database.db.selectFrom('prds').select('id').execute()).length, 1, 'no other plan was written');
  },
);

testOnEachEngine('H4 the same key returns the same plan, another key another one', async (database, context) => {
  const app = await openTestApp(context, database);
  const { key: own } = await makeEstimate(app);
  const key = newKey();
  const [first, again, other] = [await specify(app, own, key), await specify(app, own, key), await specify(app, own)];
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
      const estimate = await makeEstimate(app, language);
      const key = newKey();
      const { id, outline } = (await specify(app, estimate.key, key)).body as WrittenPrd;
      const reader = app.newBrowser('192.0.2.1', { 'accept-language': 'en' });
      const pdf = await reader.get(`/api/prds/${key}.pdf`);
      const markdown = await reader.get(`/api/prds/${key}.md`);
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
  for (const key of [newKey(), 'nonsense', '%2e%2e', '%00'.repeat(20), '0'.repeat(26)]) {
    for (const ending of ['pdf', 'md']) {
      const answer = await app.newBrowser().get(`/api/prds/${key}.${ending}`);
      assert.deepEqual([answer.status, answer.code], [404, 'not-found'], key);
    }
  }
});

const squeeze = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '');
