import { dayOf, startOfDay } from '#domain/days.ts';
import { daysOver } from '#domain/payments/due-days.ts';
import { daysOfMonth } from '#domain/tax-documents/month.ts';
import { textsOf } from '#server/texts.ts';
import { requestNumberOf } from './month-payments.ts';
import { type MonthReading, majorOf, pageSize, pagesOf, writeTable } from './month-table.ts';
import { type OpenItem, findOpenItems } from './open-items-store.ts';

const columns = [
  'request',
  'document',
  'payer',
  'title',
  'symbol',
  'requested',
  'due',
  'daysOver',
  'amount',
  'paid',
  'rest',
  'currency',
] as const;

/** What was not paid when a month ended, one line for each request for money. */
export function writeOpenItems({ services: { db }, month, language }: MonthReading): AsyncGenerator<Uint8Array> {
  const t = textsOf(language);
  const { last } = daysOfMonth(month);
  return writeTable({
    columns,
    nameOf: (column) => t(`monthExport:openItems.${column}`),
    language,
    pages: pagesOf<OpenItem>(pageSize, (after) => findOpenItems(db, { month, after, limit: pageSize })),
    cellsOf: (item) => [
      {
        request: requestNumberOf(item),
        document: item.document,
        payer: item.payer_name,
        title: item.title,
        symbol: item.variable_symbol,
        requested: item.requested_at === null ? null : dayOf(item.requested_at, item.language),
        due: item.due_on,
        daysOver:
          item.due_on === null
            ? null
            : Math.max(daysOver(item.due_on, item.language, startOfDay(last, item.language)), 0),
        amount: majorOf(item.amount),
        paid: majorOf(item.paid),
        rest: majorOf(item.amount - item.paid),
        currency: item.currency,
      },
    ],
  });
}
