import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { CustomerRow, KnownCustomer, listCustomers as endpoint } from '#contract/customers.ts';
import { searchTerms } from '#domain/customers/find-customers.ts';
import { isNotRestricted } from '#server/database/kept-records.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { beginningOf, havingWords } from './customer-words-store.ts';

type Db = Kysely<DatabaseSchema>;
type Wanted = z.output<typeof endpoint.query>;

const pageSize = 50;
const mostKnown = 10;

/** Columns of a row of the list. */
export const rowColumns = [
  'id',
  'name',
  'company',
  'email',
  'phone',
  'language',
  'country',
  'company_number',
  'created_at',
] as const;

/** Customers that were not merged into another one. */
const standing = (db: Db) =>
  db
    .selectFrom('customers')
    .select(rowColumns)
    .where('merged_into_id', 'is', null)
    .where(isNotRestricted('customers.id'));

export type StoredRow = Awaited<ReturnType<ReturnType<typeof standing>['executeTakeFirstOrThrow']>>;

/** Reads one page of customers, newest first; `after` is the previous page's `next` (keyset, G6). */
export async function listCustomers(
  db: Db,
  { search = '', country, language, after }: Wanted,
): Promise<{ rows: CustomerRow[]; next: string | null }> {
  let query = standing(db);
  if (country) query = query.where('country', '=', country === 'none' ? '' : country);
  if (language) query = query.where('language', '=', language);
  query = query.where(await havingWords(db, searchTerms(search).map(beginningOf)));
  const cursor = parseCursor(after);
  if (cursor) {
    query = query.where((row) => row(row.refTuple('created_at', 'id'), '<', row.tuple(cursor.at, cursor.id)));
  }
  const found = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: await withRequests(db, page),
    next: found.length > pageSize && last ? `${last.created_at}-${last.id}` : null,
  };
}

/** Adds to rows how many requests each customer has and when the last one arrived, in one query. */
export async function withRequests(db: Db, rows: readonly StoredRow[]): Promise<CustomerRow[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .selectFrom('service_requests')
    .select(['customer_id', sql<number>`count(*)`.as('requests'), sql<number>`max(created_at)`.as('last')])
    .where(
      'customer_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('customer_id')
    .execute();
  const byId = new Map(counted.map((row) => [row.customer_id, row]));
  return rows.map(({ company_number: companyNumber, created_at: createdAt, ...row }) => {
    const of = byId.get(row.id);
    return {
      ...row,
      country: row.country as CustomerRow['country'],
      companyNumber,
      createdAt,
      requests: of?.requests ?? 0,
      lastRequestAt: of?.last ?? null,
    };
  });
}

/** Finds the customers with a normalised company number, to warn while it is typed (G6). */
export async function lookUpCustomers(db: Db, companyNumber: string): Promise<KnownCustomer[]> {
  return db
    .selectFrom('customers')
    .select(['id', 'name', 'company'])
    .where('company_number', '=', companyNumber)
    .where('merged_into_id', 'is', null)
    .where(isNotRestricted('customers.id'))
    .orderBy('id')
    .limit(mostKnown)
    .execute();
}

function parseCursor(after: string | undefined): { at: number; id: string } | null {
  const [at = '', id = ''] = (after ?? '').split('-', 2);
  return /^\d{1,15}$/.test(at) && id !== '' ? { at: Number(at), id } : null;
}
