import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { quoteStatuses } from '#domain/quotes/quote-status.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, tokenSchema } from '#contract/shapes.ts';
import { quoteSnapshotSchema } from './quote-document.ts';
import {
  agreementSchema,
  choiceSchema,
  questionSchema,
  reasonSchema,
  signatureSchema,
  signedSchema,
  signerSchema,
} from './quote-signing-shapes.ts';

/*
 * A quote for its recipients, without an account (H5). `key` is the token of a private link, `portal-<id>` for the account whose
 * verified address the quote went to, or `office-<id>` for administrators, who may look only. Reading changes nothing.
 */

const open = { permission: 'visit', query: nothing, parameters: z.strictObject({ key: tokenSchema }) } as const;

/** A quote as its customer finds it: `document` as it was sent, and the document before it to compare with (H7). */
export const privateQuoteSchema = z.strictObject({
  status: z.enum(quoteStatuses),
  /** Whole days that it is valid after today; 0 on the last one, less when it is over. */
  daysLeft: z.int(),
  document: quoteSnapshotSchema,
  previous: z.nullable(quoteSnapshotSchema),
  /** SHA-256 of the stored snapshot: an acceptance names it, so that nobody signs what they have not seen. */
  sha256: z.string(),
  /** How the page was opened; the office looks only. */
  access: z.enum(['link', 'portal', 'office']),
  /** Whether whoever opened it may answer and sign: the office looks only, and so does a colleague with documents alone (I5). */
  mayAnswer: z.boolean(),
  /** Filled from what is known of the signer. */
  signer: signerSchema,
  /** A code that is mailed to the recipient is asked for. */
  needsCode: z.boolean(),
  /** Declining needs a reason. */
  needsReason: z.boolean(),
  /** The agreements that are shown before signing, in the document's language; `express-start` for private buyers only. */
  agreements: z.array(agreementSchema),
  /** What the recipient answered, with the words that went with it; null while open. */
  answer: z.nullable(
    z.strictObject({
      kind: z.enum(['declined', 'changes_requested']),
      text: z.string(),
      at: timeSchema,
      /** Until when it can be taken back (ms UTC); null when it cannot. */
      undoUntil: z.nullable(timeSchema),
    }),
  ),
  questions: z.array(questionSchema),
  signed: z.nullable(signedSchema),
});
export type PrivateQuote = z.infer<typeof privateQuoteSchema>;

/** Why there is nothing to show behind a private link; each is the code of an error. */
export type GoneReason = 'not-found' | 'quote-superseded' | 'quote-withdrawn';

/** What the private page is rendered from: the quote, or why there is none. */
export type QuoteOfPage = { quote: PrivateQuote } | { gone: GoneReason };

const goneErrors = ['not-found', 'quote-superseded', 'quote-withdrawn'] as const;
/** Administrators look only. */
const answerErrors = [...goneErrors, 'access-denied'] as const;
const answering = { ...open, method: 'POST', output: privateQuoteSchema } as const;
const answerLimit = { name: 'quote-answers', max: 60, windowMs: 600_000 };

export const readPrivateQuote = defineEndpoint({
  ...open,
  method: 'GET',
  path: '/api/quotes/:key',
  summary: 'A sent quote by its private link; one that was replaced or withdrawn shows nothing of it',
  body: nothing,
  output: privateQuoteSchema,
  errors: [...goneErrors],
  rateLimit: { name: 'quote-reads', max: 300, windowMs: 600_000 },
});

export const noteQuoteView = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/quotes/:key/views',
  summary: 'Note that a person has looked at the quote for some seconds; an administrator’s look does not count',
  body: nothing,
  output: nothing,
  errors: ['not-found'],
  rateLimit: { name: 'quote-views', max: 60, windowMs: 600_000 },
});

export const askAboutQuote = defineEndpoint({
  ...answering,
  path: '/api/quotes/:key/questions',
  summary: 'Ask the agency about the quote or one of its lines; it can be taken back for 30 s',
  body: z.strictObject({ lineId: z.nullable(z.string().check(z.maxLength(64))), text: text(signingLimits.question) }),
  errors: [...answerErrors, 'move-not-allowed', 'idempotency-key-reused'],
  rateLimit: answerLimit,
  isIdempotent: true,
});

export const undoQuestion = defineEndpoint({
  ...answering,
  method: 'DELETE',
  parameters: z.strictObject({ key: tokenSchema, question: idSchema }),
  path: '/api/quotes/:key/questions/:question',
  summary: 'Take a question back before the agency is told',
  body: nothing,
  errors: [...answerErrors, 'quote-has-left'],
  rateLimit: answerLimit,
});

export const declineQuote = defineEndpoint({
  ...answering,
  path: '/api/quotes/:key/refusal',
  summary: 'Decline the quote, with a reason where the agency asks for one; it can be taken back for 30 s',
  body: z.strictObject({ reason: reasonSchema }),
  errors: [...answerErrors, 'move-not-allowed', 'reason-required'],
  rateLimit: answerLimit,
});

export const requestQuoteChanges = defineEndpoint({
  ...answering,
  path: '/api/quotes/:key/changes',
  summary: 'Ask for changes, with a message; it can be taken back for 30 s',
  body: z.strictObject({ message: text(signingLimits.question) }),
  errors: [...answerErrors, 'move-not-allowed', 'reason-required'],
  rateLimit: answerLimit,
});

export const undoQuoteAnswer = defineEndpoint({
  ...answering,
  method: 'DELETE',
  path: '/api/quotes/:key/answer',
  summary: 'Take the refusal or the wish for changes back before the agency is told',
  body: nothing,
  errors: [...answerErrors, 'move-not-allowed', 'quote-has-left'],
  rateLimit: answerLimit,
});

export const sendSigningCode = defineEndpoint({
  ...open,
  method: 'POST',
  path: '/api/quotes/:key/code',
  summary: 'Mail a code to the address that the link was sent to; it confirms a signature for 15 minutes',
  body: nothing,
  output: z.strictObject({ email: z.string() }),
  errors: [...answerErrors, 'move-not-allowed'],
  rateLimit: { name: 'quote-codes', max: 5, windowMs: 600_000 },
});

export const acceptQuote = defineEndpoint({
  ...answering,
  path: '/api/quotes/:key/acceptance',
  summary: 'Sign the quote with the chosen options, exactly once',
  body: z.strictObject({
    /** SHA-256 of the document that was shown. */
    sha256: z.string().check(z.maxLength(64)),
    choice: choiceSchema,
    signer: signerSchema,
    signature: signatureSchema,
    acceptsTerms: z.boolean(),
    wantsExpressStart: z.boolean(),
    /** '' where none is asked for. */
    code: z.string().check(z.maxLength(16)),
  }),
  errors: [...answerErrors, 'move-not-allowed', 'project-is-over', 'changed-meanwhile', 'idempotency-key-reused'],
  rateLimit: answerLimit,
  isIdempotent: true,
});

/** Path of the PDF behind a private link; `choice` as `o.<line>=<thousandths>` in the query. The sealed one once it is signed. */
export const privateQuotePdfPath = '/api/quotes/:key/pdf';

/** Path of the signer's own part of the audit record, as JSON. */
export const privateQuoteRecordPath = '/api/quotes/:key/record';
