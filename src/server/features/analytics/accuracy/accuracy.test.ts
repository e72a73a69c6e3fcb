import assert from 'node:assert/strict';
import { type AccuracyOfEstimates, getAccuracy } from '#contract/analytics/accuracy.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { noteTime } from '#contract/projects/project-time.ts';
import { acceptQuote } from '#contract/quotes/private-quote.ts';
import { createEstimate } from '#contract/estimates.ts';
import { firstVersion } from '#domain/estimates/price-book/first-price-book.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import { bookOn, draftDocument, issueDocumentOf, wholeBuyer, writeDocument } from '#tests/support/quotes/money.ts';
import { type WantedRequest, done, storeRequest } from '#tests/support/people/office.ts';
import { note } from '#tests/support/people/project-time.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  act,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
} from '#tests/support/quotes/quote-office.ts';
import { createDraft, sendDraft } from '#tests/support/quotes/quotes.ts';
import { findRequestsOfQuote } from '#server/features/payments/requests/payment-requests-store.ts';
import { sampleAnswers } from '#tests/support/requests/sample-request.ts';
import { storeQuotes } from '#tests/support/quotes/stored-quotes.ts';
import { requestEstimate } from '#tests/support/requests/submissions.ts';
import { startTime } from '#tests/support/test-app.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const readAccuracyOf = async ({ browser }: Pick<QuoteOffice, 'browser'>): Promise<AccuracyOfEstimates> =>
  done(await browser.get(getAccuracy.path), getAccuracy);

/** A request whose visitor was told a price for a small website without features: 500 to 900 €. */
async function estimatedRequest({ app }: QuoteOffice, { language = 'sk', ...wanted }: WantedRequest = {}) {
  const answers = { ...sampleAnswers, mode: 'quick', serviceType: 'website', size: 'small', timeline: 'flexible' };
  const { id } = done(
    await requestEstimate(app.newBrowser(), { language, answers: { ...answers, trade: 'roofer', features: [] } }),
    createEstimate,
  );
  return storeRequest(app, { ...wanted, language, estimate_id: id });
}

type Office = QuoteOffice & { requestId: string };

/** Sends a quote for the request and signs it with the video, an option for 400. */
async function signQuote(office: Office, changes: Partial<QuoteContent> = {}) {
  const { app, browser, requestId } = office;
  const draft = await createDraft(browser, { buyer: wholeBuyer, ...changes }, { kind: 'request', requestId });
  app.passTime(1000);
  const quote = await sendDraft(browser, draft);
  await letMailsLeave(office);
  done(await signAs(app.newBrowser(), privateCallOf(quote), { choice: { video: 1000 } }));
  await app.runDueJobs();
  return quote;
}

testOnEachEngine(
  'H8 estimate, signed quote and invoices stand side by side: once, without tax, with the chosen options, less credit notes',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { browser } = office;
    assert.deepEqual((await readAccuracyOf(office)).projects, []);
    const request = await estimatedRequest(office);
    const quote = await signQuote({ ...office, requestId: request.id });
    const project = {
      request: { id: request.id, number: request.number },
      quotes: [{ id: quote.id, number: quote.number }],
      changes: [],
      trade: 'roofer',
      work: { serviceType: 'website', size: 'small', features: [], timeline: 'flexible' },
      priceBookVersion: 1,
      currency: 'EUR',
      euroRate: 1_000_000,
      estimated: 700_00,
      // 1 500 € and 400 € of the option; the care of 30 € a month is left out.
      quoted: 1900_00,
      invoiced: null,
      time: null,
    };
    const { projects, priceBook, isMore } = await readAccuracyOf(office);
    assert.deepEqual([projects, priceBook, isMore], [[project], firstVersion, false]);

    const [deposit] = await findRequestsOfQuote(office.app.services.db, quote.id);
    const paymentId = await bookOn(office, deposit?.id ?? '', { amount: deposit?.amount ?? 0 });
    const advance = { kind: 'advance', paymentId, quoteId: quote.id } as const;
    await issueDocumentOf(browser, await draftDocument(browser, advance));
    assert.equal((await readAccuracyOf(office)).projects[0]?.invoiced, null, 'an advance is no invoice');
    const invoice = await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId: quote.id }));
    assert.equal(invoice.totals.net, 950_00, 'half was taxed with the advance');
    assert.equal((await readAccuracyOf(office)).projects[0]?.invoiced, 1900_00);
    const credit = await draftDocument(browser, { kind: 'credit_note', documentId: invoice.id });
    const corrects = credit.content.corrects && { ...credit.content.corrects, reason: 'Bez videa.' };
    const video = credit.content.lines.filter(({ id }) => id === 'video');
    const written = await writeDocument(browser, credit, { corrects, lines: video });
    assert.equal((await readAccuracyOf(office)).projects[0]?.invoiced, 1900_00, 'a draft gives nothing back');
    await issueDocumentOf(browser, written);
    assert.equal((await readAccuracyOf(office)).projects[0]?.invoiced, 1500_00);
    await changeScopeOf(office, quote.id);
    await noteTimeOf(office, quote.id);
  },
);

/** Noted time is final once the project is completed; the estimate of 1 to 2 weeks is 60 hours in the middle. */
async function noteTimeOf(office: QuoteOffice, quoteId: string): Promise<void> {
  const { app, browser, id: personId } = office;
  const { rows } = done(await browser.get(`/api/admin/projects?quote=${quoteId}`), listProjects);
  const id = rows[0]?.id ?? '';
  done(await note(browser, id, { personId, minutes: 20 * 60 }), noteTime);
  done(await note(browser, id, { personId, minutes: 10 * 60 }), noteTime);
  const read = async () => (await readAccuracyOf(office)).projects.map(({ time }) => time);
  assert.deepEqual(await read(), [{ estimated: 60 * 60, noted: 30 * 60, isFinal: false }]);
  await app.services.db.updateTable('projects').set({ status: 'completed' }).where('id', '=', id).execute();
  assert.deepEqual(await read(), [{ estimated: 60 * 60, noted: 30 * 60, isFinal: true }]);
}

/** A change of scope is no part of what was quoted, and of what was invoiced. */
async function changeScopeOf(office: QuoteOffice, quoteId: string): Promise<void> {
  const { app, browser } = office;
  const { rows } = done(await browser.get(`/api/admin/projects?quote=${quoteId}`), listProjects);
  const source = { kind: 'project', projectId: rows[0]?.id ?? '', withLines: false } as const;
  const change = await sendDraft(browser, await createDraft(browser, { buyer: wholeBuyer }, source));
  await letMailsLeave(office);
  done(await signAs(app.newBrowser(), privateCallOf(change)), acceptQuote);
  await app.runDueJobs();
  const read = async () =>
    (await readAccuracyOf(office)).projects.map(({ quotes, changes, quoted, invoiced }) => [
      quotes.map(({ id }) => id),
      changes.map(({ id }) => id),
      quoted,
      invoiced,
    ]);
  assert.deepEqual(await read(), [[[quoteId], [change.id], 1900_00, null]]);
  await issueDocumentOf(browser, await draftDocument(browser, { kind: 'final', quoteId: change.id }));
  assert.deepEqual(await read(), [[[quoteId], [change.id], 1900_00, 3000_00]]);
}

testOnEachEngine(
  'H8 a quote in crowns counts by the rate that it froze, and estimates keep the version that they were computed with',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const request = await estimatedRequest(office, { language: 'cs' });
    const rate = { millionths: 20_000_000, source: 'ČNB', day: '2026-11-20' };
    await signQuote({ ...office, requestId: request.id }, { language: 'cs', currency: 'CZK', exchangeRate: rate });
    const { version, ...prices } = firstVersion;
    const { website, ...base } = prices.content.base;
    const content = {
      ...prices.content,
      base: { ...base, website: { ...website, small: { minimum: 1, maximum: 2 } } },
    };
    await database.db
      .insertInto('price_books')
      .values({
        version: version + 1,
        method: prices.method,
        content: JSON.stringify(content),
        created_at: startTime,
        author_id: null,
        note: '',
      })
      .execute();
    const { projects, priceBook } = await readAccuracyOf(office);
    // From the lowest price of 20 000 Kč to 900 € at 25 Kč, so 21 250 Kč in the middle; the quote is 1 900 Kč.
    assert.deepEqual(
      projects.map(({ priceBookVersion, currency, euroRate, estimated, quoted }) => [
        priceBookVersion,
        currency,
        euroRate,
        estimated,
        quoted,
      ]),
      [[1, 'CZK', 20_000_000, 1062_50, 95_00]],
    );
    assert.equal(priceBook.version, 2);
  },
);

testOnEachEngine(
  'H8 only accepted versions count: none that was replaced, voided or is still open',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const request = await estimatedRequest(office);
    const withoutEstimate = await storeRequest(app);
    const signed = await signQuote({ ...office, requestId: request.id });
    const others = (['superseded', 'voided', 'sent', 'declined', 'expired', 'withdrawn', 'draft'] as const).map(
      (status) => ({ status, number: 2025, requestId: request.id }),
    );
    await storeQuotes(app, [
      ...others,
      { status: 'accepted', number: 2025, requestId: withoutEstimate.id },
      { status: 'accepted', number: 2025 },
    ]);
    const { projects } = await readAccuracyOf(office);
    assert.deepEqual(
      projects.map(({ quotes, quoted }) => [quotes.map(({ id }) => id), quoted]),
      [[[signed.id], 1900_00]],
    );
    const voided = await act(office, await readQuote(office, signed.id), 'voiding');
    assert.equal(voided.status, 200);
    assert.deepEqual((await readAccuracyOf({ browser })).projects, []);
    // Accepted before there were signatures: what is not optional counts.
    await storeQuotes(app, [{ status: 'accepted', number: 2024, requestId: request.id, price: 800_00 }]);
    assert.deepEqual(
      (await readAccuracyOf({ browser })).projects.map(({ quoted, invoiced }) => [quoted, invoiced]),
      [[800_00, null]],
    );
  },
);
