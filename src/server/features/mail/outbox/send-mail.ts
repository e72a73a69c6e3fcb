import { type Delivery, type MailMessage, RefusedRecipientError } from '#server/gateways/mail/mail-gateway.ts';
import type { JobAttempt, JobHandler } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services.ts';
import { storedSending } from '#server/stored/job-payloads.ts';
import { findOutboxMessage, recordDelivery, recordFailedAttempt } from './outbox-store.ts';
import { scrubbedError } from './scrubbed-error.ts';

type MailServices = Pick<Services, 'db' | 'mail' | 'clock'>;

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

/** The job `send-mail`: delivers one message of the outbox, at least once and usually exactly once (K4). */
export function createSendMailHandler(services: MailServices): JobHandler {
  return {
    maxAttempts,
    async run(payload, attempt) {
      const { outboxMessageId } = storedSending.fromJson(payload, 'jobs');
      await sendMail(services, outboxMessageId, attempt);
    },
  };
}

async function sendMail(services: MailServices, id: string, attempt: JobAttempt): Promise<void> {
  const message = await findOutboxMessage(services.db, id);
  if (!message || message.state === 'sent' || message.state === 'filed') return;
  const delivery = await deliver(services, message.mail, attempt);
  if (delivery) await recordDelivery(services.db, id, { ...delivery, at: services.clock() });
}

/** Null when the address does not exist: the job ends without a retry. */
async function deliver(services: MailServices, mail: MailMessage, attempt: JobAttempt): Promise<Delivery | null> {
  try {
    return await services.mail.deliver(mail);
  } catch (error) {
    const reason = scrubbedError(error, mail.to);
    const isRefused = error instanceof RefusedRecipientError;
    await recordFailedAttempt(services.db, mail.id, { error: reason, isFinal: isRefused || attempt.isLastAttempt });
    if (isRefused) return null;
    throw new MailNotDeliveredError(reason, error);
  }
}
