import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';

/** Whether the browser can use passkeys; null as long as nobody knows, on the server and during hydration. */
export function usePasskeySupport(): boolean | null {
  return useIsHydrated() ? 'PublicKeyCredential' in window : null;
}
