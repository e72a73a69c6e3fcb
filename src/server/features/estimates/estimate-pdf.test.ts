import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import type { StoredEstimate } from '#contract/estimates.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf, formatMoney } from '#domain/money.ts';
import { textsOf } from '#server/texts.ts';
import { sampleAnswers, sampleContact } from '#tests/support/requests/sample-request.ts';
import { requestEstimate } from '#tests/support/requests/submissions.ts';
import { type TestApp, openTestApp } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

async function makeEstimate(app: TestApp, language = 'sk'): Promise<StoredEstimate> {
  const answer = await requestEstimate(app.newBrowser(), { language, answers: sampleAnswers });
  return answer.body as StoredEstimate;
}

testOnEachEngine(
  'H3 the PDF of an estimate is a download in its language with the figures that were answered',
  async (database, context) => {
    const app = await openTestApp(context, database, { pdf: 'real' });
    for (const language of languages) {
      const { id, estimate } = await makeEstimate(app, language);
      const answer = await app.newBrowser('192.0.2.1', { 'accept-language': 'en' }).get(`/api/estimates/${id}/pdf`);
      assert.equal(answer.status, 200, answer.text);
      const name = `plumbline-${textsOf(language)('estimateDocument:fileName')}-${id.slice(-6)}.pdf`;
      assert.match(name, /^[\w.-]+$/, 'a name that any system can keep');
      assert.deepEqual(
        ['content-type', 'content-disposition', 'cache-control', 'x-robots-tag', 'x-content-type-options'].map(
          (header) => answer.headers.get(header),
        ),
        ['application/pdf', `attachment; filename="${name}"`, 'private, no-store', 'noindex', 'nosniff'],
      );
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true });
      const plain = text.replaceAll(/\s+/g, ' ');
      const total = formatMoney(estimate.total.maximum, currencyOf[language], language).replaceAll(/\s/g, ' ');
      assert.ok(plain.includes(total), `${language}: ${total}`);
      assert.equal(plain.includes(sampleContact.email), false, 'whoever has the link learns nothing about a person');
    }
  },
);

testOnEachEngine('H3 an estimate that is not there has no PDF', async (database, context) => {
  const app = await openTestApp(context, database);
  for (const id of [app.services.newId(), 'nonsense', '%2e%2e', 'x'.repeat(300), '0'.repeat(26)]) {
    const answer = await app.newBrowser().get(`/api/estimates/${id}/pdf`);
    assert.deepEqual([answer.status, answer.code], [404, 'not-found'], id);
  }
});

testOnEachEngine('E1 the thirty-first PDF for one address within ten minutes waits', async (database, context) => {
  const app = await openTestApp(context, database);
  const { id } = await makeEstimate(app);
  const draw = (address: string) => app.newBrowser(address).get(`/api/estimates/${id}/pdf`);
  for (let drawn = 0; drawn < 30; drawn += 1) assert.equal((await draw('192.0.2.1')).status, 200);
  const refused = await draw('192.0.2.1');
  assert.deepEqual(
    [refused.status, refused.code, refused.headers.get('retry-after')],
    [429, 'too-many-requests', '600'],
  );
  assert.equal((await draw('192.0.2.2')).status, 200);
  app.passTime(600_000);
  assert.equal((await draw('192.0.2.1')).status, 200);
});

testOnEachEngine(
  'J4 a PDF that cannot be drawn is a clear error, and the next one is tried anew',
  async (database, context) => {
    const app = await openTestApp(context, database);
    const { id } = await makeEstimate(app);
    const { pdf } = app.services;
    app.services.pdf = { ...pdf, renderEstimate: () => Promise.reject(new Error('no font')) };
    const failed = await app.newBrowser().get(`/api/estimates/${id}/pdf`);
    assert.deepEqual([failed.status, failed.code], [500, 'internal-error']);
    assert.doesNotMatch(failed.text, /font/);
    app.services.pdf = pdf;
    assert.equal((await app.newBrowser().get(`/api/estimates/${id}/pdf`)).status, 200);
  },
);
