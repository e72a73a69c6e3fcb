import type { Transaction } from 'kysely';
import { isOfAgency } from '#domain/accounts/account.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { type Asking, type QuoteAccess, lockOpened } from '#server/features/quotes/access/open-access.ts';
import { readSent } from '#server/features/quotes/private/sent-quote.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Mover } from '#server/features/quotes/sending/move-quote.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';

/** A sent quote that somebody answers, locked, and who they are. */
export type Answerable = {
  row: QuoteRow;
  access: QuoteAccess;
  document: QuoteSnapshot;
  sha256: string;
  /** The recipient, at the time of the answer. */
  mover: Mover;
};

/**
 * Locks the quote that a recipient answers. The agency’s people look only, whatever opened it to them, and so does a colleague with
 * documents alone (I5). Throws `not-found`, `quote-superseded`, `quote-withdrawn`, `access-denied`.
 */
export async function lockAnswerable(
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
  transaction: Transaction<DatabaseSchema>,
  asking: Asking,
): Promise<Answerable> {
  const opened = await lockOpened(transaction, asking);
  const now = clock();
  const sent = await readSent(transaction, opened, now);
  if ('gone' in sent) throw new AppError(sent.gone);
  const { row, access, document, sha256 } = sent;
  if (!access.mayAnswer || isOfAgency(asking.caller.user?.role ?? 'user')) throw new AppError('access-denied');
  const mover: Mover = { actor: 'recipient', actorId: access.userId, now, newId };
  return { row, access, document, sha256, mover };
}
