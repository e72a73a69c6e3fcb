import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { signatureKinds } from '#domain/quotes/signing/signed-document.ts';
import { signingLimits } from '#domain/quotes/signing/signing-limits.ts';
import { idSchema, timeSchema } from '#contract/shapes.ts';
import { quoteTotalsSchema } from './quote-document.ts';

// `z.record` and `z.tuple` would come with the scripts of every page that makes calls, which are at their limit.

/** Quantities of chosen options in thousandths, by the line's id. */
export const choiceSchema = z.catchall(z.object({}), z.int());

export const signerSchema = z.strictObject({
  name: text(signingLimits.name),
  role: text(signingLimits.name),
  email: text(signingLimits.email),
  kind: z.enum(buyerKinds),
  company: text(signingLimits.company),
  companyNumber: text(signingLimits.number),
  address: text(signingLimits.address),
});

const point = z.array(z.int()).check(z.minLength(2), z.maxLength(2)) as z.ZodMiniType as z.ZodMiniType<
  [x: number, y: number]
>;

/** How a recipient signs; strokes lie in a box of 600 by 200. */
export const signatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), text: text(signingLimits.name) }),
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z.array(z.array(point).check(z.maxLength(signingLimits.points))).check(z.maxLength(signingLimits.strokes)),
  }),
]);

export const reasonSchema = text(quoteLimits.reason);

/** A question and its answer as everybody with the link reads them. */
export const questionSchema = z.strictObject({
  id: idSchema,
  /** The line that it is about; null for the whole quote. */
  lineId: z.nullable(z.string()),
  text: z.string(),
  askedAt: timeSchema,
  /** Until when it can be taken back (ms UTC); null when it cannot. */
  undoUntil: z.nullable(timeSchema),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timeSchema),
});
export type QuoteQuestion = z.infer<typeof questionSchema>;

/** A box that can be ticked, or was; `sentence` stands beside it where that is not the text itself. */
export const agreementSchema = z.strictObject({
  kind: z.enum(['terms', 'express-start']),
  text: z.string(),
  sentence: z.string(),
});

/** What is told of a signature to everybody with the link. */
export const signedSchema = z.strictObject({
  signerName: z.string(),
  company: z.string(),
  kind: z.enum(signatureKinds),
  signedAt: timeSchema,
  choice: choiceSchema,
  totals: quoteTotalsSchema,
  /** SHA-256 of what was signed. */
  fingerprint: z.string(),
  /** The sealed PDF can be downloaded. */
  isSealed: z.boolean(),
});
export type SignedQuote = z.infer<typeof signedSchema>;
