import type { Language } from '#domain/languages.ts';
import type { BuiltFiles, KeepMessage, CachedMessage, PageMessage } from './messages.ts';
import { syncTag } from '../features/submissions/background-sync.ts';
import { offlineDocument } from './offline-document.ts';
import { sendPending } from './send-pending.ts';

/*
 * The service worker (B8): caches the public pages of the visitor's language, so that they open offline. Each build has a
 * cache of its own. A new version waits until the visitor accepts it or all pages are closed. It also sends pending
 * submissions, where the browser supports Background Sync (C11).
 */

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this script by the end of the build. */
declare const built: BuiltFiles;
/** Background Synchronization is no part of TypeScript's own list. */
type SyncEvent = ExtendableEvent & { tag: string };

const prefix = 'plumbline-';
const cacheName = `${prefix}${built.version}`;
/** Address in the cache of the note about the last complete `keep`; no page has it. */
const noteAddress = '/sw.js?kept';
/** Cached pages are fetched again after so many ms, because prices change without a build. */
const pagesAreFreshForMs = 24 * 60 * 60 * 1000;

type Note = Pick<KeepMessage, 'language' | 'paths' | 'offline'> & { keptAt: number };

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  else event.waitUntil(cacheFor(message, event));
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === syncTag) sync.waitUntil(sendPending());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname === built.priceBook) event.respondWith(openPriceBook(event));
  else if (pathname.startsWith('/assets/') || built.shared.includes(pathname)) event.respondWith(openFile(event));
});

/** Caches what every language needs, and what the previous version had cached: after an update nothing is missing. */
async function prepare(): Promise<void> {
  const note = await readNote(caches);
  await cacheFiles(built.shared);
  if (note) await cachePages(note);
}

async function activate(): Promise<void> {
  await removeOldCaches();
  await self.clients.claim();
}

/** Keeps those of newer versions, and all while other open pages may still load files of the previous version. */
async function removeOldCaches(): Promise<void> {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Caches the pages of a language unless that was done lately; rejects without a note when the network fails. */
async function cacheFor(message: KeepMessage, event: ExtendableMessageEvent): Promise<void> {
  await removeOldCaches();
  const note = await readNote(await caches.open(cacheName));
  const isFresh = note?.language === message.language && Date.now() - note.keptAt < pagesAreFreshForMs;
  if (!isFresh) await cachePages(message);
  const visited = await missingOf([...message.paths, ...message.files]);
  await Promise.all(visited.map((path) => cacheResponse(path, fetchPage(path, message.language))));
  event.source?.postMessage({ type: 'kept', language: message.language } satisfies CachedMessage);
}

async function cachePages({ language, paths, offline }: Omit<Note, 'keptAt'>): Promise<void> {
  await cacheFiles(built.byLanguage[language]);
  await Promise.all(paths.map((path) => cacheResponse(path, fetchPage(path, language))));
  await cacheResponse(built.priceBook, fetch(built.priceBook));
  const note: Note = { language, paths, offline, keptAt: Date.now() };
  await (await caches.open(cacheName)).put(noteAddress, Response.json(note));
}

/** Fetches a page as the visitor gets it; the header selects the language where cookies are refused. */
function fetchPage(path: string, language: Language): Promise<Response> {
  return fetch(path, { credentials: 'same-origin', headers: { 'accept-language': language } });
}

/** Caches built files that are missing; throws unless all of them load. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  // Only for names with a hash the browser's HTTP cache is never stale.
  const requests = (await missingOf(paths)).map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
  );
  await cache.addAll(requests);
}

async function missingOf(paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const found = await Promise.all(paths.map((path) => cache.match(path, { ignoreVary: true })));
  return paths.filter((_, index) => !found[index]);
}

/** Caches a response under a path if it is cacheable; throws only when the network fails. */
async function cacheResponse(path: string, pending: Promise<Response>): Promise<void> {
  const response = await pending;
  if (isCacheable(path, response)) await (await caches.open(cacheName)).put(path, response);
}

/** Errors, redirects and personal pages are never cached. */
function isCacheable(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return false;
  return path === built.priceBook || !/no-store/.test(response.headers.get('cache-control') ?? '');
}

/** From the network; offline from the cache, whatever the query. */
async function openPage(event: FetchEvent): Promise<Response> {
  const fresh = await fetchFresh(event);
  if (fresh && !isGatewayError(fresh)) return fresh;
  const note = await readNote(await caches.open(cacheName));
  return (
    (await find(new URL(event.request.url).pathname)) ??
    fresh ??
    (note ? offlineDocument(note.language, note.offline) : Response.error())
  );
}

async function openPriceBook(event: FetchEvent): Promise<Response> {
  return (await fetchFresh(event)) ?? (await find(built.priceBook)) ?? Response.error();
}

/** Built files never change under their name. */
async function openFile(event: FetchEvent): Promise<Response> {
  return (await find(new URL(event.request.url).pathname)) ?? (await fetchFresh(event)) ?? Response.error();
}

/** Responses of a proxy whose server is down. */
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;

/** Returns null offline. The response to an address with a query may differ, so it is not cached. */
async function fetchFresh(event: FetchEvent): Promise<Response | null> {
  const { pathname, search } = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    if (search === '') event.waitUntil(cacheResponse(pathname, Promise.resolve(response.clone())));
    return response;
  } catch {
    return null;
  }
}

/** The cached response of a path, of this version before others. */
async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? caches.match(path, { ignoreVary: true });
}

async function readNote(cache: Cache | CacheStorage): Promise<Note | null> {
  const cached = await cache.match(noteAddress);
  return cached ? ((await cached.json()) as Note) : null;
}
