import * as z from 'zod/mini';
import { text } from '../../contact/contact-details-schema.ts';
import { contactLimits, longestEmailAddress } from '../../contact/contact-details.ts';
import { countries } from '../../customers/countries.ts';
import { customerLimits } from '../../customers/customer.ts';
import { isDay } from '../../days.ts';
import { languages } from '../../languages.ts';
import { currencies } from '../../money.ts';
import { dueEvents, mostParts } from '../payment-plan.ts';
import { type QuoteContent, buyerKinds, quoteLimits } from './quote-content.ts';
import { isCountable } from '../lines/line-amount.ts';
import { lineKinds, recurrences, wholeInBasisPoints } from '../lines/quote-line.ts';

/** A day, or '' while it is not known. */
const daySchema = z.string().check(z.refine((value) => value === '' || isDay(value)));
const whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const quantity = whole(0, quoteLimits.quantity);
const price = whole(-quoteLimits.unitPrice, quoteLimits.unitPrice);
const share = whole(0, wholeInBasisPoints);

/** Id of a line: unique within the quote, and the same in all its versions. */
export const lineIdSchema = z.string().check(z.regex(/^[\w-]{1,40}$/));

const lineShape = {
  id: lineIdSchema,
  kind: z.enum(lineKinds),
  name: text(quoteLimits.lineName),
  description: text(quoteLimits.lineDescription),
  quantity,
  unit: text(quoteLimits.unit),
  unitPrice: price,
  discount: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), basisPoints: share }),
      z.strictObject({ kind: z.literal('sum'), amount: whole(0, quoteLimits.unitPrice) }),
    ]),
  ),
  taxRate: share,
  option: z.nullable(z.strictObject({ minimum: quantity, maximum: quantity })),
  recurrence: z.enum(recurrences),
  internalCost: whole(0, quoteLimits.unitPrice),
};

/** A line as the agency writes it; what a quote needs to be sent is a rule of `check-quote`. */
export const draftLineSchema = z.strictObject(lineShape).check(z.refine(isCountable));

const buyerSchema = z.strictObject({
  kind: z.enum(buyerKinds),
  name: text(contactLimits.name),
  company: text(contactLimits.company),
  email: text(longestEmailAddress),
  phone: text(contactLimits.phone),
  address: text(customerLimits.address),
  country: z.enum(['', ...countries]),
  companyNumber: text(customerLimits.number),
  taxNumber: text(customerLimits.number),
  vatNumber: text(customerLimits.number),
  isVatNumberVerified: z.boolean(),
});

/** The content of a quote as it is sent to be stored; it may be incomplete, as a draft is. */
export const quoteContentSchema = z.strictObject({
  language: z.enum(languages),
  currency: z.enum(currencies),
  title: text(quoteLimits.title),
  description: text(quoteLimits.text),
  closing: text(quoteLimits.text),
  terms: text(quoteLimits.text),
  paymentTerms: text(quoteLimits.text),
  notes: text(quoteLimits.text),
  validUntil: daySchema,
  startDate: daySchema,
  deliveryDate: daySchema,
  buyer: buyerSchema,
  copies: z.readonly(z.array(text(longestEmailAddress)).check(z.maxLength(quoteLimits.copies))),
  lines: z.readonly(
    z.array(draftLineSchema).check(
      z.maxLength(quoteLimits.lines),
      z.refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
    ),
  ),
  paymentPlan: z.readonly(
    z
      .array(z.strictObject({ share, due: z.enum(dueEvents), milestone: text(quoteLimits.title) }))
      .check(z.maxLength(mostParts)),
  ),
  exchangeRate: z.nullable(
    z.strictObject({ millionths: whole(1, 1_000_000_000_000), source: text(100), day: daySchema }),
  ),
}) satisfies z.ZodMiniType<QuoteContent>;
