import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { openOffice } from '#tests/support/people/office.ts';
import { readSeal } from '#tests/support/documents/pdf-seal.ts';
import { openQuoteOffice } from '#tests/support/quotes/quote-office.ts';
import { sealedPathOf, signQuote } from '#tests/support/quotes/signed-quotes.ts';
import { openTestDatabase } from '#tests/support/database/test-databases.ts';
import { makeNextSealKey } from './current-seal-key.ts';

test('H5 after a change of the key earlier documents still verify by their certificates, which stay', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const office = await openQuoteOffice(context, database, { pdf: 'real' });
  const { app } = office;
  const quotes: QuoteDetail[] = [];
  const changes = [
    () => makeNextSealKey(app.services),
    () => app.services.db.updateTable('seal_keys').set({ private_key: '' }).execute(),
    async () => app.passTime(5 * 365 * 86_400_000),
  ];
  for (const change of [async () => undefined, ...changes]) {
    await change();
    const { browser: signedIn } = await openOffice(app);
    quotes.push(await signQuote({ ...office, browser: signedIn }, { validUntil: '2032-12-31' }));
    await app.runDueJobs();
    office.browser = signedIn;
  }
  const seals = [];
  for (const quote of quotes) seals.push(readSeal((await office.browser.get(sealedPathOf(quote))).bytes));
  assert.ok(seals.every((seal) => seal?.isIntact));
  const kept = await app.services.db.selectFrom('seal_keys').select('fingerprint').orderBy('generation').execute();
  assert.deepEqual(
    seals.map((seal) => seal?.fingerprint),
    kept.map(({ fingerprint }) => fingerprint),
    'a new key after the command, a loss, and five years',
  );
});
