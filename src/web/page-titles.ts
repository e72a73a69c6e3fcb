import type { Screen } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';

type Meta = 'title' | 'description';

/** Title of a screen as search engines and browser tabs show it (A8). */
export function titleOf(screen: Screen | null, t: GetText): string {
  return metaOf(screen, 'title', t);
}

/** Description of a screen for search engines (A8). */
export function descriptionOf(screen: Screen | null, t: GetText): string {
  return metaOf(screen, 'description', t);
}

function metaOf(screen: Screen | null, meta: Meta, t: GetText): string {
  switch (screen) {
    case 'home':
      return t(`home:meta.${meta}`);
    case 'quote':
      return t(`configurator:meta.${meta}`);
    case 'confirmation':
      return t(`confirmation:meta.${meta}`);
    case 'login':
    case 'setup':
      return t(`accounts:meta.${meta}`);
    case 'admin':
    case 'adminRequest':
      return t(`serviceRequests:meta.${meta}`);
    case null:
      return meta === 'title' ? `${t('common:notFound.title')} | ${t('common:brand.name')}` : t('common:notFound.text');
    default:
      return screen satisfies never;
  }
}
