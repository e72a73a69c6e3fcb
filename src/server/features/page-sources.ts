import { createHash } from 'node:crypto';
import { previewQuery } from '#contract/content/content.ts';
import type { PageData, PageInput } from '#contract/page.ts';
import { contentVersionHeader } from '#contract/pages/page-module.ts';
import { type Language, defaultLanguage } from '#domain/languages.ts';
import { countNotices } from '#domain/content/shown-content.ts';
import { dayOf } from '#domain/days.ts';
import { quoteKeyOf } from '#domain/quotes/signing/quote-page-match.ts';
import { shownQuery } from '#domain/pages/page-query.ts';
import { type RouteMatch, type Screen, routes } from '#domain/routes.ts';
import { isSetupLinkOpen } from '#server/features/accounts/first-administrator/create-first-administrator.ts';
import { isPasswordLinkOpen } from '#server/features/accounts/password/reset-password.ts';
import { readPriceBook } from '#server/features/estimates/price-book-store.ts';
import { invitationPage } from '#server/features/firms/page/invitation-page.ts';
import { peoplePage } from '#server/features/firms/page/people-page.ts';
import { preferencesPage } from '#server/features/mail/preferences/preferences-page.ts';
import { settingsPage } from '#server/features/mail/preferences/settings-page.ts';
import { paymentPage } from '#server/features/payments/page/payment-page-routes.ts';
import { ownDataPage } from '#server/features/personal-data/page/own-data-page.ts';
import { projectPage } from '#server/features/portal/project-page.ts';
import { presentSiteCaseStudies } from '#server/features/references/case-studies/present-case-study.ts';
import { presentSiteReferences } from '#server/features/references/present-reference.ts';
import { referencePage } from '#server/features/references/own/reference-page.ts';
import { requestPage } from '#server/features/portal/request-page.ts';
import { quotePage } from '#server/features/quotes/forms/quote-page.ts';
import { verifyCode } from '#server/features/quotes/verification/verify-code.ts';
import { findByConfirmationToken } from '#server/features/service-requests/requests-store.ts';
import { toCurrentUser } from '#server/http/calls/current-user.ts';
import { previewedContent } from '#server/features/content/preview.ts';
import { publishedNotices, publishedParts } from '#server/features/settings/site-content/current-site-content.ts';
import type { PageSources, PersonalPage } from '#server/http/pages/pages.ts';
import { editorPath, previewBand } from '#server/http/pages/preview-band.ts';
import type { Caller, Services } from '#server/services.ts';

const tokenPattern = /^[\w-]{1,100}$/;

/** Tells pages their data from the features' stores. */
export function createPageSources(services: Services): PageSources {
  const changed = () =>
    [
      ...[
        services.priceVersion,
        services.look,
        services.agency,
        services.security,
        services.retention,
        services.siteReferences,
        services.siteCaseStudies,
        services.siteContent,
      ].map((setting) => setting.current().version),
      activeNotices(services),
    ].join('.');
  return {
    contentVersion: () => `${services.pages.buildId}.${changed()}`,
    // Nobody is told how often what was changed.
    contentHeader: () => ({
      [contentVersionHeader]: createHash('sha256').update(changed()).digest('base64url').slice(0, 12),
    }),
    sharedData: (match, asked) => sharedData(services, match, asked),
    previewPage: (match, asked) => previewPage(services, match, asked),
    personalPage: (match, search, caller) => personalPage(services, { match, search, caller }),
  };
}

async function sharedData(
  services: Services,
  match: RouteMatch | null,
  { search, language }: { search: URLSearchParams; language: Language },
): Promise<PageData> {
  if (!match) return {};
  const { screen } = match;
  const query = shownQuery(screen, (name) => search.get(name));
  const published = publishedParts(services, services.siteContent.current(), { match, language });
  return {
    ...(query === '' ? {} : { query }),
    ...(routes[screen].hasPrices ? { priceBook: await readPriceBook(services.db) } : {}),
    ...(screen === 'configurator' ? waitingFor(search) : {}),
    ...(screen === 'projects' ? { caseStudies: presentSiteCaseStudies(services, language) } : {}),
    ...(screen === 'home'
      ? { references: presentSiteReferences(services, language), ...tradesOfProjects(services) }
      : {}),
    ...(Object.keys(published).length === 0 ? {} : { published }),
  };
}

/** How many notices hold, in whatever languages they are written: one whose last day is over leaves all pages. */
function activeNotices({ siteContent, clock }: Services): number {
  const { notices } = siteContent.current().documents;
  return notices ? countNotices(notices, dayOf(clock(), defaultLanguage)) : 0;
}

/** A shared page as it would be with all drafts published (A12). */
async function previewPage(
  services: Services,
  match: RouteMatch,
  asked: { search: URLSearchParams; language: Language; reader: Language },
): Promise<Pick<PageInput, 'data' | 'notices'>> {
  const { published: _published, ...data } = await sharedData(services, match, asked);
  const content = await previewedContent(services);
  const { language } = asked;
  const published = publishedParts(services, content, { match, language });
  const notices = publishedNotices(content, language, services.clock());
  const editor = editorPath(asked.reader, { kind: asked.search.get(previewQuery), language });
  const preview = previewBand(asked.reader, editor);
  return { data: { ...data, published, preview }, notices };
}

/** The trades that have a case study, where there is any; samples have pictures of their own. */
function tradesOfProjects({ siteCaseStudies }: Services): Pick<PageData, 'projectTrades'> {
  const { studies } = siteCaseStudies.current();
  return studies.length > 0 ? { projectTrades: [...new Set(studies.map(({ row }) => row.trade))] } : {};
}

/** What the configurator waits for until scripts run: the browser's own draft, or that behind a mailed link. */
function waitingFor(search: URLSearchParams): Pick<PageData, 'isResuming' | 'isOpeningLink'> {
  const isOpeningLink = search.has('token');
  return { isResuming: search.has('step') || isOpeningLink, ...(isOpeningLink && { isOpeningLink }) };
}

type Asked = { match: RouteMatch; search: URLSearchParams; caller: Caller };

async function personalPage(services: Services, asked: Asked): Promise<PersonalPage> {
  const own = ownPages[asked.match.screen];
  if (own) return own(services, asked);
  const key = quoteKeyOf(asked.match);
  if (key === null) return { data: personalData(asked) };
  return quotePage(services, { key, caller: asked.caller, search: asked.search });
}

type OwnPage = (services: Services, asked: Asked) => Promise<PersonalPage>;

const tokenIn = ({ search }: Asked): string => search.get('token') ?? '';

/** Pages of screens that have data of their own. */
const ownPages: Partial<Record<Screen, OwnPage>> = {
  passwordReset: (services, asked) => linkPage(asked, (token) => isPasswordLinkOpen(services, token)),
  setup: (services, asked) => linkPage(asked, (token) => isSetupLinkOpen(services, token)),
  confirmation: (services, { search }) => confirmedRequest(services, search.get('request') ?? ''),
  async verify(services, { search, caller }) {
    const code = search.get('code') ?? '';
    return { data: code === '' ? {} : { verified: await verifyCode(services, { code, caller }) } };
  },
  payment: (services, { match, caller }) => paymentPage(services, { key: match.parameters['key'] ?? '', caller }),
  reference: (services, { match, caller }) => referencePage(services, { key: match.parameters['key'] ?? '', caller }),
  portalProject: (services, { match, caller }) => projectPage(services, { id: match.parameters['id'] ?? '', caller }),
  portalRequest: (services, { match, caller }) => requestPage(services, { id: match.parameters['id'] ?? '', caller }),
  portalData: (services, asked) => ownDataPage(services, { caller: asked.caller, token: tokenIn(asked) }),
  portalPeople: (services, { caller, search }) => peoplePage(services, { caller, done: search.get('done') }),
  mailPreferences: (services, asked) =>
    preferencesPage(services, { token: tokenIn(asked), done: asked.search.get('done') }),
  settings: (services, { caller, search }) => settingsPage(services, { caller, done: search.get('done') }),
  invitation: (services, asked) => invitationPage(services, { caller: asked.caller, token: tokenIn(asked) }),
};

/** The page of a link that is used once: it says when it is opened that the link is over (F3, F7). */
async function linkPage(asked: Asked, isOpen: (token: string) => Promise<boolean>): Promise<PersonalPage> {
  const token = tokenIn(asked);
  const isOver = token !== '' && !(await isOpen(token));
  return { data: { ...personalData(asked), ...(isOver && { isLinkOver: true }) } };
}

function personalData({ match, search, caller }: Asked): PageData {
  const user = caller.user && toCurrentUser(caller.user);
  const query = shownQuery(match.screen, (name) => search.get(name));
  return { ...(user && { user }), ...(query !== '' && { query }) };
}

/** What a link of the confirmation stands for; any other link is not found (C9). */
async function confirmedRequest(services: Services, token: string): Promise<PersonalPage> {
  const found = tokenPattern.test(token) ? await findByConfirmationToken(services.db, token) : null;
  if (!found) return { status: 404, data: { requestNumber: null } };
  return { data: { requestNumber: found.number, ...(found.source === 'contact' && { isMessage: true }) } };
}
