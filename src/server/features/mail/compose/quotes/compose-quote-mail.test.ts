import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatExactMoney } from '#domain/exact-money.ts';
import { languages } from '#domain/languages.ts';
import { firstAgencyFacts } from '#domain/settings/agency-facts.ts';
import { buildSnapshot } from '#domain/quotes/build-snapshot.ts';
import { sellerOf } from '#domain/quotes/quote-seller.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { composeQuoteMail, defaultQuoteMessage, reminderMessage, withdrawalMessage } from './compose-quote-mail.ts';
import { quoteValues } from './quote-values.ts';
import { fillMessage } from '#server/features/mail/compose/typed-message.ts';

const links = { page: 'https://plumbline.example/page', pdf: 'https://plumbline.example/pdf' };
const agency = { facts: firstAgencyFacts(), settings: firstQuoteSettings() };

for (const language of languages) {
  test(`H2 the mails about a quote say in ${language} what it is, what it costs and until when`, () => {
    const content = sampleQuoteContent({ language, buyer: { ...sampleQuoteContent().buyer, name: 'Jan {{number}}' } });
    const document = buildSnapshot(content, {
      number: '2026-0042-R2',
      version: 2,
      issuedOn: '2026-11-21',
      seller: sellerOf(agency, content),
      tax: { reason: 'domestic', rates: [2300] },
      look: { primaryColor: null, logo: null },
    });
    const typed = defaultQuoteMessage(language);
    const message = fillMessage({ message: typed, reader: language }, quoteValues(document, links));
    const { subject, text, html } = composeQuoteMail({ language, message, page: links.page, agency: agency.facts });
    assert.match(subject, /2026-0042-R2/);
    for (const part of [
      formatExactMoney(184_500, 'EUR', language),
      formatExactMoney(3_690, 'EUR', language),
      links.page,
    ]) {
      assert.ok(text.includes(part), part);
    }
    assert.ok(text.includes('Jan {{number}}'), 'what is inserted is not filled in again');
    assert.ok(html.includes(`href="${links.page}"`));
    const about = { number: document.number, title: document.title, name: 'Jan', date: '21.\u00A012.\u00A02026' };
    for (const notice of [
      withdrawalMessage(language, { ...about, reason: 'Zmenil sa rozsah.' }),
      reminderMessage('unseen', language, about),
      reminderMessage('ending', language, about),
    ]) {
      assert.match(notice.subject, /2026-0042-R2/);
      assert.match(notice.body, /Nový web pre Strechy Kováč/);
      assert.ok(!`${notice.subject}${notice.body}`.includes('{{'));
    }
  });
}
