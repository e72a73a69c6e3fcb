import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewQuery } from '#contract/content/content.ts';
import type { PageData, PageInput } from '#contract/page.ts';
import { startScreenOf } from '#domain/accounts/start-screen.ts';
import type { Language } from '#domain/languages.ts';
import { shownQuery } from '#domain/pages/page-query.ts';
import { type Refusal, refusalOf } from '#domain/permissions.ts';
import { type RouteMatch, isKnownAddress, matchPath, pathOf, redirects, routes } from '#domain/routes.ts';
import { actorOf } from '#server/http/calls/actor.ts';
import { answerUnlessKnown } from '#server/http/calls/answer-unless-known.ts';
import { identifyCaller, languageOf, originOf, readerLanguageOf } from '#server/http/calls/caller.ts';
import type { CachedPage } from './cached-page.ts';
import { chooseEncoding, compressOnce } from './compressed-body.ts';
import type { DrawnPictures } from './pictures/drawn-pictures.ts';
import { rememberLanguage } from './language-cookie.ts';
import type { PageCache } from './page-cache.ts';
import { addressOnOwnHost, pageOfHost, sharedOriginOf } from './page-hosts.ts';
import { pageInput } from '#server/http/page-input.ts';
import type { ResponseCache } from './response-cache.ts';
import { isolationHeaders, securityHeadersFor } from '#server/http/security/security-headers.ts';
import { entranceAddress } from '#server/http/entrance-address.ts';
import type { Caller, Services } from '#server/services.ts';

/** Where the data of screens comes from; the features provide it. */
export type PageSources = {
  /** Version of everything that shared pages are made of; a new one empties the cache. The header names it without the build. */
  contentVersion: () => string;
  contentHeader: () => Record<string, string>;
  /** Data of a shared screen, the same for every visitor of a language. */
  sharedData: (match: RouteMatch | null, asked: { search: URLSearchParams; language: Language }) => Promise<PageData>;
  /** A shared page with what is being written in place of what is published (A12), and a band in the reader's language. */
  previewPage: (
    match: RouteMatch,
    asked: { search: URLSearchParams; language: Language; reader: Language },
  ) => Promise<Pick<PageInput, 'data' | 'notices'>>;
  /** What a personal screen is rendered from. */
  personalPage: (match: RouteMatch, search: URLSearchParams, caller: Caller) => Promise<PersonalPage>;
};

/** Data of a personal screen; status and language where they follow from the data, and not from the request. */
export type PersonalPage = { data: PageData; status?: number; language?: Language };

export type Pages = {
  services: Services;
  cache: PageCache;
  responses: ResponseCache;
  sources: PageSources;
  pictures: DrawnPictures;
};

/** Serves every screen as a document, shared ones from the cache (A2, A9, architecture "page cache"). */
export function installPages(app: FastifyInstance, pages: Pages): void {
  app.get('/*', async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    const elsewhere = addressOnOwnHost(request, pages.services);
    if (elsewhere) return reply.header('cache-control', 'no-cache').redirect(elsewhere, 301);
    const target = redirects[path.replace(/\/$/, '')];
    if (target) return reply.redirect(query === '' ? target : `${target}?${query}`, 301);
    const match = matchPath(path);
    rememberLanguage(request, reply, pages.services);
    const entrance = match ? null : await entranceTo(request, path, pages.services);
    if (entrance) return reply.redirect(entrance, 302);
    if (!match) return sendShared(request, reply, { pages, match, path, query });
    return senderOf(match, query)(request, reply, { pages, match, path, query });
  });
}

/** How a page is sent: a shared one from the cache, unless it is asked for with what is being written. */
function senderOf(match: RouteMatch, query: string) {
  if (routes[match.screen].isShared && new URLSearchParams(query).has(previewQuery)) return sendPreview;
  return isPersonal(match, query) ? sendPersonal : sendShared;
}

/** Whether a page depends on who opens it or on its address; one that is shared may do so with a value of its query. */
function isPersonal({ screen }: RouteMatch, query: string): boolean {
  const { isShared, answers } = routes[screen];
  return !isShared || (answers !== undefined && new URLSearchParams(query).has(answers));
}

/**
 * The login for an address of the portal that nothing answers, unless somebody is signed in: whether there is such a
 * page is told to nobody else.
 */
async function entranceTo(request: FastifyRequest, path: string, services: Services): Promise<string | null> {
  if (!path.startsWith(`${routes.portal.paths.sk}/`)) return null;
  const refusal = refusalOf(actorOf(await identifyCaller(request, services)), routes.portal.permission);
  return refusal === 'sign-in-required' ? entranceAddress(request.url) : null;
}

type Asked = { pages: Pages; match: RouteMatch | null; path: string; query: string };

async function sendShared(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { services, responses, sources } = asked.pages;
  // Read in one turn of the event loop, so that page, key, policy and header are of the same look and content.
  const look = services.look.current().page;
  const [version, contentHeader] = [sources.contentVersion(), sources.contentHeader()];
  const language = languageOf(request, services);
  const search = new URLSearchParams(asked.query);
  const { match } = asked;
  const screen = match?.screen ?? null;
  const isFound = match !== null && isKnownAddress(match);
  const variant = isFound
    ? `${asked.path}|${search.has('step')}|${search.has('token')}|${shownQuery(match.screen, (name) => search.get(name))}`
    : notFoundAs(match); // All unknown addresses of a kind share one page.
  const page = await sharedPage(request, { asked, key: `${language}|${version}|${variant}`, search });
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { bytes, etag, isFinal } = page.bodyIn(encoding);
  const head = {
    ...securityHeadersFor(request),
    ...isolationHeaders(services.config.thirdParties, screen),
    ...sharedHeaders,
    ...contentHeader,
    ...(search.has('token') && secretHeaders),
    'content-security-policy': services.pages.contentSecurityPolicyOf(screen, look),
    etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  reply.headers(head);
  if (!isFound) return reply.code(404).send(bytes);
  if (isFinal) responses.store(request.raw, version, { head, etag, bytes });
  return answerUnlessKnown(request, reply, { etag, body: bytes });
}

type Wanted = { asked: Asked; key: string; search: URLSearchParams };

/** The page as it is kept, or rendered now: once for all hosts that no setting names, with the asked one put in. */
async function sharedPage(request: FastifyRequest, { asked, key, search }: Wanted): Promise<CachedPage> {
  const { services, cache, sources, pictures } = asked.pages;
  const origin = originOf(request);
  const sharedOrigin = sharedOriginOf(request, services.config);
  const shared = await cache.page(`${sharedOrigin}|${key}`, async () => {
    const input = pageInput(request, services, asked);
    const data = await sources.sharedData(asked.match, { search, language: input.language });
    const socialPicture = pictures.addressOf({ match: asked.match, language: input.language, data });
    return services.pages.render({ ...input, origin: sharedOrigin, data }, { socialPicture });
  });
  if (sharedOrigin === origin) return shared;
  return cache.page(`${origin}|${key}`, async () => pageOfHost(shared, sharedOrigin, origin));
}

const notFoundAs = (match: RouteMatch | null) => `not-found ${match?.screen ?? ''}`;
/** Browsers cache shared pages and revalidate them; they depend on language cookies and headers. */
const sharedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
};

/** An address with the token of a mailed link is secret: no cache, no search engine, no Referer with its path. */
const secretHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin',
};

/** Where the token is the path and stays in it, nothing at all is told: forms are known by `Sec-Fetch-Site` then. */
const secretPathHeaders = { ...secretHeaders, 'referrer-policy': 'no-referrer' };

async function sendPersonal(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked & { match: RouteMatch },
): Promise<FastifyReply> {
  const { services, sources } = asked.pages;
  const caller = await identifyCaller(request, services);
  const refusal = refusalOf(actorOf(caller), routes[asked.match.screen].permission);
  const elsewhere = refusal && placeInstead(request, { refusal, match: asked.match, services, caller });
  if (elsewhere) return reply.redirect(elsewhere, 302);
  if (refusal) {
    return sendDocument(request, reply, {
      services,
      status: 403,
      input: { ...pageInput(request, services, asked), isDenied: true },
    });
  }
  const page = await sources.personalPage(asked.match, new URLSearchParams(asked.query), caller);
  return sendPersonalPage(request, reply, { services, match: asked.match, path: asked.path, page });
}

type Personal = { services: Services; match: RouteMatch; path: string; page: PersonalPage };

/** Sends a personal screen with its data; one whose address is a secret says so, and loads nothing of others (H5). */
export async function sendPersonalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, match, path, page: { data, status = 200, language } }: Personal,
): Promise<FastifyReply> {
  const { isSecret: isAlwaysSecret, answers } = routes[match.screen];
  const isSecret = isAlwaysSecret === true || answers !== undefined;
  if (isSecret) reply.headers(secretPathHeaders);
  return sendDocument(request, reply, {
    services,
    status,
    input: {
      ...pageInput(request, services, { match, path }),
      ...(isSecret && { thirdParties: noThirdParties }),
      ...(language && { language }),
      data,
    },
  });
}

/** Shows a page with drafts to whoever may edit them; nobody else learns whether there are any. */
async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked & { match: RouteMatch },
): Promise<FastifyReply> {
  const { services, sources } = asked.pages;
  const refusal = refusalOf(actorOf(await identifyCaller(request, services)), 'manage-content');
  const input = pageInput(request, services, asked);
  if (refusal === 'sign-in-required') return reply.redirect(entranceAddress(request.url), 302);
  reply.headers(secretHeaders);
  if (refusal) return sendDocument(request, reply, { services, status: 403, input: { ...input, isDenied: true } });
  const search = new URLSearchParams(asked.query);
  const reader = readerLanguageOf(request, services);
  const page = await sources.previewPage(asked.match, { search, language: input.language, reader });
  return sendDocument(request, reply, {
    services,
    status: 200,
    input: { ...input, ...page, thirdParties: noThirdParties },
  });
}

type Refused = { refusal: Refusal; match: RouteMatch; services: Services; caller: Caller };

/**
 * Redirect for a person who may not open a screen: to the login and back, to the settings while a second factor is
 * required (F5), from an entrance of others to the own one (spec §4). Null shows that access is denied (spec §6).
 */
function placeInstead(request: FastifyRequest, { refusal, match, services, caller }: Refused): string | null {
  const language = languageOf(request, services);
  if (refusal === 'sign-in-required') return entranceAddress(request.url);
  if (refusal === 'second-factor-required') return pathOf('settings', language);
  const { role } = caller.user ?? { role: 'user' };
  return match.screen === 'admin' || match.screen === 'portal' ? pathOf(startScreenOf[role], language) : null;
}

/** Renders and sends a personal page, which is not cached. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, status, input }: { services: Services; status: number; input: PageInput },
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = compressOnce(await services.pages.render(input), encoding);
  reply
    .code(status)
    .headers({ ...isolationHeaders(services.config.thirdParties, null), ...personalHeaders })
    .header('content-security-policy', policyOf(services, input));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** A page that the agency sees as its customer does, or with drafts, runs nothing and sends nothing, whatever is in it. */
function policyOf({ pages }: Services, { screen, look, data }: PageInput): string {
  const policy = pages.contentSecurityPolicyOf(screen, look ?? null);
  return data.customerView || data.preview ? `${policy}; sandbox allow-same-origin` : policy;
}

/** Services of others would be told the address of the page. */
const noThirdParties = { tagManagerId: null, chatKey: null };

const personalHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
