import { csvFormatOf, csvLine, csvTime } from '#domain/csv.ts';
import type { Language } from '#domain/languages.ts';
import { minorPerMajor } from '#domain/money.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import { textsOf } from '#server/texts.ts';
import type { StoredRow } from './quote-rows-store.ts';

type Cell = string | number | null;

const columns = [
  'number',
  'version',
  'status',
  'title',
  'company',
  'customer',
  'language',
  'currency',
  'net',
  'gross',
  'monthlyGross',
  'valueInEuro',
  'validUntil',
  'sent',
  'seen',
  'changed',
  'request',
] as const;
type Column = (typeof columns)[number];

/** Returns the first line of the export: the names of the columns in the reader's language. */
export function headerLine(language: Language): string {
  const t = textsOf(language);
  return csvLine(
    columns.map((column) => t(`quoteExport:columns.${column}`)),
    csvFormatOf(language),
  );
}

/** Returns one quote as a line of the export as it stands at `now` (ms UTC); amounts in whole units of their currency. */
export function quoteLine(row: StoredRow, { language, now }: { language: Language; now: number }): string {
  const cells = cellsOf(row, language, now);
  return csvLine(
    columns.map((column) => cells[column]),
    csvFormatOf(language),
  );
}

function cellsOf(row: StoredRow, language: Language, now: number): Record<Column, Cell> {
  const t = textsOf(language);
  const status = statusAt({ status: row.status, validUntil: row.valid_until, language: row.language }, now);
  return {
    number: numberOf(row),
    version: row.version_number,
    status: t(`quotes:statuses.${status}`),
    title: row.title,
    company: row.buyer_company,
    customer: row.buyer_name,
    language: row.language,
    currency: row.currency,
    net: row.net_minor / minorPerMajor,
    gross: row.gross_minor / minorPerMajor,
    monthlyGross: row.monthly_gross_minor / minorPerMajor,
    valueInEuro: row.value_eur_minor / minorPerMajor,
    validUntil: row.valid_until,
    sent: csvTime(row.sent_at),
    seen: csvTime(row.last_viewed_at),
    changed: csvTime(row.updated_at),
    request: row.request_number,
  };
}
