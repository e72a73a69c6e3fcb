import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { languages } from '#domain/languages.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { renderEstimate } from './estimate/estimate-document.ts';
import { createPdfGateway } from './pdf-gateway.ts';
import { sampleEstimate } from './estimate/sample-estimate.ts';
import { sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';

test('H3 the drawing process gives the same bytes as drawing in place in another order, and closes', async () => {
  const gateway = createPdfGateway();
  await gateway.warmUp();
  const documents = languages.map((language) => sampleEstimate(language));
  const drawn = await Promise.all(documents.map((document) => gateway.renderEstimate(document)));
  await gateway.close();
  for (const document of documents.toReversed()) {
    const bytes = drawn[documents.indexOf(document)] ?? [];
    assert.ok(Buffer.from(bytes).equals(Buffer.from(await renderEstimate(document))), document.language);
  }
  await assert.rejects(gateway.renderEstimate(sampleEstimate('sk')), /closed/);
});

test('H3 a document that cannot be drawn is an error with its cause, and the next one is drawn', async (context) => {
  const gateway = createPdfGateway();
  context.after(() => gateway.close());
  const broken = { ...sampleEstimate('sk'), issuedAt: Number.NaN };
  await assert.rejects(gateway.renderEstimate(broken), /could not be drawn: RangeError/);
  assert.ok((await gateway.renderEstimate(sampleEstimate('sk'))).byteLength > 10_000);
});

test('H3 a text of the greatest length without a space is drawn whole', async (context) => {
  const gateway = createPdfGateway();
  context.after(() => gateway.close());
  for (const letter of ['W', 'ž']) {
    const description = letter.repeat(quoteLimits.text);
    const bytes = await gateway.renderQuote(sampleQuote('sk', { description }));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    assert.ok(text.split(letter).length > quoteLimits.text, letter);
  }
});
