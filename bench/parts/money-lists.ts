import { listPaymentRequests, sumPayments } from '#contract/payments/payments.ts';
import { listTaxDocuments } from '#contract/tax-documents/tax-documents.ts';
import { type Part, amount } from '../report.ts';
import { type Question, type Sides, compareSides, further } from './back-office.ts';

const ask = (name: string, path: string, filter: Record<string, string>): Question => ({
  name,
  path: `${path}?${new URLSearchParams(filter).toString()}`,
});
const documents = (name: string, filter: Record<string, string>) =>
  ask(`documents: ${name}`, listTaxDocuments.path, filter);
const requests = (name: string, filter: Record<string, string>) =>
  ask(`requests: ${name}`, listPaymentRequests.path, filter);

/** Every filter, tab and kind of search of the lists of tax documents and of requests for money, as the screens ask for them. */
const questions: readonly Question[] = [
  documents('all', {}),
  documents('invoices', { kind: 'invoice' }),
  documents('credit notes', { kind: 'credit_note' }),
  documents('issued', { status: 'issued' }),
  documents('open', { paid: 'open' }),
  documents('paid', { paid: 'paid' }),
  documents('search: place in a series', { search: '500' }),
  further(documents('search: beginning of all numbers of a year', { search: 'F2025' })),
  documents('search: nothing found', { search: 'qqqqqq' }),
  further(documents('search: family name', { search: 'Nováková' })),
  further(documents('search: frequent word', { search: 'web' })),
  further(documents('drafts', { status: 'draft' })),
  further(documents('overdue', { paid: 'overdue' })),
  further(documents('a month', { month: '2026-03' })),
  requests('open', { tab: 'open' }),
  requests('overdue', { tab: 'overdue' }),
  requests('planned', { tab: 'planned' }),
  requests('paid', { tab: 'paid' }),
  requests('closed', { tab: 'closed' }),
  requests('all in crowns', { currency: 'CZK' }),
  requests('search: place in a series', { search: '500' }),
  requests('search: nothing found', { search: 'qqqqqq' }),
  further(requests('search: family name', { search: 'Nováková' })),
  further(requests('search: frequent word', { search: 'web' })),
  further({ name: 'sums', path: sumPayments.path }),
];

/** How much longer the lists of money take among very many: the 95th percentiles, interleaved (H6, H11). */
export function measureMoneyLists(sides: Sides): Promise<Part> {
  const { name, small, large } = sides;
  return compareSides(sides, {
    title: `Lists of money on ${name}: 95th percentile among ${amount(large.documents)} documents against ${amount(small.documents)}`,
    questions,
    figure: `moneyLists ${name}`,
  });
}
