import * as z from 'zod/mini';
import { countries } from '#domain/customers/countries.ts';
import { currencies } from '#domain/money.ts';
import { buyerKinds } from '#domain/quotes/quote-content.ts';
import { taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import { languageSchema } from '#contract/shapes.ts';

const text = z.string();

export const taxSumSchema = z.strictObject({ rate: z.int(), net: z.int(), tax: z.int() });

/** Sums of a document in minor units. */
export const sumsSchema = z.strictObject({
  net: z.int(),
  taxes: z.array(taxSumSchema),
  tax: z.int(),
  gross: z.int(),
});

const buyerSchema = z.strictObject({
  kind: z.enum(buyerKinds),
  name: text,
  company: text,
  email: text,
  street: text,
  city: text,
  postalCode: text,
  country: z.enum(['', ...countries]),
  companyNumber: text,
  taxNumber: text,
  vatNumber: text,
  isVatNumberVerified: z.boolean(),
});

const lineSchema = z.strictObject({
  id: text,
  name: text,
  description: text,
  quantity: z.int(),
  unit: text,
  unitPrice: z.int(),
  discount: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), basisPoints: z.int() }),
      z.strictObject({ kind: z.literal('sum'), amount: z.int() }),
    ]),
  ),
  taxRate: z.int(),
});

const advanceSchema = z.strictObject({
  documentId: text,
  number: text,
  issuedOn: text,
  rate: z.int(),
  net: z.int(),
  tax: z.int(),
});

/** All that is written in a draft (`TaxDocumentContent`); lengths and rules are checked by `domain/tax-documents`. */
export const taxDocumentContentSchema = z.strictObject({
  kind: z.enum(taxDocumentKinds),
  language: languageSchema,
  currency: z.enum(currencies),
  title: text,
  note: text,
  deliveredOn: text,
  dueOn: text,
  buyer: buyerSchema,
  lines: z.array(lineSchema),
  received: z.array(taxSumSchema),
  advances: z.array(advanceSchema),
  prepaid: z.int(),
  corrects: z.nullable(z.strictObject({ documentId: text, number: text, issuedOn: text, reason: text })),
  exchangeRate: z.nullable(z.strictObject({ millionths: z.int(), source: text, day: text })),
});
