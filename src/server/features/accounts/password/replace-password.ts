import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import type { Services } from '#server/services.ts';
import { type Account, setPassword } from '#server/features/accounts/account-store.ts';
import { deleteEmailLinks } from '#server/features/accounts/email/email-link-store.ts';
import { deletePasskeysOf } from '#server/features/accounts/passkeys/passkey-store.ts';
import { deletePendingSignInsOf } from '#server/features/accounts/log-in/pending-sign-in-store.ts';

type Replacement = {
  account: Account;
  passwordHash: string;
  origin: string;
  /** Whether the passkeys end as well: somebody else may have added one. */
  endsPasskeys: boolean;
};

/**
 * Replaces a password, deletes sign-ins that wait for a code and mailed links, and tells the owner at the verified
 * address (F3, F4). The caller decides about the sessions. Returns the names of the passkeys that ended.
 */
export async function replacePassword(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { account, passwordHash, origin, endsPasskeys }: Replacement,
): Promise<string[]> {
  const { id: userId, username, language, email, email_verified_at: verifiedAt } = account;
  await setPassword(transaction, { userId, passwordHash, now: services.clock() });
  await deletePendingSignInsOf(transaction, userId);
  await deleteEmailLinks(transaction, { userId, purpose: 'reset-password' });
  await deleteEmailLinks(transaction, { userId, purpose: 'invitation' });
  const removedPasskeys = endsPasskeys ? await deletePasskeysOf(transaction, userId) : [];
  if (email === null || verifiedAt === null) return removedPasskeys;
  const mail = { kind: 'password-changed', username, language, recipient: email, origin, removedPasskeys } as const;
  await queueAccountMail(services, transaction, mail);
  return removedPasskeys;
}
