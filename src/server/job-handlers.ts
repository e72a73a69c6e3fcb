import { createMailResetLinkHandler, mailResetLinkJob } from '#server/features/accounts/password/mail-reset-link.ts';
import { createForgetObjectsHandler, forgetObjectsJob } from '#server/features/attachments/forget-objects.ts';
import { sendMailJob } from '#server/features/mail/outbox/outbox-store.ts';
import { createSendMailHandler } from '#server/features/mail/outbox/send-mail.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';

/** The handler of each kind of job. */
export function jobHandlers(services: Services): Record<string, JobHandler> {
  return {
    [sendMailJob]: createSendMailHandler(services),
    [forgetObjectsJob]: createForgetObjectsHandler(services),
    [mailResetLinkJob]: createMailResetLinkHandler(services),
  };
}
