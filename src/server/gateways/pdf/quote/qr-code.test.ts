import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDocumentProxy } from 'unpdf';
import { readQrOn } from '#tests/support/documents/qr-in-pdf.ts';
import { sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';
import { renderQuote } from './quote-document.ts';

test('H5 the QR code on a document is read as the address that verifies it', async () => {
  const address = 'https://plumbline.example/overenie?code=7KQ2-M9XA-4TBE-HW3C';
  const document = { ...sampleQuote('sk'), verification: { code: '7KQ2-M9XA-4TBE-HW3C', address } };
  const pdf = await getDocumentProxy(await renderQuote(document));
  assert.equal(await readQrOn(pdf, pdf.numPages), address);
});
