import type { ActivateMessage, KeepMessage } from '../service-worker/messages.ts';
import type { SiteData } from './site-data.ts';

/** Time in ms between two looks for a new version (spec §1). */
const UPDATE_CHECK_MS = 60_000;

/**
 * Registers the service worker of a built site, has it keep the pages of the language, and offers new versions (B8).
 * Never rejects: where a browser refuses workers, all goes on without.
 */
export async function startServiceWorker(data: SiteData): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await register();
  if (!registration) return;
  offerNewVersions(registration, data);
  setInterval(() => registration.update().catch(() => undefined), UPDATE_CHECK_MS);
  const ready = await navigator.serviceWorker.ready;
  ready.active?.postMessage(keepMessage(data));
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return null;
  }
}

function keepMessage({ language, keep: { paths, isKept, offline } }: SiteData): KeepMessage {
  const own = isKept ? [location.pathname] : [];
  return { type: 'keep', language, paths: [...new Set([...paths, ...own])], files: loadedFiles(), offline };
}

/** Paths of the built files that this page has loaded so far. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Offers each version that has been fetched beside the one at work. Nothing reloads by itself. */
function offerNewVersions(registration: ServiceWorkerRegistration, { language }: SiteData): void {
  const offered = new WeakSet<ServiceWorker>();

  function offer(worker: ServiceWorker): void {
    // The very first version replaces none.
    if (worker.state !== 'installed' || !registration.active || offered.has(worker)) return;
    offered.add(worker);
    void import('./offer-version.ts')
      .then(({ offerVersion }) => offerVersion(language, () => letIn(registration)))
      .catch(() => offered.delete(worker));
  }

  function watch(worker: ServiceWorker | null): void {
    if (!worker) return;
    offer(worker);
    worker.addEventListener('statechange', () => offer(worker));
  }

  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** Only the page where it was pressed reloads; others keep what is typed in them. */
function letIn(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting?.postMessage({ type: 'activate' } satisfies ActivateMessage);
}
