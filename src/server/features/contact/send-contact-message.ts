import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SubmittedRequest } from '#contract/shapes.ts';
import type { ServiceType } from '#domain/configurator/answers.ts';
import { checkContactMessage } from '#domain/contact/check-contact-message.ts';
import { type ContactMessage, type ContactService, trimContactMessage } from '#domain/contact/contact-message.ts';
import { contactMessageSchema } from '#domain/contact/contact-message-schema.ts';
import type { Language } from '#domain/languages.ts';
import { originIn } from '#domain/page-addresses.ts';
import { findOrMakeCustomer } from '#server/customers/find-or-make-customer.ts';
import { takeNumber } from '#server/database/number-series.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { messageFacts } from '#server/features/mail/compose-contact-mails.ts';
import { queueContactMails } from '#server/features/mail/queue-contact-mails.ts';
import { newRequestRow } from '#server/features/service-requests/new-request-row.ts';
import { changeTotals } from '#server/features/service-requests/request-totals-store.ts';
import { insertRequest, insertSubmittedEvent } from '#server/features/service-requests/store.ts';
import {
  type Arrival,
  DuplicateSubmission,
  findResult,
  refuseTooFast,
  storeOnce,
} from '#server/features/service-requests/submit-once.ts';
import { fieldRefusal } from '#server/http/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { textsOf } from '#server/texts.ts';

/** A message as it arrives. */
export type ContactSubmission = {
  language: Language;
  message: ContactMessage;
  /** Content of the field that people never see. */
  honeypot: string;
  idempotencyKey: string;
  /** When the form was opened at the earliest (ms). */
  startedAt: number;
  origin: string;
};

type Prepared = ContactSubmission & { payloadHash: string; now: number };

/** The configurator's kind of work for each kind that a message can be about, where there is one. */
const serviceTypeOf: Partial<Record<ContactService, ServiceType>> = { website: 'website', webapp: 'web-app' };

/**
 * Stores a message of the contact form as a request exactly once for a key, with customer, history and both mails in
 * one transaction (E1). The same key with the same message gives the first result again.
 * Throws `invalid-input`, `sent-too-fast`, `idempotency-key-reused`.
 */
export async function sendContactMessage(services: Services, submission: ContactSubmission): Promise<SubmittedRequest> {
  const message = trimContactMessage(submission.message);
  const keyed = { ...submission, message, payloadHash: hashPayload(submission.language, message) };
  const known = await findResult(services, keyed);
  if (known) return known;
  refuseTooFast(services, submission.startedAt);
  refuseMessage(message, submission.language);
  const prepared = { ...keyed, now: services.clock() };
  return storeOnce(services, keyed, (transaction) => store(services, transaction, prepared));
}

function refuseMessage(message: ContactMessage, language: Language): void {
  const issues = checkContactMessage(message);
  // The rules count characters, the shape counts units: what passes the one must fit the other to be read again.
  if (issues.length === 0 && contactMessageSchema.safeParse(message).success) return;
  throw fieldRefusal(issues, language);
}

async function store(
  services: Services,
  transaction: Transaction<DatabaseSchema>,
  prepared: Prepared,
): Promise<Arrival> {
  const { language, message, now } = prepared;
  const { contact, service, budget, timeline } = message;
  const isSuspicious = prepared.honeypot !== '';
  const title = titleOf(message, language);
  const made = {
    id: services.newId(),
    customerId: await findOrMakeCustomer(transaction, { id: services.newId(), contact, language, now }),
    number: await takeNumber(transaction, 'service_request'),
    confirmationToken: services.newToken(),
  };
  const row = newRequestRow({
    made,
    key: prepared,
    source: 'contact',
    language,
    details: {
      title,
      description: descriptionOf(message, language),
      service: (service && serviceTypeOf[service]) ?? null,
      trade: null,
      contact,
    },
    isSuspicious,
    now,
  });
  if (!(await insertRequest(transaction, row))) throw new DuplicateSubmission();
  const { id, number, confirmationToken } = made;
  await insertSubmittedEvent(transaction, {
    id: services.newId(),
    requestId: id,
    at: now,
    isSuspicious,
    choices: { service, budget, timeline },
  });
  if (!isSuspicious) {
    const origin = originIn(language, { origin: prepared.origin, hosts: services.config.siteHosts });
    await queueContactMails(services, transaction, { id, number, title, language, message, origin });
  }
  await changeTotals(transaction, [{ before: null, after: row }]);
  return {
    result: { number, confirmationToken },
    arrived: isSuspicious ? null : { id, number, title, source: 'contact' },
  };
}

/** What was typed, after a line for each choice: the back office reads it as one text. */
function descriptionOf(message: ContactMessage, language: Language): string {
  const choices = messageFacts(message, language).slice(0, -1);
  const lines = choices.map(({ label, value }) => `${label.endsWith('?') ? label : `${label}:`} ${value}`);
  return [...lines, ...(lines.length > 0 ? [''] : []), message.message].join('\n');
}

function titleOf({ service }: ContactMessage, language: Language): string {
  const t = textsOf(language);
  const title = t('contact:request.title');
  return service ? `${title}: ${t(`contact:services.${service}`)}` : title;
}

function hashPayload(language: Language, message: ContactMessage): string {
  return createHash('sha256')
    .update(JSON.stringify(['contact', language, message]))
    .digest('base64url');
}
