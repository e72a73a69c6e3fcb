import type { FieldIssue } from '#domain/field-issue.ts';
import type { Language } from '#domain/languages.ts';
import { currencies } from '#domain/money.ts';
import { writeDecimal } from '#domain/exact-money.ts';
import { readDecimal } from '#domain/quotes/lines/read-decimal.ts';
import { type AdvanceMarket, advanceMarkets, advanceRules, firstAdvanceRules } from '#domain/settings/advance-rules.ts';
import { formatIban } from '#domain/settings/bank-account.ts';
import { checkQuoteSettings, cleanQuoteSettings } from '#domain/settings/check-quote-settings.ts';
import { type QuoteSettings, foreignCurrencies, quoteSettingsLimits } from '#domain/settings/quote-settings.ts';
import { taxStatuses } from '#domain/tax/decide-tax.ts';

/** What stands in the fields, by the path of the setting; a checkbox that is off is empty. */
export type TypedQuoteSettings = Record<string, string>;

/** Decimals of an exchange rate: millionths. */
const decimals = 6;
const isOn = 'on';

/** Places of all rows that a tax status can stand in. */
export const statusRows = [...Array(quoteSettingsLimits.taxStatuses).keys()];

/** The fields of the settings as they are shown in a language. */
export function typedOf(settings: QuoteSettings, language: Language): TypedQuoteSettings {
  const { validDays, paymentDays, remindUnseen, remindEnding } = settings;
  return {
    ...rowsOf(settings.taxStatuses),
    ...Object.fromEntries(currencies.flatMap((currency) => accountFields(settings, currency))),
    ...Object.fromEntries(foreignCurrencies().flatMap((currency) => rateFields(settings, { currency, language }))),
    validDays: String(validDays),
    paymentDays: String(paymentDays),
    'remindUnseen.isOn': remindUnseen.isOn ? isOn : '',
    'remindUnseen.days': String(remindUnseen.days),
    'remindEnding.isOn': remindEnding.isOn ? isOn : '',
    'remindEnding.days': String(remindEnding.days),
    isFirstReminderOptional: settings.isFirstReminderOptional ? isOn : '',
    isDeclineReasonRequired: settings.isDeclineReasonRequired ? isOn : '',
    isSigningCodeRequired: settings.isSigningCodeRequired ? isOn : '',
    timestampAddress: settings.timestampAddress,
    fikCreditor: settings.fikCreditor,
    ...Object.fromEntries(advanceMarkets.map((market) => [`advances.${market}`, settings.advances[market]])),
  };
}

type StatusRow = { from: string; status: string };

/** The fields of rows of tax statuses: those in which something stands, and empty ones after them. */
export function rowsOf(rows: readonly StatusRow[]): TypedQuoteSettings {
  const filled = rows.filter(({ from, status }) => from !== '' || status !== '');
  return Object.fromEntries(
    statusRows.flatMap((row) => [
      [`taxStatuses.${row}.from`, filled[row]?.from ?? ''],
      [`taxStatuses.${row}.status`, filled[row]?.status ?? ''],
    ]),
  );
}

/** The rows of tax statuses as they stand in the fields. */
export const typedRows = (typed: TypedQuoteSettings): StatusRow[] =>
  statusRows.map((row) => ({
    from: typed[`taxStatuses.${row}.from`] ?? '',
    status: typed[`taxStatuses.${row}.status`] ?? '',
  }));

type CurrencyOf = QuoteSettings['accounts'][number]['currency'];

function accountFields({ accounts }: QuoteSettings, currency: CurrencyOf): [string, string][] {
  const account = accounts.find((each) => each.currency === currency);
  return [
    [`accounts.${currency}.iban`, account ? formatIban(account.iban) : ''],
    [`accounts.${currency}.bic`, account?.bic ?? ''],
  ];
}

type Place = { currency: CurrencyOf; language: Language };

function rateFields({ exchangeRates }: QuoteSettings, { currency, language }: Place): [string, string][] {
  const rate = exchangeRates.find((each) => each.currency === currency);
  const field = `exchangeRates.${currency}`;
  return [
    [`${field}.millionths`, rate ? writeDecimal(rate.millionths, { language, decimals }) : ''],
    [`${field}.source`, rate?.source ?? ''],
    [`${field}.day`, rate?.day ?? ''],
  ];
}

/** The settings that the fields say; a number that cannot be read is 0, which no rule takes. */
export function settingsOf(typed: TypedQuoteSettings, language: Language): QuoteSettings {
  const text = (field: string) => typed[field] ?? '';
  const days = (field: string) => (/^\s*\d{1,4}\s*$/.test(text(field)) ? Number(text(field)) : 0);
  const reminder = (name: string) => ({ isOn: text(`${name}.isOn`) === isOn, days: days(`${name}.days`) });
  const ruleOf = (market: AdvanceMarket) =>
    advanceRules.find((rule) => rule === text(`advances.${market}`)) ?? firstAdvanceRules()[market];
  return {
    taxStatuses: typedRows(typed).flatMap(({ from, status }) => {
      const known = taxStatuses.find((each) => each === status);
      return known ? [{ from, status: known }] : [];
    }),
    accounts: currencies.map((currency) => ({
      currency,
      iban: text(`accounts.${currency}.iban`),
      bic: text(`accounts.${currency}.bic`),
    })),
    exchangeRates: foreignCurrencies().flatMap((currency) => {
      const [rate, source, day] = ['millionths', 'source', 'day'].map((part) =>
        text(`exchangeRates.${currency}.${part}`).trim(),
      ) as [string, string, string];
      if (rate + source + day === '') return [];
      return [{ currency, millionths: readDecimal(rate, { language, decimals }) ?? 0, source, day }];
    }),
    validDays: days('validDays'),
    paymentDays: days('paymentDays'),
    remindUnseen: reminder('remindUnseen'),
    remindEnding: reminder('remindEnding'),
    isFirstReminderOptional: text('isFirstReminderOptional') === isOn,
    isDeclineReasonRequired: text('isDeclineReasonRequired') === isOn,
    isSigningCodeRequired: text('isSigningCodeRequired') === isOn,
    timestampAddress: text('timestampAddress'),
    fikCreditor: text('fikCreditor'),
    advances: { SK: ruleOf('SK'), CZ: ruleOf('CZ'), DK: ruleOf('DK'), other: ruleOf('other') },
  };
}

/** Rules that the fields break; statuses stay in the order in which they were typed, so that errors stand at their rows. */
export function checkTyped(typed: TypedQuoteSettings, language: Language): FieldIssue[] {
  const settings = settingsOf(typed, language);
  const unnamed = typedRows(typed).findIndex(({ from, status }) => from !== '' && status === '');
  if (unnamed >= 0) return [{ field: `taxStatuses.${unnamed}.status`, rule: 'required' }];
  return checkQuoteSettings({ ...cleanQuoteSettings(settings), taxStatuses: settings.taxStatuses });
}
