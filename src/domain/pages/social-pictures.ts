import { brand } from '../brand.ts';
import { serviceOfSlug, services } from '../catalogue/services.ts';
import type { Language } from '../languages.ts';
import { type RouteMatch, routes, screens } from '../routes.ts';
import type { siteScreens } from '../screens/site-screens.ts';

/** Size in pixels of the picture that other sites show for a shared page (A8). */
export const socialPictureSize = { width: 1200, height: 630 } as const;

type Screens = typeof siteScreens;

/** Screens with one picture each; a service has its own. */
export type PicturedScreen = {
  [Each in keyof Screens]: Screens[Each]['isIndexed'] extends true ? Exclude<Each, 'service'> : never;
}[keyof Screens];

/** Pages with a picture: those that search engines may list (A8). */
export const picturedPages: readonly RouteMatch[] = screens
  .filter((screen) => routes[screen].isIndexed)
  .flatMap((screen): RouteMatch[] =>
    screen === 'service' ? services.map((slug) => ({ screen, parameters: { slug } })) : [{ screen, parameters: {} }],
  );

/** Name of a page's picture in a language, such as `faq.cs`; a service's is the same under each of its slugs. */
export function socialPictureName({ screen, parameters }: RouteMatch, language: Language): string {
  const service = screen === 'service' ? serviceOfSlug(parameters['slug'] ?? '') : null;
  return `${service ?? screen}.${language}`;
}

/** What a page's picture says: its title without the firm, whose logo stands in the title block. */
export const pictureHeading = (title: string): string => title.replace(` | ${brand.name}`, '');
