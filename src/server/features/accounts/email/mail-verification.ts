import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { type Account, findVerifiedAccount } from '#server/features/accounts/account-store.ts';
import { deleteEmailLinks, insertEmailLink } from './email-link-store.ts';

/** A link to verify an address is valid for this time (F2). */
const linkLifetimeMs = 24 * 60 * 60_000;

/** Mails to one address, whoever asks for them, so that nobody can fill the mailbox of somebody else. */
const addressLimit = { name: 'verification-address', max: 5, windowMs: 24 * 60 * 60_000 };

/** The account whose address is to be verified, and the scheme and host of the request. */
type Verification = { account: Pick<Account, 'id' | 'username' | 'language'>; email: string; origin: string };

/** Counts a mail to an address against its limit, before the transaction. Throws `too-many-requests`. */
export async function countVerificationMail(services: Services, email: string): Promise<void> {
  await countAgainstLimit(services, addressLimit, emailKey(email));
}

/**
 * Mails a link to verify an address and deletes earlier links of the account. If another account has verified the
 * address, its owner is told instead, so that the caller cannot find out who has an account (F2).
 */
export async function mailVerification(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { account, email, origin }: Verification,
): Promise<void> {
  await deleteEmailLinks(transaction, { userId: account.id, purpose: 'verify-email' });
  const owner = await findVerifiedAccount(transaction, emailKey(email));
  if (owner) {
    const { username, language } = owner;
    const recipient = owner.email ?? email;
    await queueAccountMail(services, transaction, { kind: 'email-in-use', username, language, recipient, origin });
    return;
  }
  const token = services.newToken();
  const now = services.clock();
  await insertEmailLink(transaction, {
    token_hash: hashToken(token),
    user_id: account.id,
    purpose: 'verify-email',
    email_key: emailKey(email),
    expires_at: now + linkLifetimeMs,
    now,
  });
  const { username, language } = account;
  await queueAccountMail(services, transaction, {
    kind: 'verify-email',
    username,
    language,
    recipient: email,
    origin,
    token,
  });
}
