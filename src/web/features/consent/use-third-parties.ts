import { useEffect } from 'react';
import { type Consent, isGranted } from '#domain/consent/consent.ts';
import { routes } from '#domain/routes.ts';
import { usePage } from '../../lib/page-context.ts';

/**
 * Loads the third parties that the visitor has agreed to and that are configured (B7, B9, B12), by a lazy chunk. They
 * are not loaded on pages that search engines may not list, such as the login, the back office and addresses with a
 * token.
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
