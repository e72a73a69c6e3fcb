import { currencies } from '#domain/money.ts';
import { foreignCurrencies, homeCurrency, quoteSettingsLimits } from '#domain/settings/quote-settings.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { QuoteSettingsForm } from './use-quote-settings-form.ts';

type Props = { form: QuoteSettingsForm; hintOf: (field: string) => string | undefined };

/** The account that customers pay to, in each currency, and the number on Danish payment slips. */
export function AccountFields({ form, hintOf }: Props) {
  const t = useTexts();
  return (
    <>
      {currencies.map((currency) => (
        <fieldset key={currency} className="grid min-w-0 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <legend className="sr-only">{currency}</legend>
          <TextField
            {...form.input(`accounts.${currency}.iban`)}
            label={t('settings:quotes.accounts.iban', { currency })}
            hint={hintOf(`accounts.${currency}.iban`)}
            maxLength={quoteSettingsLimits.account}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...form.input(`accounts.${currency}.bic`)}
            label={t('settings:quotes.accounts.bic')}
            hint={hintOf(`accounts.${currency}.bic`)}
            maxLength={quoteSettingsLimits.bic}
            autoComplete="off"
            spellCheck={false}
          />
        </fieldset>
      ))}
      <TextField
        {...form.input('fikCreditor')}
        className="max-w-xs"
        label={t('settings:quotes.accounts.fik')}
        hint={hintOf('fikCreditor') ?? t('settings:quotes.accounts.fikHint')}
        maxLength={quoteSettingsLimits.creditor}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

/** What one unit of the home currency is worth in the others, for quotes in them. */
export function RateFields({ form, hintOf }: Props) {
  const t = useTexts();
  const home = homeCurrency();
  return foreignCurrencies().map((currency) => (
    <fieldset key={currency} className="grid min-w-0 gap-4 sm:grid-cols-3">
      <legend className="sr-only">{currency}</legend>
      <TextField
        {...form.input(`exchangeRates.${currency}.millionths`)}
        label={t('settings:quotes.rates.rate', { home })}
        hint={hintOf(`exchangeRates.${currency}.millionths`)}
        suffix={currency}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...form.input(`exchangeRates.${currency}.source`)}
        label={t('settings:quotes.rates.source')}
        hint={hintOf(`exchangeRates.${currency}.source`)}
        maxLength={quoteSettingsLimits.text}
        autoComplete="off"
      />
      <TextField
        {...form.input(`exchangeRates.${currency}.day`)}
        type="date"
        label={t('settings:quotes.rates.day')}
        hint={hintOf(`exchangeRates.${currency}.day`)}
      />
    </fieldset>
  ));
}
