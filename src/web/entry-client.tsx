import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageInput } from '#contract/page.ts';
import type { GetText } from '#locales/text-key.ts';
import { App } from './app.tsx';
import { watchUncaught } from './features/errors/pass-on.ts';
import { readWaiting } from './features/shell/waiting.ts';
import { I18nContext } from './lib/i18n-context.ts';
import { createLoadingI18n } from './lib/i18n.ts';
import { loadLanguageFile } from './lib/language-file.ts';
import { areasFor, createScreenLoader } from './load-screen.ts';

/** What can wait until the page works: reading offline, and a message that had no connection. */
function startLater({ language }: PageInput, t: GetText): void {
  void import('./start-service-worker.ts').then(({ startServiceWorker }) => startServiceWorker({ language, t }));
  sendWaiting();
  addEventListener('online', sendWaiting);
}

/** Sends a message that waits for a connection, from whatever page is open (E1). */
function sendWaiting(): void {
  if (readWaiting().some(({ kind }) => kind === 'unsent')) {
    void import('./features/contact/kept-message.ts').then(({ sendKeptMessage }) => sendKeptMessage());
  }
}

/** Takes over the page that the server rendered, from the same data and texts. */
async function hydrate(): Promise<void> {
  const root = document.querySelector('#root');
  const data = document.querySelector('#page-input')?.textContent;
  if (!root || !data) throw new Error('The document has no page.');
  const sent = JSON.parse(data) as PageInput;
  // One page is kept for all addresses that are no screen; the address that was asked for is the one to count (B7).
  const first = sent.screen === null ? { ...sent, path: location.pathname } : sent;
  const i18n = await createLoadingI18n({
    language: first.language,
    areas: ['common', ...(first.screen ? await areasFor(first.screen) : [])],
    readTexts: loadLanguageFile,
  });
  const source = createScreenLoader(i18n, first);
  await source.find(first.screen && { screen: first.screen, parameters: first.parameters });
  // As a transition React takes the page over in short pieces, between which the browser answers to people.
  startTransition(() => {
    hydrateRoot(
      root,
      <I18nContext value={i18n}>
        <App first={first} source={source} />
      </I18nContext>,
    );
  });
  const t: GetText = (key, values) => i18n.t(key, { ...values });
  startLater(first, t);
}

watchUncaught();
void hydrate();
