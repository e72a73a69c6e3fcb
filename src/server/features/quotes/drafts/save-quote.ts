import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/content/quote-content.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { contentColumns } from '#server/features/quotes/quote-columns.ts';
import { type QuoteRow, changeQuote, contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
import { readQuote } from '#server/features/quotes/read-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

type Saving = { id: string; version: number; content: QuoteContent };

/**
 * Stores the content of a draft, complete or not (H2). Content that is stored already, as by a repetition, changes nothing.
 * Throws `not-found`, `quote-is-frozen`, `changed-meanwhile`.
 */
export async function saveQuote(services: Services, { id, version, content }: Saving): Promise<QuoteDetail> {
  const isChanged = await services.db.transaction().execute(async (transaction) => {
    const row = await readDraft(transaction, id);
    if (isDeepStrictEqual(contentOf(row), content)) return false;
    const { search_text: searchText, ...columns } = contentColumns(content, row.content);
    // Search words are written anew with their text, which few saves change.
    const searched = searchText === row.search_text ? {} : { search_text: searchText };
    const changes = { ...columns, ...searched, updated_at: services.clock() };
    if (await changeQuote(transaction, { id, version }, changes)) return true;
    // It may have been sent or deleted since it was read.
    await readDraft(transaction, id);
    throw new AppError('changed-meanwhile');
  });
  if (isChanged) services.live.announce({ kind: 'quote-changed', id });
  return readQuote(services, id);
}

async function readDraft(db: Kysely<DatabaseSchema>, id: string): Promise<QuoteRow> {
  const row = await findQuote(db, id);
  if (!row) throw new AppError('not-found');
  if (row.status !== 'draft') throw new AppError('quote-is-frozen');
  return row;
}
