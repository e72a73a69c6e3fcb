import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nContext } from './lib/texts/i18n-context.ts';
import { createLoadingI18n } from './lib/texts/i18n.ts';
import { loadLanguageFile } from './lib/texts/language-file.ts';
import { createScreenLoader, openOffice } from './load-office-screen.ts';
import { OfficeApp } from './office-app.tsx';
import { readPageInput } from './read-page-input.ts';
import type { OfficeMatch } from './screens.ts';

/** Hydrates a document of the back office, with the same data and texts. */
async function hydrate(): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no page.');
  const input = readPageInput();
  const first = { ...input, ...(input as OfficeMatch) };
  const { areasOf } = await openOffice();
  const i18n = await createLoadingI18n({
    language: first.language,
    areas: ['common', ...areasOf(first.screen)],
    readTexts: loadLanguageFile,
  });
  const source = createScreenLoader(i18n, first);
  await source.find(first);
  startTransition(() => {
    hydrateRoot(
      root,
      <I18nContext value={i18n}>
        <OfficeApp first={first} source={source} />
      </I18nContext>,
    );
  });
}

void hydrate();
