import { type Kysely, sql } from 'kysely';
import { encodeTime } from 'ulid';
import type * as z from 'zod/mini';
import type { AuditEntry, listAuditEntries } from '#contract/audit.ts';
import { dayAfter, startOfDay } from '#domain/days.ts';
import { paymentRequestNumberOf } from '#domain/payments/payment-request-number.ts';
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts';
import { projectNumber } from '#domain/projects/project-number.ts';
import { storedAuditFacts } from '#server/stored/audit-facts.ts';
import type { AuditEntryTable, DatabaseSchema } from '#server/database/schema.ts';

const pageSize = 50;

type Wanted = z.output<typeof listAuditEntries.query>;

/** Adds an entry to the audit log; of one that is old only the address goes (G11). */
export async function insertAuditEntry(db: Kysely<DatabaseSchema>, entry: AuditEntryTable): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute();
}

/** Reads one page of the audit log, newest first; ids grow with time, so the id of the last entry is the cursor. */
export async function readAuditEntries(
  db: Kysely<DatabaseSchema>,
  wanted: Wanted,
): Promise<{ rows: AuditEntry[]; next: string | null }> {
  const found = await entriesOf(db, wanted)
    .orderBy('audit_entries.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const rows = found.slice(0, pageSize).map(presentEntry);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

/** The request for money that an entry is about: itself, or the first that its payment has settled. */
const askedFor = sql<string>`coalesce((select min(payment_request_id) from payment_allocations
  where payment_allocations.payment_id = audit_entries.subject_id), audit_entries.subject_id)`;

/** The matching entries with the present names of their actors and subjects. */
function entriesOf(db: Kysely<DatabaseSchema>, { after, action, actor, actorId, from, to }: Wanted) {
  let query = db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .leftJoin('users as subject_users', 'subject_users.id', 'audit_entries.subject_id')
    .leftJoin('service_requests', 'service_requests.id', 'audit_entries.subject_id')
    .leftJoin('customers', 'customers.id', 'audit_entries.subject_id')
    .leftJoin('projects', 'projects.id', 'audit_entries.subject_id')
    .leftJoin('quotes', 'quotes.id', 'audit_entries.subject_id')
    .leftJoin('tax_documents', 'tax_documents.id', 'audit_entries.subject_id')
    .leftJoin('payment_requests as asked', (join) => join.on('asked.id', '=', askedFor))
    .select([
      'audit_entries.id',
      'audit_entries.at',
      'audit_entries.actor_kind',
      'audit_entries.actor_id',
      'audit_entries.action',
      'audit_entries.subject_id',
      'audit_entries.address',
      'audit_entries.detail',
      'audit_entries.subject_name as deleted_name',
      'users.username',
      'subject_users.username as subject_username',
      'service_requests.number as subject_number',
      'customers.name as subject_name',
      'customers.company as subject_company',
      'projects.id as project_id',
      'projects.number as project_number',
      'quotes.id as quote_id',
      'quotes.title as quote_title',
      'quotes.number_year as quote_year',
      'quotes.number_sequence as quote_sequence',
      'quotes.version_number as quote_version',
      'tax_documents.id as document_id',
      'tax_documents.title as document_title',
      'tax_documents.number as document_number',
      'asked.number_year',
      'asked.number_sequence',
      'asked.quote_id as asked_quote_id',
      'asked.tax_document_id as asked_document_id',
    ]);
  if (after) query = query.where('audit_entries.id', '<', after);
  if (action) query = query.where('audit_entries.action', '=', action);
  if (actor) query = query.where('audit_entries.actor_kind', '=', actor);
  if (actorId) query = query.where('audit_entries.actor_id', '=', actorId);
  if (from) query = query.where('audit_entries.id', '>=', firstIdOf(from));
  if (to) query = query.where('audit_entries.id', '<', firstIdOf(dayAfter(to)));
  return query;
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

function presentEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.username,
    action: row.action,
    subjectId: row.subject_id,
    subjectName:
      row.deleted_name ??
      row.subject_number?.toString() ??
      row.subject_username ??
      numberOf(row) ??
      (row.subject_company || row.subject_name),
    subjectPlace: placeOf(row),
    address: row.address,
    facts: storedAuditFacts.read(row.detail, `audit_entries ${row.id}`),
  };
}

/** The number of the project, quote, document or payment request that an entry is about; null for everything else. */
function numberOf(row: Row): string | null {
  if (row.project_id !== null) return projectNumber(row.project_number);
  if (row.quote_id !== null) return quoteNumberOf(row) ?? row.quote_title;
  if (row.document_id !== null) return row.document_number ?? row.document_title;
  return paymentRequestNumberOf({ year: row.number_year, sequence: row.number_sequence });
}

function quoteNumberOf({ quote_year: year, quote_sequence: sequence, quote_version: version }: Row): string | null {
  return year === null || sequence === null || version === null ? null : formatQuoteNumber({ year, sequence, version });
}

/** The quote or document that an entry is about; money is shown with the quote, without one with its invoice. */
function placeOf(row: Row): AuditEntry['subjectPlace'] {
  const quoteId = row.quote_id ?? row.asked_quote_id;
  if (quoteId !== null) return { kind: 'quote', id: quoteId };
  const documentId = row.document_id ?? row.asked_document_id;
  return documentId === null ? null : { kind: 'document', id: documentId };
}

/** The lowest id of a day: a ULID begins with its time. */
const firstIdOf = (day: string): string => encodeTime(Math.max(startOfDay(day, 'sk'), 0), 10).padEnd(26, '0');
