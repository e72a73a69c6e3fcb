import { type Service, serviceFacts, serviceOfSlug } from './catalogue/services.ts';
import { type Language, languages } from './languages.ts';
import { type OfficeScreen, officePaths, officePermissions } from './screens/office-paths.ts';
import { type Route, samePath } from './screens/route.ts';
import { siteScreens } from './screens/site-screens.ts';

export type SiteScreen = keyof typeof siteScreens;
export type Screen = SiteScreen | OfficeScreen;

/** The people of the back office share one address in all languages. */
const officeRoute = (screen: OfficeScreen): Route => ({
  paths: samePath(officePaths[screen]),
  isIndexed: false,
  isShared: false,
  permission: officePermissions[screen] ?? 'open-back-office',
});

const officeRoutes = Object.fromEntries(
  (Object.keys(officePaths) as OfficeScreen[]).map((screen) => [screen, officeRoute(screen)]),
) as Record<OfficeScreen, Route>;

/** The route table: every public path and alias leads to its screen (A2, A3). */
export const routes: Record<Screen, Route> = { ...siteScreens, ...officeRoutes };

/** Screens with an address of their own, as ids (spec §2). */
export const screens = Object.keys(routes) as Screen[];

/** Tells whether a screen is one of the back office; null is the not-found screen. */
export function isOfficeScreen(screen: Screen | null): screen is OfficeScreen {
  return screen !== null && screen in officePaths;
}

/** Tells whether a screen lies outside the back office. */
export const isSiteScreen = (screen: Screen): screen is SiteScreen => !isOfficeScreen(screen);

/** Paths that lead elsewhere for good (spec §2). */
export const redirects: Readonly<Record<string, string>> = {
  '/sluzby/e-shop': '/sluzby',
  '/services/e-shop': '/services',
  '/tjenester/e-shop': '/tjenester',
};

/** Own path of a screen in a language, with its parameters filled in; a service's slug becomes the language's own. */
export function pathOf(screen: Screen, language: Language, parameters: Record<string, string> = {}): string {
  return routes[screen].paths[language].replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    const service = screen === 'service' ? serviceOfSlug(value) : null;
    return encodeURIComponent(service ? serviceFacts[service].slugs[language] : value);
  });
}

/** Path of a service's landing page in a language (A4). */
export function servicePath(service: Service, language: Language): string {
  return pathOf('service', language, { slug: service });
}

/** Every path pattern that leads to a screen, without repetition. */
export function allPathsOf(screen: Screen): string[] {
  const { paths, aliases = [] } = routes[screen];
  return [...new Set([...languages.map((language) => paths[language]), ...aliases])];
}

export type RouteMatch = { screen: Screen; parameters: Record<string, string> };

/** Tells whether a matched address stands for something: an unknown service does not (A4). */
export function isKnownAddress({ screen, parameters }: RouteMatch): boolean {
  return screen !== 'service' || serviceOfSlug(parameters['slug'] ?? '') !== null;
}

/** Finds the screen of a path; null stands for the not-found page (A9). A trailing slash is ignored. */
export function matchPath(path: string): RouteMatch | null {
  const segments = splitPath(path);
  for (const screen of screens) {
    for (const pattern of allPathsOf(screen)) {
      const parameters = matchSegments(splitPath(pattern), segments);
      if (parameters) return { screen, parameters };
    }
  }
  return null;
}

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return parameters;
}
