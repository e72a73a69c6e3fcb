import type { Transaction } from 'kysely';
import { estimatePdfPath } from '#contract/estimates.ts';
import type { Answers } from '#domain/configurator/answers.ts';
import type { Estimate } from '#domain/estimates/estimate.ts';
import type { Language } from '#domain/languages.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import {
  type RequestMailInput,
  composeNotificationMail,
  composeReceivedMail,
} from '#server/features/mail/compose/requests/compose-request-mails.ts';
import { linkToRequest, linkToScreen } from '#server/features/mail/compose/link-to-screen.ts';
import { type QueueServices, queueMailPair } from './queue-mail-pair.ts';

/** The details of a request just stored that its mails name. */
export type RequestToMail = {
  id: string;
  number: number;
  title: string;
  language: Language;
  answers: Answers;
  estimate: Estimate;
  estimateId: string;
  /** How many photos and documents came with it (C10). */
  fileCount: number;
  /** Scheme and host on which it was sent, such as `https://plumbline.sk`. */
  origin: string;
};

/**
 * Puts the mails about a new request into the outbox, within the transaction that stores it (C9): the visitor's in the
 * visitor's language from that language's mailbox, and the agency's copy to the same mailbox, with the visitor as
 * Reply-To.
 */
export async function queueRequestMails(
  services: QueueServices,
  transaction: Transaction<DatabaseSchema>,
  request: RequestToMail,
): Promise<void> {
  const input = { ...inputOf(request, services.config), agency: services.agency.current().facts };
  await queueMailPair(services, transaction, {
    serviceRequestId: request.id,
    language: request.language,
    visitor: request.answers.contact.email,
    received: composeReceivedMail(input),
    notification: composeNotificationMail(input),
  });
}

function inputOf(request: RequestToMail, config: QueueServices['config']): Omit<RequestMailInput, 'agency'> {
  const { id, language, number, title, answers, estimate, estimateId, fileCount, origin } = request;
  const home = linkToScreen('home', { language, origin, config });
  const pdfPath = estimatePdfPath.replace(':id', encodeURIComponent(estimateId));
  return {
    language,
    number,
    title,
    contact: answers.contact,
    answers,
    estimate,
    fileCount,
    pdfUrl: home && new URL(pdfPath, home).href,
    adminUrl: linkToRequest(id, { origin, config }),
  };
}
