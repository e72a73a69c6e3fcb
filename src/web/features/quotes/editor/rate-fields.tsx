import { writeDay } from '#domain/days.ts';
import { writeDecimal } from '#domain/exact-money.ts';
import { offeredRate } from '#domain/quotes/settings-rate.ts';
import { homeCurrency } from '#domain/settings/quote-settings.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ExchangeRateFields } from './exchange-rate-fields.tsx';
import { type Editor, formId } from './use-editor.ts';

type Props = { editor: Editor };

/** What one unit of the home currency is worth in that of the quote; nothing where they are the same. */
export function RateFields({ editor }: Props) {
  const { content, change, errorOf } = editor;
  const { currency, exchangeRate: rate } = content;
  if (currency === homeCurrency()) return null;
  return (
    <>
      <ExchangeRateFields
        form={formId}
        currency={currency}
        rate={rate}
        onChange={(exchangeRate) => change({ exchangeRate })}
        errorOf={errorOf}
      />
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
