import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordParties } from '#domain/quotes/document-parties.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { taxOf } from './tax-of-quote.ts';
import { vatNumberOf } from './vat-number.ts';

test('H1 a Danish firm’s VAT number is DK and its company number', () => {
  const of = (country: string, companyNumber: string, vatNumber = '') =>
    vatNumberOf({ country, companyNumber, vatNumber });
  assert.deepEqual(
    [of('DK', '13585628'), of('DK', ''), of('SK', '54321093'), of('DK', '13585628', 'DK12345678')],
    ['DK13585628', '', '', 'DK12345678'],
  );
});

test('H3 a document with reverse charge names the VAT number of a Danish customer', () => {
  const { buyer } = sampleQuoteContent();
  const danish = { ...buyer, country: 'DK', companyNumber: '13585628', taxNumber: '', vatNumber: '' };
  const texts = { name: '', developer: '', street: '', postalCode: '', city: '', email: '', phone: '', legalForm: '' };
  const numbers = { companyNumber: '', taxNumber: '', vatNumber: '', register: '', registerEntry: '' };
  const seller = { ...texts, ...numbers, country: 'SK', bankAccount: null };
  const numbersWith = (reason: QuoteSnapshot['tax']['reason']) =>
    wordParties({
      seller,
      buyer: danish,
      language: 'da',
      tax: { reason, rates: [0] },
    } as unknown as QuoteSnapshot).buyer.numbers.map(({ number }) => number);
  assert.deepEqual(numbersWith('reverse-charge'), ['13585628', 'DK13585628']);
  assert.deepEqual(numbersWith('not-payer'), ['13585628']);
});

test('H1 a VAT number that stayed behind from another country takes no tax off', () => {
  const settings = { ...firstQuoteSettings(), taxStatuses: [{ from: '2025-01-01', status: 'payer' as const }] };
  const { buyer } = sampleQuoteContent();
  const reasonWith = (companyNumber: string) =>
    taxOf({ buyer: { ...buyer, country: 'DK', companyNumber, isVatNumberVerified: true } }, settings, '2026-11-23')
      .reason;
  assert.deepEqual([reasonWith(''), reasonWith('13585628')], ['vat-number-missing', 'reverse-charge']);
});
