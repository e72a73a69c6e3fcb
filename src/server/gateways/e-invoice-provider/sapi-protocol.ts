import * as z from 'zod/mini';
import type { DeliveryFailure } from '#domain/tax-documents/document-delivery.ts';

/*
 * Messages of SAPI-SK 1.0, the common interface of Slovak providers (sapi-sk.sk). Answers are read with tolerance: what a provider
 * adds is left alone, and what cannot be read is no acceptance.
 */

/** A document to send: its UBL and who sends it to whom, in the notation `0245:2020845332`. */
export type Sending = {
  /** Number of the document. */
  number: string;
  root: 'Invoice' | 'CreditNote';
  sender: string;
  receiver: string;
  /** When the document was issued (ms UTC); the same at each attempt, so that each says the same. */
  createdAt: number;
  ubl: string;
};

/** What came of an attempt: accepted, to be tried again as it is, or refused until somebody does something. */
export type SendOutcome =
  | { kind: 'accepted'; providerId: string }
  | { kind: 'retry' | 'refused'; failure: DeliveryFailure; words: string };

const longestWords = 500;
const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1';

/** The message that hands a document over. */
export const sendMessage = ({ number, root, sender, receiver, createdAt, ubl }: Sending) => ({
  metadata: {
    documentId: number,
    documentTypeId: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2::${root}##${specification}`,
    processId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    senderParticipantId: sender,
    receiverParticipantId: receiver,
    creationDateTime: new Date(createdAt).toISOString(),
  },
  payload: ubl,
  payloadFormat: 'XML',
  payloadEncoding: 'UTF-8',
});

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(8192)),
  expires_in: z.optional(z.number()),
});

/** The token of an answer and for how long it holds (s); null where there is none. */
export function readToken(text: string): { token: string; seconds: number } | null {
  const read = tokenSchema.safeParse(parsed(text));
  return read.success ? { token: read.data.access_token, seconds: read.data.expires_in ?? 0 } : null;
}

const acceptedSchema = z.object({ status: z.optional(z.string()), providerDocumentId: z.optional(z.string()) });
const faultSchema = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  retryable: z.optional(z.boolean()),
  details: z.optional(z.unknown()),
});

/** What the answer to a sent document means (SAPI-SK, "HTTP status mapping"). */
export function readOutcome(status: number, text: string): SendOutcome {
  if (status >= 200 && status < 300) return readAcceptance(text);
  const fault = readFault(text);
  const words = wordsOf(fault, status);
  // The provider has it already: under this key, or by its number.
  if (status === 409 && isKnownAlready(fault.code)) return { kind: 'accepted', providerId: '' };
  const isRetryable = fault.retryable ?? (status === 408 || status === 429 || status >= 500);
  return { kind: isRetryable ? 'retry' : 'refused', failure: failureOf(status, isRetryable), words };
}

function readAcceptance(text: string): SendOutcome {
  const read = acceptedSchema.safeParse(parsed(text));
  const { status = '', providerDocumentId = '' } = read.success ? read.data : {};
  const known = providerDocumentId.slice(0, 200);
  if (/^(?:accepted|queued|sent|delivered)$/i.test(status) || (status === '' && known !== '')) {
    return { kind: 'accepted', providerId: known };
  }
  if (/^(?:rejected|failed)$/i.test(status)) {
    return { kind: 'refused', failure: 'invalid', words: wordsOf(readFault(text), 200) };
  }
  return { kind: 'retry', failure: 'unclear', words: bounded(text) };
}

const isKnownAlready = (code = ''): boolean => /duplicate|already|exists/i.test(code);

function failureOf(status: number, isRetryable: boolean): DeliveryFailure {
  if (status === 401 || status === 403 || status === 423) return 'credentials';
  if (status === 404 || (status >= 300 && status < 400)) return 'address';
  if (isRetryable) return 'unavailable';
  return status === 409 ? 'conflict' : 'invalid';
}

type Fault = z.infer<typeof faultSchema>;

/** The fault of an answer, which stands under `error` or by itself. */
function readFault(text: string): Fault {
  const whole = parsed(text);
  const inner = typeof whole === 'object' && whole !== null && 'error' in whole ? whole.error : whole;
  const read = faultSchema.safeParse(inner);
  return read.success ? read.data : {};
}

/** The provider's own words, bounded: code, message, details. */
function wordsOf({ code = '', message = '', details }: Fault, status: number): string {
  const more = details === undefined || details === null ? '' : JSON.stringify(details);
  return bounded([`${status}`, code, message, more].filter((part) => part !== '').join(' · '));
}

/** Words in one line, without control characters, not too many. */
export const bounded = (words: string): string =>
  words
    .slice(0, longestWords * 2)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, longestWords);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
