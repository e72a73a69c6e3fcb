import { type Language, languages } from './languages.ts';

/** Screens with an address of their own that exist so far, as ids (spec §2). */
export const screens = ['home', 'quote', 'confirmation', 'login', 'setup', 'admin', 'adminRequest'] as const;
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
  /** Who may open it (spec §6). */
  access: 'everyone' | 'admin';
};

const samePath = (path: string): Record<Language, string> => ({ sk: path, cs: path, da: path, en: path });

/** The route table: every public path and alias answers with its screen (A2, A3). */
export const routes: Record<Screen, Route> = {
  home: { paths: samePath('/'), aliases: [], isIndexed: true, isShared: true, access: 'everyone' },
  quote: {
    paths: { sk: '/ponuka', cs: '/nabidka', da: '/tilbud', en: '/quote' },
    aliases: [],
    isIndexed: true,
    isShared: true,
    access: 'everyone',
  },
  confirmation: {
    paths: {
      sk: '/potvrdenie-dopytu',
      cs: '/service-request-confirmation',
      da: '/service-request-confirmation',
      en: '/service-request-confirmation',
    },
    aliases: [],
    isIndexed: false,
    isShared: false,
    access: 'everyone',
  },
  login: {
    paths: { sk: '/prihlasenie', cs: '/login', da: '/login', en: '/login' },
    aliases: ['/auth'],
    isIndexed: false,
    isShared: true,
    access: 'everyone',
  },
  setup: { paths: samePath('/setup'), aliases: [], isIndexed: false, isShared: true, access: 'everyone' },
  admin: { paths: samePath('/admin'), aliases: [], isIndexed: false, isShared: false, access: 'admin' },
  adminRequest: {
    paths: samePath('/admin/requests/:id'),
    aliases: [],
    isIndexed: false,
    isShared: false,
    access: 'admin',
  },
};

/** Own path of a screen in a language, with its parameters filled in. */
export function pathOf(screen: Screen, language: Language, parameters: Record<string, string> = {}): string {
  return routes[screen].paths[language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}

/** Every path pattern that answers with a screen, without repetition. */
export function allPathsOf(screen: Screen): string[] {
  const { paths, aliases } = routes[screen];
  return [...new Set([...languages.map((language) => paths[language]), ...aliases])];
}

export type RouteMatch = { screen: Screen; parameters: Record<string, string> };

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
