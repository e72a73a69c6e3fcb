import type { FastifyRequest } from 'fastify';
import type { PageInput } from '#contract/page.ts';
import { accountLimits } from '#domain/accounts/account.ts';
import { emptyScreensOn, isLiveHost } from '#domain/catalogue/samples.ts';
import { languageOfHost } from '#domain/languages.ts';
import { type RouteMatch, routes } from '#domain/routes.ts';
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
  // Before anything is read for the page.
  const livePosition = screen !== null && routes[screen].permission !== 'visit' ? services.live.position() : null;
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
    ...(livePosition !== null && { livePosition }),
    ...(Object.keys(terms).length > 0 && { retention: terms }),
  };
}
