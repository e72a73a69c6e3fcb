import type { FastifyInstance, FastifyRequest } from 'fastify';
import { caseStudiesUpdatedOn } from '#domain/catalogue/case-studies.ts';
import { faqUpdatedOn } from '#domain/catalogue/faq.ts';
import { kindsOfScreen } from '#domain/content/shown-content.ts';
import { emptyScreensOn, isLiveHost } from '#domain/catalogue/samples.ts';
import { serviceFacts, services as allServices } from '#domain/catalogue/services.ts';
import { type Language, languageOfHost, languages } from '#domain/languages.ts';
import { addressIn, addressesOf, originIn } from '#domain/pages/page-addresses.ts';
import { pagesUpdatedOn } from '#domain/pages/page-dates.ts';
import { type Screen, routes, screens } from '#domain/routes.ts';
import { originOf } from '#server/http/calls/caller.ts';
import type { Services } from '#server/services.ts';

type Listed = { screen: Screen; parameters: Record<string, string>; updatedOn: string };

const day: Partial<Record<Screen, string>> = { projects: caseStudiesUpdatedOn, faq: faqUpdatedOn };

/** Every page that search engines may list. */
const listed: readonly Listed[] = screens
  .filter((screen) => routes[screen].isIndexed)
  .flatMap((screen): Listed[] =>
    screen === 'service'
      ? allServices.map((slug) => ({ screen, parameters: { slug }, updatedOn: serviceFacts[slug].updatedOn }))
      : [{ screen, parameters: {}, updatedOn: day[screen] ?? pagesUpdatedOn }],
  );

/** Serves sitemap.xml and robots.txt, each for the host that is asked (A8). */
export function installSiteMap(app: FastifyInstance, services: Services): void {
  const { siteHosts: hosts } = services.config;

  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request);
    const { previewHost } = services.config;
    const isLive = isLiveHost({ host: request.host, previewHost });
    const caseStudies = services.siteCaseStudies.current();
    const empty = emptyScreensOn({ isLive, hasCaseStudies: caseStudies.isShown });
    const { publishedOn } = services.siteContent.current();
    const changes: Partial<Record<Screen, string>> = {
      home: services.siteReferences.current().changedOn,
      projects: caseStudies.changedOn,
    };
    const lastOf = ({ screen, updatedOn }: Listed) =>
      [
        updatedOn,
        changes[screen] ?? '',
        ...(kindsOfScreen[screen] ?? []).map((kind) => publishedOn[kind] ?? ''),
      ].reduce(latest);
    const shown = listed
      .filter(({ screen }) => !empty.includes(screen))
      .map((page) => ({ ...page, updatedOn: lastOf(page) }));
    const entries = shown.flatMap((page) =>
      languagesOf(request, services).map((language) => entryOf(page, { language, origin, hosts })),
    );
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
    // A page that was taken back is gone from here with the next visit (A11).
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(body);
  });

  app.get('/robots.txt', (request, reply) => {
    const origin = siteOrigin(request, services);
    const body = `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /setup\nSitemap: ${origin}/sitemap.xml\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(body);
  });
}

const latest = (one: string, other: string): string => (one > other ? one : other);

/** A host of one language lists that language; the first host also lists the languages without a host. */
function languagesOf(request: FastifyRequest, services: Services): Language[] {
  const { siteHosts: hosts } = services.config;
  const origin = originOf(request);
  return languages.filter((language) => originIn(language, { origin, hosts }) === siteOrigin(request, services));
}

/** Origin of this host as the site's addresses name it, without `www`. */
function siteOrigin(request: FastifyRequest, services: Services): string {
  const { siteHosts: hosts } = services.config;
  const origin = originOf(request);
  const language = languageOfHost(request.host, hosts);
  return originIn(language ?? 'sk', { origin, hosts });
}

function entryOf(
  { screen, parameters, updatedOn }: Listed,
  site: { language: Language; origin: string; hosts: Services['config']['siteHosts'] },
): string {
  const page = { screen, parameters, origin: site.origin, hosts: site.hosts };
  const addresses = addressesOf(page);
  const alternates = [
    ...languages.map((language): [string, string] => [language, addresses[language]]),
    ['x-default', addresses.sk] as const,
  ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(href)}"/>`);
  return `<url><loc>${escapeXml(addressIn(site.language, page))}</loc><lastmod>${updatedOn}</lastmod>${alternates.join('')}</url>`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
