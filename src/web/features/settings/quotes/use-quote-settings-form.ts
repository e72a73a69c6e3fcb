import type { VersionedQuoteSettings } from '#contract/settings.ts';
import { useRecordForm } from '../../../lib/forms/use-record-form.ts';
import { usePage } from '../../../lib/page-context.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useChangeQuoteSettings, useFreshQuoteSettings } from './quote-settings-queries.ts';
import { type TypedQuoteSettings, checkTyped, settingsOf, typedOf } from './typed-quote-settings.ts';

/** Form of what quotes are made with; somebody else's change is merged field by field (G5). */
export function useQuoteSettingsForm(settings: VersionedQuoteSettings) {
  const t = useTexts();
  const { language } = usePage();
  const change = useChangeQuoteSettings();
  const valuesOf = (stored: VersionedQuoteSettings) => typedOf(stored, language);
  return useRecordForm<TypedQuoteSettings, VersionedQuoteSettings>({
    id: 'quotes',
    start: valuesOf(settings),
    check: (typed) => checkTyped(typed, language),
    send: (typed, base) => change.mutateAsync({ ...settingsOf(typed, language), version: (base ?? settings).version }),
    stored: { base: settings, valuesOf, reload: useFreshQuoteSettings() },
    onSaved: () =>
      showToast({
        title: t('settings:quotes.saved.title'),
        description: t('settings:quotes.saved.text'),
        tone: 'success',
      }),
  });
}
export type QuoteSettingsForm = ReturnType<typeof useQuoteSettingsForm>;
