import type { Transaction } from 'kysely';
import type { AccountMailKind } from '#domain/mail/mail-kinds.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import type { Services } from '#server/services.ts';
import { readAccount } from './account-store.ts';

/** What happened to an account, and the scheme and host of the request. */
type News = { userId: string; kind: AccountMailKind; origin: string };

/** Mails the owner of an account, at the verified address, what has happened to it (ASVS 6.3.7); without one nothing. */
export async function tellOwner(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { userId, kind, origin }: News,
): Promise<void> {
  const { username, language, email, email_verified_at: verifiedAt } = await readAccount(transaction, userId);
  if (email === null || verifiedAt === null) return;
  await queueAccountMail(services, transaction, { kind, username, language, recipient: email, origin });
}
