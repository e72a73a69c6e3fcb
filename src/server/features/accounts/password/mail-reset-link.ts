import { emailKey } from '#domain/accounts/account.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { hashToken } from '#server/http/security/session.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedResetLink } from '#server/stored/job-payloads.ts';
import { readAccount } from '#server/features/accounts/account-store.ts';
import { insertEmailLink } from '#server/features/accounts/email/email-link-store.ts';

/** Kind of the job that mails a link to set a new password. */
export const mailResetLinkJob = 'mail-reset-link';

/** A link is valid for this time (F3). */
const linkLifetimeMs = 60 * 60_000;
const maxAttempts = 5;

/** The job `mail-reset-link`: creates a link, valid once within an hour, and mails it to the verified address (F3). */
export function createMailResetLinkHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    async run(payload) {
      const { userId, origin } = storedResetLink.fromJson(payload, 'jobs');
      if (userId !== null) await mailResetLink(services, { userId, origin });
    },
  };
}

async function mailResetLink(
  services: Services,
  { userId, origin }: { userId: string; origin: string },
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const { username, language, email, ...account } = await readAccount(transaction, userId);
    // The address may have been changed since the link was asked for, and the account disabled.
    if (email === null || account.email_verified_at === null || account.disabled_at !== null) return;
    const token = services.newToken();
    const now = services.clock();
    await insertEmailLink(transaction, {
      token_hash: hashToken(token),
      user_id: userId,
      purpose: 'reset-password',
      email_key: emailKey(email),
      expires_at: now + linkLifetimeMs,
      now,
    });
    const mail = { kind: 'reset-password', username, language, recipient: email, origin, token } as const;
    await queueAccountMail(services, transaction, mail);
  });
}
