import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { sha256Of } from '#server/database/quote-record.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import type { Services } from '#server/services.ts';
import { linkTokenOf } from '#server/vault/sealed-values-store.ts';
import { type QuoteLinkRow, findRecipientLink, insertLink } from './links-store.ts';

type Wanted = { quoteId: string; email: string; isCopy: boolean };

/**
 * Makes a private link to a quote for one recipient (H5): 256 random bits, found by their SHA-256; the bits themselves are
 * only kept sealed, for the mails that carry them. Returns its id.
 */
export async function createLink(
  { clock, newId, newToken, vault }: Pick<Services, 'clock' | 'newId' | 'newToken' | 'vault'>,
  transaction: Transaction<DatabaseSchema>,
  { quoteId, email, isCopy }: Wanted,
): Promise<string> {
  const [id, token] = [newId(), newToken()];
  await insertLink(transaction, {
    id,
    quote_id: quoteId,
    token_hash: sha256Of(token),
    token: vault.seal(token, linkTokenOf(id)),
    email,
    email_key: emailKey(email),
    is_copy: isCopy ? 1 : 0,
    created_at: clock(),
    ended_at: null,
    first_viewed_at: null,
    last_viewed_at: null,
  });
  return id;
}

/** The token of a link; '' where the vault's key was lost. */
export const tokenOfLink = ({ vault }: Pick<Services, 'vault'>, { id, token }: Pick<QuoteLinkRow, 'id' | 'token'>) =>
  token === '' ? '' : vault.open(token, linkTokenOf(id));

/** The token of the link that the recipient of a quote has; null where it was ended or is not known any more. */
export async function recipientToken(
  services: Pick<Services, 'db' | 'vault'>,
  quoteId: string,
): Promise<string | null> {
  const link = await findRecipientLink(services.db, quoteId);
  return (link && tokenOfLink(services, link)) || null;
}
