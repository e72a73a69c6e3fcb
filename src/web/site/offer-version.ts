import type { Language } from '#domain/languages.ts';
import { createLoadingI18n } from '../lib/texts/i18n.ts';
import { loadLanguageFile } from '../lib/texts/language-file.ts';
import { showToast } from '../ui/toast-store.ts';

/** Offers a new version of the site by a toast (B8). Rejects when the texts do not load. */
export async function offerVersion(language: Language, onPress: () => void): Promise<void> {
  const { t } = await createLoadingI18n({ language, areas: ['common'], readTexts: loadLanguageFile });
  showToast({
    title: t('common:update.title'),
    description: t('common:update.text'),
    action: { label: t('common:update.action'), onPress },
  });
}
