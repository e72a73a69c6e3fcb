import type { PageInput } from '#contract/page.ts';
import { isKnownAddress, pathOf, routes } from '#domain/routes.ts';
import type { GetText } from '#locales/text-key.ts';
import { offlineScreens } from '../service-worker/offline-screens.ts';
import type { SiteData } from './site-data.ts';

/** What the script of every page is told by its document. */
export function siteDataOf({ language, screen, parameters, thirdParties }: PageInput, t: GetText): SiteData {
  const isPublic = screen !== null && routes[screen].isIndexed;
  return {
    language,
    ...(isPublic && { thirdParties }),
    keep: {
      paths: offlineScreens.map((each) => pathOf(each, language)),
      isKept: isPublic && isKnownAddress({ screen, parameters }),
      offline: { title: t('common:offline.title'), text: t('common:offline.text'), home: t('common:actions.goHome') },
    },
  };
}
