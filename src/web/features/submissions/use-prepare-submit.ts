import { useEffect } from 'react';
import { prepareCsrfToken } from '../../lib/http/api.ts';

/** Prepares a page that submits something and then opens the confirmation (C9, E1). */
export function usePrepareSubmit(): void {
  useEffect(() => {
    // The token's age tells the server how long the form has been open; a failure shows when something is sent.
    void prepareCsrfToken().catch(() => undefined);
    // Back from the confirmation, a browser may show this page as it was left: still sending (back/forward cache).
    const reloadCached = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reloadCached);
    return () => removeEventListener('pageshow', reloadCached);
  }, []);
}
