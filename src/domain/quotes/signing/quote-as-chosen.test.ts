import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyLines } from '#tests/support/quotes/quote-lines.ts';
import { sampleSnapshot } from '#tests/support/quotes/quote-snapshots.ts';
import { totalsOf } from '../lines/totals.ts';
import { signedDocumentOf } from './choice.ts';
import { quoteAsChosen } from './quote-as-chosen.ts';

test('H5 a quote with chosen options adds up to what is signed, line by line', () => {
  fc.assert(
    fc.property(anyLines, fc.infiniteStream(fc.nat(3)), (lines, picks) => {
      const options = lines.filter(({ option }) => option);
      const choice = Object.fromEntries(
        options.flatMap(({ id, option }) => {
          const pick = picks.next().value;
          return pick === 0 || !option ? [] : [[id, pick === 1 ? option.minimum : option.maximum] as const];
        }),
      );
      const signed = signedDocumentOf(sampleSnapshot('sk', { lines }), choice);
      const shown = quoteAsChosen(signed);
      assert.deepEqual(totalsOf(shown.lines), signed.totals);
      assert.deepEqual(shown.totals, signed.totals);
      assert.deepEqual(shown.paymentPlan, signed.paymentPlan);
      const left = shown.lines.filter(({ option }) => option).length;
      assert.equal(left, options.length - Object.keys(signed.choice).length);
    }),
  );
});

test('H5 without a choice a quote reads as it was offered', () => {
  const quote = sampleSnapshot('da');
  assert.deepEqual(quoteAsChosen(signedDocumentOf(quote, {})), quote);
});
