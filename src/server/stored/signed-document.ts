import * as z from 'zod/mini';
import type { SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import { snapshotSchema, storedPart, storedTotals } from './quote-snapshot.ts';
import { defineShape } from './stored-shape.ts';

/**
 * What was signed, in `quote_signatures.document`: only ever read, because its bytes are what the fingerprint stands for. It says
 * what was signed, or nothing.
 */
export const storedSignedDocument = defineShape<SignedDocument>({
  name: 'signed document',
  schema: z.object({
    format: z.literal(1),
    quote: snapshotSchema,
    choice: z.record(z.string(), z.int()),
    totals: storedTotals,
    paymentPlan: z.array(storedPart),
  }),
});
