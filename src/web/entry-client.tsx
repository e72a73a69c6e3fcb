import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageInput } from '#contract/page.ts';
import type { Language } from '#domain/languages.ts';
import { App } from './app.tsx';
import { watchUncaught } from './features/errors/pass-on.ts';
import { I18nContext } from './lib/texts/i18n-context.ts';
import { type I18n, createLoadingI18n } from './lib/texts/i18n.ts';
import { loadLanguageFile } from './lib/texts/language-file.ts';
import { readPendingKinds } from './features/submissions/read-pending-kinds.ts';
import { areasFor, createScreenLoader } from './load-screen.ts';
import { watchTooltips } from './ui/watch-tooltips.ts';

/** Starts what can wait until the page is hydrated: the service worker and the queue of submissions (C11). */
function startLater(language: Language, i18n: I18n): void {
  // The worker fetches pages, which would compete with hydration for the processor. Safari has no idle callback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => {
    void import('./start-service-worker.ts').then(({ startServiceWorker }) =>
      startServiceWorker({ language, t: i18n.t }),
    );
  });
  const watch = () => {
    if (readPendingKinds())
      void import('./features/submissions/start-submissions.ts')
        .then(({ startSubmissions }) => startSubmissions(i18n, language))
        .catch(String);
  };
  watch();
  watchTooltips();
  // This page or another may add to the queue.
  for (const type of ['online', 'storage']) addEventListener(type, watch);
}

/** Hydrates the page that the server rendered, with the same data and texts. */
async function hydrate(): Promise<void> {
  const root = document.querySelector('#root');
  const data = document.querySelector('#page-input')?.textContent;
  if (!root || !data) throw new Error('The document has no page.');
  const sent = JSON.parse(data) as PageInput;
  // All unknown addresses share one cached page; page views count the requested address (B7).
  const first = sent.screen === null ? { ...sent, path: location.pathname } : sent;
  const i18n = await createLoadingI18n({
    language: first.language,
    areas: ['common', ...(first.screen ? await areasFor(first.screen) : [])],
    readTexts: loadLanguageFile,
  });
  const source = createScreenLoader(i18n, first);
  await source.find(first.screen && { screen: first.screen, parameters: first.parameters });
  // As a transition React hydrates in short tasks, between which the browser responds to input.
  startTransition(() => {
    hydrateRoot(
      root,
      <I18nContext value={i18n}>
        <App first={first} source={source} />
      </I18nContext>,
    );
  });
  startLater(first.language, i18n);
}

watchUncaught();
void hydrate();
