import { isDeepStrictEqual } from 'node:util';
import type { QuoteDetail } from '#contract/quotes/quotes.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import { contentColumns } from '#server/features/quotes/quote-columns.ts';
import { changeQuote, contentOf, findQuote } from '#server/features/quotes/quote-store.ts';
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
    const row = await findQuote(transaction, id);
    if (!row) throw new AppError('not-found');
    if (row.status !== 'draft') throw new AppError('quote-is-frozen');
    if (isDeepStrictEqual(contentOf(row), content)) return false;
    const changes = { ...contentColumns(content, row.content), updated_at: services.clock() };
    if (!(await changeQuote(transaction, { id, version }, changes))) throw new AppError('changed-meanwhile');
    return true;
  });
  if (isChanged) services.live.announce({ kind: 'quote-changed', id });
  return readQuote(services, id);
}
