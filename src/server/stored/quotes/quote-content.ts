import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { type QuoteContent, buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { storedBuyer, storedCustomerLine } from './quote-parts.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { listOf, orElse, text } from '#server/stored/tolerant.ts';

/** A line as the agency writes it. */
export const storedLine = z.extend(storedCustomerLine, { internalCost: z.prefault(z.int(), 0) });

export const storedPlan = z.array(z.object({ share: z.int(), due: z.enum(dueEvents), milestone: text }));

const buyer = z.extend(storedBuyer, { kind: orElse(z.enum(buyerKinds), 'business') });

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
