import type { PageInput } from '#contract/page.ts';
import type { Language } from '#domain/languages.ts';
import { loadStyles } from './lib/load-styles.ts';
import { type I18n, loadAreas } from './lib/texts/i18n.ts';
import { componentOf, pageFileOf } from './page-modules.ts';
import type { officeChunk } from './pages/admin/office-chunk.ts';
import { forgetReload, reloadOnce } from './reload-once.ts';
import type { LoadedScreen, OfficeMatch, OfficeScreens } from './screens.ts';

type Office = typeof officeChunk;

let office: Office | Promise<Office> | null = null;

/** Loads what the back office needs with the first of its screens, and keeps it, or that it failed. */
export function openOffice(): Office | Promise<Office> {
  office ??= loadOffice();
  return office;
}

async function loadOffice(): Promise<Office> {
  const { officeChunk: loaded } = await import('./pages/admin/office-chunk.ts');
  await loaded.openTexts(document.documentElement.lang as Language);
  office = loaded;
  return loaded;
}

/**
 * Loads screens of the back office as they are visited and keeps them. When a module fails to load, the page reloads once,
 * because a new version has most likely replaced it; a second failure is shown as an error, so it never loops (B11).
 */
export function createScreenLoader(i18n: I18n, first: PageInput): OfficeScreens {
  const loaded = new Map<string, LoadedScreen | Promise<LoadedScreen>>();
  const failed = new Set<string>();

  async function load({ screen }: OfficeMatch): Promise<LoadedScreen> {
    try {
      const { pages, metaOf, areasOf } = await openOffice();
      const file = pageFileOf(screen);
      const [module] = await Promise.all([
        pages[file]?.(),
        loadAreas(i18n, areasOf(screen)),
        // A document has only the styles of its own screen.
        screen === first.screen ? null : loadStyles(),
      ]);
      if (!module) throw new Error(`no ${file}`);
      forgetReload();
      const data = screen === first.screen ? first.data : { ...(first.data.user && { user: first.data.user }) };
      const entry = { Page: componentOf(module, screen), meta: metaOf(screen), data };
      loaded.set(screen, entry);
      return entry;
    } catch (error) {
      failed.add(screen);
      return reloadOnce(error);
    }
  }

  return {
    find(match) {
      const entry = loaded.get(match.screen) ?? load(match);
      loaded.set(match.screen, entry);
      return entry;
    },
    findOfficeHead: openOffice,
    forgetFailures() {
      for (const key of failed) loaded.delete(key);
      failed.clear();
    },
  };
}
