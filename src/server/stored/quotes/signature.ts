import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import type { Evidence, SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import { frozenQuote, storedPlan, storedTotals } from './quote-snapshot.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse, text } from '#server/stored/tolerant.ts';

/*
 * What was signed and what proves it, in `quote_signatures`: only ever read, because their bytes are what the SHA-256 beside them
 * stands for.
 */

/** A quote with the options that were chosen (H5); nothing of it has a fallback. */
export const storedSignedDocument = defineShape<SignedDocument>({
  name: 'signed document',
  schema: z.object({
    format: z.literal(1),
    quote: frozenQuote,
    choice: z.record(z.string(), z.int()),
    totals: storedTotals,
    paymentPlan: storedPlan,
  }),
});

const mark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: z.string() }),
  z.object({ kind: z.literal('drawn'), strokes: z.array(z.array(z.tuple([z.int(), z.int()]))) }),
  z.object({ kind: z.literal('on-behalf'), note: z.string() }),
]);

/** Who signed what, when, from where and how (H5). */
export const storedEvidence = defineShape<Evidence>({
  name: 'evidence',
  schema: z.object({
    format: z.literal(1),
    fingerprint: z.string(),
    signer: z.object({
      name: z.string(),
      role: text,
      email: text,
      kind: z.enum(buyerKinds),
      company: text,
      companyNumber: text,
      address: text,
    }),
    mark,
    signedAt: z.int(),
    access: z.enum(['link', 'portal', 'office']),
    recipient: text,
    address: text,
    userAgent: text,
    language: z.enum(languages),
    agreements: z.array(z.object({ kind: z.enum(['terms', 'express-start']), text: z.string(), sentence: text })),
    codeConfirmedAt: z.nullable(z.int()),
    file: orElse(z.nullable(z.object({ name: z.string(), sha256: z.string() })), null),
  }),
});
