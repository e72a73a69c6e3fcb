import type { Transaction } from 'kysely';
import { emailKey, invitationPrefix } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { deleteEmailLinks, insertEmailLink } from '#server/features/accounts/email/email-link-store.ts';
import { demandMailOrigin } from '#server/features/mail/compose/mail-origin.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { Caller, Services } from '#server/services.ts';
import { refuseMissingAddress } from './refuse-user.ts';
import { lockUser } from './user-store.ts';

/** An invitation is valid for a week. */
const linkLifetimeMs = 7 * 24 * 60 * 60_000;

type Invitation = { user: { id: string; username: string; language: Language }; email: string; origin: string };

/** Mails a link to set a password and deletes earlier invitations of the account. */
export async function mailInvitation(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  { user: { id, username, language }, email, origin }: Invitation,
): Promise<void> {
  const token = invitationPrefix + services.newToken();
  const now = services.clock();
  await deleteEmailLinks(transaction, { userId: id, purpose: 'invitation' });
  await insertEmailLink(transaction, {
    token_hash: hashToken(token),
    user_id: id,
    purpose: 'invitation',
    email_key: emailKey(email),
    expires_at: now + linkLifetimeMs,
    now,
  });
  const mail = { kind: 'invitation', username, language, recipient: email, origin, token } as const;
  await queueAccountMail(services, transaction, mail);
}

type Inviting = { caller: Caller; id: string; audit: Audit };

/**
 * Mails an invitation again, or a link to somebody who has lost the password (G6). Throws `not-found`, `invalid-input`,
 * `links-not-mailed`.
 */
export async function inviteUser(services: Services, { caller, id, audit }: Inviting): Promise<void> {
  demandMailOrigin(caller.origin, services);
  await services.db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id);
    refuseMissingAddress(user.email, caller.language);
    await mailInvitation(services, transaction, { user, email: user.email, origin: caller.origin });
    await audit(transaction, { subjectId: id });
  });
  services.pokeJobs();
}
