import { consentCookie, consentVersion } from '#domain/consent/consent.ts';
import { afterPaint, startFonts, startManifest } from './after-paint.ts';
import { deferLayout, layOutDeferred } from './deferred-layout.ts';
import { honourLanguage, openKept, startTheme } from './kept-choices.ts';
import { repeatPresses, startScripts } from './start-scripts.ts';

/*
 * What runs before the first paint, inline in every document and before React: the theme, the menu in the head, the
 * stored language. Each function is sent as text, so it knows nothing but its parameters and the browser.
 */

/** Trusted types as far as they are used here (W3C); not every browser has them. */
type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => void;
};

/**
 * The only texts that browsers let become code: addresses of own scripts. The content security policy names this policy; null
 * refuses.
 */
function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
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
    // The same screen in another language: with the step or the request that this address names.
    const address = new URL(link.href);
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name !== 'lang' && !address.searchParams.has(name)) address.searchParams.set(name, value);
    }
    link.href = address.href;
  });
}

/** The cookie of a visitor who has agreed, by the text in force, that preferences are kept. */
const agreement = new RegExp(String.raw`(?:^|; )${consentCookie}=${consentVersion}\.np`);

/** The inline script as text. */
export const bootScript = `{(${guardSinks.toString()})();${afterPaint.toString()}const kept=(${openKept.toString()})(${agreement.toString()});(${startTheme.toString()})(kept);(${startMenu.toString()})();(${honourLanguage.toString()})(kept,["sk","cs","da","en"]);(${deferLayout.toString()})();(${startFonts.toString()})(${layOutDeferred.toString()});(${startManifest.toString()})();(${startScripts.toString()})();(${repeatPresses.toString()})()}`;
