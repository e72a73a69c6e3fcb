import assert from 'node:assert/strict';
import { extractText, getDocumentProxy } from 'unpdf';
import { test } from 'node:test';
import { brand } from '#domain/brand.ts';
import { languages } from '#domain/languages.ts';
import { currencyOf } from '#domain/money.ts';
import { writeVerifyCode } from '#domain/quotes/signing/verify-code.ts';
import { textsOf } from '#server/texts.ts';
import { squeeze } from '#tests/support/documents/pdf-reading.ts';
import { readSeal } from '#tests/support/documents/pdf-seal.ts';
import { act, openQuoteOffice, privateCallOf, readQuote } from '#tests/support/quotes/quote-office.ts';
import { sealedPathOf, sha256, signQuote, signedDocumentsIn } from '#tests/support/quotes/signed-quotes.ts';
import { openTestDatabase } from '#tests/support/database/test-databases.ts';

test('H5 a signed quote is sealed in its language with figures, evidence and code, both sides get the document, and its name says when it is voided', async (context) => {
  const database = await openTestDatabase(context, 'sqlite');
  const office = await openQuoteOffice(context, database, { pdf: 'real' });
  const { app, browser } = office;
  for (const language of languages) {
    const currency = currencyOf[language];
    const exchangeRate = currency === 'EUR' ? null : { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };
    const quote = await signQuote(office, { language, currency, exchangeRate });
    await app.runDueJobs();
    const { bytes, headers, status } = await browser.get(sealedPathOf(quote));
    assert.equal(status, 200, language);
    assert.equal(headers.get('cache-control'), 'private, no-store');
    const seal = readSeal(bytes);
    assert.ok(seal?.isIntact && seal.coversAll, language);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const row = await app.services.db
      .selectFrom('quote_signatures')
      .innerJoin('quotes', 'quotes.id', 'quote_id')
      .selectAll('quote_signatures')
      .select('verify_code')
      .where('quote_id', '=', quote.id)
      .executeTakeFirstOrThrow();
    const t = textsOf(language);
    for (const part of [
      t('signedDocument:evidence.title'),
      t('signedDocument:chosen'),
      row.fingerprint,
      '198.51.100.7',
      'Ján Kováč',
      writeVerifyCode(row.verify_code ?? ''),
      t('signedDocument:evidence.meaning.seal', { seller: brand.name }),
    ])
      assert.ok(squeeze(text).includes(squeeze(part)), `${language}: ${part}`);
    assert.equal(row.sealed_sha256, sha256(bytes));
    assert.equal(row.sealed_bytes, bytes.length);
    for (let time = 0; time < 2; time += 1) {
      const own = await app.newBrowser().get(`${privateCallOf(quote)}/pdf`);
      assert.ok(own.bytes.equals(bytes), 'the customer downloads the same bytes');
    }
    const entries = await database.db
      .selectFrom('quote_events')
      .select('kind')
      .where('quote_id', '=', quote.id)
      .execute();
    assert.equal(entries.filter(({ kind }) => kind === 'downloaded').length, 1, 'the record says so, once');
    const name = `plumbline-${t('quoteDocument:fileName')}-${quote.number}-${t('signedDocument:fileName')}.pdf`;
    assert.deepEqual(
      signedDocumentsIn(office)
        .slice(-2)
        .toSorted((one, other) => one.to.localeCompare(other.to)),
      [brand.mailboxes[language], 'jan@strechy.example'].toSorted().map((to) => ({ to, name, sha256: sha256(bytes) })),
    );
    const voided = await act(office, await readQuote(office, quote.id), 'voiding');
    assert.equal(voided.status, 200, voided.text);
    for (const file of [
      await browser.get(sealedPathOf(quote)),
      await app.newBrowser().get(`${privateCallOf(quote)}/pdf`),
    ]) {
      assert.ok(file.bytes.equals(bytes), 'the seal of what was signed stays whole');
      const said = `-${quote.number}-${t('signedDocument:voidedFileName')}.pdf"`;
      assert.ok(file.headers.get('content-disposition')?.endsWith(said), 'the name says that the order is voided');
    }
  }
});
