import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { PageData, PageInput } from '#contract/page.ts';
import { type Screen, routes } from '#domain/routes.ts';
import { NotFoundPage } from './pages/site/not-found-page.tsx';
import { type LoadedScreen, type ScreenSource, areasOf } from './screens.ts';

const modules: Record<Screen, () => Promise<ComponentType>> = {
  home: async () => (await import('./pages/site/home-page.tsx')).HomePage,
  quote: async () => (await import('./pages/site/quote-page.tsx')).QuotePage,
  confirmation: async () => (await import('./pages/site/confirmation-page.tsx')).ConfirmationPage,
  login: async () => (await import('./pages/site/login-page.tsx')).LoginPage,
  setup: async () => (await import('./pages/site/setup-page.tsx')).SetupPage,
  admin: async () => (await import('./pages/admin/requests-page.tsx')).RequestsPage,
  adminRequest: async () => (await import('./pages/admin/request-page.tsx')).RequestPage,
};

const reloadedKey = 'reloaded-for';

/**
 * Loads screens as they are visited and keeps them. A module that does not load reloads the page once, because a new
 * version has most likely replaced it; a second failure is shown as an error, so it never loops (B11).
 */
export function createScreenLoader(i18n: I18n, first: PageInput): ScreenSource {
  const loaded = new Map<Screen | null, LoadedScreen | Promise<LoadedScreen>>();
  const notFound = { Page: NotFoundPage, data: {} };

  async function load(screen: Screen): Promise<LoadedScreen> {
    try {
      const [Page, data] = await Promise.all([
        modules[screen](),
        dataFor(screen, first),
        i18n.loadNamespaces([...areasOf[screen]]),
      ]);
      rememberReload(null);
      const entry = { Page, data };
      loaded.set(screen, entry);
      return entry;
    } catch (error) {
      if (!rememberReload(location.pathname)) throw error;
      location.reload();
      return new Promise(() => undefined);
    }
  }

  return (screen) => {
    if (screen === null) return notFound;
    const entry = loaded.get(screen) ?? load(screen);
    loaded.set(screen, entry);
    return entry;
  };
}

/** Data of a screen: what the document brought, or for a later visit what the screen needs from the server. */
async function dataFor(screen: Screen, first: PageInput): Promise<PageData> {
  if (screen === first.screen) return first.data;
  if (screen === 'home' || screen === 'quote') {
    const priceBook = first.data.priceBook ?? (await (await import('./lib/load-price-book.ts')).loadPriceBook());
    return { priceBook };
  }
  return routes[screen].access === 'admin' && first.data.user ? { user: first.data.user } : {};
}

/** Notes for which path the page reloads. False when it has done so already, or when no note can be kept. */
function rememberReload(path: string | null): boolean {
  try {
    if (path === null) sessionStorage.removeItem(reloadedKey);
    else if (sessionStorage.getItem(reloadedKey) === path) return false;
    else sessionStorage.setItem(reloadedKey, path);
    return true;
  } catch {
    return false;
  }
}
