import type { Currency } from '#domain/money.ts';
import type { ExchangeRate } from '#domain/quotes/content/quote-content.ts';
import { homeCurrency } from '#domain/settings/quote-settings.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { DecimalField } from './decimal-field.tsx';

type Props = {
  /** Id of the form; ids of the fields begin with it. */
  form: string;
  currency: Currency;
  rate: ExchangeRate | null;
  onChange: (rate: ExchangeRate | null) => void;
  errorOf: (field: 'exchangeRate' | 'exchangeRate.source' | 'exchangeRate.day') => string | undefined;
};

const longestSource = 100;

/** What one unit of the home currency is worth in another one, who says so, and on which day; without a worth there is no rate. */
export function ExchangeRateFields({ form, currency, rate, onChange, errorOf }: Props) {
  const t = useTexts();

  function changeRate(changes: Partial<ExchangeRate>): void {
    const next = { millionths: 0, source: '', day: '', ...rate, ...changes };
    onChange(next.millionths > 0 ? next : null);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <DecimalField
        id={fieldId(form, 'exchangeRate')}
        label={t('quoteEditor:fields.rate', { home: homeCurrency() })}
        error={errorOf('exchangeRate')}
        suffix={currency}
        decimals={6}
        value={rate?.millionths ?? null}
        onChange={(millionths) => changeRate({ millionths })}
      />
      <TextField
        id={fieldId(form, 'exchangeRate.source')}
        label={t('quoteEditor:fields.rateSource')}
        error={errorOf('exchangeRate.source')}
        disabled={rate === null}
        maxLength={longestSource}
        autoComplete="off"
        value={rate?.source ?? ''}
        onChange={({ target }) => changeRate({ source: target.value })}
      />
      <TextField
        id={fieldId(form, 'exchangeRate.day')}
        type="date"
        label={t('quoteEditor:fields.rateDay')}
        error={errorOf('exchangeRate.day')}
        disabled={rate === null}
        value={rate?.day ?? ''}
        onChange={({ target }) => changeRate({ day: target.value })}
      />
    </div>
  );
}
