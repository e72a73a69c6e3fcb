import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Position, issuedInMonth } from '#server/features/tax-documents/list/documents-list-store.ts';

type Db = Kysely<DatabaseSchema>;

export type MonthDocument = Awaited<ReturnType<typeof findMonthDocuments>>[number];

type Page = { month: string; after: Position | null; limit: number };

/** Documents that were issued in a month (`YYYY-MM`) as they were frozen, in the order of issue, after a position (keyset). */
export async function findMonthDocuments(db: Db, { month, after, limit }: Page) {
  return db
    .selectFrom('tax_documents')
    .select(['id', 'document', 'ubl', 'sealed_file', 'sealed_at', 'listed_at'])
    .where((where) => where.and(issuedInMonth(where, month)))
    .where(({ or, and, eb }) =>
      after === null
        ? and([])
        : or([eb('listed_at', '>', after.at), and([eb('listed_at', '=', after.at), eb('id', '>', after.id)])]),
    )
    .orderBy('listed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** How many documents were issued in a month, and how many of them are not sealed. */
export async function countMonthDocuments(db: Db, month: string): Promise<{ documents: number; unsealed: number }> {
  const { all, sealed } = await db
    .selectFrom('tax_documents')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('sealed_at').as('sealed')])
    .where((where) => where.and(issuedInMonth(where, month)))
    .executeTakeFirstOrThrow();
  return { documents: all, unsealed: all - sealed };
}
