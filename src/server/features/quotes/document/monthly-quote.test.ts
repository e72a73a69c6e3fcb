import assert from 'node:assert/strict';
import { languages } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { needsBuild } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { done } from '#tests/support/people/office.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import { letMailsLeave, openQuoteOffice, privateCallOf, sendForRequest } from '#tests/support/quotes/quote-office.ts';
import { draftLineOf } from '#tests/support/quotes/quotes.ts';

/** A sum of nothing, and no other that ends like it. */
const nothing = /(?<![\d.,])0[,.]00/;

testOnEachEngine(
  'H5 the page of a quote that is paid monthly alone speaks of no payment on signing, before the signature and after it',
  async (database, context) => {
    if (needsBuild(context)) return;
    const office = await openQuoteOffice(context, database);
    const lines = [draftLineOf({ id: 'care', name: 'Starostlivosť', unitPrice: 3000, recurrence: 'monthly' })];
    for (const language of languages) {
      const { quote } = await sendForRequest(office, { language, lines });
      await letMailsLeave(office);
      const t = textsOf(language);
      const visitor = office.app.newBrowser();
      const pageOf = async () => (await visitor.get(quote.privatePath ?? '')).text;
      const before = await pageOf();
      assert.ok(before.includes(t('quoteSigning:summary.monthly')));
      assert.doesNotMatch(before, nothing, language);
      done(await signAs(visitor, privateCallOf(quote)));
      const after = await pageOf();
      assert.ok(after.includes(t('quoteSigning:state.signed.title')));
      assert.doesNotMatch(after, nothing, language);
      assert.ok(!after.includes(t('quoteSigning:state.signed.payment')), language);
    }
  },
);
