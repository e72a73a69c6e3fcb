import type { TaxDocumentRow } from '#contract/tax-documents/tax-documents.ts';
import { lengthOf } from '#domain/analytics/periods.ts';
import { dayOf } from '#domain/days.ts';
import { openPaymentStatuses } from '#domain/payments/payment-request-status.ts';
import { sumCredited } from '#server/features/tax-documents/settlement-store.ts';
import type { Services } from '#server/services.ts';
import {
  type DocumentFilter,
  type ListedRow,
  type Position,
  findDocuments,
  findMoneyOf,
} from './documents-list-store.ts';

/** More rows than fit on a screen; the browser fetches the next page before the reader reaches the end. */
const pageSize = 50;

type Query = DocumentFilter & { after?: string | undefined };
type Money = Awaited<ReturnType<typeof findMoneyOf>>[number];

/** Reads one page of the documents that match a filter, newest first; `after` is the previous page's `next` (keyset, H11). */
export async function listDocuments(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { after, ...filter }: Query,
): Promise<{ rows: TaxDocumentRow[]; next: string | null }> {
  const now = clock();
  const page = { filter, today: dayOf(now, 'sk'), after: positionOf(after), limit: pageSize + 1 };
  const rows = await findDocuments(db, page);
  const shown = rows.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const [money, credited] = await Promise.all([findMoneyOf(db, ids), sumCredited(db, ids)]);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) =>
      presentRow(
        row,
        { money: money.filter(({ tax_document_id: id }) => id === row.id), credited: credited.get(row.id) ?? 0 },
        now,
      ),
    ),
    next: rows.length > pageSize && last ? `${last.listed_at}-${last.id}` : null,
  };
}

type Settled = { money: readonly Money[]; credited: number };

function presentRow(row: ListedRow, { money, credited }: Settled, now: number): TaxDocumentRow {
  const open = money.find(({ status }) => openPaymentStatuses.includes(status));
  const dueOn = open?.due_on ?? row.due_on;
  const daysOver = open && dueOn !== null ? lengthOf({ from: dueOn, to: dayOf(now, row.language) }) - 1 : null;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    number: row.number,
    title: row.title,
    buyerName: row.buyer_name,
    buyerCompany: row.buyer_company,
    language: row.language,
    currency: row.currency,
    gross: row.gross,
    payable: row.payable,
    credited,
    paid: money.reduce((sum, { paid }) => sum + paid, 0),
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    daysOver,
    delivery: row.delivery,
    updatedAt: row.updated_at,
  };
}

function positionOf(after: string | undefined): Position | null {
  const [, at, id] = /^(\d{1,16})-([0-9A-Z]{26})$/.exec(after ?? '') ?? [];
  return at !== undefined && id !== undefined ? { at: Number(at), id } : null;
}
