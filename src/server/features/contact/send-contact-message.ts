import type { SubmittedRequest } from '#contract/shapes.ts';
import { checkContactMessage } from '#domain/contact/check-contact-message.ts';
import { type ContactMessage, serviceOfSubject, trimContactMessage } from '#domain/contact/contact-message.ts';
import type { Language } from '#domain/languages.ts';
import { originIn } from '#domain/pages/page-addresses.ts';
import { queueContactMails } from '#server/features/mail/outbox/queue/queue-contact-mails.ts';
import { arrive } from '#server/features/service-requests/arrival/arrive.ts';
import { refuseTooFast } from '#server/features/service-requests/arrival/refuse-too-fast.ts';
import { submissionKey } from '#server/features/service-requests/arrival/submission-key.ts';
import { fieldRefusal } from '#server/http/calls/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** A message of the contact form as it is submitted. */
export type ContactSubmission = {
  language: Language;
  message: ContactMessage;
  /** Content of the hidden field that people leave empty. */
  honeypot: string;
  idempotencyKey: string;
  /** Earliest time at which the form was opened (ms UTC). */
  startedAt: number;
  origin: string;
};

/**
 * Stores a message of the contact form as a request, exactly once for a key, with both mails (E1). The same key with the
 * same message returns the first result again. Throws `invalid-input`, `sent-too-fast`, `idempotency-key-reused`.
 */
export async function sendContactMessage(services: Services, submission: ContactSubmission): Promise<SubmittedRequest> {
  const { language, idempotencyKey, startedAt, honeypot } = submission;
  const message = trimContactMessage(submission.message);
  return arrive(services, submissionKey(idempotencyKey, ['contact', language, message]), () => {
    refuseTooFast(services, startedAt);
    refuseMessage(message, language);
    const { contact, service, budget, timeline } = message;
    const title = titleOf(message, language);
    return {
      source: 'contact',
      language,
      details: {
        title,
        description: message.message,
        service: service && serviceOfSubject[service],
        trade: null,
        contact,
      },
      isSuspicious: honeypot !== '',
      told: { form: 'contact', service, budget, timeline },
      queueMails: async (transaction, request) => {
        const origin = originIn(language, { origin: submission.origin, hosts: services.config.siteHosts });
        await queueContactMails(services, transaction, { ...request, title, language, message, origin });
      },
    };
  });
}

function refuseMessage(message: ContactMessage, language: Language): void {
  const issues = checkContactMessage(message);
  if (issues.length > 0) throw fieldRefusal(issues, language);
}

function titleOf({ service }: ContactMessage, language: Language): string {
  const t = textsOf(language);
  // A title is data: it is searched, sorted and exported, so its words stand apart.
  const title = t('contact:request.title').replaceAll('\u00A0', ' ');
  return service ? `${title}: ${t(`contact:services.${service}`)}` : title;
}
