import assert from 'node:assert/strict';
import { getQuoteAnswers } from '#contract/quotes/quote-answers.ts';
import { getQuote } from '#contract/quotes/quotes.ts';
import { done, remove } from '#tests/support/people/office.ts';
import {
  type QuoteOffice,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { quotesPath, sendDraft } from '#tests/support/quotes/quotes.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';

/** A quote that was sent to two addresses, whose mails are held; its path and its links. */
async function sendToTwo(office: QuoteOffice) {
  const { quote } = await sendForRequest(office, { copies: ['ucto@strechy.example'] });
  const path = `${quotesPath}/${quote.id}`;
  const readLinks = async () => done(await office.browser.get(`${path}/answers`), getQuoteAnswers).links;
  return { quote, path, readLinks, links: await readLinks() };
}

testOnEachEngine(
  'H5 a link is not renewed while the mail that carries it can be taken back, and sending can still be undone',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { path, readLinks, links } = await sendToTwo(office);
    const renew = () => browser.post(`${path}/links/${links[0]?.id}/renewal`, {});
    assert.equal((await renew()).code, 'link-on-its-way');
    assert.deepEqual(await readLinks(), links);
    await app.runDueJobs();
    assert.deepEqual(app.mail.delivered, []);
    assert.equal((await remove(browser, `${path}/send`)).status, 200);
    const draft = done(await browser.get(path), getQuote);
    await sendDraft(browser, draft);
    await letMailsLeave(office);
    const again = await readLinks();
    const renewals = [];
    for (let press = 0; press < 2; press += 1) {
      renewals.push((await browser.post(`${path}/links/${again[0]?.id}/renewal`, {})).code ?? null);
    }
    assert.deepEqual(renewals, [null, 'link-on-its-way'], 'nor while the mail with the new one is sent');
  },
);

testOnEachEngine(
  'H5 a link is not ended while the mail that carries it can be taken back; once that has failed and is tried again, it is',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, path, readLinks, links } = await sendToTwo(office);
    const endAll = async () => {
      const codes = [];
      for (const { id } of links) codes.push((await remove(browser, `${path}/links/${id}`)).code ?? null);
      return codes;
    };
    assert.deepEqual(await endAll(), ['link-on-its-way', 'link-on-its-way']);
    assert.deepEqual(await readLinks(), links);
    app.mail.failNext(1);
    await letMailsLeave(office);
    assert.equal(app.mail.delivered.length, 1);
    assert.deepEqual(await endAll(), [null, null]);
    assert.deepEqual(await endAll(), [null, null], 'twice is once');
    assert.equal((await app.newBrowser().get(privateCallOf(quote))).status, 404);
  },
);
