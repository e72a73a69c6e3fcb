import type { SubjectRequest } from '#contract/personal-data/subject-requests.ts';
import { defaultLanguage } from '#domain/languages.ts';
import { isAnsweredByErasing } from '#domain/personal-data/subject-request.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { queueAccountMail } from '#server/features/mail/outbox/queue/queue-account-mail.ts';
import { lockOut } from '#server/features/personal-data/erasure/closed-account-store.ts';
import { erasePersonJob } from '#server/features/personal-data/erasure/delete-account.ts';
import { replaceErasure } from '#server/features/personal-data/erasure/erasures-store.ts';
import { findKept } from '#server/features/personal-data/erasure/kept-store.ts';
import { keptSentences } from '#server/features/personal-data/erasure/kept-sentences.ts';
import { findObstacles } from '#server/features/personal-data/erasure/obstacles-store.ts';
import { personOf } from '#server/features/personal-data/persons/persons-store.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import type { Caller, Services } from '#server/services.ts';
import { storedErasure } from '#server/stored/job-payloads.ts';
import { knownRequest } from './handle-subject-requests.ts';
import { changeRequest, keysOfRequest, presentRequest } from './subject-requests-store.ts';

type Erasing = { caller: Caller; audit: Audit; id: string; version: number };

/**
 * Deletes what has no reason to stay of whoever asks, with or without an account (GDPR art. 17): answers the entry, tells the person what is
 * kept and until when, and queues the job that deletes every account's data. Throws `not-found`, `step-not-allowed` where the person asked for
 * something else, `changed-meanwhile`, `account-still-needed`.
 */
export async function eraseSubject(
  services: Services,
  { caller, audit, id, version }: Erasing,
): Promise<SubjectRequest> {
  const { db, clock, newId } = services;
  const row = await knownRequest(services, id);
  if (!isAnsweredByErasing(row.kind)) throw new AppError('step-not-allowed');
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const person = await personOf(transaction, keysOfRequest(row));
    if ((await findObstacles(transaction, person)).length > 0) throw new AppError('account-still-needed');
    const kept = await findKept(transaction, person);
    const answer = { answered_at: now, outcome: kept.length > 0 ? 'partly' : 'fulfilled' } as const;
    if (!(await changeRequest(transaction, { id, version }, answer))) throw new AppError('changed-meanwhile');
    await queueAccountMail(services, transaction, {
      kind: 'data-erased',
      username: row.name,
      language: row.language,
      recipient: row.email,
      origin: caller.origin,
      paragraphs: keptSentences(kept, row.language),
    });
    const userId = person.userId === '' ? null : person.userId;
    if (userId !== null) await lockOut(transaction, { userId, now });
    const erasureId = newId();
    const times = { asked_at: now, expires_at: now, done_at: null };
    await replaceErasure(transaction, {
      id: erasureId,
      user_id: userId,
      language: defaultLanguage,
      origin: '',
      state: 'running',
      token_hash: null,
      ...times,
    });
    const payload = storedErasure.toJson({ erasureId, requestId: id });
    await enqueueJob(transaction, { id: newId(), kind: erasePersonJob, payload, runAt: now });
    await audit(transaction, { subjectId: id });
  });
  services.pokeJobs();
  return presentRequest(await knownRequest(services, id));
}
