import assert from 'node:assert/strict';
import { readPrivateQuote } from '#contract/quotes/private-quote.ts';
import { done, storedRequest } from '#tests/support/people/office.ts';
import {
  act,
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { readPageInput } from '#tests/support/browser/test-pages.ts';

const unknown = `/api/quotes/${'x'.repeat(43)}`;

testOnEachEngine(
  'H5 the first look of a person moves the quote and its request, once; reading moves nothing',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const { quote, requestId } = await sendForRequest(office);
    await letMailsLeave(office);
    const [call, page] = [privateCallOf(quote), quote.privatePath ?? ''];
    const visitor = app.newBrowser();
    for (const path of [call, page]) {
      assert.equal((await visitor.get(path)).status, 200);
      await visitor.call(path, { method: 'HEAD' });
    }
    assert.equal((await browser.post(`${call}/views`, {})).status, 200, 'a look of the agency');
    assert.deepEqual(
      [(await readQuote(office, quote.id)).status, (await readQuote(office, quote.id)).lastViewedAt],
      ['sent', null],
    );
    const seenAt = app.services.clock();
    const looks = await Promise.all([visitor.post(`${call}/views`, {}), app.newBrowser().post(`${call}/views`, {})]);
    assert.deepEqual(
      looks.map(({ status }) => status),
      [200, 200],
    );
    app.passTime(5000);
    const customer = await app.newBrowserOf('user');
    assert.equal((await customer.post(`${call}/views`, {})).status, 200);
    const seen = await readQuote(office, quote.id);
    assert.deepEqual([seen.status, seen.firstViewedAt, seen.lastViewedAt], ['viewed', seenAt, app.services.clock()]);
    assert.equal(seen.events.filter(({ kind }) => kind === 'viewed').length, 1);
    assert.equal((await storedRequest(app, requestId)).status, 'awaiting_signature');
    assert.equal((await visitor.post(`${unknown}/views`, {})).code, 'not-found');
  },
);

testOnEachEngine(
  'H5 the page behind the link is the document in its language, secret, and gone with the quote',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const { quote } = await sendForRequest(office);
    const visitor = app.newBrowser();
    const page = await visitor.call(quote.privatePath ?? '', { method: 'GET', headers: { 'accept-language': 'da' } });
    const input = readPageInput(page.text);
    assert.equal(input.language, 'sk');
    const found = input.data.quote;
    assert.ok(found && 'quote' in found);
    assert.deepEqual(found.quote, done(await visitor.get(privateCallOf(quote)), readPrivateQuote));
    for (const [name, value] of Object.entries({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })) {
      assert.equal(page.headers.get(name), value);
    }
    await letMailsLeave(office);
    const withdrawn = await act(office, await readQuote(office, quote.id), 'withdrawal');
    assert.equal(withdrawn.status, 200, withdrawn.text);
    for (const [path, status] of [
      [quote.privatePath ?? '', 410],
      [`/cenova-ponuka/${'x'.repeat(43)}`, 404],
    ] as const) {
      const gone = await visitor.get(path);
      assert.equal(gone.status, status);
      assert.ok(!gone.text.includes('Nový web pre Strechy'), 'nothing of the quote');
    }
    assert.deepEqual([(await visitor.get(unknown)).code, (await visitor.get(unknown)).status], ['not-found', 404]);
  },
);
