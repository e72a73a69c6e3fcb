import { advanceRules, marketsAbroad } from '#domain/settings/advance-rules.ts';
import { homeCountry } from '#domain/settings/quote-settings.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import type { QuoteSettingsForm } from './use-quote-settings-form.ts';

type Props = { form: QuoteSettingsForm; hintOf: (field: string) => string | undefined };

/** Which payments from abroad get a tax document of their own, and until when (H11). */
export function AdvanceFields({ form, hintOf }: Props) {
  const t = useTexts();
  return marketsAbroad(homeCountry()).map((market) => (
    <Select
      key={market}
      {...form.input(`advances.${market}`)}
      hint={hintOf(`advances.${market}`)}
      label={t(`settings:quotes.advances.markets.${market}`)}
      options={advanceRules.map((value) => ({ value, label: t(`settings:quotes.advances.rules.${value}`) }))}
    />
  ));
}
