import type { Transaction } from 'kysely';
import { isResendable } from '#domain/mail/mail-kinds.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { idOfKey } from '#server/http/calls/id-of-key.ts';
import type { Services } from '#server/services.ts';
import { enqueueSending, findMailOfJob } from '#server/features/mail/outbox/outbox-store.ts';
import { findStoredMail, insertCopy, makeWaiting } from './resend-store.ts';

type Resending = Pick<Services, 'db' | 'engine' | 'clock' | 'newId' | 'pokeJobs'>;
type Wish = { id: string; userId: string; idempotencyKey: string; audit: Audit };

/**
 * Sends a mail again, once for each idempotency key. A mail that was never sent is sent as it is; of a sent one a copy
 * is sent, since mail servers drop a Message-ID that they know. Returns the id of the mail that is sent. Throws
 * `not-found`, `mail-not-resendable`.
 */
export async function resendMail(services: Resending, wish: Wish): Promise<{ id: string }> {
  const { db, engine, clock, pokeJobs } = services;
  const jobId = idOfKey(wish.idempotencyKey, `resend ${wish.id} ${wish.userId}`);
  try {
    const id = await db.transaction().execute(async (transaction) => {
      const known = await findMailOfJob(transaction, jobId);
      if (known !== null) return known;
      const sent = await takeUp(transaction, wish.id, services);
      await enqueueSending(transaction, sent, { jobId, runAt: clock() });
      await wish.audit(transaction, { subjectId: wish.id, facts: { isCopy: sent !== wish.id } });
      return sent;
    });
    pokeJobs();
    return { id };
  } catch (error) {
    // A parallel call with the same key may have done it already.
    const mayBeLate = engine.isUniqueViolation(error) || error instanceof AppError;
    const known = mayBeLate ? await findMailOfJob(db, jobId) : null;
    if (known === null) throw error;
    return { id: known };
  }
}

/** Queues the mail again, or a copy of it; returns the id of the queued mail. */
async function takeUp(
  transaction: Transaction<DatabaseSchema>,
  id: string,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<string> {
  const mail = await findStoredMail(transaction, id);
  if (!mail) throw new AppError('not-found');
  if (!isResendable(mail)) throw new AppError('mail-not-resendable');
  if (mail.state !== 'sent') {
    if (!(await makeWaiting(transaction, mail))) throw new AppError('mail-not-resendable');
    return id;
  }
  const copyId = newId();
  await insertCopy(transaction, mail, { id: copyId, now: clock() });
  return copyId;
}
