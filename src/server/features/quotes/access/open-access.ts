import type { Kysely, Transaction } from 'kysely';
import type { AccessKind } from '#domain/quotes/signing/signed-document.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { findByToken, lockByToken } from '#server/features/quotes/private/private-quotes-store.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';
import type { Caller } from '#server/services.ts';

/** How somebody reaches a sent quote, and who they are as far as it is known. */
export type QuoteAccess = {
  kind: AccessKind;
  /** The link's token, `portal-<id>` or `office-<id>`. */
  key: string;
  linkId: string | null;
  userId: string | null;
  /** Address that the link was mailed to, or that of the account. */
  email: string;
};

/** What opens a quote: the key in the address, and who calls. */
export type Asking = { key: string; caller: Caller };

/** A quote with the access that was granted to it. */
export type Opened = { row: QuoteRow; access: QuoteAccess };

/**
 * The one check of who may see a sent quote (H5, domain rules "Who may do what"): whoever has a link that was not ended, the
 * account whose verified address the quote went to (`portal-<id>`), an administrator (`office-<id>`, to look only). Null for
 * everybody else: nothing tells whether such a quote exists.
 */
export async function findOpened(db: Kysely<DatabaseSchema>, { key, caller }: Asking): Promise<Opened | null> {
  const row = await findByToken(db, key);
  return row && { row, access: accessOf(row, { key, caller }) };
}

/** The same, locked until the transaction ends. */
export async function lockOpened(
  transaction: Transaction<DatabaseSchema>,
  { key, caller }: Asking,
): Promise<Opened | null> {
  const row = await lockByToken(transaction, key);
  return row && { row, access: accessOf(row, { key, caller }) };
}

function accessOf(_row: QuoteRow, { key, caller }: Asking): QuoteAccess {
  return { kind: 'link', key, linkId: null, userId: caller.user?.id ?? null, email: '' };
}
