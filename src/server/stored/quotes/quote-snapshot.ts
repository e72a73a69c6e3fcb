import * as z from 'zod/mini';
import { languages } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { taxReasons } from '#domain/tax/decide-tax.ts';
import { storedBuyer, storedCustomerLine } from './quote-parts.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { orElse, text } from '#server/stored/tolerant.ts';

/** Sums of one kind of lines. */
export const storedSums = z.object({
  net: z.int(),
  taxes: z.array(z.object({ rate: z.int(), net: z.int(), tax: z.int() })),
  tax: z.int(),
  gross: z.int(),
});
/** Sums of a document. */
export const storedTotals = z.object({ once: storedSums, monthly: storedSums });

/** Who offers or asks for money. */
export const storedSeller = z.object({
  name: text,
  developer: text,
  street: text,
  postalCode: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  legalForm: text,
  companyNumber: text,
  taxNumber: text,
  vatNumber: text,
  register: text,
  registerEntry: text,
  bankAccount: orElse(z.nullable(z.object({ iban: z.string(), bic: text })), null),
});

/** What a document is drawn with. */
export const storedLook = orElse(z.object({ primaryColor: z.nullable(z.string()), logo: z.nullable(z.string()) }), {
  primaryColor: null,
  logo: null,
});

/** Parts of the payment with their amounts. */
export const storedPlan = z.array(
  z.object({ share: z.int(), due: z.enum(dueEvents), milestone: text, amount: z.int() }),
);

/** The shape of a frozen quote, wherever one is kept. */
export const frozenQuote = z.object({
  format: z.literal(1),
  number: z.string(),
  version: z.int(),
  issuedOn: z.string(),
  validUntil: z.string(),
  startDate: text,
  deliveryDate: text,
  language: z.enum(languages),
  currency: z.enum(currencies),
  seller: storedSeller,
  buyer: storedBuyer,
  title: text,
  description: text,
  closing: text,
  terms: text,
  paymentTerms: text,
  lines: z.array(storedCustomerLine),
  totals: storedTotals,
  totalsWithOptions: storedTotals,
  tax: z.object({ reason: z.enum(taxReasons), rates: z.array(z.int()) }),
  exchangeRate: orElse(z.nullable(z.object({ millionths: z.int(), source: text, day: text })), null),
  paymentPlan: storedPlan,
  look: storedLook,
});

/**
 * A quote as it was sent, in `quote_snapshots.content`: only ever read, because its bytes are what the SHA-256 beside it stands
 * for. Sums, reasons and dates have no fallback: a document says what was sent, or nothing.
 */
export const storedQuoteSnapshot = defineShape<QuoteSnapshot>({
  name: 'sent quote',
  schema: frozenQuote,
});
