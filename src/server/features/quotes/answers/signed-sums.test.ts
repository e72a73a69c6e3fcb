import assert from 'node:assert/strict';
import { getDashboard } from '#contract/analytics/analytics.ts';
import { listQuotes, quotesCsvPath } from '#contract/quotes/quote-list.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done } from '#tests/support/people/office.ts';
import { readHome } from '#tests/support/people/portal-home.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import {
  letMailsLeave,
  openQuoteOffice,
  privateCallOf,
  readQuote,
  sendForRequest,
} from '#tests/support/quotes/quote-office.ts';
import { peter, registerVerified } from '#tests/support/people/accounts.ts';

testOnEachEngine(
  'H5 I3 H2 G8 a quote that was signed with options is listed, exported and counted with them, by customer and office',
  async (database, context) => {
    const office = await openQuoteOffice(context, database);
    const { app, browser } = office;
    const customer = await registerVerified(app, { ...peter, username: 'jan', email: 'jan@strechy.example' });
    const { quote } = await sendForRequest(office);
    await letMailsLeave(office);
    done(await signAs(app.newBrowser(), privateCallOf(quote), { choice: { video: 2000 } }));
    const [row] = done(await browser.get(listQuotes.path), listQuotes).rows;
    // 1 500 € and twice 400 €, with 23 %.
    assert.deepEqual([row?.gross, row?.monthlyGross], [2829_00, 36_90]);
    assert.deepEqual(
      (await readQuote(office, quote.id)).versions.map(({ gross }) => gross),
      [2829_00],
    );
    const { text } = await browser.get(quotesCsvPath);
    assert.ok(text.includes('2300') && text.includes('2829') && !text.includes('1845'), text);
    const { quotes } = done(await browser.get(getDashboard.path), getDashboard);
    assert.deepEqual(quotes.now.accepted, { quotes: 1, valueEur: 2300_00 });
    const [own] = (await readHome(customer)).quotes;
    assert.deepEqual(own?.sum, { once: 2829_00, monthly: 36_90 });
  },
);
