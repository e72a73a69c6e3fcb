import { paymentRequestNumberOf } from '#domain/payments/payment-request-number.ts';
import type { PaymentRow } from '#server/features/payments/booking/payments-store.ts';
import { textsOf } from '#server/texts.ts';
import { findAdvancesOf, findAllocationsOf, findMonthPayments } from './month-payments-store.ts';
import { type MonthReading, majorOf, pageSize, pagesOf, writeTable } from './month-table.ts';

const columns = [
  'received',
  'amount',
  'currency',
  'source',
  'payer',
  'payerAccount',
  'symbol',
  'message',
  'account',
  'reference',
  'request',
  'document',
  'allocated',
  'unallocated',
] as const;

type Allocation = Awaited<ReturnType<typeof findAllocationsOf>>[number];
type MonthAllocation = Allocation & { document: string | null };
type Settled = PaymentRow & { allocations: readonly MonthAllocation[] };

/**
 * All movements of money of a month: one line for each request that a movement settles. The amount stands on its first line only,
 * so that the column can be added up.
 */
export function writePayments(reading: MonthReading): AsyncGenerator<Uint8Array> {
  const { language } = reading;
  const t = textsOf(language);
  return writeTable({
    columns,
    nameOf: (column) => t(`monthExport:payments.${column}`),
    language,
    pages: settledPages(reading),
    cellsOf: ({ allocations, ...payment }) => {
      const rest = payment.amount - allocations.reduce((sum, { amount }) => sum + amount, 0);
      const settled: readonly (MonthAllocation | null)[] = allocations.length > 0 ? allocations : [null];
      return settled.map((allocation, index) => ({
        received: payment.received_on,
        amount: index === 0 ? majorOf(payment.amount) : null,
        currency: payment.currency,
        source: t(`payments:sources.${payment.source}`),
        payer: payment.payer_name || (allocation?.payer_name ?? null),
        payerAccount: payment.payer_account,
        symbol: payment.variable_symbol,
        message: payment.message,
        account: payment.account,
        reference: payment.bank_reference,
        request: allocation && requestNumberOf(allocation),
        document: allocation && allocation.document,
        allocated: allocation && majorOf(allocation.amount),
        unallocated: index === 0 ? majorOf(rest) : null,
      }));
    },
  });
}

async function* settledPages({ services: { db }, month }: MonthReading): AsyncGenerator<readonly Settled[]> {
  const pages = pagesOf<PaymentRow>(pageSize, (after) => findMonthPayments(db, { month, after, limit: pageSize }));
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id);
    const [all, advances] = await Promise.all([findAllocationsOf(db, ids), findAdvancesOf(db, ids)]);
    const named = all.map((allocation) => ({
      ...allocation,
      document: allocation.invoice ?? namesOf(allocation, advances),
    }));
    const of = Map.groupBy(named, (allocation) => allocation.payment_id);
    yield rows.map((row) => ({ ...row, allocations: of.get(row.id) ?? [] }));
  }
}

type Advance = Awaited<ReturnType<typeof findAdvancesOf>>[number];

/** The documents of what a payment brought for a quote, in one cell; null for none. */
function namesOf(of: Pick<Allocation, 'payment_id' | 'quote_id'>, advances: readonly Advance[]): string | null {
  const own = advances.filter((each) => each.payment_id === of.payment_id && each.quote_id === of.quote_id);
  return own.length === 0 ? null : own.map(({ number }) => number).join(', ');
}

/** The number of a request; null while it has none. */
export function requestNumberOf(row: { number_year: number | null; number_sequence: number | null }): string | null {
  return paymentRequestNumberOf({ year: row.number_year, sequence: row.number_sequence });
}
