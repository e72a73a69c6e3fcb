import type { FastifyRequest } from 'fastify';
import type { PageInput } from '#contract/page.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { emptyScreensOn, isLiveHost } from '#domain/catalogue/samples.ts';
import { languageOfHost } from '#domain/languages.ts';
import { type RouteMatch, type Screen, routes } from '#domain/routes.ts';
import { languageOf, originOf } from '#server/http/calls/caller.ts';
import { thirdPartiesOn } from '#server/http/security/third-parties.ts';
import { contentOfPages } from '#server/features/settings/site-content/current-site-content.ts';
import type { Services } from '#server/services.ts';

/** The input from which a page is rendered, without data. */
export function pageInput(
  request: FastifyRequest,
  services: Services,
  asked: { match: RouteMatch | null; path: string },
): PageInput {
  const { siteHosts, previewHost } = services.config;
  const isLive = isLiveHost({ host: request.host, previewHost });
  const emptyScreens = emptyScreensOn({ isLive, hasCaseStudies: services.siteCaseStudies.current().isShown });
  const look = services.look.current().page;
  const { minimumPasswordLength } = services.security.current().settings;
  const language = languageOf(request, services);
  const { terms } = services.retention.current();
  const screen = asked.match?.screen ?? null;
  return {
    screen,
    parameters: asked.match?.parameters ?? {},
    language,
    path: asked.match ? asked.path : '/404',
    origin: originOf(request),
    hosts: siteHosts,
    isHostDecisive: languageOfHost(request.host, siteHosts) !== null,
    isLive,
    ...(emptyScreens.length > 0 && { emptyScreens }),
    ...contentOfPages(services, language),
    data: {},
    isDenied: false,
    thirdParties: thirdPartiesOn(request.host, services.config),
    ...(look && { look }),
    agency: services.agency.current().facts,
    ...(minimumPasswordLength !== accountLimits.password.minimum && { minimumPasswordLength }),
    // Before anything is read for the page.
    ...positionOf(services, screen),
    ...(Object.keys(terms).length > 0 && { retention: terms }),
  };
}

/** How far the live events are, for pages that open a stream of them; the others are the same for everyone. */
function positionOf({ live }: Services, screen: Screen | null): Pick<PageInput, 'livePosition'> {
  const livePosition = screen === null || routes[screen].permission === 'visit' ? null : live.position();
  return livePosition === null ? {} : { livePosition };
}
