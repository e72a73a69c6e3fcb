import type { Transaction } from 'kysely';
import { rightLostMail, turnedOffMail, unaskedMail } from '#domain/mail/delivery-failure.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { fillPreferencesLink } from '#server/features/mail/preferences/preferences-link.ts';
import type { PreferencesAccess } from '#server/features/mail/preferences/recipient-wish.ts';
import { type Delivery, type MailMessage, RefusedMailError } from '#server/gateways/mail/mail-gateway.ts';
import type { JobAttempt, JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedSending } from '#server/stored/job-payloads.ts';
import {
  type MailEnclosure,
  type OutboxMessage,
  findOutboxMessage,
  recordDelivery,
  recordFailedAttempt,
  recordUnsent,
} from './outbox-store.ts';
import { linkToken } from './link-token-store.ts';
import { fillPrivateLink } from './private-link.ts';
import { recordQuoteMail } from './quote-mail-record-store.ts';
import { scrubbedError } from './scrubbed-error.ts';

type MailServices = Pick<Services, 'db' | 'mail' | 'clock' | 'newId' | 'live' | 'vault' | 'files'>;

/** Stores what the final failure of a mail causes. */
type OnFailed = (transaction: Transaction<DatabaseSchema>, mailId: string) => Promise<void>;

/** Makes what goes with a mail and is no stored file. Throws where it cannot be made now. */
export type Enclose = (enclosure: MailEnclosure) => Promise<NonNullable<MailMessage['documents']>>;

/** Where answers to a mail go; null for the address that stands with it. */
export type AnswersTo = (message: OutboxMessage) => Promise<string | null>;

/** Whether the recipient of a mail wants it, and where mails like it are turned off. */
export type WishOf = (message: OutboxMessage) => Promise<PreferencesAccess | 'unwanted'>;

/** Whether the payment request of a mail still asks for money. */
export type StillAsks = (paymentRequestId: string) => Promise<boolean>;

/** Whether the recipient of a mail may read it just now. */
export type MayRead = (message: OutboxMessage) => Promise<boolean>;

/** What differs by what else the site has: without them nothing is made, answers go where they always went, and every mail is sent. */
type Extras = { enclose?: Enclose; answersTo?: AnswersTo; wishOf?: WishOf; stillAsks?: StillAsks; mayRead?: MayRead };

const noExtras: Required<Extras> = {
  enclose: async () => [],
  answersTo: async () => null,
  wishOf: async () => alwaysSent,
  stillAsks: async () => true,
  mayRead: async () => true,
};

const alwaysSent: PreferencesAccess = { token: '', unsubscribe: null };

/** With the worker's delays (30 s, doubled up to an hour) the last attempt comes a day after the first. */
const maxAttempts = 31;

/** A failed attempt as the job's record and the log may show it; the original error names people's addresses. */
class MailNotDeliveredError extends Error {
  /** The mail library's or the system's code, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(message: string, cause: unknown) {
    super(message);
    this.name = 'MailNotDeliveredError';
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  }
}

/**
 * The job `send-mail`: delivers one message of the outbox, at least once and usually exactly once (K4). `onFailed` stores
 * in the same transaction what a final failure causes; `enclose` makes what goes with it, `answersTo` says where answers go, `wishOf` whether it
 * is wanted, `stillAsks` whether what it asks for is still to be paid, and `mayRead` whether its recipient may read it.
 */
export function createSendMailHandler(services: MailServices, onFailed: OnFailed, extras: Extras = {}): JobHandler {
  return {
    maxAttempts,
    async run(payload, attempt) {
      const { outboxMessageId } = storedSending.fromJson(payload, 'jobs');
      await sendMail(services, outboxMessageId, { attempt, onFailed, ...noExtras, ...extras });
    },
  };
}

type Trying = { attempt: JobAttempt; onFailed: OnFailed } & Required<Extras>;

async function sendMail(services: MailServices, id: string, trying: Trying): Promise<void> {
  const message = await findOutboxMessage(services.db, id);
  if (!message || message.state === 'sent' || message.state === 'filed') return;
  const wish = await trying.wishOf(message);
  if (wish === 'unwanted') return leaveUnsent(services, message, turnedOffMail);
  if (!(await isStillAsked(message, trying))) return leaveUnsent(services, message, unaskedMail);
  if (!(await trying.mayRead(message))) return leaveUnsent(services, message, rightLostMail);
  const mail = await wholeMail(services, message, { trying, wish });
  const delivery = await deliver(services, { ...message, mail }, trying);
  if (!delivery) return;
  const quoteId = await services.db.transaction().execute(async (transaction) => {
    const noted = await noteInRecord(services, transaction, { message, kind: 'delivered' });
    await recordDelivery(transaction, id, { ...delivery, at: services.clock() });
    return noted;
  });
  if (quoteId !== null) services.live.announce({ kind: 'quote-changed', id: quoteId });
}

/** A mail with what goes with it, where answers go, and its links filled in. */
async function wholeMail(
  services: MailServices,
  message: OutboxMessage,
  { trying, wish }: { trying: Trying; wish: PreferencesAccess },
): Promise<MailMessage> {
  const documents = [...(await attachmentsOf(services, message)), ...(await enclosedIn(message, trying))];
  const replyTo = await trying.answersTo(message);
  const whole = {
    ...message.mail,
    ...(documents.length > 0 && { documents }),
    ...(replyTo !== null && { replyTo }),
    ...(wish.unsubscribe !== null && { unsubscribe: wish.unsubscribe }),
  };
  const filled = fillPreferencesLink(whole, wish.token);
  return fillPrivateLink(filled, await linkToken(services, message.quoteLinkId));
}

/** False of a mail that asks for money which nobody is asked for any more. */
const isStillAsked = async ({ paymentRequestId: id }: OutboxMessage, { stillAsks }: Trying): Promise<boolean> =>
  id === null || stillAsks(id);

/** Nobody is told: it is as somebody wants it, and the outbox says so. */
async function leaveUnsent(
  { db, live }: MailServices,
  { mail, requestId }: OutboxMessage,
  reason: string,
): Promise<void> {
  await recordUnsent(db, mail.id, reason);
  live.announce(requestId === null ? { kind: 'requests-changed' } : { kind: 'request-changed', id: requestId });
}

type Noted = { message: OutboxMessage; kind: 'delivered' | 'mail-refused' };

/** Notes in the record of a quote what became of a mail with its link; returns the quote's id, null for other mails. */
function noteInRecord(
  { clock, newId }: MailServices,
  transaction: Transaction<DatabaseSchema>,
  { message: { quoteLinkId: linkId }, kind }: Noted,
): Promise<string | null> {
  return recordQuoteMail(transaction, { linkId, kind, id: newId(), at: clock() });
}

/** The document that goes with a mail. Throws where its bytes are not there: it is tried again, and never sent without. */
async function attachmentsOf(
  { files }: Pick<MailServices, 'files'>,
  { attachment }: OutboxMessage,
): Promise<NonNullable<MailMessage['documents']>> {
  if (!attachment) return [];
  const bytes = await files.get(attachment.key);
  if (!bytes) throw new MailNotDeliveredError('The document that goes with the mail is not stored.', null);
  return [{ name: attachment.name, type: 'application/pdf', bytes }];
}

const enclosedIn = async ({ enclosure }: OutboxMessage, { enclose }: Trying) => (enclosure ? enclose(enclosure) : []);

/** Null when the mail is refused for good: the job ends without a retry. */
async function deliver(
  services: MailServices,
  message: OutboxMessage,
  { attempt, onFailed }: Trying,
): Promise<Delivery | null> {
  const { db, mail: gateway, live } = services;
  const { mail, requestId } = message;
  try {
    return await gateway.deliver(mail);
  } catch (error) {
    const reason = scrubbedError(error, mail.to);
    const isRefused = error instanceof RefusedMailError;
    const isFinal = isRefused || attempt.isLastAttempt;
    await db.transaction().execute(async (transaction) => {
      if (isFinal) await noteInRecord(services, transaction, { message, kind: 'mail-refused' });
      await recordFailedAttempt(transaction, mail.id, { error: reason, isFinal });
      if (isFinal) await onFailed(transaction, mail.id);
    });
    if (isFinal)
      live.announce(requestId === null ? { kind: 'requests-changed' } : { kind: 'request-changed', id: requestId });
    if (isRefused) return null;
    throw new MailNotDeliveredError(reason, error);
  }
}
