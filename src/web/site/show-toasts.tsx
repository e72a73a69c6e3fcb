import { createRoot } from 'react-dom/client';
import type { Language } from '#domain/languages.ts';
import { createLoadingI18n } from '../lib/texts/i18n.ts';
import { loadLanguageFile } from '../lib/texts/language-file.ts';
import { Toaster } from '../ui/toaster.tsx';

/** Shows the toasts of a page on which React does not own the frame. */
export async function showToasts(language: Language): Promise<void> {
  const { t } = await createLoadingI18n({ language, areas: ['common'], readTexts: loadLanguageFile });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Toaster
      label={t('common:toasts.label')}
      regionLabel={t('common:toasts.region')}
      closeLabel={t('common:actions.close')}
    />,
  );
}
