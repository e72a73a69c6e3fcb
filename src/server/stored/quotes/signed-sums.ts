import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import type { SignedDocument } from '#domain/quotes/signing/signed-document.ts';
import { frozenQuote, storedSums } from './quote-snapshot.ts';
import { defineShape } from '#server/stored/stored-shape.ts';

/** What figures need of a signed document. */
export type SignedSums = {
  quote: Pick<SignedDocument['quote'], 'currency' | 'exchangeRate'>;
  totals: Pick<SignedDocument['totals'], 'once' | 'monthly'>;
};

/** A signed document without its lines and texts, where hundreds of them are read at once. */
export const storedSignedSums = defineShape<SignedSums>({
  name: 'signed document',
  schema: z.object({
    quote: z.object({ currency: z.enum(currencies), exchangeRate: frozenQuote.shape.exchangeRate }),
    totals: z.object({ once: storedSums, monthly: storedSums }),
  }),
});
