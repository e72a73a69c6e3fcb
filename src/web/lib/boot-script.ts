import { consentCookie, consentVersion } from '#domain/consent/consent.ts';
import { deferLayout, layOutDeferred } from './browser/deferred-layout.ts';
import { guardSinks } from './browser/guard-sinks.ts';
import { smoothNavigation } from './browser/smooth-navigation.ts';

/*
 * What runs before the first paint, inline in every document and before React: the theme, the menu in the head, the
 * stored language. Each function is sent as text, so it knows nothing but its parameters and the browser.
 */

type Kept = {
  /** The first value kept under the key that is one of those: of this browser, of this tab, then of a cookie. */
  read: (key: string, known: readonly string[]) => string | undefined;
  write: (key: string, value: string) => void;
  /** How long a cookie with a choice lasts, as it writes it: a year where that was agreed to, else the session (B12). */
  lifetime: () => string;
};

/** Choices kept in this browser. Storage is refused in some private windows; a choice then holds for the page. */
function openKept(agreement: RegExp): Kept {
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
function startTheme({ read, write }: Kept): void {
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
    // The choice is painted first: the theme styles every element anew.
    requestAnimationFrame(() => setTimeout(showTheme));
  });
}

/** Closes a menu in the head, a plain disclosure, when it is left, and lets its links keep what the address names (B3). */
function startMenu(): void {
  const closeMenu = (event: Event): void => {
    const menu = document.querySelector<HTMLDetailsElement>('details.header-menu[open]');
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (!menu || (!isEscape && (event.type === 'keydown' || menu.contains(event.target as Node)))) return;
    menu.open = false;
    if (isEscape) menu.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', closeMenu);
  document.addEventListener('click', closeMenu);
  document.addEventListener('focusin', closeMenu);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.header-menu a[hreflang]');
    if (!link) return;
    // The same screen in another language: with the step, the request or the place that this address names.
    const address = new URL(link.href);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name !== 'lang' && !address.searchParams.has(name)) address.searchParams.set(name, value);
    }
    address.hash = location.hash;
    link.href = address.href;
  });
}

/** Keeps a language that the query names, and honours a kept one where nothing stronger decides (B2). */
function honourLanguage({ read, write, lifetime }: Kept, codes: readonly string[]): void {
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

/**
 * Calls when all that the document says is on the screen: two frames after its end, and not before the browser reports
 * a paint; after a second in browsers that keep their paint times to themselves.
 */
function afterPaint(next: () => void): void {
  let isCalled = false;
  const call = (): void => {
    if (isCalled) return;
    isCalled = true;
    next();
  };
  const whenPainted = (): void => {
    // The first paint may be of nothing but the ground.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) call();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(call, 1000);
  };
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(whenPainted)));
}

/**
 * Brings the brand's fonts, which the sheet describes for browsers without scripts. At the first page of a visit they are
 * fetched once the text is there to read in fonts of the device, which are scaled to the same size, and then appear
 * together; later pages have them from the start. A font that is added makes the browser lay text out again; another
 * font family would make it style every element as well. Calls once they are there, or a second later; may call twice.
 */
export function startFonts(next: () => void): void {
  const findFonts = (): FontFace[] =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => {
        const read = (name: string) => style.getPropertyValue(name);
        const descriptors = {
          weight: read('font-weight'),
          unicodeRange: read('unicode-range'),
          display: 'swap',
        } as const;
        return new FontFace(read('font-family').replaceAll('"', ''), read('src'), descriptors);
      });
  const show = (fonts: readonly FontFace[]): void => {
    for (const font of fonts) document.fonts.add(font);
  };
  if (document.referrer.startsWith(`${location.origin}/`)) {
    show(findFonts());
    afterPaint(next);
    return;
  }
  afterPaint(() => {
    const fonts = findFonts();
    // The other parts of a font are for letters that few pages show.
    const own = fonts.filter(({ unicodeRange }) => /^U\+20\b/i.test(unicodeRange));
    void Promise.allSettled(own.map((font) => font.load())).then(() => {
      show(fonts);
      // In this task, and not in the first one of what comes next.
      document.body.getBoundingClientRect();
      next();
    });
    setTimeout(next, 1000);
  });
}

/** Adds a link to the head of the document. */
function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Names what devices keep the site as an app by, and its icon, only once the page is there to read. */
function startManifest(): void {
  afterPaint(() => {
    if (document.querySelector('link[rel=manifest]')) return;
    addLink('manifest', `/site.webmanifest?lng=${document.documentElement.lang}`);
  });
}

/** Whether something is worked with in the part of the page that is hydrated. */
function isControl(target: EventTarget | null): boolean {
  const place = document.querySelector('[data-island]') ?? document.querySelector('main');
  const control = target instanceof Element ? target.closest('input, select, textarea, button, label') : null;
  return control !== null && place?.contains(control) === true;
}

/**
 * Keeps scripts away from the first paint (architecture, "Ship little JavaScript"). The small script of every document
 * comes right after it, or with the first touch; React when the screen's descriptor says so (`hydration`, `hasIsland`), or a part of the
 * page answers a parameter of the address or what this browser has stored (`data-hydrate` names them).
 */
function startScripts(isWorkedWith: (target: EventTarget | null) => boolean, fonts: Promise<void>): void {
  const triggers = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'dragenter'] as const;
  const started = new Set<string>();
  // Ends once nothing is left to start, so that a press has nothing of it to wait for.
  const watching = new AbortController();
  const start = (name: 'site' | 'entry'): void => {
    if (started.has(name)) return;
    started.add(name);
    const script = document.createElement('script');
    script.type = 'module';
    script.src = document.body.dataset[name] ?? '';
    if (name === 'entry') script.addEventListener('error', () => document.dispatchEvent(new Event('hydration-end')));
    document.head.append(script);
  };
  const preload = (): void => {
    for (const file of document.body.dataset['modules']?.match(/\S+/g) ?? []) addLink('modulepreload', file);
  };
  // Its code may be there already, because others share it.
  const startEntry = (): void => {
    document.body.dataset['started'] = '';
    document.dispatchEvent(new Event('hydrate'));
    start('entry');
    // All at once, because imports would tell of them one round trip after another; but the fonts come first, and lay out the page.
    void fonts.then(() => setTimeout(preload));
    watching.abort();
  };
  const startSite = (): void => {
    start('site');
    if (document.body.dataset['hydration'] === 'none') watching.abort();
  };
  const touch = ({ target, type }: Event): void => {
    const { hydration } = document.body.dataset;
    // A mouse may have rested there before the page came.
    if (type !== 'pointerover') startSite();
    if (hydration === 'none') return;
    // A file may be dropped anywhere.
    const isMeant = type === 'dragenter' || (hydration !== 'touch' && type !== 'pointerover');
    if (isMeant || isWorkedWith(target)) startEntry();
  };
  document.addEventListener('DOMContentLoaded', () => {
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const trigger of triggers) addEventListener(trigger, touch, options);
  });
  const isAwaited = (name: string): boolean => {
    if (new URLSearchParams(location.search).has(name)) return true;
    try {
      return [sessionStorage, localStorage].some((storage) => storage.getItem(name));
    } catch {
      return false;
    }
  };
  afterPaint(() => {
    startSite();
    const { hydration } = document.body.dataset;
    const names = document.querySelector<HTMLElement>('[data-hydrate]')?.dataset['hydrate']?.split(' ') ?? [];
    if (hydration === 'now' || names.some(isAwaited)) startEntry();
  });
}

/**
 * Presses a button of the page that was pressed before its hydration once more after it, and submits a form again that was
 * submitted meanwhile where hydration waits for a touch. Where hydration fails, the browser submits it.
 */
function repeatPresses(): void {
  let repeat: (() => void) | null = null;
  const events = ['click', 'submit'] as const;
  const hold = (event: Event): void => {
    const { target, type } = event;
    const { hydration } = document.body.dataset;
    // From then on React hears of it itself.
    if (hydration === 'attached' || !(target instanceof Element)) return;
    const button = type === 'click' ? target.closest<HTMLElement>('main button[type=button]') : null;
    if (button) repeat = () => button.click();
    if (type !== 'submit' || hydration !== 'touch' || !target.closest('main')) return;
    event.preventDefault();
    repeat = () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  };
  for (const type of events) addEventListener(type, hold, true);
  document.addEventListener('hydration-end', () => {
    for (const type of events) removeEventListener(type, hold, true);
    repeat?.();
  });
}

/** The cookie of a visitor who has agreed, by the text in force, that preferences are kept. */
const agreement = new RegExp(String.raw`(?:^|; )${consentCookie}=${consentVersion}\.np`);

/** The inline script as text. */
export const bootScript = `{(${guardSinks.toString()})();${afterPaint.toString()}${addLink.toString()}const kept=(${openKept.toString()})(${agreement.toString()});(${startTheme.toString()})(kept);(${startMenu.toString()})();(${honourLanguage.toString()})(kept,["sk","cs","da","en"]);(${deferLayout.toString()})();const fonts=new Promise(${startFonts.toString()});fonts.then(${layOutDeferred.toString()});(${startManifest.toString()})();(${startScripts.toString()})(${isControl.toString()},fonts);(${repeatPresses.toString()})();(${smoothNavigation.toString()})()}`;
