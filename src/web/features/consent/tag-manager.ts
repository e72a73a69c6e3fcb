import { appendScript } from './append-script.ts';

let isLoaded = false;

/** Loads the tag manager, once per document; it takes up the page views that wait in `dataLayer` (B7). */
export function loadTagManager(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  appendScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}
