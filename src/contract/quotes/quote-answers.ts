import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { idSchema, nothing, timeSchema, versionSchema } from '#contract/shapes.ts';
import {
  agreementSchema,
  choiceSchema,
  questionSchema,
  reasonSchema,
  signedSchema,
  signerSchema,
} from './quote-signing-shapes.ts';

/* What customers have answered to a quote, and what the agency does with it (H5), for administrators. */

const office = { permission: 'manage-quotes', query: nothing } as const;
const one = { parameters: z.strictObject({ id: idSchema }) } as const;

const linkSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  isCopy: z.boolean(),
  createdAt: timeSchema,
  endedAt: z.nullable(timeSchema),
  firstViewedAt: z.nullable(timeSchema),
  lastViewedAt: z.nullable(timeSchema),
});
export type QuoteLink = z.infer<typeof linkSchema>;

/** Answers to one version of a quote. */
const answersSchema = z.strictObject({
  links: z.array(linkSchema),
  /** Oldest first. */
  questions: z.array(questionSchema),
  signed: z.nullable(
    z.extend(signedSchema, {
      signer: signerSchema,
      note: z.string(),
      file: z.nullable(z.strictObject({ name: z.string(), sha256: z.string() })),
      agreements: z.array(agreementSchema),
      address: z.string(),
      userAgent: z.string(),
      sealedAt: z.nullable(timeSchema),
      timestampedAt: z.nullable(timeSchema),
      verifyCode: z.nullable(z.string()),
    }),
  ),
});
export type QuoteAnswers = z.infer<typeof answersSchema>;

export const getQuoteAnswers = defineEndpoint({
  ...office,
  ...one,
  method: 'GET',
  path: '/api/admin/quotes/:id/answers',
  summary: 'Links, questions and signature of one version of a quote',
  body: nothing,
  output: answersSchema,
  errors: ['not-found'],
});

export const answerQuestion = defineEndpoint({
  ...office,
  method: 'POST',
  parameters: z.strictObject({ id: idSchema, question: idSchema }),
  path: '/api/admin/quotes/:id/questions/:question/answer',
  summary: 'Answer a question: mailed to who asked, and shown on the page',
  body: z.strictObject({ text: text(signingLimits.question) }),
  output: answersSchema,
  errors: ['not-found', 'changed-meanwhile', 'links-not-mailed'],
  audit: 'quote.question-answered',
});

export const acceptOnBehalf = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/acceptance',
  summary: 'Record that the customer has accepted elsewhere, with a note and a file as evidence',
  body: z.strictObject({
    version: versionSchema,
    choice: choiceSchema,
    signer: signerSchema,
    note: text(signingLimits.note),
    /** The file, base64; null without one. */
    file: z.nullable(z.strictObject({ name: text(signingLimits.company), content: z.string() })),
  }),
  maxBodyBytes: 8 * 1024 * 1024,
  output: answersSchema,
  errors: [
    'project-is-over',
    'not-found',
    'changed-meanwhile',
    'move-not-allowed',
    'idempotency-key-reused',
    'attachment-type',
    'attachment-too-large',
    'attachment-unsafe',
    'attachment-unreadable',
  ],
  audit: 'quote.accepted-on-behalf',
  isIdempotent: true,
});

export const declineOnBehalf = defineEndpoint({
  ...office,
  ...one,
  method: 'POST',
  path: '/api/admin/quotes/:id/refusal',
  summary: 'Record that the customer has declined elsewhere',
  body: z.strictObject({ version: versionSchema, reason: reasonSchema }),
  output: answersSchema,
  errors: ['not-found', 'changed-meanwhile', 'move-not-allowed', 'reason-required'],
  audit: 'quote.declined-on-behalf',
});

const oneLink = { parameters: z.strictObject({ id: idSchema, link: idSchema }) } as const;

export const endQuoteLink = defineEndpoint({
  ...office,
  ...oneLink,
  method: 'DELETE',
  path: '/api/admin/quotes/:id/links/:link',
  summary: 'End a private link: it opens nothing any more',
  body: nothing,
  output: answersSchema,
  errors: ['not-found', 'link-on-its-way'],
  audit: 'quote.link-ended',
});

export const renewQuoteLink = defineEndpoint({
  ...office,
  ...oneLink,
  method: 'POST',
  path: '/api/admin/quotes/:id/links/:link/renewal',
  summary: 'End a private link and mail its recipient a new one',
  body: nothing,
  output: answersSchema,
  errors: ['not-found', 'move-not-allowed', 'link-on-its-way', 'links-not-mailed'],
  audit: 'quote.link-renewed',
});

/** Paths of the audit record of a quote, as JSON and as PDF (H5), of its sealed document, and of the file that an acceptance on behalf relies on. */
export const quoteRecordPath = '/api/admin/quotes/:id/record';
export const quoteRecordPdfPath = '/api/admin/quotes/:id/record.pdf';
export const sealedQuotePath = '/api/admin/quotes/:id/signed.pdf';
export const evidenceFilePath = '/api/admin/quotes/:id/evidence-file';
