/** Tag by which the browser wakes the service worker when there is a connection (Background Synchronization). */
export const syncTag = 'send-unsent';

type SyncManager = { register: (tag: string) => Promise<void>; getTags: () => Promise<string[]> };
type RegistrationWithSync = ServiceWorkerRegistration & { sync?: SyncManager };

/** Has the browser wake the worker even after the last page was closed. Returns false where it cannot, or refuses. */
export async function registerSync(): Promise<boolean> {
  try {
    const registration: RegistrationWithSync | undefined = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(syncTag);
    return true;
  } catch {
    return false;
  }
}
