import { type Kysely, type SqlBool, sql } from 'kysely';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { type KeptKind, basisOf, lastDayOfKeeping } from '#domain/personal-data/keeping.ts';
import type { KeptRecordTable } from '#server/database/tables/personal-data-tables.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { readRetentionTerms } from '#server/features/settings/retention-terms-store.ts';
import { type Person, keysOf } from '#server/features/personal-data/person-store.ts';

type Db = Kysely<DatabaseSchema>;

/** A record that outlives its person's data. */
export type KeptRecord = Pick<KeptRecordTable, 'record_id' | 'kind' | 'basis' | 'kept_until'>;

type Found = { id: string; chain: string; ended_at: number; language: Language };

/**
 * What has to stay of a person, each with its last day (requirements, K6). What hangs together, such as an advance and the invoice that takes
 * it off, stays until the last of it; the end of a contract is that of its project, or the signature where there is none; changes of its scope stay as long.
 */
export async function findKept(db: Db, person: Person): Promise<KeptRecord[]> {
  return findKeptIn(db, keysOf(person));
}

/** Condition: a quote is part of a contract, because it was signed or money was asked for by it. */
export const isContract = sql<SqlBool>`(quotes.status in ('accepted', 'voided') or exists
  (select 1 from tax_documents as d where d.quote_id = quotes.id and d.status = 'issued') or exists
  (select 1 from payment_requests as p where p.quote_id = quotes.id and p.document is not null))`;

/** When a project has ended, in ms UTC. */
export const endOfProject = sql<number>`coalesce(projects.completed_at, projects.cancelled_at, projects.updated_at)`;

/** When a quote without a project was signed or answered, in ms UTC. */
export const endOfQuote = sql<number>`coalesce(
  (select signed_at from quote_signatures where quote_signatures.quote_id = quotes.id),
  quotes.answered_at, quotes.updated_at)`;

/** To which chain a document belongs: what hangs together stays until the last of it. */
export const chainOfDocument = sql<string>`coalesce(quote_id, recurring_id, corrects_id, id)`;
/** The same of a request for money. */
export const chainOfAsked = sql<string>`coalesce(quote_id, tax_document_id, id)`;
/** When money was last asked for or paid by a request, in ms UTC. */
export const endOfAsked = sql<number>`coalesce(paid_at, requested_at, updated_at)`;

/** Queries of ids, as they stand behind `in`. */
export type Scope = Pick<ReturnType<typeof keysOf>, 'documents' | 'asked' | 'quotes' | 'projects'>;

/** The same for some records, whosever they are. */
export async function findKeptIn(db: Db, { documents, asked, quotes, projects }: Scope): Promise<KeptRecord[]> {
  const { terms } = await readRetentionTerms(db);
  const queries: Record<KeptKind, ReturnType<typeof sql<Found>>> = {
    'tax-document': sql`select id, ${chainOfDocument} as chain, issued_at as ended_at, language
      from tax_documents where status = 'issued' and id in (${documents})`,
    'payment-request': sql`select id, ${chainOfAsked} as chain, ${endOfAsked} as ended_at, language
      from payment_requests where document is not null and id in (${asked})`,
    quote: sql`select quotes.id, coalesce(
        (select coalesce(projects.quote_id, projects.id) from projects where projects.id = quotes.project_id),
        quotes.id) as chain, language, coalesce(
        (select max(${endOfProject}) from projects where projects.quote_id = quotes.id or projects.id = quotes.project_id),
        ${endOfQuote}) as ended_at
      from quotes where quotes.id in (${quotes}) and ${isContract}`,
    project: sql`select id, coalesce(quote_id, id) as chain, ${endOfProject} as ended_at, language
      from projects where id in (${projects})`,
  };
  const all: (Found & { kind: KeptKind; until: string })[] = [];
  for (const [kind, query] of Object.entries(queries) as [KeptKind, (typeof queries)['quote']][]) {
    const { rows } = await query.execute(db);
    all.push(
      ...rows.map((row) => ({
        ...row,
        kind,
        until: lastDayOfKeeping(basisOf[kind], dayOf(row.ended_at, row.language), terms),
      })),
    );
  }
  const lastOf = new Map<string, string>();
  const keyOf = ({ kind, chain }: (typeof all)[number]) => `${basisOf[kind]} ${chain}`;
  for (const record of all) {
    const known = lastOf.get(keyOf(record)) ?? '';
    if (record.until > known) lastOf.set(keyOf(record), record.until);
  }
  return all.map((record) => ({
    record_id: record.id,
    kind: record.kind,
    basis: basisOf[record.kind],
    kept_until: lastOf.get(keyOf(record)) ?? record.until,
  }));
}
