import * as z from 'zod/mini';
import { countries } from '#domain/customers/countries.ts';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { type QuoteContent, buyerKinds } from '#domain/quotes/quote-content.ts';
import { lineKinds, recurrences } from '#domain/quotes/quote-line.ts';
import { defineShape } from './stored-shape.ts';
import { listOf, orElse, text } from './tolerant.ts';

const discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), basisPoints: z.int() }),
  z.object({ kind: z.literal('sum'), amount: z.int() }),
]);

/** A line; sums of a damaged one have no fallback. */
export const storedLine = z.object({
  id: z.string(),
  kind: orElse(z.enum(lineKinds), 'item'),
  name: text,
  description: text,
  quantity: z.int(),
  unit: text,
  unitPrice: z.int(),
  discount: z.nullable(discount),
  taxRate: z.int(),
  option: z.nullable(z.object({ minimum: z.int(), maximum: z.int() })),
  recurrence: z.enum(recurrences),
  internalCost: z.prefault(z.int(), 0),
});

export const storedPlan = z.array(z.object({ share: z.int(), due: z.enum(dueEvents), milestone: text }));

const buyer = z.object({
  kind: orElse(z.enum(buyerKinds), 'business'),
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

/** All that the agency has written in a quote, in `quotes.content`. Damaged sums have no fallback. */
export const storedQuoteContent = defineShape<QuoteContent>({
  name: 'quote',
  schema: z.object({
    language: z.enum(languages),
    currency: z.enum(currencies),
    title: text,
    description: text,
    closing: text,
    terms: text,
    paymentTerms: text,
    notes: text,
    validUntil: text,
    startDate: text,
    deliveryDate: text,
    buyer,
    copies: listOf(z.string()),
    lines: z.array(storedLine),
    paymentPlan: storedPlan,
    exchangeRate: z.prefault(z.nullable(z.object({ millionths: z.int(), source: text, day: text })), null),
  }),
});
