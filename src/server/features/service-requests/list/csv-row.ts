import { csvFormatOf, csvLine, csvTime } from '#domain/csv.ts';
import type { Language } from '#domain/languages.ts';
import { minorPerMajor } from '#domain/money.ts';
import { serviceNameKey } from '#locales/service-name-key.ts';
import { textsOf } from '#server/texts.ts';
import { type StoredRow, contactOfRow } from './request-rows-store.ts';
import { shownTitle } from './shown-title.ts';

type Cell = string | number | null;

const columns = [
  'number',
  'received',
  'changed',
  'status',
  'priority',
  'turn',
  'due',
  'assignee',
  'archived',
  'source',
  'language',
  'title',
  'service',
  'trade',
  'customer',
  'company',
  'email',
  'phone',
  'minimum',
  'maximum',
  'currency',
] as const;
type Column = (typeof columns)[number];

/** Returns the first line of the export: the names of the columns in the reader's language. */
export function headerLine(language: Language): string {
  const t = textsOf(language);
  return csvLine(
    columns.map((column) => t(`requestExport:columns.${column}`)),
    csvFormatOf(language),
  );
}

/** Returns one request as a line of the export, in the reader's language; amounts in whole units of their currency. */
export function requestLine(row: StoredRow, language: Language): string {
  const cells = cellsOf(row, language);
  return csvLine(
    columns.map((column) => cells[column]),
    csvFormatOf(language),
  );
}

function cellsOf(row: StoredRow, language: Language): Record<Column, Cell> {
  const t = textsOf(language);
  const contact = contactOfRow(row);
  const majorOf = (minor: number | null) => (minor === null ? null : minor / minorPerMajor);
  return {
    number: row.number,
    received: csvTime(row.created_at),
    changed: csvTime(row.updated_at),
    status: t(`serviceRequests:statuses.${row.status}`),
    priority: t(`serviceRequests:priorities.${row.priority}`),
    turn: t(`serviceRequests:waiting.${row.waiting_on}`),
    due: csvTime(row.answer_due_at),
    assignee: row.assignee_name,
    archived: t(row.is_archived === 1 ? 'requestExport:yes' : 'requestExport:no'),
    source: t(`serviceRequests:sources.${row.source}`),
    language: row.language,
    title: shownTitle(row, language),
    service: row.service && t(serviceNameKey(row.service)),
    trade: row.trade && t(`configurator:trades.${row.trade}`),
    customer: contact.name,
    company: contact.company,
    email: contact.email,
    phone: contact.phone,
    minimum: majorOf(row.estimate_minimum_minor),
    maximum: majorOf(row.estimate_maximum_minor),
    currency: row.currency,
  };
}
