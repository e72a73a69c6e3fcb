import type { ExchangeRate } from '#domain/quotes/quote-content.ts';
import { homeCurrency } from '#domain/settings/quote-settings.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { DecimalField } from '../../quotes/editor/decimal-field.tsx';
import { type DocumentForm, formId } from './use-document-form.ts';

type Props = { form: DocumentForm };

const longestSource = 100;

/** By which rate the tax is stated in the home currency; nothing where the document is in it. */
export function RateFields({ form: { values, change, errorOf } }: Props) {
  const t = useTexts();
  const { currency, exchangeRate: rate } = values;
  const home = homeCurrency();
  if (currency === home) return null;

  function changeRate(changes: Partial<ExchangeRate>): void {
    const next = { millionths: 0, source: '', day: '', ...rate, ...changes };
    change({ exchangeRate: next.millionths > 0 ? next : null });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <DecimalField
        id={fieldId(formId, 'exchangeRate')}
        label={t('quoteEditor:fields.rate', { home })}
        error={errorOf('exchangeRate')}
        suffix={currency}
        decimals={6}
        value={rate?.millionths ?? null}
        onChange={(millionths) => changeRate({ millionths })}
      />
      <TextField
        id={fieldId(formId, 'exchangeRate.source')}
        label={t('quoteEditor:fields.rateSource')}
        disabled={rate === null}
        maxLength={longestSource}
        autoComplete="off"
        value={rate?.source ?? ''}
        onChange={({ target }) => changeRate({ source: target.value })}
      />
      <TextField
        id={fieldId(formId, 'exchangeRate.day')}
        type="date"
        label={t('quoteEditor:fields.rateDay')}
        disabled={rate === null}
        value={rate?.day ?? ''}
        onChange={({ target }) => changeRate({ day: target.value })}
      />
    </div>
  );
}
