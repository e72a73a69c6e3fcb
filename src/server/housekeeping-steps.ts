import { cleanUpAttachments } from '#server/features/attachments/clean-up.ts';
import { forgetLoosePictures } from '#server/features/content/forget-loose-pictures.ts';
import { tellOfBadHealth } from '#server/features/health/tell-of-bad-health.ts';
import { forgetFiledMails } from '#server/features/mail/outbox/forget-filed-mails.ts';
import { markOverdue } from '#server/features/payments/jobs/mark-overdue.ts';
import { remindPayers } from '#server/features/payments/jobs/remind-payers.ts';
import { beginWaivedLate } from '#server/features/payments/plan/begin-signed.ts';
import { openPlansLate } from '#server/features/payments/plan/open-plan.ts';
import { releasePartsLate } from '#server/features/payments/plan/release-part.ts';
import { remindOfMaterial } from '#server/features/projects/material/remind-of-material.ts';
import { freezeOldApprovals } from '#server/features/projects/approvals/freeze-approval.ts';
import { prepareOldProjects } from '#server/features/projects/prepare-project.ts';
import { eraseAgain } from '#server/features/personal-data/erasure/erase-again.ts';
import { forgetPartings } from '#server/features/personal-data/erasure/forget-partings.ts';
import { deleteCodesBefore } from '#server/features/quotes/codes/codes-store.ts';
import { runRetention } from '#server/features/retention/run-retention.ts';
import { expireQuotes } from '#server/features/quotes/jobs/expire-quotes.ts';
import { remindCustomers } from '#server/features/quotes/jobs/remind-customers.ts';
import { sealLate } from '#server/features/quotes/sealing/seal-quote.ts';
import { warnOfAdvances } from '#server/features/tax-documents/advances/warn-of-advances.ts';
import { invoiceCare } from '#server/features/tax-documents/recurring/invoice-care.ts';
import { sealDocumentsLate } from '#server/features/tax-documents/sealing/seal-tax-document.ts';
import { deliverForgotten } from '#server/features/tax-documents/delivery/deliver-document.ts';
import { stopVoidedLate } from '#server/features/tax-documents/voided/stop-voided.ts';
import { deleteExpiredLimits } from '#server/http/security/rate-limit-store.ts';
import { rotateWhenOld } from '#server/http/security/signing-keys.ts';
import { bringJobsBack } from '#server/jobs/bring-jobs-back.ts';
import type { HousekeepingStep } from '#server/jobs/housekeeping.ts';
import { retentionSteps } from '#server/retention-steps.ts';
import type { Services } from '#server/services.ts';
import { sealStoredValues } from '#server/vault/seal-stored-values.ts';

/** What is done every hour: what nobody needs any more is deleted, what is over ends, and who waits is reminded. */
export function housekeepingSteps(services: Services): HousekeepingStep[] {
  return [
    { name: 'jobs that a wrong clock put off', run: () => bringJobsBack(services) },
    { name: 'rate limits', run: () => deleteExpiredLimits(services.db, services.clock()) },
    { name: 'quotes whose last day is over', run: () => expireQuotes(services) },
    { name: 'codes of signers', run: () => deleteCodesBefore(services.db, services.clock()) },
    { name: 'reminders of quotes', run: () => remindCustomers(services) },
    { name: 'signed quotes without a seal', run: () => sealLate(services) },
    { name: 'tax documents without a seal', run: () => sealDocumentsLate(services) },
    { name: 'signed quotes without a plan of payments', run: () => openPlansLate(services) },
    { name: 'work whose deposit was waived', run: () => beginWaivedLate(services) },
    { name: 'money of voided quotes', run: () => stopVoidedLate(services) },
    { name: 'projects without milestones', run: () => prepareOldProjects(services) },
    { name: 'approvals without a record', run: () => freezeOldApprovals(services) },
    { name: 'released parts of plans', run: () => releasePartsLate(services) },
    { name: 'payments whose last day is over', run: () => markOverdue(services) },
    { name: 'reminders of payments', run: () => remindPayers(services) },
    { name: 'advances without a tax document', run: () => warnOfAdvances(services) },
    { name: 'reminders of material', run: () => remindOfMaterial(services) },
    { name: 'monthly care', run: () => invoiceCare(services) },
    { name: 'structured invoices on their way', run: () => deliverForgotten(services) },
    { name: 'deleted accounts that a restore brought back', run: async () => void (await eraseAgain(services)) },
    { name: 'mails about deletions', run: () => forgetPartings(services) },
    { name: 'retention', run: (isStopped) => runRetention(services, retentionSteps, isStopped) },
    { name: 'filed mails that the outbox has no more', run: (isStopped) => forgetFiledMails(services, isStopped) },
    { name: 'signing key', run: () => rotateWhenOld(services) },
    { name: 'sealed values', run: () => sealStoredValues(services) },
    { name: 'attachments', run: () => cleanUpAttachments(services) },
    { name: 'pictures of content that nothing names', run: () => forgetLoosePictures(services) },
    { name: 'health', run: () => tellOfBadHealth(services) },
  ];
}
