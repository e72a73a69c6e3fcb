import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#contract/page.ts';
import type { Language } from '#domain/languages.ts';
import { type RouteMatch, type Screen, routes, screensWithPrices } from '#domain/routes.ts';
import type { Area } from '#locales/texts.ts';
import { loadStyles } from './lib/load-styles.ts';
import { type ContentName, type PageContent, contentFilesOf } from './lib/page-content.ts';
import { tabStorage } from './lib/storage/browser-storage.ts';
import { loadAreas } from './lib/i18n.ts';
import { loadLanguageFile } from './lib/language-file.ts';
import type { officeScreens } from './pages/admin/office-screens.ts';
import { type LoadedScreen, type ScreenSource, type SiteScreen, areasOf, isOfficeScreen } from './screens.ts';

const modules: Record<SiteScreen, (data: PageData) => Promise<ComponentType>> = {
  home: async () => (await import('./pages/site/home-page.tsx')).HomePage,
  about: async () => (await import('./pages/site/about-page.tsx')).AboutPage,
  services: async () => (await import('./pages/site/services-page.tsx')).ServicesPage,
  service: async () => (await import('./pages/site/service-page.tsx')).ServicePage,
  projects: async () => (await import('./pages/site/projects-page.tsx')).ProjectsPage,
  contact: async () => (await import('./pages/site/contact-page.tsx')).ContactPage,
  faq: async () => (await import('./pages/site/faq-page.tsx')).FaqPage,
  privacy: async () => (await import('./pages/site/legal-page.tsx')).PrivacyPage,
  terms: async () => (await import('./pages/site/legal-page.tsx')).TermsPage,
  cookies: async () => (await import('./pages/site/cookies-page.tsx')).CookiesPage,
  configurator: async ({ walk }) => {
    const { ConfiguratorPage, loadConfiguratorSummary } = await import('./pages/site/configurator-page.tsx');
    // A summary that the server has drawn is taken over at once.
    if (walk?.step === 'summary') await loadConfiguratorSummary();
    return ConfiguratorPage;
  },
  confirmation: async () => (await import('./pages/site/confirmation-page.tsx')).ConfirmationPage,
  login: async () => (await import('./pages/site/login-page.tsx')).LoginPage,
  setup: async () => (await import('./pages/site/setup-page.tsx')).SetupPage,
  passwordReset: async () => (await import('./pages/site/password-reset-page.tsx')).PasswordResetPage,
  emailVerification: async () => (await import('./pages/site/email-verification-page.tsx')).EmailVerificationPage,
  portal: async () => (await import('./pages/portal/portal-page.tsx')).PortalPage,
  settings: async () => (await import('./pages/portal/settings-page.tsx')).SettingsPage,
};

type Office = typeof officeScreens;

let office: Office | Promise<Office> | null = null;

/** What the back office needs comes with the first of its screens, and stays. */
function openOffice(): Office | Promise<Office> {
  office ??= loadOffice();
  return office;
}

async function loadOffice(): Promise<Office> {
  try {
    const { officeScreens: loaded } = await import('./pages/admin/office-screens.ts');
    await loaded.openTexts(document.documentElement.lang as Language);
    office = loaded;
    return loaded;
  } catch (error) {
    office = null;
    throw error;
  }
}

/** Areas of texts that a screen needs beside `common`. */
export async function areasFor(screen: Screen): Promise<readonly Area[]> {
  return isOfficeScreen(screen) ? (await openOffice()).areas[screen] : areasOf[screen];
}

async function loadPage(screen: Screen, first: PageData): Promise<Pick<LoadedScreen, 'Page' | 'titleKey'>> {
  if (!isOfficeScreen(screen)) return { Page: await modules[screen](first) };
  const { modules: pages, titles } = await openOffice();
  return { Page: await pages[screen](), titleKey: titles[screen] };
}

const reloadedKey = 'reloaded-for';

/**
 * Loads screens as they are visited and keeps them. A module that does not load reloads the page once, because a new
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
        dataFor(screen, first),
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
    const { NotFoundPage } = await import('./pages/site/not-found-page.tsx');
    const entry = { Page: NotFoundPage, data: {}, content: {} };
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

/** Data of a screen: what the document brought, or for a later visit what the screen needs from the server. */
async function dataFor(screen: Screen, first: PageInput): Promise<PageData> {
  if (screen === first.screen) return first.data;
  if (screensWithPrices.has(screen)) {
    const priceBook = first.data.priceBook ?? (await (await import('./lib/load-price-book.ts')).loadPriceBook());
    return { priceBook };
  }
  return routes[screen].permission !== 'visit' && first.data.user ? { user: first.data.user } : {};
}

/** Notes for which path the page reloads. False when it has done so already, or when no note can be kept. */
function rememberReload(path: string | null): boolean {
  if (path !== null && tabStorage.read(reloadedKey) === path) return false;
  return tabStorage.write(reloadedKey, path);
}
