import { homeCurrency } from '#domain/settings/quote-settings.ts';
import { ExchangeRateFields } from '#web/features/quotes/editor/exchange-rate-fields.tsx';
import { type DocumentForm, formId } from './use-document-form.ts';

type Props = { form: DocumentForm };

/** By which rate the tax is stated in the home currency; nothing where the document is in it. */
export function RateFields({ form: { values, change, errorOf } }: Props) {
  const { currency, exchangeRate: rate } = values;
  if (currency === homeCurrency()) return null;
  return (
    <ExchangeRateFields
      form={formId}
      currency={currency}
      rate={rate}
      onChange={(exchangeRate) => change({ exchangeRate })}
      errorOf={errorOf}
    />
  );
}
