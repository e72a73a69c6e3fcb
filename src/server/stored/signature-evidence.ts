import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { buyerKinds } from '#domain/quotes/quote-content.ts';
import type { Evidence } from '#domain/quotes/signing/signed-document.ts';
import { defineShape } from './stored-shape.ts';
import { text } from './tolerant.ts';

const signer = z.object({
  name: z.string(),
  role: text,
  email: text,
  kind: z.enum(buyerKinds),
  company: text,
  companyNumber: text,
  address: text,
});

const mark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: z.string() }),
  z.object({ kind: z.literal('drawn'), strokes: z.array(z.array(z.tuple([z.int(), z.int()]))) }),
  z.object({ kind: z.literal('on-behalf'), note: z.string() }),
]);

/**
 * What proves a signature, in `quote_signatures.evidence`: only ever read, because its bytes are what the SHA-256 beside it stands
 * for. Evidence says what it says, or nothing.
 */
export const storedEvidence = defineShape<Evidence>({
  name: 'evidence',
  schema: z.object({
    format: z.literal(1),
    fingerprint: z.string(),
    signer,
    mark,
    signedAt: z.int(),
    access: z.enum(['link', 'portal', 'office']),
    recipient: z.string(),
    address: z.string(),
    userAgent: z.string(),
    language: z.enum(languages),
    agreements: z.array(z.object({ kind: z.enum(['terms', 'express-start']), text: z.string() })),
    codeConfirmedAt: z.nullable(z.int()),
    file: z.nullable(z.object({ name: z.string(), sha256: z.string() })),
  }),
});
