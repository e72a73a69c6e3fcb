import { useEffect } from 'react';
import { prepareCsrfToken } from '../api.ts';

/** Gets a page ready that sends something and then leads to the confirmation (C9, E1). */
export function useReadyToSend(): void {
  useEffect(() => {
    // The token's age tells the server how long the form has been open; a failure shows when something is sent.
    void prepareCsrfToken().catch(() => undefined);
    // Coming back from the confirmation, a browser may show this page as it was left: still sending.
    const reloadKept = (event: PageTransitionEvent) => event.persisted && location.reload();
    addEventListener('pageshow', reloadKept);
    return () => removeEventListener('pageshow', reloadKept);
  }, []);
}
