import assert from 'node:assert/strict';
import { acceptQuote, declineQuote, undoQuoteAnswer } from '#contract/quotes/private-quote.ts';
import { reviseQuote } from '#contract/quotes/quotes.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';
import { done, remove } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { quotesPath, sendDraft } from '#tests/support/quotes/quotes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

const copies = ['ucto@strechy.example'];

/** Whom quotes were mailed to, and how many documents each mail carries. */
const mailedTo = ({ app }: QuoteOffice) =>
  app.mail.delivered
    .filter(({ to, subject }) => to.endsWith('@strechy.example') && /ponuk/i.test(subject))
    .map(({ to, documents }) => `${to} ${documents?.length ?? 0}`)
    .toSorted();

testOnEachEngine(
  'H5 I3 a quote that is signed before its mail has left, in the portal or by a link, is not mailed for signing to anybody',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const customer = await registerVerified(app, { ...peter, email: 'jan@strechy.example' });
    const byPortal = await sendForRequest(office, { copies });
    done(await signAs(customer, `/api/quotes/portal-${byPortal.quote.id}`), acceptQuote);
    const byLink = await sendForRequest(office, { copies });
    done(await signAs(app.newBrowser(), privateCallOf(byLink.quote)), acceptQuote);
    await letMailsLeave(office);
    const signed = 'jan@strechy.example 1';
    assert.deepEqual(mailedTo(office), [signed, signed]);
    const { mailState, undelivered } = await readQuote(office, byPortal.quote.id);
    assert.deepEqual([mailState, undelivered], [null, []]);
  },
);

testOnEachEngine(
  'H5 a quote that is declined before its mail has left is mailed to nobody, and to all after 30 s once the refusal is taken back',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office, { copies });
    const [visitor, call] = [app.newBrowser(), privateCallOf(quote)];
    const decline = async () => done(await visitor.post(`${call}/refusal`, { reason: 'Omyl.' }), declineQuote);
    await decline();
    app.passTime(20_000);
    done(await remove(visitor, `${call}/answer`), undoQuoteAnswer);
    app.passTime(20_000);
    await app.runDueJobs();
    assert.deepEqual(mailedTo(office), []);
    await decline();
    await letMailsLeave(office);
    assert.deepEqual(mailedTo(office), []);
    const { mailState, undelivered } = await readQuote(office, quote.id);
    assert.deepEqual([mailState, undelivered], [null, []]);

    const other = await sendForRequest(office, { copies });
    const otherCall = privateCallOf(other.quote);
    done(await visitor.post(`${otherCall}/refusal`, { reason: 'Omyl.' }), declineQuote);
    done(await remove(visitor, `${otherCall}/answer`), undoQuoteAnswer);
    await letMailsLeave(office);
    const all = ['jan@strechy.example', ...copies].map((to) => `${to} 0`);
    assert.deepEqual(mailedTo(office), all);
    done(await signAs(visitor, otherCall), acceptQuote);
  },
);

testOnEachEngine(
  'H2 H5 undoing the sending of a later version mails no version that its customer had declined',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote } = await sendForRequest(office);
    const visitor = app.newBrowser();
    done(await visitor.post(`${privateCallOf(quote)}/refusal`, { reason: 'Drahé.' }), declineQuote);
    const next = done(await browser.post(`${quotesPath}/${quote.id}/revision`, {}), reviseQuote);
    await sendDraft(browser, next);
    assert.equal((await remove(browser, `${quotesPath}/${next.id}/send`)).status, 200);
    await letMailsLeave(office);
    assert.equal((await readQuote(office, quote.id)).status, 'declined');
    assert.deepEqual(mailedTo(office), []);
  },
);
