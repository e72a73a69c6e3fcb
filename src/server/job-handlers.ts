import { createMailResetLinkHandler, mailResetLinkJob } from '#server/features/accounts/mail-reset-link.ts';
import { createDeleteObjectsHandler, deleteObjectsJob } from '#server/features/attachments/delete-objects-later.ts';
import { sendMailJob } from '#server/features/mail/outbox-store.ts';
import { createSendMailHandler } from '#server/features/mail/send-mail.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';

/** What each kind of job does. */
export function jobHandlers(services: Services): Record<string, JobHandler> {
  return {
    [sendMailJob]: createSendMailHandler(services),
    [deleteObjectsJob]: createDeleteObjectsHandler(services),
    [mailResetLinkJob]: createMailResetLinkHandler(services),
  };
}
