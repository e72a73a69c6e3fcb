import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kovac } from '#tests/support/people/customers.ts';
import { draftLineOf, sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { firstQuoteSettings } from '../../settings/quote-settings.ts';
import { buyerOf, datesOf, withRates } from './new-quote.ts';
import { fillFromTemplate, templateContentOf } from './template-content.ts';

const rate = { currency: 'CZK', millionths: 25_120_000, source: 'ECB', day: '2026-11-20' } as const;
const start = { today: '2026-11-21', settings: { ...firstQuoteSettings(), exchangeRates: [rate] } };

test('H2 a quote is valid for as long as the settings say, at the rate of its currency that is known', () => {
  assert.deepEqual(datesOf('CZK', start), {
    validUntil: '2026-12-21',
    startDate: '',
    deliveryDate: '',
    exchangeRate: { millionths: 25_120_000, source: 'ECB', day: '2026-11-20' },
  });
  assert.equal(datesOf('EUR', start).exchangeRate, null);
  assert.equal(datesOf('DKK', { ...start, settings: { ...start.settings, validDays: 45 } }).validUntil, '2027-01-05');
});

const asked = { name: 'Eva Malá', email: 'eva@strechy.example', phone: '', company: 'Strechy' };

test('H2 the buyer is who asked, of the firm in the customer’s record', () => {
  const buyer = buyerOf(asked, kovac);
  const { name, email, phone, company, companyNumber, kind, isVatNumberVerified } = buyer;
  assert.deepEqual([name, email, phone], ['Eva Malá', 'eva@strechy.example', kovac.phone]);
  assert.deepEqual([company, companyNumber, kind], [kovac.company, kovac.companyNumber, 'business']);
  assert.equal(isVatNumberVerified, false);
  assert.equal(buyerOf({ ...asked, company: '' }, null).kind, 'private');
  assert.deepEqual([buyerOf(asked, null).company, buyerOf(asked, null).kind], ['Strechy', 'business']);
});

test('H1 a rate that cannot be used becomes the usual one', () => {
  const lines = [2300, 500, 2100, 0].map((taxRate) => draftLineOf({ taxRate }));
  const ratesAmong = (rates: number[]) => withRates(lines, rates).map(({ taxRate }) => taxRate);
  assert.deepEqual(ratesAmong([2300, 1900, 500]), [2300, 500, 2300, 2300]);
  assert.deepEqual(ratesAmong([0]), [0, 0, 0, 0], 'reverse charge');
});

test('H2 a template keeps neither buyer nor days nor notes, and fills a quote with lines of its own', () => {
  const content = sampleQuoteContent();
  const template = templateContentOf(content);
  for (const own of [content.buyer.email, content.validUntil, content.notes]) {
    assert.ok(!JSON.stringify(template).includes(own), own);
  }
  const empty = { ...sampleQuoteContent({ title: 'K dopytu', lines: [] }), description: '' };
  let count = 0;
  const filled = fillFromTemplate(empty, template, () => `new-${++count}`);
  assert.deepEqual(
    filled.lines,
    content.lines.map((line, index) => ({ ...line, id: `new-${index + 1}` })),
  );
  assert.deepEqual([filled.title, filled.description], [content.title, content.description]);
  assert.equal(fillFromTemplate(empty, { ...template, title: ' ' }, () => 'new').title, 'K dopytu');
});
