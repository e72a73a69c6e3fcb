import { AppError } from '#server/http/calls/app-error.ts';
import { demandNotHeld } from '#server/http/calls/demand-not-held.ts';
import { type ChangeOfOne, lockVersion } from '#server/features/service-requests/change/change-one.ts';
import { lockQuotesOf } from '#server/features/service-requests/change/open-quotes-store.ts';
import type { Services } from '#server/services.ts';
import { findBound, removeRequests } from './request-deletion-store.ts';

/**
 * Deletes a request with everything that belongs to it, permanently; its customer stays (G3). Throws `not-found`,
 * `changed-meanwhile`, `on-legal-hold`, and `request-is-bound` when a quote was sent.
 */
export async function deleteRequest(services: Services, change: ChangeOfOne): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    await lockQuotesOf(transaction, [change.id]);
    const request = await lockVersion(transaction, change);
    await demandNotHeld(transaction, 'service-request', [change.id]);
    const bound = await findBound(transaction, [request]);
    if (bound.has(request.id)) throw new AppError('request-is-bound');
    const { id, number } = request;
    await change.audit(transaction, { subjectId: id, deletedName: String(number), facts: { number } });
    await removeRequests(transaction, [request], { newId: services.newId, now: services.clock() });
  });
  services.pokeJobs();
  services.live.announce({ kind: 'request-changed', id: change.id });
}
