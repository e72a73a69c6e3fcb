import { services } from '#domain/catalogue/services.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf, routes, screens, servicePath } from '#domain/routes.ts';

/** An address that answers with the not-found page (A9). */
export const unknownAddress = '/nikde-nic';

/**
 * The own address in a language of every screen that everyone may open, from the route table, and one that is no
 * screen's; not that of a private link, which none of them has. Services, which are laid out alike, are given each by itself or by the first one alone.
 */
export function openPages(language: Language, { hasAllServices = true } = {}): string[] {
  const shown = hasAllServices ? services : services.slice(0, 1);
  const paths = screens
    .filter((screen) => routes[screen].permission === 'visit' && !routes[screen].isSecret)
    .flatMap((screen) =>
      screen === 'service' ? shown.map((service) => servicePath(service, language)) : [pathOf(screen, language)],
    );
  return [...paths, unknownAddress];
}
