import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from '#domain/quotes/canonical-json.ts';
import { textsOf } from '#server/texts.ts';
import { wordQuote } from '#server/gateways/pdf/quote/quote-wording.ts';
import { sampleQuote } from '#tests/support/quotes/quote-snapshots.ts';
import { signatureOf } from '#tests/support/quotes/signatures.ts';
import { storedEvidence } from './signature.ts';

test('H5 evidence says the sentence beside the box to the letter, and evidence from before it was kept stays readable', () => {
  const quote = sampleQuote('sk', {}, 'accepted');
  const { document, evidence } = signatureOf(quote.snapshot);
  const agreedOf = (stored: string) => {
    const read = storedEvidence.read(stored, 'quote_signatures 1');
    return wordQuote({ ...quote, signature: { document, evidence: read } }).evidence?.agreed.texts;
  };
  const [{ sentence, ...earlier } = { sentence: '' }] = evidence.agreements;
  assert.deepEqual(agreedOf(canonicalJson(evidence)), [sentence]);
  const stored = canonicalJson({ ...evidence, agreements: [earlier] });
  assert.deepEqual(agreedOf(stored), [textsOf('sk')('signedDocument:evidence.terms')]);
  const older = { ...evidence, agreements: [{ ...earlier, text: 'Iné podmienky.' }] };
  assert.deepEqual(agreedOf(canonicalJson(older)), ['Iné podmienky.']);
});
