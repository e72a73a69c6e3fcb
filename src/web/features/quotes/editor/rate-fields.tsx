import { writeDay } from '#domain/days.ts';
import { writeDecimal } from '#domain/exact-money.ts';
import type { ExchangeRate } from '#domain/quotes/quote-content.ts';
import { offeredRate } from '#domain/quotes/settings-rate.ts';
import { homeCurrency } from '#domain/settings/quote-settings.ts';
import { fieldId } from '../../../lib/forms/field-id.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { type Editor, formId } from './use-editor.ts';

type Props = { editor: Editor };

const longestSource = 100;

/** What one unit of the home currency is worth in that of the quote; nothing where they are the same. */
export function RateFields({ editor }: Props) {
  const t = useTexts();
  const { content, change, errorOf } = editor;
  const { currency, exchangeRate: rate } = content;
  const home = homeCurrency();
  if (currency === home) return null;

  function changeRate(changes: Partial<ExchangeRate>): void {
    const next = { millionths: 0, source: '', day: '', ...rate, ...changes };
    change({ exchangeRate: next.millionths > 0 ? next : null });
  }

  return (
    <>
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
          error={errorOf('exchangeRate.source')}
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
          error={errorOf('exchangeRate.day')}
          disabled={rate === null}
          value={rate?.day ?? ''}
          onChange={({ target }) => changeRate({ day: target.value })}
        />
      </div>
      <Offer editor={editor} />
    </>
  );
}

/** What the settings say of the currency, and the button that takes it over with its day and source. */
function Offer({ editor: { content, settings, change } }: Props) {
  const t = useTexts();
  const { language } = usePage();
  const offered = offeredRate(content, settings);
  if (!offered) return null;
  const { rate, isNewer } = offered;
  const words = {
    rate: `${writeDecimal(rate.millionths, { language, decimals: 6 })}\u00A0${content.currency}`,
    source: rate.source,
    day: writeDay(rate.day, language),
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="figures min-w-0 wrap-anywhere">
        {t(`quoteEditor:settingsRate.${isNewer ? 'newer' : 'known'}`, words)}
      </p>
      <Button size="sm" onClick={() => change({ exchangeRate: rate })}>
        {t('quoteEditor:settingsRate.take')}
      </Button>
    </div>
  );
}
