import type { Kysely } from 'kysely';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { dayOf } from '#domain/days.ts';
import { formatPaymentRequestNumber } from '#domain/payments/payment-request-number.ts';
import { projectNumber, projectTitle } from '#domain/projects/project-number.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { CalendarAsked, CalendarRow } from './calendar-sources-store.ts';
import { findCalendarRows } from './calendar-store.ts';

/** An entry, and when what it stands for was last changed (ms UTC). */
export type ChangedEntry = CalendarEntry & { changedAt: number };

/** More than this nobody reads on a screen, nor in a calendar program. */
const mostEntries = 2000;

/** Reads the dates of some days in their order, each day by kind and title (I1). */
export async function readEntries(
  db: Kysely<DatabaseSchema>,
  asked: CalendarAsked,
): Promise<{ entries: ChangedEntry[]; isMore: boolean }> {
  const rows = await findCalendarRows(db, asked, mostEntries + 1);
  const entries = rows.slice(0, mostEntries).map((row) => entryOf(row));
  const keyOf = ({ day, kind, id }: CalendarEntry) => `${day} ${kind} ${id}`;
  return {
    entries: entries.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    isMore: rows.length > mostEntries,
  };
}

function entryOf(row: CalendarRow): ChangedEntry {
  return {
    kind: row.kind,
    id: row.id,
    day: row.day ?? dayOf(Number(row.at), 'sk'),
    title: row.title,
    about: aboutOf(row),
    language: row.language,
    isDone: row.is_done === 1,
    target: row.target,
    changedAt: row.changed_at,
  };
}

/** By what people know it: the project, or its number. */
function aboutOf({ kind, number, project, year, sequence, version }: CalendarRow): string {
  if (project !== null) return projectTitle(number, project);
  if (kind === 'project-start' || kind === 'project-due') return projectNumber(number);
  if (kind === 'follow-up') return number === null ? '' : String(number);
  if (year === null || sequence === null) return '';
  return kind === 'quote'
    ? formatQuoteNumber({ year, sequence, version: version ?? 1 })
    : formatPaymentRequestNumber({ year, sequence });
}
