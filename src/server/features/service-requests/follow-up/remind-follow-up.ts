import { notify } from '#server/features/notifications/notify.ts';
import { readAllStaff, readStaff } from '#server/features/notifications/notifications-store.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { type FollowUp, storedFollowUp } from '#server/stored/job-payloads.ts';
import { takeDueFollowUp } from './follow-up-store.ts';

/** As long as a database can be away. */
const maxAttempts = 20;

/** The job `remind-follow-up`: reminds once of one follow-up, whether it runs late, twice or on several instances. */
export function createRemindFollowUpHandler(services: Services): JobHandler {
  return {
    maxAttempts,
    run: (payload) => remind(services, storedFollowUp.fromJson(payload, 'jobs')),
  };
}

/** Reminds the assignee, else whoever put the request aside, else everybody of the agency. */
async function remind(services: Services, followUp: FollowUp): Promise<void> {
  const isReminded = await services.db.transaction().execute(async (transaction) => {
    const request = await takeDueFollowUp(transaction, { ...followUp, now: services.clock() });
    if (!request) return false;
    const wanted = [request.assigneeId ?? request.followUpBy].filter((id) => id !== null);
    const found = await readStaff(transaction, wanted);
    const to = found.length > 0 ? found : await readAllStaff(transaction);
    const news = { kind: 'follow-up', to, requests: [request], actor: null, origin: followUp.origin } as const;
    await notify(services, transaction, news);
    return true;
  });
  if (!isReminded) return;
  services.pokeJobs();
  services.live.announce({ kind: 'request-changed', id: followUp.requestId });
}
