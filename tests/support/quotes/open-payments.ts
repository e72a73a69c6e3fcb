import type { Insertable } from 'kysely';
import { variableSymbolOf } from '#domain/payments/variable-symbol.ts';
import { moneySearchText } from '#domain/search/money-search.ts';
import type { PaymentRequestTable } from '#server/database/tables/money-tables.ts';
import { madeAccount } from '#tests/support/documents/bank-files.ts';

/** A request for money of an invoice without a quote, as it is stored; its number is `Z2026-` and the sequence. */
export function openPaymentRow(
  id: string,
  sequence: number,
  changes: Partial<Insertable<PaymentRequestTable>> = {},
): Insertable<PaymentRequestTable> {
  const symbol = variableSymbolOf({ year: 2026, sequence });
  const payer = changes.payer_name ?? 'Pekáreň Žofia s. r. o.';
  const title = changes.title ?? 'Webová stránka pekárne';
  return {
    id,
    quote_id: null,
    part_index: null,
    part_due: null,
    milestone: '',
    share: null,
    tax_document_id: null,
    document_listed_at: null,
    service_request_id: null,
    customer_id: null,
    status: 'requested',
    number_year: 2026,
    number_sequence: sequence,
    variable_symbol: symbol,
    language: 'sk',
    currency: 'EUR',
    amount: 120_000,
    paid: 0,
    account: madeAccount,
    payer_email: '',
    search: moneySearchText(`Z2026-${String(sequence).padStart(4, '0')}`, symbol, payer, title),
    due_on: '2026-12-05',
    requested_at: 1,
    claimed_at: null,
    paid_at: null,
    closed_reason: null,
    reminders: 0,
    reminded_at: null,
    reminders_stopped: 0,
    document: null,
    sha256: null,
    mail_id: null,
    version: 1,
    created_at: 1,
    updated_at: 1,
    ...changes,
    payer_name: payer,
    title,
  };
}
