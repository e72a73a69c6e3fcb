import type { Kysely } from 'kysely';
import type { TaxSum } from '#domain/quotes/lines/totals.ts';
import { creditableOf } from '#domain/tax-documents/creditable.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type DocumentRow, issuedOf } from './documents-store.ts';
import { findCredits, findTakenOff } from './settlement-store.ts';

/** What credit notes can still give back of a document per rate; nothing of a draft. */
export async function leftToCredit(
  db: Kysely<DatabaseSchema>,
  row: Pick<DocumentRow, 'id' | 'document'>,
): Promise<TaxSum[]> {
  const document = issuedOf(row);
  if (document === null) return [];
  const credits = await findCredits(db, row.id);
  return creditableOf({
    kind: document.kind,
    lineTotals: document.lineTotals,
    credited: credits.flatMap((credit) => issuedOf(credit)?.totals.taxes ?? []),
    takenOff: await findTakenOff(db, [row.id]),
  });
}
