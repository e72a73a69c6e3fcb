import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { isLinkOnItsWay } from '#server/features/mail/outbox/hold/hold-store.ts';
import { type QuoteLinkRow, findLinks } from '#server/features/quotes/access/links-store.ts';
import { goneReason } from '#server/features/quotes/private/sent-quote.ts';
import type { QuoteRow } from '#server/features/quotes/quote-store.ts';

type NewestLink = Pick<QuoteLinkRow, 'id'> & Pick<QuoteRow, 'language'>;

/**
 * The open link that an address has to the newest sent version of a family, and the language of that version. Null where it has none or the version
 * shows nothing any more, and while the mail with the link has not left, because the link may be taken back with it.
 */
export async function findLinkToNewest(
  transaction: Transaction<DatabaseSchema>,
  { family_id: familyId }: Pick<QuoteRow, 'family_id'>,
  address: string,
): Promise<NewestLink | null> {
  const newest = await transaction
    .selectFrom('quotes')
    .select(['id', 'status', 'language'])
    .where('family_id', '=', familyId)
    .where('status', '<>', 'draft')
    .orderBy('version_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest || goneReason(newest.status)) return null;
  const links = await findLinks(transaction, newest.id);
  const link = links.findLast(
    ({ email, ended_at: endedAt }) => endedAt === null && emailKey(email) === emailKey(address),
  );
  if (!link || (await isLinkOnItsWay(transaction, [link.id]))) return null;
  return { id: link.id, language: newest.language };
}
