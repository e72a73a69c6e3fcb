import { services } from '#domain/catalogue/services.ts';
import { isOfficeScreen, isSiteScreen, screens } from '#domain/routes.ts';
import type { Area } from '#locales/areas.ts';
import { isPageHydrated } from './hydration-of.ts';
import { kebab } from './lib/kebab.ts';
import { contentFilesOf } from './lib/texts/page-content.ts';
import { officeAreasOf } from './pages/admin/office-descriptors.ts';
import { siteDescriptors } from './screens.ts';

/** Areas of texts that parts of the site's pages load on demand, beside those of the screens. */
const loadedOnDemand: readonly Area[] = ['unsent', 'writing'];

/** Screens that are hydrated in the browser; the others' texts never leave the server. */
const hydrated = screens.filter(isSiteScreen).filter((screen) => siteDescriptors[screen].hydration !== 'none');

const siteAreas = new Set<Area>([
  'common',
  ...hydrated.flatMap((screen) => siteDescriptors[screen].texts),
  ...loadedOnDemand,
]);
/** Sentences of rules, which forms of the back office show. */
const ofRules: readonly Area[] = ['contentRules'];
const officeAreas = new Set([...screens.filter(isOfficeScreen).flatMap(officeAreasOf), ...ofRules]);
const content = hydrated
  .filter(isPageHydrated)
  .flatMap((screen) =>
    services.flatMap((slug) => contentFilesOf({ screen, parameters: { slug } }).map(([, file]) => file)),
  );

/**
 * Files below the folder of each language that the browser can load, by the index that names them. Visitors do not load
 * the index of the back office. What no screen names never leaves the server, save where a part of a page names the
 * files itself (attachments, drafts).
 */
export const textFiles = {
  site: [...new Set([...[...siteAreas].map(kebab), ...content])],
  office: [...officeAreas].filter((area) => !siteAreas.has(area)).map(kebab),
};
