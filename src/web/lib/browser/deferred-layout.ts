/*
 * Parts of a page below its first screen are laid out once that is on the screen, in short tasks: on a slow phone the whole page in one
 * piece would keep a visitor's first press waiting. Until then `styles/deferred-layout.css` holds
 * them back by `content-visibility`. Part of the inline script, so each function knows nothing but the browser.
 */

/**
 * Holds them back from before the page is parsed. Not where the address names a place, or the browser returns to one: it
 * would miss it by the error of the estimated heights. Nor in a browser that does not keep its place while what is above changes its height.
 */
export function deferLayout(): void {
  const { dataset } = document.documentElement;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const keepsItsPlace = CSS.supports('overflow-anchor', 'auto');
  if (!keepsItsPlace || location.hash !== '' || entry?.type !== 'navigate') return;
  dataset['deferred'] = '';
}

/**
 * Lays them out one after another, in tasks of about 4 ms, and leaves no trace in the markup: React finds it as the server wrote it,
 * also where hydration begins meanwhile. Safe to call again.
 */
export function layOutDeferred(): void {
  const { dataset } = document.documentElement;
  if (dataset['deferred'] !== '') return;
  dataset['deferred'] = 'begun';
  const parts = [...document.querySelectorAll<HTMLElement>('section, article, footer')];
  let count = 0;
  const finish = (): void => {
    delete dataset['deferred'];
    for (const part of parts) delete part.dataset['laidOut'];
    count = parts.length;
  };
  document.addEventListener('hydrate', finish);
  const next = (): void => {
    const end = performance.now() + 4;
    while (performance.now() < end) {
      const part = parts[count];
      if (!part) return finish();
      count += 1;
      if (getComputedStyle(part).contentVisibility === 'visible') continue;
      part.dataset['laidOut'] = '';
      // Lays it out at once, so that its time counts.
      part.getBoundingClientRect();
    }
    setTimeout(next);
  };
  setTimeout(next);
}
