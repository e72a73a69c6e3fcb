/*
 * Choices that a browser keeps: theme and language. Sent as text (`boot-script.ts`), so each function knows nothing but its parameters and
 * the browser.
 */

type Kept = {
  /** The first value kept under the key that is one of those: of this browser, of this tab, then of a cookie. */
  read: (key: string, known: readonly string[]) => string | undefined;
  write: (key: string, value: string) => void;
  /** How long a cookie with a choice lasts, as it writes it: a year where that was agreed to, else the session (B12). */
  lifetime: () => string;
};

/** Choices kept in this browser. Storage is refused in some private windows; a choice then holds for the page. */
export function openKept(agreement: RegExp): Kept {
  const isForSession = (): boolean => !agreement.test(document.cookie);
  return {
    read: (key, known) => {
      const ofCookie = document.cookie.match(`(?:^|; )${key}=(\\w+)`)?.[1];
      try {
        return [localStorage, sessionStorage]
          .map((storage) => storage.getItem(key))
          .concat(ofCookie ?? null)
          .find((value) => value !== null && known.includes(value)) as string | undefined;
      } catch {
        return known.find((value) => value === ofCookie);
      }
    },
    write: (key, value) => {
      try {
        (isForSession() ? sessionStorage : localStorage).setItem(key, value);
      } catch {
        // As said above.
      }
    },
    lifetime: () => (isForSession() ? '' : '; max-age=31536000'),
  };
}

/** Sets the theme so that nothing flashes, and answers the choice of one (B6). */
export function startTheme({ read, write }: Kept): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const root = document.documentElement.dataset;
  // The document names the theme for who has chosen none.
  let choice = read('theme', ['light', 'dark', 'system']) ?? root['theme'] ?? 'light';
  const showTheme = (): void => {
    const isDark = choice === 'dark' || (choice === 'system' && dark.matches);
    root['theme'] = isDark ? 'dark' : 'light';
    for (const select of document.querySelectorAll<HTMLSelectElement>('[data-theme-select]')) select.value = choice;
  };
  showTheme();
  dark.addEventListener('change', showTheme);
  document.addEventListener('DOMContentLoaded', showTheme);
  // A page that comes back as it was left may have been left in another theme.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    choice = read('theme', ['light', 'dark', 'system']) ?? choice;
    showTheme();
  });
  document.addEventListener('change', (event) => {
    const target = event.target as HTMLSelectElement;
    if (!target.matches('[data-theme-select]')) return;
    choice = target.value;
    write('theme', choice);
    // A cookie of the session: the other tabs have a storage of their own.
    document.cookie = `theme=${choice}; path=/; samesite=lax`;
    showTheme();
  });
}

/** Keeps a language that the query names, and honours a kept one where nothing stronger decides (B2). */
export function honourLanguage({ read, write, lifetime }: Kept, codes: readonly string[]): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const asked = ['lng', 'lang'].map((name) => query.get(name) ?? '').find((code) => codes.includes(code));
  if (asked !== undefined) {
    write('i18nextLng', asked);
    return;
  }
  const kept = read('i18nextLng', codes);
  const cookie = new RegExp(`(?:^|; )i18next=(?:${codes.join('|')})\\b`, 'i');
  const hasCookie = (): boolean => cookie.test(document.cookie);
  if (root.dataset['hostDecides'] === 'true' || hasCookie() || kept === undefined || kept === root.lang) return;
  document.cookie = `i18next=${kept}; path=/; samesite=lax${lifetime()}`;
  if (!hasCookie()) return;
  // What has arrived so far is in the wrong language and is not shown.
  root.hidden = true;
  location.reload();
}
