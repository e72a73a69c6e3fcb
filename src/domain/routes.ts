import { type Service, serviceFacts, serviceOfSlug } from './catalogue/services.ts';
import { type Language, languages } from './languages.ts';
import type { Action } from './permissions.ts';

/** Screens with an address of their own, as ids (spec §2). */
export const screens = [
  'home',
  'about',
  'services',
  'service',
  'projects',
  'contact',
  'configurator',
  'faq',
  'privacy',
  'terms',
  'cookies',
  'confirmation',
  'login',
  'setup',
  'passwordReset',
  'emailVerification',
  'portal',
  'settings',
  'admin',
  'adminRequests',
  'adminNewRequest',
  'adminRequest',
  'adminCustomers',
  'adminCustomer',
  'adminUsers',
  'adminAnalytics',
  'adminOutbox',
  'adminTemplates',
  'adminPrices',
  'adminSettings',
  'adminLook',
  'adminMail',
  'adminAudit',
  'adminErrors',
  'adminError',
] as const;
export type Screen = (typeof screens)[number];

export type Route = {
  /** Own path of the screen in each language (A3); a segment such as `:id` is a parameter. */
  paths: Record<Language, string>;
  /** Further paths that answer with the screen, in any language (spec §2). */
  aliases: readonly string[];
  /** Search engines may list it; portal, admin and personal pages are not (A8). */
  isIndexed: boolean;
  /** The page is the same for every visitor of a language and may be kept in the page cache. */
  isShared: boolean;
  /** What a person must be allowed to do to open it (spec §6). */
  permission: Action;
};

const samePath = (path: string): Record<Language, string> => ({ sk: path, cs: path, da: path, en: path });

/** A page for everyone that search engines list. */
const publicPage = (paths: Record<Language, string>, aliases: readonly string[] = []): Route => ({
  paths,
  aliases,
  isIndexed: true,
  isShared: true,
  permission: 'visit',
});

const hidden = { aliases: [], isIndexed: false, isShared: false } as const;

/** A page of the back office; its people share one address in all languages. */
const officePage = (path: string): Route => ({ ...hidden, paths: samePath(path), permission: 'open-back-office' });

/** The route table: every public path and alias answers with its screen (A2, A3). */
export const routes: Record<Screen, Route> = {
  home: publicPage(samePath('/')),
  about: publicPage({ sk: '/o-mne', cs: '/o-mne', da: '/om-mig', en: '/about' }, ['/about.html']),
  services: publicPage({ sk: '/sluzby', cs: '/sluzby', da: '/tjenester', en: '/services' }, ['/services.html']),
  service: publicPage({
    sk: '/sluzby/:slug',
    cs: '/sluzby/:slug',
    da: '/tjenester/:slug',
    en: '/services/:slug',
  }),
  projects: publicPage({ sk: '/projekty', cs: '/projekty', da: '/projekter', en: '/projects' }),
  contact: publicPage({ sk: '/kontakt', cs: '/kontakt', da: '/kontakt', en: '/contact' }, ['/contact.html']),
  configurator: publicPage({ sk: '/ponuka', cs: '/nabidka', da: '/tilbud', en: '/quote' }),
  faq: publicPage(samePath('/faq')),
  privacy: publicPage({ sk: '/ochrana-udajov', cs: '/privacy', da: '/databeskyttelse', en: '/privacy' }),
  terms: publicPage({
    sk: '/obchodne-podmienky',
    cs: '/obchodni-podminky',
    da: '/handelsbetingelser',
    en: '/terms',
  }),
  cookies: publicPage(samePath('/cookies')),
  confirmation: {
    ...hidden,
    paths: {
      sk: '/potvrdenie-dopytu',
      cs: '/service-request-confirmation',
      da: '/service-request-confirmation',
      en: '/service-request-confirmation',
    },
    permission: 'visit',
  },
  login: {
    paths: { sk: '/prihlasenie', cs: '/login', da: '/login', en: '/login' },
    aliases: ['/auth'],
    isIndexed: false,
    isShared: true,
    permission: 'visit',
  },
  setup: { ...hidden, paths: samePath('/setup'), isShared: true, permission: 'visit' },
  passwordReset: {
    ...hidden,
    paths: { sk: '/resetovat-heslo', cs: '/resetovat-heslo', da: '/reset-password', en: '/reset-password' },
    permission: 'visit',
  },
  emailVerification: { ...hidden, paths: samePath('/verify-email'), permission: 'visit' },
  portal: { ...hidden, paths: samePath('/portal'), permission: 'open-portal' },
  settings: {
    ...hidden,
    paths: {
      sk: '/portal/nastavenia',
      cs: '/portal/nastavenia',
      da: '/portal/settings',
      en: '/portal/settings',
    },
    permission: 'enrol-second-factor',
  },
  admin: officePage('/admin'),
  adminRequests: officePage('/admin/requests'),
  adminNewRequest: officePage('/admin/requests/new'),
  adminRequest: officePage('/admin/requests/:id'),
  adminCustomers: officePage('/admin/customers'),
  adminCustomer: officePage('/admin/customers/:id'),
  adminUsers: officePage('/admin/users'),
  adminAnalytics: officePage('/admin/analytics'),
  adminOutbox: officePage('/admin/outbox'),
  adminTemplates: officePage('/admin/templates'),
  adminPrices: officePage('/admin/prices'),
  adminSettings: officePage('/admin/settings'),
  adminLook: officePage('/admin/settings/look'),
  adminMail: officePage('/admin/settings/mail'),
  adminAudit: officePage('/admin/audit'),
  adminErrors: officePage('/admin/errors'),
  adminError: officePage('/admin/errors/:id'),
};

/** Screens that name prices and so need the price book; the contact page names them to search engines only (A8). */
export const screensWithPrices: ReadonlySet<Screen> = new Set<Screen>([
  'home',
  'services',
  'service',
  'configurator',
  'faq',
  'contact',
  'terms',
]);

/** Paths that lead elsewhere for good (spec §2). */
export const redirects: Readonly<Record<string, string>> = {
  '/sluzby/e-shop': '/sluzby',
  '/services/e-shop': '/services',
  '/tjenester/e-shop': '/tjenester',
};

/** Own path of a screen in a language, with its parameters filled in; a service's slug becomes the language's own. */
export function pathOf(screen: Screen, language: Language, parameters: Record<string, string> = {}): string {
  return routes[screen].paths[language].replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name] ?? '';
    const service = screen === 'service' ? serviceOfSlug(value) : null;
    return encodeURIComponent(service ? serviceFacts[service].slugs[language] : value);
  });
}

/** Path of a service's landing page in a language (A4). */
export function servicePath(service: Service, language: Language): string {
  return pathOf('service', language, { slug: service });
}

/** Every path pattern that answers with a screen, without repetition. */
export function allPathsOf(screen: Screen): string[] {
  const { paths, aliases } = routes[screen];
  return [...new Set([...languages.map((language) => paths[language]), ...aliases])];
}

export type RouteMatch = { screen: Screen; parameters: Record<string, string> };

/** Tells whether a matched address stands for something: an unknown service does not (A4). */
export function isKnownAddress({ screen, parameters }: RouteMatch): boolean {
  return screen !== 'service' || serviceOfSlug(parameters['slug'] ?? '') !== null;
}

/** Finds the screen of a path; null means that the not-found page answers (A9). A trailing slash is ignored. */
export function matchPath(path: string): RouteMatch | null {
  const segments = splitPath(path);
  for (const screen of screens) {
    for (const pattern of allPathsOf(screen)) {
      const parameters = matchSegments(splitPath(pattern), segments);
      if (parameters) return { screen, parameters };
    }
  }
  return null;
}

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return parameters;
}
