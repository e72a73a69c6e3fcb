import { services } from '#domain/catalogue/services.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf, routes, screens, servicePath } from '#domain/routes.ts';

/** A public page: its screen with its language, and its path. */
export type NamedPage = { name: string; language: Language; path: string };

/**
 * Every page that search engines may list, in these languages, or of it the screens that are named; of the services all, or the
 * first alone. Throws for a name that is no such screen.
 */
export function namedPages(
  named: readonly string[] | null,
  languages: readonly Language[],
  { hasAllServices }: { hasAllServices: boolean },
): NamedPage[] {
  const listed = screens.filter((screen) => routes[screen].isIndexed && routes[screen].permission === 'visit');
  const unknown = named?.find((name) => !listed.some((screen) => screen === name));
  if (unknown !== undefined) throw new Error(`No page ${unknown}: ${listed.join(', ')}.`);
  const shown = hasAllServices ? services : services.slice(0, 1);
  return languages.flatMap((language) =>
    listed
      .filter((screen) => named?.includes(screen) ?? true)
      .flatMap((screen) =>
        screen === 'service'
          ? shown.map((service) => ({
              name: `${service} (${language})`,
              language,
              path: servicePath(service, language),
            }))
          : [{ name: `${screen} (${language})`, language, path: pathOf(screen, language) }],
      ),
  );
}
