import type { Audit } from '#server/features/audit/audit-for.ts';
import { deleteAllSessions, deleteOtherSessions } from '#server/features/accounts/sessions/session-store.ts';
import { clearTotp } from '#server/features/accounts/second-factor/totp-store.ts';
import { deletePendingSignInsOf } from '#server/features/accounts/log-in/pending-sign-in-store.ts';
import { deleteSessionsOf } from '#server/features/accounts/sessions/session-store.ts';
import { tellOwner } from '#server/features/accounts/tell-owner.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Caller, Services } from '#server/services.ts';
import { lockUser, removePasskeys } from './user-store.ts';

type Deed = { caller: Caller; id: string; audit: Audit };

/** Ends every session of an account; of the own ones the present session stays (G6). Throws `not-found`. */
export async function endUserSessions(services: Services, { caller, id, audit }: Deed): Promise<{ ended: number }> {
  return services.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, id);
    // No session has an empty hash, so that for another account all sessions end.
    const sessionHash = caller.user?.id === id ? (caller.sessionHash ?? '') : '';
    const ended = await deleteOtherSessions(transaction, { userId: id, sessionHash });
    await deletePendingSignInsOf(transaction, id);
    await audit(transaction, { subjectId: id, facts: { ended } });
    return { ended };
  });
}

/**
 * Ends the sessions of everybody but the caller's own, and mails whoever was signed in (ASVS 7.4.5); the caller is told as
 * well. Streams end at once, also those of other servers. Returns how many people were signed out.
 */
export async function endAllSessions(
  services: Services,
  { caller, audit }: Omit<Deed, 'id'>,
): Promise<{ people: number }> {
  const { origin } = caller;
  const people = await services.db.transaction().execute(async (transaction) => {
    const ended = await deleteAllSessions(transaction, { exceptHash: caller.sessionHash ?? '' });
    const own = caller.user ? [caller.user.id] : [];
    for (const userId of new Set([...ended, ...own])) {
      await tellOwner(services, transaction, { userId, kind: 'all-signed-out', origin });
    }
    await audit(transaction, { subjectId: null, facts: { people: ended.length } });
    return ended.length;
  });
  services.pokeJobs();
  services.live.announce({ kind: 'requests-changed' });
  return { people };
}

/**
 * Removes the second factors of somebody who has lost them, ends every session and tells the verified address. Throws
 * `not-found`, and `access-denied` for the own account, whose factors are changed in the settings with the password.
 */
export async function resetSecondFactor(services: Services, { caller, id, audit }: Deed): Promise<void> {
  if (caller.user?.id === id) throw new AppError('access-denied');
  await services.db.transaction().execute(async (transaction) => {
    const { username, language, email, email_verified_at: verifiedAt, ...user } = await lockUser(transaction, id);
    await clearTotp(transaction, { userId: id, now: services.clock() });
    const passkeys = await removePasskeys(transaction, id);
    await deleteSessionsOf(transaction, id);
    const facts = { hadTotp: user.totp_enabled_at !== null, passkeys };
    await audit(transaction, { subjectId: id, facts });
    if (email === null || verifiedAt === null) return;
    const mail = { kind: 'second-factor-reset', username, language, recipient: email } as const;
    await queueAccountMail(services, transaction, { ...mail, origin: caller.origin });
  });
  services.pokeJobs();
}
