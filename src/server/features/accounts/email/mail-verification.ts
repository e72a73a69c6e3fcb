import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue-account-mail.ts';
import { countAgainstLimit } from '#server/http/security/rate-limit.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Services } from '#server/services.ts';
import { type Account, findVerifiedAccount } from '#server/features/accounts/account-store.ts';
import { deleteEmailLinks, insertEmailLink } from './email-link-store.ts';

/** How long a link to verify an address is good (F2). */
const linkLifetimeMs = 24 * 60 * 60_000;

/** Mails to one address, whoever names it and from wherever: nobody fills another's mailbox. */
const addressLimit = { name: 'verification-address', max: 5, windowMs: 60 * 60_000 };

/** Whose address is to be verified, and the scheme and host on which it was asked for. */
type Verification = { account: Pick<Account, 'id' | 'username' | 'language'>; email: string; origin: string };

/** Counts a mail to an address before the transaction that orders it. Throws `too-many-requests`. */
export async function countVerificationMail(services: Services, email: string): Promise<void> {
  await countAgainstLimit(services, addressLimit, emailKey(email));
}

/**
 * Mails a link to verify an address; earlier links of the account end. Where another account has verified the address
 * its owner is told instead, so that the caller learns nothing of who has an account here (F2).
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
