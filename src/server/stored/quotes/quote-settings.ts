import * as z from 'zod/mini';
import { currencies } from '#domain/money.ts';
import { type QuoteSettings, firstQuoteSettings } from '#domain/settings/quote-settings.ts';
import { advanceRules } from '#domain/settings/advance-rules.ts';
import { taxStatuses } from '#domain/tax/decide-tax.ts';
import { defineShape } from '#server/stored/stored-shape.ts';
import { text } from '#server/stored/tolerant.ts';

const first = firstQuoteSettings();
const currency = z.enum(currencies);
const rule = z.enum(advanceRules);
const reminder = z.object({ isOn: z.boolean(), days: z.int() });

/**
 * What quotes are made with, in `settings`. A setting that is missing has its first value; damaged ones have no fallback,
 * because wrong tax or a wrong account would get onto documents.
 */
export const storedQuoteSettings = defineShape<QuoteSettings>({
  name: 'quote settings',
  schema: z.object({
    taxStatuses: z.prefault(z.array(z.object({ from: z.string(), status: z.enum(taxStatuses) })), [
      ...first.taxStatuses,
    ]),
    accounts: z.prefault(z.array(z.object({ currency, iban: z.string(), bic: text })), [...first.accounts]),
    exchangeRates: z.prefault(z.array(z.object({ currency, millionths: z.int(), source: text, day: z.string() })), []),
    validDays: z.prefault(z.int(), first.validDays),
    paymentDays: z.prefault(z.int(), first.paymentDays),
    remindUnseen: z.prefault(reminder, first.remindUnseen),
    remindEnding: z.prefault(reminder, first.remindEnding),
    isFirstReminderOptional: z.prefault(z.boolean(), first.isFirstReminderOptional),
    isDeclineReasonRequired: z.prefault(z.boolean(), first.isDeclineReasonRequired),
    isSigningCodeRequired: z.prefault(z.boolean(), first.isSigningCodeRequired),
    timestampAddress: text,
    fikCreditor: text,
    advances: z.prefault(z.object({ SK: rule, CZ: rule, DK: rule, other: rule }), first.advances),
  }),
});
