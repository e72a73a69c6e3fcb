import type { RequestRow } from '#contract/service-requests/service-requests.ts';
import { longestFollowUpMs } from '#domain/service-requests/clocks.ts';
import { enqueueJob } from '#server/jobs/job-store.ts';
import { callerId } from '#server/features/service-requests/caller-id.ts';
import { type ChangeOfOne, changeOne } from '#server/features/service-requests/change/change-one.ts';
import { type Plan, unchanged } from '#server/features/service-requests/change/outcome.ts';
import { refuseShape } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { storedFollowUp } from '#server/stored/job-payloads.ts';

/** Kind of the job that reminds of one follow-up. */
export const remindFollowUpJob = 'remind-follow-up';

/**
 * Puts a request aside until a moment (ms UTC), with the job that reminds of it then; null takes it up again. A job of an
 * earlier moment finds it changed and does nothing. Throws `invalid-input` for a moment that is past or more than a year
 * away, `not-found`, `changed-meanwhile`.
 */
export async function setFollowUp(
  services: Services,
  change: ChangeOfOne & { at: number | null },
): Promise<RequestRow> {
  const { id, at, caller } = change;
  const { newId, clock } = services;
  const now = clock();
  if (at !== null && (at <= now || at > now + longestFollowUpMs)) refuseShape([{ path: ['at'], code: 'out-of-range' }]);
  return changeOne(services, change, async (transaction) => ({
    plan: planFollowUp(at, callerId(caller)),
    facts: { at },
    along: async () => {
      if (at === null) return;
      const payload = storedFollowUp.toJson({ requestId: id, at, origin: caller.origin });
      await enqueueJob(transaction, { id: newId(), kind: remindFollowUpJob, payload, runAt: at });
    },
  }));
}

function planFollowUp(at: number | null, by: string): Plan {
  return (request) => {
    if (request.follow_up_at === at) return unchanged;
    const set = { follow_up_at: at, follow_up_by: at === null ? null : by, follow_up_reminded_at: null };
    const event = { kind: 'follow-up-set', detail: { followUpAt: at } } as const;
    return { kind: 'change', change: { request, set, events: [event] } };
  };
}
