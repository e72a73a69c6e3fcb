import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router';
import type { PageInput } from '#contract/page.ts';
import { App } from './app.tsx';
import { createLoadingI18n } from './lib/i18n.ts';
import { createScreenLoader } from './load-screen.ts';
import { areasOf } from './screens.ts';

/** Takes over the page that the server rendered, from the same data and texts. */
export async function hydrate(): Promise<void> {
  const root = document.querySelector('#root');
  const data = document.querySelector('#page-input')?.textContent;
  if (!root || !data) throw new Error('The document has no page.');
  const first = JSON.parse(data) as PageInput;
  const i18n = await createLoadingI18n(first.language, ['common', ...(first.screen ? areasOf[first.screen] : [])]);
  const source = createScreenLoader(i18n, first);
  await source(first.screen);
  hydrateRoot(
    root,
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <App first={first} source={source} />
      </BrowserRouter>
    </I18nextProvider>,
  );
}
