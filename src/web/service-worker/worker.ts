import { contentVersionHeader } from '#contract/pages/page-module.ts';
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

/** What was cached, and the content that it was made of; '' where the site changed meanwhile. */
type Note = Pick<KeepMessage, 'language' | 'paths' | 'offline'> & { version: string };

/** Ends when the cached pages have followed the content of the site. */
let following: Promise<void> = Promise.resolve();

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

/** Caches the pages of a language unless that is done; rejects without a note when the network fails. */
async function cacheFor(message: KeepMessage, event: ExtendableMessageEvent): Promise<void> {
  await removeOldCaches();
  await following;
  const note = await readNote(await caches.open(cacheName));
  if (note?.language !== message.language) await cachePages(message);
  const visited = await missingOf([...message.paths, ...message.files]);
  await Promise.all(visited.map((path) => cacheResponse(path, fetchPage(path, message.language))));
  event.source?.postMessage({ type: 'kept', language: message.language } satisfies CachedMessage);
}

async function cachePages({ language, paths, offline }: Omit<Note, 'version'>): Promise<void> {
  await cacheFiles(built.byLanguage[language]);
  const versions = await Promise.all(paths.map((path) => cacheResponse(path, fetchPage(path, language))));
  await cacheResponse(built.priceBook, fetch(built.priceBook));
  const [version = ''] = versions;
  const isOne = versions.every((each) => each === version);
  const note: Note = { language, paths, offline, version: isOne ? version : '' };
  await (await caches.open(cacheName)).put(noteAddress, Response.json(note));
}

/**
 * Fetches every cached page again where the site has said since that its content is another one: what was taken back is then
 * in no copy either (A11). Without the network the copies stay until the next visit.
 */
async function followContent(version: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const note = await readNote(cache);
  if (!note || version === '' || note.version === version) return;
  const cached = (await cache.keys()).map(({ url }) => new URL(url));
  const pages = cached.filter(({ pathname, search }) => search === '' && !isFile(pathname));
  const visited = pages.map(({ pathname }) => pathname).filter((path) => !note.paths.includes(path));
  await Promise.all(
    visited.map(async (path) => {
      const kept = await cacheResponse(path, fetchPage(path, note.language));
      if (kept === '') await cache.delete(path, { ignoreVary: true });
    }),
  );
  await cachePages(note);
}

const isFile = (path: string) => path.startsWith('/assets/') || path === built.priceBook || built.shared.includes(path);

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

/** Caches a response under a path; returns the version of its content, '' if it is not cacheable. Throws only when the network fails. */
async function cacheResponse(path: string, pending: Promise<Response>): Promise<string> {
  const response = await pending;
  if (!isCacheable(path, response)) return '';
  await (await caches.open(cacheName)).put(path, response);
  return versionOf(response);
}

const versionOf = ({ headers }: Response) => headers.get(contentVersionHeader) ?? '';

/** Errors, redirects and personal pages are never cached. */
function isCacheable(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return false;
  return path === built.priceBook || !/no-store/.test(response.headers.get('cache-control') ?? '');
}

/** From the network; offline from the cache, whatever the query. */
async function openPage(event: FetchEvent): Promise<Response> {
  const fresh = await fetchFresh(event);
  if (fresh && !isGatewayError(fresh)) {
    following = following.then(() => followContent(versionOf(fresh))).catch(() => undefined);
    event.waitUntil(following);
    return fresh;
  }
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
