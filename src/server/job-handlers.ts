import { mayStillRead } from '#server/features/threads/mailing/may-still-read.ts';
import { createMailThreadHandler } from '#server/features/threads/mailing/mail-thread.ts';
import { mailThreadJob } from '#server/features/threads/mailing/queue-thread-mail.ts';
import { createMailResetLinkHandler, mailResetLinkJob } from '#server/features/accounts/password/mail-reset-link.ts';
import { sendMailJob } from '#server/features/mail/outbox/outbox-store.ts';
import { createSendMailHandler } from '#server/features/mail/outbox/send-mail.ts';
import { recipientWish } from '#server/features/mail/preferences/recipient-wish.ts';
import { createDeleteObjectsHandler, deleteObjectsJob } from '#server/features/attachments/delete-objects-later.ts';
import { tellOfRefusedMail } from '#server/features/notifications/tell-of-refused-mail.ts';
import { createBeginWorkHandler } from '#server/features/payments/plan/begin-signed.ts';
import { createOpenPlanHandler } from '#server/features/payments/plan/open-plan.ts';
import { createReleasePartHandler } from '#server/features/payments/plan/release-part.ts';
import { stillAsks } from '#server/features/payments/requests/payment-requests-store.ts';
import { releasePartJob } from '#server/features/projects/queue-release.ts';
import { askForReferenceJob } from '#server/features/projects/queue-reference-asking.ts';
import { createAskForReferenceHandler } from '#server/features/references/ask-for-reference.ts';
import { openPlanJob } from '#server/features/quotes/answers/queue-payment-plan.ts';
import { sealQuoteJob, timestampQuoteJob } from '#server/features/quotes/sealing/queue-sealing.ts';
import { createSealQuoteHandler } from '#server/features/quotes/sealing/seal-quote.ts';
import { createTimestampHandler } from '#server/features/quotes/sealing/timestamp-quote.ts';
import { stopVoidedJob } from '#server/features/quotes/answers/queue-voiding.ts';
import { beginWorkJob } from '#server/features/service-requests/change/queue-work.ts';
import { createRemindFollowUpHandler } from '#server/features/service-requests/follow-up/remind-follow-up.ts';
import { remindFollowUpJob } from '#server/features/service-requests/follow-up/set-follow-up.ts';
import { encloseDocument } from '#server/features/tax-documents/mailing/enclose-document.ts';
import { sealDocumentJob } from '#server/features/tax-documents/sealing/queue-document-sealing.ts';
import { createSealDocumentHandler } from '#server/features/tax-documents/sealing/seal-tax-document.ts';
import { createDeliverDocumentHandler } from '#server/features/tax-documents/delivery/deliver-document.ts';
import { deliverDocumentJob } from '#server/features/tax-documents/delivery/queue-delivery.ts';
import { createStopVoidedHandler } from '#server/features/tax-documents/voided/stop-voided.ts';
import { answersTo } from '#server/features/inbound-mail/answers-to.ts';
import { erasePersonJob } from '#server/features/personal-data/erasure/delete-account.ts';
import { createErasureHandler } from '#server/features/personal-data/erasure/erase-person.ts';
import { exportDataJob } from '#server/features/personal-data/export/ask-for-export.ts';
import { createExportHandler } from '#server/features/personal-data/export/make-export.ts';
import type { JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';

/** The handler of each kind of job. */
export function jobHandlers(services: Services): Record<string, JobHandler> {
  return {
    [sendMailJob]: createSendMailHandler(services, (transaction, id) => tellOfRefusedMail(services, transaction, id), {
      enclose: (enclosure) => encloseDocument(services, enclosure),
      answersTo: (message) => answersTo(services, message),
      wishOf: (message) => recipientWish(services, message),
      stillAsks: (paymentRequestId) => stillAsks(services.db, paymentRequestId),
      mayRead: (message) => mayStillRead(services.db, message),
    }),
    [deleteObjectsJob]: createDeleteObjectsHandler(services),
    [mailResetLinkJob]: createMailResetLinkHandler(services),
    [sealQuoteJob]: createSealQuoteHandler(services),
    [openPlanJob]: createOpenPlanHandler(services),
    [beginWorkJob]: createBeginWorkHandler(services),
    [stopVoidedJob]: createStopVoidedHandler(services),
    [releasePartJob]: createReleasePartHandler(services),
    [sealDocumentJob]: createSealDocumentHandler(services),
    [timestampQuoteJob]: createTimestampHandler(services),
    [deliverDocumentJob]: createDeliverDocumentHandler(services),
    [askForReferenceJob]: createAskForReferenceHandler(services),
    [exportDataJob]: createExportHandler(services),
    [erasePersonJob]: createErasureHandler(services),
    [mailThreadJob]: createMailThreadHandler(services),
    [remindFollowUpJob]: createRemindFollowUpHandler(services),
  };
}
