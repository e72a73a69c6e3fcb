/**
 * Runs before the first paint, inline in every document: sets the theme so that nothing flashes (B6), answers theme
 * choices before React has started, and honours a stored language where nothing stronger decides (B2).
 */
function boot(languageCodes: string): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage is refused in some private windows; the choice then holds for this page.
    }
  };

  const dark = matchMedia('(prefers-color-scheme: dark)');
  let choice = read('theme') ?? 'light';
  const showTheme = (): void => {
    root.dataset['theme'] = choice === 'dark' || (choice === 'system' && dark.matches) ? 'dark' : 'light';
    for (const select of document.querySelectorAll<HTMLSelectElement>('[data-theme-select]')) select.value = choice;
  };
  showTheme();
  dark.addEventListener('change', showTheme);
  document.addEventListener('DOMContentLoaded', showTheme);
  document.addEventListener('change', (event) => {
    const target = event.target as HTMLSelectElement;
    if (!target.matches('[data-theme-select]')) return;
    choice = target.value;
    write('theme', choice);
    showTheme();
  });

  const query = new URLSearchParams(location.search);
  const asked = query.get('lng') ?? query.get('lang');
  const isKnown = (code: string | null): code is string => code !== null && languageCodes.split(' ').includes(code);
  if (isKnown(asked)) {
    write('i18nextLng', asked);
    return;
  }
  const stored = read('i18nextLng');
  const isDecided = root.dataset['hostDecides'] === 'true' || /(?:^|; )i18next=/.test(document.cookie);
  if (!isDecided && isKnown(stored) && stored !== root.lang) {
    document.cookie = `i18next=${stored}; path=/; max-age=31536000; samesite=lax`;
    if (/(?:^|; )i18next=/.test(document.cookie)) location.reload();
  }
}

/** The inline script as text. */
export const bootScript = `(${boot.toString()})("sk cs da en")`;
