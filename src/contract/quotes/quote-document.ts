import * as z from 'zod/mini';
import { countries } from '#domain/customers/countries.ts';
import { currencies } from '#domain/money.ts';
import { dueEvents } from '#domain/quotes/payment-plan.ts';
import { buyerKinds } from '#domain/quotes/content/quote-content.ts';
import { lineKinds, recurrences } from '#domain/quotes/lines/quote-line.ts';
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts';
import { taxReasons } from '#domain/tax/decide-tax.ts';
import { languageSchema, versionSchema } from '#contract/shapes.ts';

const string = z.string();

/** A line as customers see it: without the agency's cost. */
const lineSchema = z.strictObject({
  id: string,
  kind: z.enum(lineKinds),
  name: string,
  description: string,
  quantity: z.int(),
  unit: string,
  unitPrice: z.int(),
  discount: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), basisPoints: z.int() }),
      z.strictObject({ kind: z.literal('sum'), amount: z.int() }),
    ]),
  ),
  taxRate: z.int(),
  option: z.nullable(z.strictObject({ minimum: z.int(), maximum: z.int() })),
  recurrence: z.enum(recurrences),
});

const totals = z.strictObject({
  net: z.int(),
  taxes: z.array(z.strictObject({ rate: z.int(), net: z.int(), tax: z.int() })),
  tax: z.int(),
  gross: z.int(),
});
export const quoteTotalsSchema = z.strictObject({ once: totals, monthly: totals });

/** A quote as its customer sees it: page, preview and PDF show this (H1, H3). Strict, so that nothing internal gets out. */
export const quoteSnapshotSchema = z.strictObject({
  format: z.literal(1),
  number: string,
  version: versionSchema,
  issuedOn: string,
  validUntil: string,
  startDate: string,
  deliveryDate: string,
  language: languageSchema,
  currency: z.enum(currencies),
  seller: z.strictObject({
    name: string,
    developer: string,
    street: string,
    postalCode: string,
    city: string,
    country: string,
    email: string,
    phone: string,
    legalForm: string,
    companyNumber: string,
    taxNumber: string,
    vatNumber: string,
    register: string,
    registerEntry: string,
    bankAccount: z.nullable(z.strictObject({ iban: string, bic: string })),
  }),
  buyer: z.strictObject({
    kind: z.enum(buyerKinds),
    name: string,
    company: string,
    email: string,
    phone: string,
    address: string,
    country: z.enum(['', ...countries]),
    companyNumber: string,
    taxNumber: string,
    vatNumber: string,
    isVatNumberVerified: z.boolean(),
  }),
  title: string,
  description: string,
  closing: string,
  terms: string,
  paymentTerms: string,
  lines: z.readonly(z.array(lineSchema)),
  totals: quoteTotalsSchema,
  totalsWithOptions: quoteTotalsSchema,
  tax: z.strictObject({ reason: z.enum(taxReasons), rates: z.readonly(z.array(z.int())) }),
  exchangeRate: z.nullable(z.strictObject({ millionths: z.int(), source: string, day: string })),
  paymentPlan: z.readonly(
    z.array(z.strictObject({ share: z.int(), due: z.enum(dueEvents), milestone: string, amount: z.int() })),
  ),
  look: z.strictObject({ primaryColor: z.nullable(string), logo: z.nullable(string) }),
}) satisfies z.ZodMiniType<QuoteSnapshot>;
