import { type Consent, isGranted } from '#domain/consent/consent.ts';
import type { Language } from '#domain/languages.ts';
import { syncChoice } from './save-choice.ts';
import { onChoice, readChoice } from './stored-choice.ts';

type Page = { language: Language; thirdParties?: { tagManagerId: string | null; chatKey: string | null } };

/**
 * Loads the third parties that the visitor has agreed to and that are configured, as soon as they are (B7, B9, B12), by a
 * lazy chunk. A page that search engines may not list, such as an address with a token, names none.
 */
export function followConsent({ language, thirdParties }: Page): void {
  let leaving = new AbortController();
  let loaded = '';
  const load = (): void => {
    const choice = readChoice();
    const wanted = wantedOf(choice, thirdParties);
    if (JSON.stringify(wanted) === loaded) return;
    loaded = JSON.stringify(wanted);
    leaving.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    if (wanted.tagManagerId === null && wanted.chatKey === null) return;
    import('./load-third-parties.ts').then(
      ({ loadThirdParties }) => {
        if (!signal.aborted) signal.addEventListener('abort', loadThirdParties({ ...wanted, language }));
      },
      // Offline or a new version: the next page asks again.
      () => undefined,
    );
  };
  const found = readChoice();
  if (found) void syncChoice(found);
  load();
  onChoice(load);
}

function wantedOf(choice: Consent | null, thirdParties: Page['thirdParties']) {
  return {
    tagManagerId: (isGranted(choice, 'analytics') && thirdParties?.tagManagerId) || null,
    chatKey: (isGranted(choice, 'chat') && thirdParties?.chatKey) || null,
  };
}
