import type { Transaction } from 'kysely';
import { emailKey } from '#domain/accounts/account.ts';
import { tieCustomers } from '#server/features/access/tie-customers-store.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { demandMailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services, SignedInUser } from '#server/services.ts';
import { type Account, lockIfPasswordMatches, readAccount, setEmail } from '#server/features/accounts/account-store.ts';
import { checkOwnPassword } from '#server/features/accounts/password/check-own-password.ts';
import { deleteEmailLinks } from './email-link-store.ts';
import { countVerificationMail, mailVerification } from './mail-verification.ts';
import { refuseEmail } from '#server/features/accounts/refuse-credentials.ts';

type Change = { caller: Caller; user: SignedInUser; form: { email: string; currentPassword: string }; audit: Audit };

/**
 * Changes the own address (F2). A link to verify it is mailed to the new address; the old one is told if it was
 * verified, and links mailed to it become invalid. What the old one opened in the portal stays open. Does nothing if the address is the verified one already. Throws
 * `invalid-input`, `links-not-mailed` and `password-wrong`.
 */
export async function changeEmail(services: Services, { caller, user, form, audit }: Change): Promise<void> {
  const { id: userId } = user;
  const { language, origin } = caller;
  const email = form.email.trim();
  refuseEmail(email, language);
  demandMailOrigin(origin, services);
  const { password_hash: passwordHash } = await checkOwnPassword(services, { ...form, userId, language });
  await countVerificationMail(services, email);
  await services.db.transaction().execute(async (transaction) => {
    if (!(await lockIfPasswordMatches(transaction, { userId, passwordHash }))) throw new AppError('password-wrong');
    const old = await readAccount(transaction, userId);
    if (verifiedKey(old) === emailKey(email)) return;
    await tieCustomers(services, transaction, userId);
    await setEmail(transaction, { userId, email, emailKey: emailKey(email), now: services.clock() });
    await deleteEmailLinks(transaction, { userId, purpose: 'reset-password' });
    await deleteEmailLinks(transaction, { userId, purpose: 'invitation' });
    await mailVerification(services, transaction, { account: old, email, origin });
    await tellOldAddress(services, transaction, { old, origin });
    await audit(transaction, { subjectId: userId });
  });
  services.pokeJobs();
}

/** The verified address in the form by which addresses are compared. */
function verifiedKey({ email, email_verified_at: verifiedAt }: Account): string | null {
  return email === null || verifiedAt === null ? null : emailKey(email);
}

/** Tells a verified address that the account has another one now (F2). */
export async function tellOldAddress(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { old, origin }: { old: Account; origin: string },
): Promise<void> {
  const { username, language, email: recipient, email_verified_at: verifiedAt } = old;
  if (recipient === null || verifiedAt === null) return;
  await queueAccountMail(services, transaction, { kind: 'email-changed', username, language, recipient, origin });
}

/** Mails the link to verify the own address once more; does nothing when there is none or it is verified (F2). */
export async function resendVerification(
  services: Services,
  { caller, user }: Pick<Change, 'caller' | 'user'>,
): Promise<void> {
  const account = await readAccount(services.db, user.id);
  const { email } = account;
  if (email === null || account.email_verified_at !== null) return;
  demandMailOrigin(caller.origin, services);
  await countVerificationMail(services, email);
  await services.db
    .transaction()
    .execute((transaction) => mailVerification(services, transaction, { account, email, origin: caller.origin }));
  services.pokeJobs();
}
