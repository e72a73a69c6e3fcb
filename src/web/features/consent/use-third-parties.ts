import { useEffect } from 'react';
import { type Consent, isGranted } from '#domain/consent/consent.ts';
import { routes } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';

/**
 * Loads what the visitor has agreed to, where an id is configured (B7, B9, B12); nobody else fetches the code for it.
 * Pages that no search engine may list, such as the login, the back office and addresses with a token in them, are no
 * business of a third party.
 */
export function useThirdParties(choice: Consent | null): void {
  const { screen, language, thirdParties } = usePage();
  const isPublic = screen !== null && routes[screen].isIndexed;
  const tagManagerId = isPublic && isGranted(choice, 'analytics') ? thirdParties.tagManagerId : null;
  const chatKey = isPublic && isGranted(choice, 'chat') ? thirdParties.chatKey : null;
  useEffect(() => {
    if (tagManagerId === null && chatKey === null) return undefined;
    const leaving = new AbortController();
    import('./load-third-parties.ts').then(
      ({ loadThirdParties }) => {
        if (leaving.signal.aborted) return;
        leaving.signal.addEventListener('abort', loadThirdParties({ tagManagerId, chatKey, language }));
      },
      // Offline or a new version: the next page asks again.
      () => undefined,
    );
    return () => leaving.abort();
  }, [tagManagerId, chatKey, language]);
}
