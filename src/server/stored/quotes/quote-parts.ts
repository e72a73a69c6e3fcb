import * as z from 'zod/mini';
import { countries } from '#domain/customers/countries.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { lineKinds, recurrences } from '#domain/quotes/lines/quote-line.ts';
import { orElse, text } from '#server/stored/tolerant.ts';

/** Taken off a line. */
export const storedDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), basisPoints: z.int() }),
  z.object({ kind: z.literal('sum'), amount: z.int() }),
]);

/** A line as customers see it; sums of a damaged one have no fallback. */
export const storedCustomerLine = z.object({
  id: z.string(),
  kind: orElse(z.enum(lineKinds), 'item'),
  name: text,
  description: text,
  quantity: z.int(),
  unit: text,
  unitPrice: z.int(),
  discount: z.nullable(storedDiscount),
  taxRate: z.int(),
  option: z.nullable(z.object({ minimum: z.int(), maximum: z.int() })),
  recurrence: z.enum(recurrences),
});

/** Who gets a quote. */
export const storedBuyer = z.object({
  kind: z.enum(buyerKinds),
  name: text,
  company: text,
  email: text,
  phone: text,
  address: text,
  country: orElse(z.enum(['', ...countries]), ''),
  companyNumber: text,
  taxNumber: text,
  vatNumber: text,
  isVatNumberVerified: orElse(z.boolean(), false),
});
