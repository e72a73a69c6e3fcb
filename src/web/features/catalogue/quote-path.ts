import { serviceToConfigure } from '#domain/catalogue/service-to-configure.ts';
import type { Service } from '#domain/catalogue/services.ts';
import type { Language } from '#domain/languages.ts';
import { pathOf } from '#domain/routes.ts';

/** Address of the configurator in which what a service builds is chosen already (A4). */
export function quotePath(service: Service, language: Language): string {
  const chosen = serviceToConfigure[service];
  return chosen ? `${pathOf('configurator', language)}?service=${chosen}` : pathOf('configurator', language);
}
