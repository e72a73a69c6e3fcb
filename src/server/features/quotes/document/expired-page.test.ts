import assert from 'node:assert/strict';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import { languages } from '#domain/languages.ts';
import { textsOf } from '#server/texts.ts';
import { needsBuild, readPageInput } from '#tests/support/browser/test-pages.ts';
import { testOnEachEngine } from '#tests/support/database/test-databases.ts';
import { signAs } from '#tests/support/quotes/quote-answers.ts';
import { letMailsLeave, openQuoteOffice, privateCallOf, sendForRequest } from '#tests/support/quotes/quote-office.ts';

const dayMs = 24 * 60 * 60_000;

testOnEachEngine(
  'H5 a page opened after the last day of a quote says so by the clock of the server, offers nothing to sign, and a late signature is refused',
  async (database, context) => {
    if (needsBuild(context)) return;
    const office = await openQuoteOffice(context, database);
    const { app } = office;
    const sent = [];
    for (const language of languages) sent.push((await sendForRequest(office, { language })).quote);
    await letMailsLeave(office);
    const visitor = app.newBrowser();
    const signIn = (index: number) => textsOf(languages[index] ?? 'sk')('quoteSigning:bar.sign');
    const pageOf = ({ privatePath }: QuoteDetail) => visitor.get(privatePath ?? '');
    for (const [index, quote] of sent.entries())
      assert.ok((await pageOf(quote)).text.includes(signIn(index)), 'there is something to sign');
    // No job has looked at them since: the page goes by the day.
    app.passTime(60 * dayMs);
    for (const [index, quote] of sent.entries()) {
      const language = languages[index] ?? 'sk';
      const t = textsOf(language);
      const { status, text } = await pageOf(quote);
      assert.equal(status, 200);
      assert.equal(readPageInput(text).language, language);
      assert.ok(text.includes(t('quoteSigning:state.expired.title')), `${language}: ${quote.number}`);
      assert.ok(!text.includes(signIn(index)), `${language}: nothing to sign`);
      assert.equal((await signAs(visitor, privateCallOf(quote))).status, 409);
    }
  },
);
