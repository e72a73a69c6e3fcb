import * as z from 'zod/mini';
import { text } from '../contact/contact-details-schema.ts';
import { isDay } from '../days.ts';
import { currencies } from '../money.ts';
import { taxStatuses } from '../tax/decide-tax.ts';
import { advanceMarkets, advanceRules } from './advance-rules.ts';
import { type QuoteSettings, quoteSettingsLimits as limits } from './quote-settings.ts';

const isOncePerCurrency = (rows: readonly { currency: string }[]) =>
  new Set(rows.map(({ currency: of }) => of)).size === rows.length;
const day = z.string().check(z.refine((value) => value === '' || isDay(value)));
const currency = z.enum(currencies);
const reminder = z.strictObject({ isOn: z.boolean(), days: z.int() });

/** Settings of quotes as they are sent; what they have to hold is a rule of `check-quote-settings.ts`. */
export const quoteSettingsSchema = z.strictObject({
  taxStatuses: z.readonly(
    z.array(z.strictObject({ from: day, status: z.enum(taxStatuses) })).check(z.maxLength(limits.taxStatuses)),
  ),
  accounts: z.readonly(
    z
      .array(z.strictObject({ currency, iban: text(limits.account), bic: text(limits.bic) }))
      .check(z.refine(isOncePerCurrency)),
  ),
  exchangeRates: z.readonly(
    z
      .array(z.strictObject({ currency, millionths: z.int(), source: text(limits.text), day }))
      .check(z.refine(isOncePerCurrency)),
  ),
  validDays: z.int(),
  paymentDays: z.int(),
  remindUnseen: reminder,
  remindEnding: reminder,
  isFirstReminderOptional: z.boolean(),
  isDeclineReasonRequired: z.boolean(),
  isSigningCodeRequired: z.boolean(),
  timestampAddress: text(limits.address),
  fikCreditor: text(limits.creditor),
  advances: z.record(z.enum(advanceMarkets), z.enum(advanceRules)),
}) satisfies z.ZodMiniType<QuoteSettings>;
