/**
 * Runs before the first paint, inline in every document: sets the theme so that nothing flashes (B6), answers the menu in
 * the head before React has started, and honours a stored language where nothing stronger decides (B2).
 */
function boot(languageCodes: string): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key) ?? sessionStorage.getItem(key);
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

  // The menu in the head is a plain disclosure, which by itself closes only where it was opened.
  const closeMenu = (event: Event): void => {
    const menu = document.querySelector<HTMLDetailsElement>('details.header-menu[open]');
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (!menu || (!isEscape && (event.type === 'keydown' || menu.contains(event.target as Node)))) return;
    menu.open = false;
    if (isEscape) menu.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', closeMenu);
  document.addEventListener('click', closeMenu);
  document.addEventListener('click', (event) => {
    // The same screen in another language: with the step or the request that this address names (B3).
    const link = (event.target as Element).closest<HTMLAnchorElement>('.header-menu a');
    if (!link) return;
    const address = new URL(link.href);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name !== 'lang' && !address.searchParams.has(name)) address.searchParams.set(name, value);
    }
    link.href = address.href;
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
    if (/(?:^|; )i18next=/.test(document.cookie)) {
      // What has arrived so far is in the wrong language and is not shown.
      root.hidden = true;
      location.reload();
    }
  }
}

/** The inline script as text. */
export const bootScript = `(${boot.toString()})("sk cs da en")`;
