import * as z from 'zod/mini';
import { text } from '#domain/contact/contact-details-schema.ts';
import { contactLimits } from '#domain/contact/contact-details.ts';
import { countries } from '#domain/customers/countries.ts';
import { customerLimits } from '#domain/customers/customer.ts';
import { isDay } from '#domain/days.ts';
import { currencies } from '#domain/money.ts';
import { buyerKinds, quoteLimits } from '#domain/quotes/content/quote-content.ts';
import { lineIdSchema } from '#domain/quotes/content/quote-content-schema.ts';
import { isCountable, mostLineAmount } from '#domain/quotes/lines/line-amount.ts';
import { wholeInBasisPoints } from '#domain/quotes/lines/quote-line.ts';
import { addressLimits } from '#domain/tax-documents/check-document-buyer.ts';
import { taxDocumentKinds } from '#domain/tax-documents/tax-document.ts';
import { languageSchema } from '#contract/shapes.ts';

export const taxSumSchema = z.strictObject({ rate: z.int(), net: z.int(), tax: z.int() });

/** Sums of a document in minor units. */
export const sumsSchema = z.strictObject({
  net: z.int(),
  taxes: z.array(taxSumSchema),
  tax: z.int(),
  gross: z.int(),
});

const whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
/** A day, or '' while it is not known. */
const daySchema = z.string().check(z.refine((value) => value === '' || isDay(value)));
const number = text(customerLimits.number);

const buyerSchema = z.strictObject({
  kind: z.enum(buyerKinds),
  name: text(contactLimits.name),
  company: text(contactLimits.company),
  email: text(contactLimits.email),
  street: text(addressLimits.street),
  city: text(addressLimits.city),
  postalCode: text(addressLimits.postalCode),
  country: z.enum(['', ...countries]),
  companyNumber: number,
  taxNumber: number,
  vatNumber: number,
  isVatNumberVerified: z.boolean(),
});

const lineSchema = z
  .strictObject({
    id: lineIdSchema,
    name: text(quoteLimits.lineName),
    description: text(quoteLimits.lineDescription),
    quantity: whole(0, quoteLimits.quantity),
    unit: text(quoteLimits.unit),
    unitPrice: z.int(),
    discount: z.nullable(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('percent'), basisPoints: whole(0, wholeInBasisPoints) }),
        z.strictObject({ kind: z.literal('sum'), amount: whole(0, mostLineAmount) }),
      ]),
    ),
    taxRate: whole(0, wholeInBasisPoints),
  })
  // A line of an advance is all that was received for a rate, so only the whole is bounded.
  .check(z.refine((line) => isCountable({ ...line, option: null, internalCost: 0 })));

const documentRef = { documentId: z.string(), number: z.string(), issuedOn: z.string() };
const advanceSchema = z.strictObject({ ...documentRef, rate: z.int(), net: z.int(), tax: z.int() });

/** All that is written in a draft (`TaxDocumentContent`); what keeps it from being issued is for `domain/tax-documents`. */
export const taxDocumentContentSchema = z.strictObject({
  kind: z.enum(taxDocumentKinds),
  language: languageSchema,
  currency: z.enum(currencies),
  title: text(quoteLimits.title),
  note: text(quoteLimits.text),
  deliveredOn: daySchema,
  dueOn: daySchema,
  buyer: buyerSchema,
  lines: z.array(lineSchema).check(z.maxLength(quoteLimits.lines)),
  received: z.array(taxSumSchema),
  advances: z.array(advanceSchema),
  prepaid: z.int(),
  corrects: z.nullable(z.strictObject({ ...documentRef, reason: text(quoteLimits.reason) })),
  exchangeRate: z.nullable(
    z.strictObject({ millionths: whole(1, 1_000_000_000_000), source: text(100), day: daySchema }),
  ),
});
