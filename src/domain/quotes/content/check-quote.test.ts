import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type QuoteSettings, firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { draftLineOf, sampleQuoteContent } from '#tests/support/quotes/quotes.ts';
import { checkQuote } from './check-quote.ts';
import type { QuoteBuyer, QuoteContent } from './quote-content.ts';
import type { DraftLine } from '../lines/quote-line.ts';

const payer: QuoteSettings = { ...firstQuoteSettings(), taxStatuses: [{ from: '2025-01-01', status: 'payer' }] };
const sample = sampleQuoteContent();

const brokenIn = (changes: Partial<QuoteContent>, settings = payer) =>
  checkQuote({ ...sample, ...changes }, { settings, today: '2026-11-23' }).map((issue) =>
    [issue.field, issue.rule, 'limit' in issue ? issue.limit : ''].join(' ').trim(),
  );

const buyer = (changes: Partial<QuoteBuyer>): Partial<QuoteContent> => ({ buyer: { ...sample.buyer, ...changes } });
const line = (changes: Partial<DraftLine>): Partial<QuoteContent> => ({
  lines: [draftLineOf({ id: 'a', ...changes })],
});
/** One line for 100.00, and an option. */
const withOption = (changes: Partial<DraftLine>): Partial<QuoteContent> => ({
  lines: [draftLineOf({ id: 'a' }), draftLineOf({ id: 'b', option: { minimum: 1000, maximum: 1000 }, ...changes })],
});
const savedTax = {
  lines: [draftLineOf({ id: 'a', taxRate: 500 }), draftLineOf({ id: 'b', kind: 'saving', unitPrice: -9900 })],
} as const;
const part = (share: number) => ({ share, due: 'completion', milestone: '' }) as const;
const crowns = { currency: 'CZK', buyer: { ...sample.buyer, companyNumber: '' } } as const;
const rate = { millionths: 25_125_000, source: 'ECB', day: '2026-11-20' };

const cases: [name: string, changes: Partial<QuoteContent>, broken: string[]][] = [
  ['all is there', {}, []],
  ['no name', buyer({ name: ' ' }), ['buyer.name required']],
  ['a name of one character', buyer({ name: 'J' }), ['buyer.name too-short 2']],
  ['no address of mail', buyer({ email: '' }), ['buyer.email required']],
  ['an address without a domain', buyer({ email: 'jan@strechy' }), ['buyer.email email']],
  ['no country', buyer({ country: '', companyNumber: '', taxNumber: '', vatNumber: '' }), ['buyer.country required']],
  ['wrong digits', buyer({ companyNumber: '54321098' }), ['buyer.companyNumber number']],
  ['wrong digits of a private person, who needs none', buyer({ kind: 'private', companyNumber: '5432' }), []],
  ['a copy to nobody', { copies: ['eva@strechy.example', 'eva'] }, ['copies.1 email']],
  ['no title', { title: '' }, ['title required']],
  ['a title of four characters', { title: 'Web!' }, ['title too-short 5']],
  ['a title of five characters', { title: 'Web!!' }, []],
  ['a description of nine characters', { description: 'Nový web.' }, ['description too-short 10']],
  ['terms of nineteen characters', { terms: 'Splatnosť je 14 dní' }, ['terms too-short 20']],
  ['payment terms of nine characters', { paymentTerms: '50 a 50 %' }, ['paymentTerms too-short 10']],
  [
    'nothing of texts',
    { terms: '', paymentTerms: '', description: '' },
    ['description required', 'terms required', 'paymentTerms required'],
  ],
  ['no end of validity', { validUntil: '' }, ['validUntil required']],
  ['valid until today', { validUntil: '2026-11-23' }, []],
  ['valid until yesterday', { validUntil: '2026-11-22' }, ['validUntil day-over']],
  [
    'delivered before the start',
    { startDate: '2026-12-02', deliveryDate: '2026-12-01' },
    ['deliveryDate delivery-before-start'],
  ],
  ['delivered on the day of the start', { startDate: '2026-12-01', deliveryDate: '2026-12-01' }, []],
  ['no line', { lines: [] }, ['lines no-line']],
  ['a line without a name', line({ name: ' ' }), ['lines.a.name required']],
  ['nothing of a line', line({ quantity: 0 }), ['lines.a.quantity no-quantity']],
  ['a rate of another country', line({ taxRate: 2100 }), ['lines.a.taxRate tax-rate']],
  ['a reduced rate', line({ taxRate: 500 }), []],
  ['a discount as high as the line', line({ discount: { kind: 'sum', amount: 10_000 } }), []],
  [
    'a discount above the line',
    line({ discount: { kind: 'sum', amount: 10_001 } }),
    ['lines.a.discount discount-too-large'],
  ],
  [
    'the discount of an option counts for what is proposed',
    line({
      discount: { kind: 'sum', amount: 15_000 },
      quantity: 2000,
      option: { minimum: 1000, maximum: 3000 },
    }),
    [],
  ],
  [
    'less than the least of an option',
    line({ quantity: 500, option: { minimum: 1000, maximum: 3000 } }),
    ['lines.a.option option-bounds'],
  ],
  [
    'more than the most of an option',
    line({ quantity: 4000, option: { minimum: 1000, maximum: 3000 } }),
    ['lines.a.option option-bounds'],
  ],
  ['a saving larger than all work', line({ kind: 'saving', unitPrice: -1 }), ['lines negative-total']],
  ['an option that takes off less than all', withOption({ unitPrice: -10_000 }), []],
  ['an option that takes off more than all', withOption({ unitPrice: -10_001 }), ['lines negative-total']],
  [
    'an option that takes off more than all in its largest quantity',
    withOption({ unitPrice: -6000, option: { minimum: 1000, maximum: 2000 } }),
    ['lines negative-total'],
  ],
  [
    'an option that takes off every month what is paid once',
    withOption({ unitPrice: -1, recurrence: 'monthly' }),
    ['lines negative-total'],
  ],
  ['a saving taxed more highly than the work', savedTax, ['lines negative-total']],
  ['a plan of 99 %', { paymentPlan: [part(9900)] }, ['paymentPlan plan-shares']],
  ['no plan', { paymentPlan: [] }, ['paymentPlan plan-no-part']],
  ['another currency without a rate', crowns, ['exchangeRate exchange-rate-missing']],
  [
    'a rate without its source',
    { ...crowns, exchangeRate: { ...rate, source: ' ' } },
    ['exchangeRate exchange-rate-missing'],
  ],
  ['a rate of tomorrow', { ...crowns, exchangeRate: { ...rate, day: '2026-11-24' } }, ['exchangeRate day-ahead']],
  ['another currency with its rate', { ...crowns, exchangeRate: rate }, []],
];

for (const [name, changes, broken] of cases) {
  test(`H2 what keeps a quote from being sent: ${name}`, () => assert.deepEqual(brokenIn(changes), broken));
}

test('H2 who pays no tax bears no rate and needs no exchange rate', () => {
  const settings = firstQuoteSettings();
  const untaxed = sample.lines.map((each) => ({ ...each, taxRate: 0 }));
  assert.deepEqual(brokenIn({ ...crowns, lines: untaxed }, settings), []);
  assert.deepEqual(brokenIn(line({ taxRate: 2300 }), settings), ['lines.a.taxRate tax-rate']);
});

test('H2 reverse charge needs lines without tax once the VAT number of a firm abroad was verified', () => {
  const abroad = { ...sample.buyer, country: 'CZ', companyNumber: '', vatNumber: 'CZ25123891' } as const;
  assert.deepEqual(brokenIn({ ...line({}), buyer: abroad }), []);
  assert.deepEqual(brokenIn({ ...line({}), buyer: { ...abroad, isVatNumberVerified: true } }), [
    'lines.a.taxRate tax-rate',
  ]);
});
