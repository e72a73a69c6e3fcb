import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nContext } from './lib/texts/i18n-context.ts';
import { createLoadingI18n } from './lib/texts/i18n.ts';
import { loadLanguageFile } from './lib/texts/language-file.ts';
import { createScreenLoader, openOffice } from './load-office-screen.ts';
import { OfficeApp } from './office-app.tsx';
import { readPageInput } from './read-page-input.ts';
import { reloadOnce } from './reload-once.ts';
import type { OfficeMatch } from './screens.ts';

/**
 * Hydrates a document of the back office, with the same data and texts. Where its modules do not load, the page is reloaded once,
 * and then the error screen is shown in its place (B11, J5).
 */
async function hydrate(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no page.');
  const input = readPageInput();
  const first = { ...input, ...(input as OfficeMatch) };
  const office = openOffice();
  const texts = createLoadingI18n({ language: first.language, areas: ['common'], readTexts: loadLanguageFile });
  await Promise.allSettled([office, texts]);
  const i18n = await texts;
  const source = createScreenLoader(i18n, first);
  await Promise.allSettled([source.find(first)]);
  startTransition(() => {
    hydrateRoot(
      root,
      <I18nContext value={i18n}>
        <OfficeApp first={first} source={source} />
      </I18nContext>,
    );
  });
}

void hydrate().catch(reloadOnce);
