import type * as z from 'zod/mini';
import type { sendTestMail as endpoint } from '#contract/mail/mail-delivery.ts';
import { brand } from '#domain/brand.ts';
import type { Language } from '#domain/languages.ts';
import { deliveryFailureOf } from '#domain/mail/delivery-failure.ts';
import type { Audit } from '#server/features/audit/audit-for.ts';
import { AppError } from '#server/http/calls/app-error.ts';
import type { Services } from '#server/services.ts';
import type { AgencyFacts } from '#domain/settings/agency-facts.ts';
import { textsOf } from '#server/texts.ts';
import { finishMail } from '#server/features/mail/compose/finish-mail.ts';
import { findOwnAddress } from './mail-server-store.ts';
import { scrubbedError } from '#server/features/mail/outbox/scrubbed-error.ts';

/** The caller waits for the result; browsers abort after 20 s. */
const longestWaitMs = 15_000;

/** Errors of mail servers and of the system that may be shown, such as `535 5.7.8 Authentication failed`. */
const knownWords = /\b[245]\d\d[ -]\d\.\d+\.\d+ |\b(?:connect|getaddrinfo|read|write) E[A-Z]+|certificate|altnames/i;

type Result = z.output<(typeof endpoint)['output']>;
type TestMail = { userId: string; language: Language; audit: Audit };

/**
 * Sends a mail to the administrator's own address at once, without the outbox, and returns the outcome (G7); a failed
 * delivery is a result, not an error. Throws `invalid-input` for an account without an address.
 */
export async function sendTestMail(
  { db, mail, agency, clock, newId }: Pick<Services, 'db' | 'mail' | 'agency' | 'clock' | 'newId'>,
  { userId, language, audit }: TestMail,
): Promise<Result> {
  const recipient = await findOwnAddress(db, userId);
  if (recipient === null) {
    const message = textsOf(language)('mail:smtp.test.noAddress');
    throw new AppError('invalid-input', { fields: [{ field: 'email', rule: 'required', message }] });
  }
  const result = await mail
    .deliver(
      {
        ...composeTestMail(language, agency.current().facts),
        id: newId(),
        from: { name: brand.name, address: brand.mailboxes[language] },
        to: recipient,
        language,
        createdAt: clock(),
      },
      { signal: AbortSignal.timeout(longestWaitMs) },
    )
    .then(
      ({ state }): Result => ({ state, recipient, failure: null, detail: null }),
      (error: unknown) => failed(error, recipient),
    );
  await audit(db, { facts: { state: result.state, failure: result.failure } });
  return result;
}

function failed(error: unknown, recipient: string): Result {
  const words = scrubbedError(error, recipient);
  return {
    state: 'failed',
    recipient,
    failure: deliveryFailureOf(words),
    detail: knownWords.test(words) ? words : null,
  };
}

function composeTestMail(language: Language, agency: AgencyFacts) {
  const t = textsOf(language);
  return finishMail({
    language,
    subject: t('emails:test.subject'),
    blocks: [
      { kind: 'paragraph', text: t('emails:test.lead') },
      { kind: 'paragraph', text: t('emails:test.letters') },
    ],
    reason: t('emails:test.reason'),
    agency,
  });
}
