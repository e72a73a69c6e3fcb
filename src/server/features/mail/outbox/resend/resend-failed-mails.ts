import { isResendable } from '#domain/mail/mail-kinds.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { Services } from '#server/services.ts';
import { enqueueSending } from '#server/features/mail/outbox/outbox-store.ts';
import { listFailed, makeWaiting } from './resend-store.ts';

type Resending = Pick<Services, 'db' | 'clock' | 'newId' | 'pokeJobs'>;

/** As many as one press sends; what is left is sent by the next one. */
const resentAtOnce = 100;

/**
 * Sends the oldest mails again that were given up, each once however often it is called: a mail that waits already is
 * left alone. Returns how many wait now.
 */
export async function resendFailedMails(services: Resending, audit: Audit): Promise<{ resent: number }> {
  const { db, clock, newId, pokeJobs } = services;
  const resent = await db.transaction().execute(async (transaction) => {
    let count = 0;
    for (const mail of await listFailed(transaction, resentAtOnce)) {
      if (!isResendable(mail) || !(await makeWaiting(transaction, mail))) continue;
      await enqueueSending(transaction, mail.id, { jobId: newId(), runAt: clock() });
      count += 1;
    }
    await audit(transaction, { facts: { mails: count } });
    return count;
  });
  pokeJobs();
  return { resent };
}
