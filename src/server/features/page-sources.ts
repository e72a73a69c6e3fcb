import type { PageData } from '#contract/page.ts';
import { quoteKeyOf } from '#domain/quotes/signing/quote-page-match.ts';
import { shownQuery } from '#domain/pages/page-query.ts';
import { type RouteMatch, type Screen, routes } from '#domain/routes.ts';
import { readPriceBook, readPriceBookVersion } from '#server/features/estimates/price-book-store.ts';
import { paymentPage } from '#server/features/payments/page/payment-page-routes.ts';
import { ownDataPage } from '#server/features/personal-data/page/own-data-page.ts';
import { projectPage } from '#server/features/portal/project-page.ts';
import { requestPage } from '#server/features/portal/request-page.ts';
import { quotePage } from '#server/features/quotes/forms/quote-page.ts';
import { verifyCode } from '#server/features/quotes/verification/verify-code.ts';
import { findByConfirmationToken } from '#server/features/service-requests/requests-store.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import type { PageSources, PersonalPage } from '#server/http/pages/pages.ts';
import type { Caller, Services } from '#server/services.ts';

const refreshMs = 5000;
const tokenPattern = /^[\w-]{1,100}$/;

/** Tells pages their data from the features' stores. */
export function createPageSources(services: Services): PageSources {
  const version = createPriceBookVersion(services);
  return {
    contentVersion: () =>
      [
        services.pages.buildId,
        version(),
        ...[services.look, services.agency, services.security].map((setting) => setting.current().version),
      ].join('.'),
    sharedData: (match, search) => sharedData(services, match, search),
    personalPage: (match, search, caller) => personalPage(services, { match, search, caller }),
  };
}

async function sharedData(services: Services, match: RouteMatch | null, search: URLSearchParams): Promise<PageData> {
  if (!match) return {};
  const { screen } = match;
  const query = shownQuery(screen, (name) => search.get(name));
  return {
    ...(query === '' ? {} : { query }),
    ...(routes[screen].hasPrices ? { priceBook: await readPriceBook(services.db) } : {}),
    ...(screen === 'configurator' ? waitingFor(search) : {}),
  };
}

/** What the configurator waits for until scripts run: the browser's own draft, or that behind a mailed link. */
function waitingFor(search: URLSearchParams): Pick<PageData, 'isResuming' | 'isOpeningLink'> {
  const isOpeningLink = search.has('token');
  return { isResuming: search.has('step') || isOpeningLink, ...(isOpeningLink && { isOpeningLink }) };
}

type Asked = { match: RouteMatch; search: URLSearchParams; caller: Caller };

async function personalPage(services: Services, asked: Asked): Promise<PersonalPage> {
  const own = await ownPage(services, asked);
  if (own) return own;
  const key = quoteKeyOf(asked.match);
  if (key === null) return { data: await personalData(services, asked) };
  return quotePage(services, { key, caller: asked.caller, search: asked.search });
}

type PageById = (services: Services, wanted: { id: string; caller: Caller }) => Promise<PersonalPage>;

const pagesById: Partial<Record<Screen, PageById>> = { portalProject: projectPage, portalRequest: requestPage };

/** The page of a screen that has data of its own; null for any other. */
async function ownPage(services: Services, { match, search, caller }: Asked): Promise<PersonalPage | null> {
  const { key = '', id = '' } = match.parameters;
  const byId = pagesById[match.screen];
  if (byId) return byId(services, { id, caller });
  switch (match.screen) {
    case 'verify': {
      const code = search.get('code') ?? '';
      return { data: code === '' ? {} : { verified: await verifyCode(services, { code, caller }) } };
    }
    case 'payment': {
      return paymentPage(services, { key, caller });
    }
    case 'portalData': {
      return ownDataPage(services, { caller, token: search.get('token') ?? '' });
    }
    default: {
      return null;
    }
  }
}

async function personalData(services: Services, { match, search, caller }: Asked): Promise<PageData> {
  const user = caller.user && toCurrentUser(caller.user);
  if (match.screen === 'confirmation') return confirmedRequest(services, search.get('request') ?? '');
  const query = shownQuery(match.screen, (name) => search.get(name));
  return { ...(user && { user }), ...(query !== '' && { query }) };
}

async function confirmedRequest(services: Services, token: string): Promise<PageData> {
  const found = tokenPattern.test(token) ? await findByConfirmationToken(services.db, token) : null;
  return { requestNumber: found?.number ?? null, ...(found?.source === 'contact' && { isMessage: true }) };
}

/** Price book version for cache keys: read at most every 5 s, so that a cached page costs no query. */
function createPriceBookVersion(services: Services): () => number {
  let known = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = services.clock();
    if (now - readAt > refreshMs) {
      readAt = now;
      readPriceBookVersion(services.db)
        .then((version) => {
          known = version;
        })
        .catch(() => undefined);
    }
    return known;
  };
}
