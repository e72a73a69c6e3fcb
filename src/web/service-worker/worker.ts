import type { Language } from '#domain/languages.ts';
import type { BuiltFiles, CachedMessage, KeepMessage, PageMessage } from './messages.ts';
import { syncTag } from '../features/submissions/background-sync.ts';
import { offlineDocument } from './offline-document.ts';
import { sendPending } from './send-pending.ts';

/*
 * The service worker (B8): keeps the public pages of the visitor's language, so that they open without the network.
 * Each build has a cache of its own. A new version waits until the visitor lets it in or all pages are closed.
 * It also sends what was submitted without a connection, where the browser wakes it for that (C11).
 */

declare const self: ServiceWorkerGlobalScope;
/** Written in front of this script by the end of the build. */
declare const built: BuiltFiles;
/** Background Synchronization is no part of TypeScript's own list. */
type SyncEvent = ExtendableEvent & { tag: string };

const prefix = 'plumbline-';
const cacheName = `${prefix}${built.version}`;
/** Address in the cache under which the last complete `keep` is noted; no page has it. */
const noteAddress = '/sw.js?kept';
/** Kept pages are fetched anew after this many ms, because prices change without a build. */
const pagesAreFreshForMs = 24 * 60 * 60 * 1000;

type Note = Pick<KeepMessage, 'language' | 'paths' | 'offline'> & { keptAt: number };

self.addEventListener('install', (event) => event.waitUntil(prepare()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  else event.waitUntil(keepFor(message, event));
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

/** Fetches what every language needs, and what the version before had kept: after an update nothing is missing. */
async function prepare(): Promise<void> {
  const note = await readNote(caches);
  await keepFiles(built.shared);
  if (note) await keepPages(note);
}

async function takeOver(): Promise<void> {
  await removeOldCaches();
  await self.clients.claim();
}

/** Later versions need theirs, and other open pages may still load files of the version before. */
async function removeOldCaches(): Promise<void> {
  const { installing, waiting } = self.registration;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || pages.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps the pages of a language unless that was done lately; fails without a note when the network does. */
async function keepFor(message: KeepMessage, event: ExtendableMessageEvent): Promise<void> {
  await removeOldCaches();
  const note = await readNote(await caches.open(cacheName));
  const isFresh = note?.language === message.language && Date.now() - note.keptAt < pagesAreFreshForMs;
  if (!isFresh) await keepPages(message);
  const visited = await missingOf([...message.paths, ...message.files]);
  await Promise.all(visited.map((path) => keepAnswer(path, fetchPage(path, message.language))));
  event.source?.postMessage({ type: 'kept', language: message.language } satisfies CachedMessage);
}

async function keepPages({ language, paths, offline }: Omit<Note, 'keptAt'>): Promise<void> {
  await keepFiles(built.byLanguage[language]);
  await Promise.all(paths.map((path) => keepAnswer(path, fetchPage(path, language))));
  await keepAnswer(built.priceBook, fetch(built.priceBook));
  const note: Note = { language, paths, offline, keptAt: Date.now() };
  await (await caches.open(cacheName)).put(noteAddress, Response.json(note));
}

/** A page as the visitor gets it; the header decides the language where cookies are refused. */
function fetchPage(path: string, language: Language): Promise<Response> {
  return fetch(path, { credentials: 'same-origin', headers: { 'accept-language': language } });
}

/** Fetches built files that are not kept yet; throws unless all of them arrive. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  // Only names with a hash can be trusted to the browser's own cache.
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

/** Keeps an answer under a path where it may be kept; throws only when the network fails. */
async function keepAnswer(path: string, answer: Promise<Response>): Promise<void> {
  const response = await answer;
  if (mayBeKept(path, response)) await (await caches.open(cacheName)).put(path, response);
}

/** Errors, detours and personal pages are kept nowhere. */
function mayBeKept(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return false;
  return path === built.priceBook || !/no-store/.test(response.headers.get('cache-control') ?? '');
}

/** From the network; without it from the cache, whatever the query. */
async function openPage(event: FetchEvent): Promise<Response> {
  const fresh = await fromNetwork(event);
  if (fresh && !isGatewayError(fresh)) return fresh;
  const note = await readNote(await caches.open(cacheName));
  return (
    (await find(new URL(event.request.url).pathname)) ??
    fresh ??
    (note ? offlineDocument(note.language, note.offline) : Response.error())
  );
}

async function openPriceBook(event: FetchEvent): Promise<Response> {
  return (await fromNetwork(event)) ?? (await find(built.priceBook)) ?? Response.error();
}

/** Built files never change under their name. */
async function openFile(event: FetchEvent): Promise<Response> {
  return (await find(new URL(event.request.url).pathname)) ?? (await fromNetwork(event)) ?? Response.error();
}

/** What a proxy says when the server behind it is away. */
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;

/** Null without a network. An answer to an address with a query may be another one, so it is not kept. */
async function fromNetwork(event: FetchEvent): Promise<Response | null> {
  const { pathname, search } = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    if (search === '') event.waitUntil(keepAnswer(pathname, Promise.resolve(response.clone())));
    return response;
  } catch {
    return null;
  }
}

/** The kept answer of a path, of this version before others. */
async function find(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? caches.match(path, { ignoreVary: true });
}

async function readNote(cache: Cache | CacheStorage): Promise<Note | null> {
  const kept = await cache.match(noteAddress);
  return kept ? ((await kept.json()) as Note) : null;
}
