import type { Kysely } from 'kysely';
import type { ProjectQuote } from '#contract/projects/projects.ts';
import { statusAt } from '#domain/quotes/validity.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { ProjectDbRow } from '#server/features/projects/projects-store.ts';
import { numberOf } from '#server/features/quotes/quote-store.ts';
import { storedSignedSums } from '#server/stored/quotes/signed-sums.ts';

type Db = Kysely<DatabaseSchema>;
type Project = Pick<ProjectDbRow, 'id' | 'quote_id'>;

/** The quotes of a project at a time (ms UTC): that which it began with, then the newest version of each change of its scope. */
export async function findProjectQuotes(
  db: Db,
  { id, quote_id: first }: Project,
  now: number,
): Promise<ProjectQuote[]> {
  const rows = await db
    .selectFrom('quotes')
    .leftJoin('quote_signatures as signatures', 'signatures.quote_id', 'quotes.id')
    .select(['quotes.id', 'quotes.number_year', 'quotes.number_sequence', 'quotes.version_number', 'quotes.title'])
    .select(['quotes.status', 'quotes.currency', 'quotes.language', 'quotes.valid_until', 'quotes.gross_minor'])
    .select(['quotes.monthly_gross_minor', 'quotes.sent_at', 'quotes.project_id', 'signatures.document as signed'])
    .where((row) =>
      row.or([
        row('quotes.id', '=', first ?? ''),
        row.and([row('quotes.project_id', '=', id), row('quotes.is_latest', '=', 1)]),
      ]),
    )
    .orderBy('quotes.created_at')
    .orderBy('quotes.id')
    .execute();
  const quotes = rows.map((row): ProjectQuote => {
    const { language, valid_until: validUntil, status } = row;
    return {
      id: row.id,
      number: numberOf(row),
      title: row.title,
      status: statusAt({ status, validUntil, language }, now),
      currency: row.currency,
      ...sumsOf(row),
      sentAt: row.sent_at,
      isChange: row.project_id !== null,
    };
  });
  return [...quotes.filter(({ isChange }) => !isChange), ...quotes.filter(({ isChange }) => isChange)];
}

type Summed = { id: string; signed: string | null; gross_minor: number; monthly_gross_minor: number };

/** What was signed with the chosen options, else what was offered without any. */
function sumsOf({ id, signed, gross_minor: gross, monthly_gross_minor: monthlyGross }: Summed) {
  if (signed === null) return { gross, monthlyGross };
  const { once, monthly } = storedSignedSums.read(signed, `quote_signatures ${id}`).totals;
  return { gross: once.gross, monthlyGross: monthly.gross };
}

/** Which of some quotes are void. */
export async function findVoided(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'voided')
    .execute();
  return rows.map(({ id }) => id);
}
