import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#contract/page.ts';
import type { Language } from '#domain/languages.ts';
import { type RouteMatch, type Screen, isOfficeScreen, routes } from '#domain/routes.ts';
import type { Area } from '#locales/areas.ts';
import { loadStyles } from './lib/load-styles.ts';
import { type ContentName, type PageContent, contentFilesOf } from './lib/texts/page-content.ts';
import { tabStorage } from './lib/storage/browser-storage.ts';
import { type I18n, loadAreas } from './lib/texts/i18n.ts';
import { loadLanguageFile } from './lib/texts/language-file.ts';
import { type PageModule, type PageName, componentOf, pageFileOf } from './page-modules.ts';
import type { officeChunk } from './pages/admin/office-chunk.ts';
import { type LoadedScreen, type ScreenSource, siteDescriptors } from './screens.ts';

const sitePages = {
  ...import.meta.glob<PageModule>(['./*-page.tsx', '!./denied-page.tsx'], { base: './pages/site' }),
  ...import.meta.glob<PageModule>('./*-page.tsx', { base: './pages/portal' }),
};

type Office = typeof officeChunk;

let office: Office | Promise<Office> | null = null;

/** Loads what the back office needs with the first of its screens, and keeps it. */
function openOffice(): Office | Promise<Office> {
  office ??= loadOffice();
  return office;
}

async function loadOffice(): Promise<Office> {
  try {
    const { officeChunk: loaded } = await import('./pages/admin/office-chunk.ts');
    await loaded.openTexts(document.documentElement.lang as Language);
    office = loaded;
    return loaded;
  } catch (error) {
    office = null;
    throw error;
  }
}

/** Returns the areas of texts that a screen needs beside `common`; for the back office it loads what these need. */
export async function areasFor(screen: Screen): Promise<readonly Area[]> {
  if (isOfficeScreen(screen)) return (await openOffice()).areasOf(screen);
  return siteDescriptors[screen].texts;
}

async function loadPage(screen: Screen, first: PageData): Promise<Pick<LoadedScreen, 'Page' | 'meta'>> {
  if (!isOfficeScreen(screen))
    return { Page: await loadFrom(sitePages, screen, first), meta: siteDescriptors[screen].meta };
  const { pages, metaOf } = await openOffice();
  return { Page: await loadFrom(pages, screen, first), meta: metaOf(screen) };
}

type Pages = Readonly<Record<string, () => Promise<PageModule>>>;

async function loadFrom(pages: Pages, screen: PageName, first: PageData): Promise<ComponentType> {
  const file = pageFileOf(screen);
  const module = await pages[file]?.();
  if (!module) throw new Error(`no ${file}`);
  await module.loadParts?.(first);
  return componentOf(module, screen);
}

const reloadedKey = 'reloaded-for';

/**
 * Loads screens as they are visited and keeps them. When a module fails to load, the page reloads once, because a new
 * version has most likely replaced it; a second failure is shown as an error, so it never loops (B11).
 */
export function createScreenLoader(i18n: I18n, first: PageInput): ScreenSource {
  const loaded = new Map<string, LoadedScreen | Promise<LoadedScreen>>();
  const failed = new Set<string>();

  async function load(match: RouteMatch): Promise<LoadedScreen> {
    const { screen } = match;
    try {
      const [page, data, content] = await Promise.all([
        loadPage(screen, first.data),
        dataFor(match, first),
        loadContent(match, first.language),
        areasFor(screen).then((areas) => loadAreas(i18n, areas)),
        screen === first.screen ? null : loadStyles(),
      ]);
      rememberReload(null);
      const entry = { ...page, data, content };
      loaded.set(keyOf(match), entry);
      return entry;
    } catch (error) {
      failed.add(keyOf(match));
      if (!rememberReload(location.pathname)) throw error;
      location.reload();
      return new Promise(() => undefined);
    }
  }

  /** Only a document of its own ever shows it: links within the site lead to screens. */
  async function loadNotFound(): Promise<LoadedScreen> {
    const entry = { Page: await loadFrom(sitePages, 'notFound', {}), meta: null, data: {}, content: {} };
    loaded.set(keyOf(null), entry);
    return entry;
  }

  return {
    find(match) {
      const entry = loaded.get(keyOf(match)) ?? (match ? load(match) : loadNotFound());
      loaded.set(keyOf(match), entry);
      return entry;
    },
    findOfficeHead: openOffice,
    forgetFailures() {
      for (const key of failed) loaded.delete(key);
      failed.clear();
    },
  };
}

/** Pages of one screen differ where their content does. */
function keyOf(match: RouteMatch | null): string {
  return match ? `${match.screen} ${match.parameters['slug'] ?? ''}` : '';
}

/** Content of a page in one language; each file exports it under its name. */
async function loadContent(match: RouteMatch, language: Language): Promise<PageContent> {
  const parts = contentFilesOf(match).map(async ([name, file]): Promise<[ContentName, unknown]> => {
    return [name, (await loadLanguageFile(language, file))[name]];
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** Data of a screen: what the document contains, or on a later visit what the screen fetches from the server. */
async function dataFor({ screen, parameters }: RouteMatch, first: PageInput): Promise<PageData> {
  const { slug } = parameters;
  if (screen === first.screen && slug === first.parameters['slug']) return first.data;
  const { user, ...shared } = first.data;
  const { hasPrices, permission } = routes[screen];
  return {
    ...(first.editedScreens?.includes(screen) &&
      (await (await import('./lib/load-published.ts')).loadPublished(screen, slug))),
    ...(hasPrices && {
      priceBook: shared.priceBook ?? (await (await import('./lib/load-price-book.ts')).loadPriceBook()),
    }),
    ...(permission !== 'visit' && user && { user }),
  };
}

/** Notes for which path the page reloads. False when it has done so already, or when no note can be kept. */
function rememberReload(path: string | null): boolean {
  if (path !== null && tabStorage.read(reloadedKey) === path) return false;
  return tabStorage.write(reloadedKey, path);
}
