import type { FieldIssue } from '../field-issue.ts';
import { currencies } from '../money.ts';
import { checkText } from '../text-length.ts';
import { isFikCreditor } from '../payments/danish-account.ts';
import { isBic, isIban, normaliseAccount } from './bank-account.ts';
import {
  type BankAccount,
  type OwnExchangeRate,
  type QuoteSettings,
  quoteSettingsLimits as limits,
} from './quote-settings.ts';

type Bounds = { minimum: number; maximum: number };

/** The settings as they are stored: accounts in one form, lists in order, without rows in which nothing stands. */
export function cleanQuoteSettings(typed: QuoteSettings): QuoteSettings {
  return {
    ...typed,
    taxStatuses: typed.taxStatuses.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    accounts: inOrder(typed.accounts)
      .map(({ currency, iban, bic }) => ({
        currency,
        iban: normaliseAccount(iban, currency),
        bic: bic.replaceAll(/\s/g, '').toUpperCase(),
      }))
      .filter(({ iban, bic }) => iban !== '' || bic !== ''),
    exchangeRates: inOrder(typed.exchangeRates).map((rate) => ({ ...rate, source: rate.source.trim() })),
    timestampAddress: typed.timestampAddress.trim(),
    fikCreditor: typed.fikCreditor.replaceAll(/\s/g, ''),
  };
}

const inOrder = <Row extends { currency: BankAccount['currency'] }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency));

/**
 * Rules that the settings of quotes break in their clean form. Fields are paths such as `taxStatuses.0.from`,
 * `accounts.EUR.iban`, `exchangeRates.CZK.millionths`, `validDays`, `paymentDays`, `remindUnseen.days`, `timestampAddress`, `fikCreditor`.
 */
export function checkQuoteSettings(settings: QuoteSettings): FieldIssue[] {
  return [
    ...checkStatuses(settings),
    ...settings.accounts.flatMap(checkAccount),
    ...settings.exchangeRates.flatMap(checkRate),
    ...checkDays('validDays', settings.validDays, limits.validDays),
    ...checkDays('paymentDays', settings.paymentDays, limits.paymentDays),
    ...checkDays('remindUnseen.days', settings.remindUnseen.days, limits.reminderDays),
    ...checkDays('remindEnding.days', settings.remindEnding.days, limits.reminderDays),
    ...checkTimestampAddress(settings),
    ...checkCreditor(settings),
  ];
}

function checkCreditor({ fikCreditor }: QuoteSettings): FieldIssue[] {
  return fikCreditor === '' || isFikCreditor(fikCreditor) ? [] : [{ field: 'fikCreditor', rule: 'fik-creditor' }];
}

/** Many servers of timestamps speak HTTP alone; their answers are signed. */
function checkTimestampAddress({ timestampAddress }: QuoteSettings): FieldIssue[] {
  const isFine = timestampAddress === '' || /^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(timestampAddress);
  return isFine ? [] : [{ field: 'timestampAddress', rule: 'web-address' }];
}

function checkStatuses({ taxStatuses }: QuoteSettings): FieldIssue[] {
  return taxStatuses.flatMap(({ from }, index): FieldIssue[] => {
    const field = `taxStatuses.${index}.from`;
    if (from === '') return [{ field, rule: 'required' }];
    const isTwice = taxStatuses.slice(0, index).some((earlier) => earlier.from === from);
    return isTwice ? [{ field, rule: 'same-day' }] : [];
  });
}

function checkAccount({ currency, iban, bic }: BankAccount): FieldIssue[] {
  const field = `accounts.${currency}`;
  return [
    ...(isIban(iban) ? [] : [{ field: `${field}.iban`, rule: 'iban' } as const]),
    ...(bic === '' || isBic(bic) ? [] : [{ field: `${field}.bic`, rule: 'bic' } as const]),
  ];
}

function checkRate({ currency, millionths, source, day }: OwnExchangeRate): FieldIssue[] {
  const field = `exchangeRates.${currency}`;
  const isRate = millionths >= limits.millionths.minimum && millionths <= limits.millionths.maximum;
  return [
    ...(isRate ? [] : [{ field: `${field}.millionths`, rule: 'exchange-rate' } as const]),
    ...checkText(`${field}.source`, source, { maximum: limits.text }),
    ...(day === '' ? [{ field: `${field}.day`, rule: 'required' } as const] : []),
  ];
}

function checkDays(field: string, days: number, bounds: Bounds): FieldIssue[] {
  const isWithin = Number.isInteger(days) && days >= bounds.minimum && days <= bounds.maximum;
  return isWithin ? [] : [{ field, rule: 'days', bounds: { minimum: bounds.minimum, maximum: bounds.maximum } }];
}
